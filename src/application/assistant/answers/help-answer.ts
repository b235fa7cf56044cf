import { formatFigure } from '../../../domain/topic/figures';
import { findHelp } from '../../../domain/help/find-help';
import type { HelpEntry } from '../../../domain/help/help-entry';
import { helpPath } from '../../../domain/help/help-path';
import { growthMeaning } from '../../../domain/topic/growth';
import { extent } from '../../../domain/shared/statistics';
import { groupBy } from '../../../domain/shared/group-by';
import { shortDay } from '../../../domain/shared/calendar';
import { countOf, formatFraction } from '../../../domain/shared/figures';
import { QUADRANT_CODES, quadrantOf, type QuadrantCode } from '../../../domain/topic/quadrant';
import { growthNameOf } from '../../../domain/workspace/sow';
import type { Answer, AnswerBlock } from '../answerer';
import { list, paragraph, type Knowledge } from './knowledge';

/** What the help says, with the figures of the project that belong to it. null: it says nothing of the question. */
export function helpAnswer(question: string, isHowTo: boolean, knowledge: Knowledge): Answer | null {
  // 'Who are you, and do you store my questions' are two.
  const clauses = question.split(/\b(?:and|und)\b|[?.!;]/i).filter((clause) => /\p{L}{3}/u.test(clause));
  const entries = [...new Set(clauses.flatMap((clause) => findHelp(clause, 1)))];
  if (entries.length === 0) return null;
  const links = entries.flatMap(({ place, title }) => {
    const path = place === undefined ? null : helpPath(place, knowledge.sow.id);
    return path === null ? [] : [{ to: 'help' as const, label: title, path }];
  });
  return [
    ...(isHowTo ? [paragraph('That asks how this product is used; I answer from the data only. What helps:')] : []),
    ...entries.flatMap((entry) => [paragraph(textOf(entry, knowledge)), ...figuresOf(entry, knowledge)]),
    ...(links.length > 0 ? [{ kind: 'links' as const, links }] : []),
  ];
}

function textOf({ id, text }: HelpEntry, { sow }: Knowledge): string {
  const name = growthNameOf(sow);
  if (id === 'growth' && name !== null) return `Growth is ${growthMeaning(name)}`;
  if (id !== 'date') return text;
  const date = shortDay(sow.loadDate, 'en');
  return date === null ? `The data of ${sow.name} has no date.` : `The data of ${sow.name} is of ${date}.`;
}

function figuresOf({ id }: HelpEntry, knowledge: Knowledge): readonly AnswerBlock[] {
  if (id === 'label') return [labelRanges(knowledge)];
  if (id === 'quadrants') return [list(QUADRANT_CODES.map((code) => [rangeWords(code, knowledge)]))];
  const code = QUADRANT_CODES.find((each) => id === `quadrant-${each}`);
  return code === undefined ? [] : [paragraph(`In this project: ${rangeWords(code, knowledge)}`)];
}

function rangeWords(code: QuadrantCode, { topics }: Knowledge): string {
  const own = topics.filter(({ quadrant }) => quadrant.code === code);
  const [slow, fast] = extent(own.map(({ growth }) => growth)) ?? [];
  const [small, large] = extent(own.map(({ sizing }) => sizing.average)) ?? [];
  const grows =
    slow === undefined
      ? 'growth not known'
      : `growth ${formatFigure('growth', slow)} to ${formatFigure('growth', fast ?? slow)}`;
  const sized =
    small === undefined ? 'sizing not known' : `sizing ${formatFraction(small)} to ${formatFraction(large ?? small)}`;
  return `${quadrantOf(code).label}: ${countOf(own.length, 'topic')}${own.length === 0 ? '' : `, ${grows}, ${sized}`}.`;
}

/** What the sizing labels of the data stand for, by the sizing of their topics. */
function labelRanges({ topics }: Knowledge): AnswerBlock {
  const labelled = topics.filter(({ sizing }) => sizing.averageLabel !== null && sizing.average !== null);
  if (labelled.length === 0) return paragraph('The data of this project has no labels of sizing.');
  const ranges = [...groupBy(labelled, ({ sizing }) => sizing.averageLabel ?? '')]
    .map(([label, own]) => ({
      label,
      count: own.length,
      range: extent(own.map(({ sizing }) => sizing.average)) ?? ([0, 0] as const),
    }))
    .toSorted((one, other) => one.range[0] - other.range[0]);
  return list(
    ranges.map(({ label, count, range: [from, to] }) => [
      `${label}: ${countOf(count, 'topic')}, sizing ${formatFraction(from)} to ${formatFraction(to)}.`,
    ]),
  );
}

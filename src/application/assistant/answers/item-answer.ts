import type { NamedItem } from '../../../domain/reading/names';
import type { Reading } from '../../../domain/reading/reading';
import { outsideReason } from '../../../domain/reading/outside';
import { explainRow } from '../../../domain/query/explain-row';
import { EVERY_TOPIC, type Condition, type Query } from '../../../domain/query/query';
import { figureName, formatCell, valueOfRow } from '../../../domain/query/query-figures';
import { subjectWords } from '../../../domain/query/query-words';
import { rowsOf, shiftOfRow, subjectOf, trendOfRow, type Row } from '../../../domain/query/row';
import { capitalized } from '../../../domain/shared/capitalized';
import { mean } from '../../../domain/shared/statistics';
import { SIGNAL_FIGURES } from '../../../domain/topic/figures';
import { comparedAnswer } from './compared-answer';
import { briefOfTopicsPath, comparePath } from '../../../domain/shell/routes';
import type { Answer, AnswerLink } from '../answerer';
import { boundNotes } from './bound-notes';
import { factSheet, type SheetMaterial } from './fact-sheet';
import { dated, paragraph, type Knowledge } from './knowledge';

type Item = Extract<Reading, { readonly kind: 'item' }>;

/** The sheet of one item, after what was not understood and whether it meets what the question says of it. */
export function itemAnswer(read: Item, row: Row, material: SheetMaterial, knowledge: Knowledge): Answer {
  const { unread, notes, checks, asked } = read;
  return [
    { kind: 'unread', unread },
    ...(unread.length === 0 ? [] : [paragraph(notKnown(unread, read.item, knowledge))]),
    ...notes.map((note) => paragraph(note)),
    ...(checks.length === 0 ? [] : checkOf(row, checks, material)),
    ...(asked.includes('rank') ? averages(row, asked, material) : besideWhole(row, asked, material, knowledge)),
    ...(asked.includes('why')
      ? [paragraph('Why, the figures do not say. What the data says of it is the description.')]
      : []),
    ...(asked.includes('when')
      ? [paragraph('The days between two updates are not known; the sheet says what it was in the previous data.')]
      : []),
    { kind: 'sheet', sheet: factSheet(row, asked, material, knowledge) },
    { kind: 'links', links: linksOf(row, knowledge) },
    dated(knowledge),
  ];
}

function notKnown(unread: readonly string[], { name }: NamedItem, { holds }: Knowledge): string {
  const reason =
    unread.map((part) => outsideReason(part, holds)).find((each) => each !== null) ?? 'I did not understand it';
  return `I do not know about ${unread.map((part) => `‘${part}’`).join(', ')}: ${reason}. What the project holds of ${name}:`;
}

/** Whether the item meets each condition. */
function checkOf(row: Row, checks: Item['checks'], { facts }: SheetMaterial): Answer {
  const query: Query = { ...EVERY_TOPIC, subject: subjectOf(row), conditions: checks };
  const verdict = explainRow(row, query, facts);
  const unmet = verdict.conditions.filter(({ meets, isUnknown }) => !meets && !isUnknown);
  const unknown = verdict.conditions.filter(({ isUnknown }) => isUnknown);
  const words = (all: typeof unmet): string => all.map((each) => each.words).join('; ');
  const figures = verdict.conditions
    .map(({ actual }) => actual)
    .filter(Boolean)
    .join(', ');
  const sentence =
    unmet.length > 0
      ? `No: it does not meet “${words(unmet)}”.`
      : unknown.length > 0
        ? `I do not know: this is not known of it (${words(unknown)}).`
        : `Yes: ${words([...verdict.conditions])}.`;
  return [
    paragraph(figures === '' ? sentence : `${sentence} Its ${figures}.`),
    ...boundNotes(query, facts).map((note) => paragraph(note)),
  ];
}

/** A topic beside its trend or its shift. */
function besideWhole(row: Row, asked: Item['asked'], { facts }: SheetMaterial, knowledge: Knowledge): Answer {
  const trend = row.type === 'topic' ? knowledge.trends.find(({ id }) => id === row.topic.trend?.id) : undefined;
  const shift = shiftOfRow(row, facts);
  const wholes: readonly Row[] = [
    ...(asked.includes('its trend') && trend !== undefined ? [{ type: 'trend', trend } as const] : []),
    ...(asked.includes('its shift') && shift !== null ? [{ type: 'shift', name: shift } as const] : []),
  ];
  if (wholes.length === 0) return [];
  return comparedAnswer({ ...EVERY_TOPIC, subject: 'trends' }, [row, ...wholes], facts, knowledge).filter(
    ({ kind }) => kind !== 'links',
  );
}

/** 'Growth a year +12 %; average of all topics +10.47 %', or of those of its trend or its shift. */
function averages(row: Row, asked: Item['asked'], { facts }: SheetMaterial): Answer {
  const named = SIGNAL_FIGURES.filter((figure) => asked.includes(figure));
  const wholeOf = [
    { aspect: 'its trend', nameOf: trendOfRow },
    { aspect: 'its shift', nameOf: (each: Row) => shiftOfRow(each, facts) },
  ].find(({ aspect }) => asked.includes(aspect))?.nameOf;
  const whole = wholeOf?.(row) ?? null;
  const peers = rowsOf(subjectOf(row), facts).filter((each) => whole === null || wholeOf?.(each) === whole);
  const words = `${whole === null ? 'all ' : ''}${subjectWords(subjectOf(row))}${whole === null ? '' : ` of ${whole}`}`;
  return (named.length > 0 ? named : (['growth', 'sizing'] as const)).flatMap((figure) => {
    const value = mean(peers.map((each) => valueOfRow(each, figure, facts)));
    const own = valueOfRow(row, figure, facts);
    return value === null
      ? []
      : [
          paragraph(
            `${capitalized(figureName(figure))} ${formatCell(figure, own)}; average of ${words} ${formatCell(figure, value)}.`,
          ),
        ];
  });
}

function linksOf(row: Row, { sow, trends }: Knowledge): readonly AnswerLink[] {
  if (row.type !== 'topic') return [];
  const { topic } = row;
  const peers = trends.filter(({ id }) => id === topic.trend?.id);
  return [
    { to: 'brief', label: 'Brief of it', path: briefOfTopicsPath(sow.id, [topic.id]) },
    ...(peers.length > 0 ? [{ to: 'compare' as const, label: 'Compare', path: comparePath(sow.id, [topic.id]) }] : []),
  ];
}

/**
 * What the sheet of an item needs. Of a topic, the sources are read of it alone, whether or not it meets what is asked of
 * it; of a trend or a shift, the sources of all its topics only where the question compares them.
 */
export function queryOfItem({ item, checks }: Item, isTopic: boolean): Query {
  const asked: readonly Condition[] = [...checks, { kind: 'changed', not: false }];
  if (!isTopic) return { ...EVERY_TOPIC, subject: 'trends', conditions: asked };
  const own: Condition = { kind: 'topic', names: [item.name], not: false };
  const conditions: readonly Condition[] = [own, { kind: 'either', of: [own, ...asked], not: false }];
  return { ...EVERY_TOPIC, conditions, shown: ['sources', 'insights'] };
}

import { describeChange } from '../../domain/review/review-figures';
import { describeRanking } from '../../domain/shared/ranking';
import { FIGURES, formatFigure } from '../../domain/topic/figures';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { AnswerBlock, AnswerPart, FactSheet } from './answerer';

type Verdict = Extract<AnswerBlock, { readonly kind: 'verdict' }>;

const text = (words: string): AnswerPart => ({ kind: 'text', text: words });

/** A fact sheet as lines, for copies of an answer. */
export function sheetLines(sheet: FactSheet): readonly (readonly AnswerPart[])[] {
  const { reference, name, path, quadrant, quadrantBefore, status, type } = sheet;
  const head: AnswerPart = reference === null ? text(name) : { kind: 'reference', reference };
  const before = quadrantBefore === null ? '' : `, ${quadrantBefore}`;
  const place = [
    type === 'topic' ? 'Shift' : null,
    type === 'topic' ? 'Trend' : type === 'trend' ? 'Shift' : null,
  ].filter((each) => each !== null);
  return [
    [head, ...(quadrant === null ? [] : [text(` (${quadrant.label}${before})`)])],
    ...path.map((each, index) => [
      text(`${place[path.length === 1 ? place.length - 1 : index] ?? 'Part of'}: ${each}`),
    ]),
    ...(status === null ? [] : [[text(`My status: ${topicStatusName(status)}`)]]),
    ...(sheet.description.trim() === '' ? [] : [[text(sheet.description)]]),
    ...sheet.figures.map((row) => {
      const { figure, value, ranking } = row;
      const change = describeChange(row);
      const rest = [
        change === '' ? '' : `${change} since the previous data`,
        ranking === null ? '' : describeRanking(ranking, type),
      ].filter(Boolean);
      return [
        text(
          `${FIGURES[figure].label}: ${[value === null ? 'not known' : formatFigure(figure, value), ...rest].join(', ')}`,
        ),
      ];
    }),
    ...sheet.parts.flatMap(({ title, lines }) => [[text(`${title}:`)], ...lines]),
    [text(`Not known: ${sheet.unknown.join('; ')}`)],
  ];
}

/** "Seaweed films is not here: it does not meet status: not Disregard." */
export function verdictText({ name, verdict: { conditions, place, isShown }, query }: Verdict): string {
  const unmet = conditions.filter(({ meets }) => !meets);
  if (isShown) return `${name} is in this list: it meets each condition.`;
  if (place !== null)
    return `${name} meets each condition, but is number ${place} and the list ${place > (query?.offset ?? 0) ? 'ends before' : 'begins after'} it.`;
  const reasons = unmet.map(
    ({ words, actual, isUnknown }) =>
      `‘${words}’${isUnknown ? ', which is not known of it' : actual === '' ? '' : `: ${actual}`}`,
  );
  return `${name} is not in this list: it does not meet ${reasons.join('; ')}.`;
}

import { STATISTICS, type RequirementOf } from '../query/query';
import { hasFigure, isCounted, queryFigure, type QueryFigure } from '../query/query-figures';
import type { Query } from '../query/query';
import { capitalized } from '../shared/capitalized';
import { LENSES, type Lens } from '../topic/lens-disagreement';
import { isOwnKey } from '../topic/own-values';
import { figureKey } from './chip-words';
import { each, fixed, formsOf, said, spellings, type Entry } from './entry';
import type { Form } from './entry-index';
import type { AskPart } from './part';
import { condition } from './rules/figure-rules';
import { orderBy } from './rules/order-rules';

/** Gaps after figures, and what has none at the end. */
const RANK_OF_DERIVED = 3;
const RANK_OF_MISSING = 6.5;

export function figureEntries(figure: QueryFigure): readonly Form<Entry>[] {
  const key = figureKey(figure);
  const isDerived = !isOwnKey(figure) && queryFigure(figure).lenses !== undefined;
  const name = [...spellings(key), ...said('figure', figure)];
  const partsFor = ({ subject }: Query) => (hasFigure(subject, figure) ? [] : null);
  const prompt: Entry = {
    kind: 'figure',
    words: `${capitalized(key)} …`,
    hint: 'then > or < and a number',
    partsFor,
    typed: `${key} `,
    figure,
    ...(isDerived && { rank: RANK_OF_DERIVED }),
  };
  const orders = [true, false].flatMap((ascending) => {
    const direction = ascending ? 'asc' : 'desc';
    const forms = [
      ...each(name, said('dir', direction)),
      ...said('sup', `${figure} ${direction}`),
      ...(ascending ? [] : each([['order'], ['sortiert', 'nach']], name)),
    ];
    return fixed([orderBy(figure, ascending)], forms);
  });
  if (figure === 'date') return orders;
  const missing =
    isCounted(figure) && !isOwnKey(figure)
      ? fixed(
          [condition({ kind: 'figure', figure, comparator: 'exactly', value: 0 })],
          each([['no'], ['without'], ['ohne']], name),
          `No ${key}`,
          RANK_OF_MISSING,
        )
      : fixed(
          [condition({ kind: 'known', figure }, true)],
          each(name, said('known', 'unknown')),
          `${capitalized(key)} unknown`,
          RANK_OF_MISSING,
        );
  const columns = fixed(
    [{ kind: 'columns', figures: [figure] }],
    each(said('column', 'column'), name),
    `${capitalized(key)} as a column`,
  );
  return [
    ...formsOf(prompt, name),
    ...orders,
    ...withFigureAdded(columns),
    ...missing,
    ...STATISTICS.flatMap((kind) =>
      fixed([{ kind: 'statistic', statistic: { kind, figure } }], each(said('stat', kind), name)),
    ),
  ];
}

/** A further column stands beside those that are there. */
function withFigureAdded(forms: readonly Form<Entry>[]): readonly Form<Entry>[] {
  const [first] = forms;
  if (first === undefined) return [];
  const partsFor: Entry['partsFor'] = (query) =>
    first.entry
      .partsFor(query)
      ?.map((part) =>
        part.kind === 'columns' ? { ...part, figures: [...new Set([...(query.shown ?? []), ...part.figures])] } : part,
      ) ?? null;
  const entry = { ...first.entry, partsFor };
  return forms.map(({ words }) => ({ entry, words }));
}

const AHEAD = 0.2;

export function gapEntries(): readonly Form<Entry>[] {
  const pairs = LENSES.flatMap((one) => LENSES.filter((other) => other !== one).map((other) => [one, other] as const));
  const against = (figure: QueryFigure, own: Partial<RequirementOf<'against'>>): AskPart =>
    condition({
      kind: 'against',
      figure,
      other: figure,
      comparator: 'over',
      times: 1,
      plus: 0,
      whose: 'own',
      name: '',
      ...own,
    });
  const nameOf = (lens: Lens): string => figureKey(lens);
  return [
    ...pairs.flatMap(([one, other]) => [
      ...fixed(
        [against(one, { other, comparator: 'at least', plus: AHEAD })],
        [],
        `${capitalized(nameOf(one))} 20 points ahead of ${nameOf(other)}`,
      ),
      ...fixed(
        [against(one, { other, comparator: 'under' })],
        [],
        `${capitalized(nameOf(one))} behind ${nameOf(other)}`,
      ),
    ]),
    ...(['growth', 'sizing', ...LENSES] as const).flatMap((figure) => [
      ...fixed([against(figure, { whose: 'trend' })], [], `${capitalized(figureKey(figure))} over that of its trend`),
      ...fixed([against(figure, { whose: 'average' })], [], `${capitalized(figureKey(figure))} over the average`),
    ]),
  ];
}

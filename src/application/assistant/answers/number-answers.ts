import type { AnswerBlock } from '../answerer';
import type { QueryResult } from '../../../domain/query/evaluate-query';
import { raisedBy } from '../../../domain/query/funding-amount';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { formatCell, isCounted, type QueryFigure, valueOfRow } from '../../../domain/query/query-figures';
import { rowsOf } from '../../../domain/query/row';
import { extent, mean, median } from '../../../domain/shared/statistics';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { queryTable } from './query-table';
import { KINDS, statisticWords } from '../../../domain/query/query-words';
import { paragraph } from './knowledge';

/** An average or median in one sentence. */
export function statisticAnswer(query: Query, { rows, total }: QueryResult, facts: QueryFacts): readonly AnswerBlock[] {
  const { kind = 'average', figure = 'growth' } = query.statistic ?? {};
  const values = rows.map((row) => valueOfRow(row, figure, facts)).filter((value) => value !== null);
  const value = valueOf(kind, values);
  if (value === null)
    return [paragraph(`I do not know: none of ${countOf(rows.length, KINDS[query.subject])} has this figure.`)];
  const everything = rowsOf(query.subject, facts).map((row) => valueOfRow(row, figure, facts));
  const all = kind === 'sum' ? null : valueOf(kind, everything);
  const of = `${formatCount(values.length)} of ${countOf(total, KINDS[query.subject])}`;
  return [
    paragraph(`The ${statisticWords(query) ?? ''} is ${formatCell(figure, roundedFigure(value, figure))}, over ${of}.`),
    ...(query.conditions.length > 0 && all !== null
      ? [paragraph(`Of all ${KINDS[query.subject]}s it is ${formatCell(figure, roundedFigure(all, figure))}.`)]
      : []),
    ...leftOut(rows.length - values.length, 'this figure'),
  ];
}

function leftOut(count: number, what: string): readonly AnswerBlock[] {
  return count === 0
    ? []
    : [paragraph(`${formatCount(count)} without ${what} ${count === 1 ? 'is' : 'are'} left out.`)];
}

/** Of the known values; null: none is known. */
export function valueOf(
  kind: NonNullable<Query['statistic']>['kind'],
  values: readonly (number | null)[],
): number | null {
  const [least, most] = extent(values) ?? [null, null];
  if (least === null || kind === 'lowest') return least;
  if (kind === 'highest') return most;
  if (kind === 'sum') return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return kind === 'median' ? median(values) : mean(values);
}

/** An average as it is shown: of counts to one decimal, of shares to a hundredth of a per cent. */
export function roundedFigure(value: number, figure: QueryFigure): number {
  const steps = isCounted(figure) ? 10 : 1e4;
  return Math.round(value * steps) / steps;
}

/** What start-ups raised together, for each currency, because currencies are not converted. */
export function sumAnswer(query: Query, { rows }: QueryResult, facts: QueryFacts): readonly AnswerBlock[] {
  const sums = new Map<string, number>();
  let known = 0;
  for (const row of rows) {
    const raised = row.type === 'startup' ? raisedBy(row.startup.fundraisingAmount) : null;
    if (raised === null) continue;
    known += 1;
    sums.set(raised.currency ?? '', (sums.get(raised.currency ?? '') ?? 0) + raised.millions);
  }
  if (rows.length === 0) return [paragraph('No start-up matches.')];
  if (known === 0) return [paragraph('I do not know: the amount raised is not known of any of these start-ups.')];
  const parts = [...sums].map(([currency, millions]) => `${currency}${Math.round(millions * 1e4) / 1e4} million`);
  return [
    paragraph(
      `${countOf(known, 'start-up')} raised ${parts.join(' and ')} in total, amounts as written${sums.size > 1 ? '; currencies are not converted' : ''}.`,
    ),
    ...leftOut(rows.length - known, 'an amount'),
    queryTable(query, rows, facts),
  ];
}

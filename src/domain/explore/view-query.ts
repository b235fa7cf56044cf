import type { Query } from '../shared/query';

/** How the explorer shows what passes the filters, as far as an address holds it. */
export interface ExploreView {
  readonly table: boolean;
  readonly movement: boolean;
  /** By chart: the column that its rows are sorted by, after '-' from the largest. */
  readonly orders: Readonly<Record<string, string>>;
}

const SHOW = 'show';
const SORT = 'sort';

/** Reads `show=table`, `show=movement` and `sort=topicList:-growth`. */
export function viewFromQuery(query: Query): ExploreView {
  const shows = (what: string): boolean => query.some(([name, value]) => name === SHOW && value === what);
  const orders = query
    .filter(([name]) => name === SORT)
    .map(([, value]) => /^(\w+):(-?\w+)$/.exec(value))
    .filter((match) => match !== null)
    .map(([, chart = '', order = '']) => [chart, order] as const);
  return { table: shows('table'), movement: shows('movement'), orders: Object.fromEntries(orders) };
}

/** The query with this view in the place of its own. */
export function withView(query: Query, { table, movement, orders }: ExploreView): Query {
  return [
    ...query.filter(([name]) => name !== SHOW && name !== SORT),
    ...(table ? [[SHOW, 'table'] as const] : []),
    ...(movement ? [[SHOW, 'movement'] as const] : []),
    ...Object.entries(orders).map(([chart, order]) => [SORT, `${chart}:${order}`] as const),
  ];
}

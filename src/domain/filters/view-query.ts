import type { AddressParameters } from '../shared/address-parameters';

/** grouped: topics below their trends. */
export type ListForm = 'grouped' | 'topics' | 'trends';

/** How the explorer shows what passes the filters, as far as an address holds it. */
export interface ExploreView {
  readonly table: boolean;
  readonly movement: boolean;
  /** The topics of a technology radar by its rings. */
  readonly radar: boolean;
  /** What the rows of the list view are. */
  readonly list: ListForm;
  /** By chart: the column that its rows are sorted by, after '-' from the largest. */
  readonly orders: Readonly<Record<string, string>>;
  /** The columns of the user's file that a list shows; null: as many as have room. */
  readonly columns: readonly string[] | null;
  /** The keys of the figures that the axes of the topic map show; null: average sizing, and growth. */
  readonly across: string | null;
  readonly up: string | null;
}

const SHOW = 'show';
const SORT = 'sort';
/** An empty one: none. */
const COLUMN = 'column';
const ACROSS = 'across';
const UP = 'up';

/**
 * Reads `show=table`, `show=movement`, `show=radar`, `show=topics`, `sort=topicList:-growth`, `across=own:Impact` and
 * `up=of:ranking`.
 */
export function viewFromQuery(query: AddressParameters): ExploreView {
  const shows = (what: string): boolean => query.some(([name, value]) => name === SHOW && value === what);
  const orders = query
    .filter(([name]) => name === SORT)
    .map(([, value]) => /^(\w+):(-?(?:(?:own|of):.+|\w+))$/.exec(value))
    .filter((match) => match !== null)
    .map(([, chart = '', order = '']) => [chart, order] as const);
  return {
    table: shows('table'),
    movement: shows('movement'),
    radar: shows('radar'),
    list: shows('topics') ? 'topics' : shows('trends') ? 'trends' : 'grouped',
    orders: Object.fromEntries(orders),
    columns: columnsIn(query),
    across: valueIn(query, ACROSS),
    up: valueIn(query, UP),
  };
}

/** The query with this view in the place of its own. */
export function withView(
  query: AddressParameters,
  { table, movement, radar, list, orders, columns, across, up }: ExploreView,
): AddressParameters {
  return [
    ...withoutViewParameters(query),
    ...(table ? [[SHOW, 'table'] as const] : []),
    ...(movement ? [[SHOW, 'movement'] as const] : []),
    ...(radar ? [[SHOW, 'radar'] as const] : []),
    ...(list === 'grouped' ? [] : [[SHOW, list] as const]),
    ...Object.entries(orders).map(([chart, order]) => [SORT, `${chart}:${order}`] as const),
    ...(columns?.length === 0 ? [''] : (columns ?? [])).map((name) => [COLUMN, name] as const),
    ...(across === null ? [] : [[ACROSS, across] as const]),
    ...(up === null ? [] : [[UP, up] as const]),
  ];
}

export function withoutViewParameters(query: AddressParameters): AddressParameters {
  return query.filter(([name]) => !PARAMETERS.includes(name));
}

const PARAMETERS: readonly string[] = [SHOW, SORT, COLUMN, ACROSS, UP];

function valueIn(query: AddressParameters, parameter: string): string | null {
  return query.find(([name, value]) => name === parameter && value !== '')?.[1] ?? null;
}

function columnsIn(query: AddressParameters): readonly string[] | null {
  const columns = query.filter(([name]) => name === COLUMN).map(([, value]) => value);
  return columns.length === 0 ? null : columns.filter((name) => name !== '');
}

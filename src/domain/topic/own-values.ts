import { formatCount, withMinus } from '../shared/figures';

/** What an own file says of a topic besides our fields, by the name of its column: a text is a label, a number a figure. */
export type OwnValues = Readonly<Record<string, string | number>>;

/** To either side of 0: the digits of a larger number are not exact. */
export const LARGEST_OWN_FIGURE = 1e15;

/** Between the labels of a topic in one column, of which a cell such as 'Food; Capital' has two. */
const BETWEEN_LABELS = '\n';

/** The labels that a topic has in one column. */
export function partsOfLabel(value: string): readonly string[] {
  return value.split(BETWEEN_LABELS);
}

/** Several labels as the value of one column. */
export function labelOfParts(parts: readonly string[]): string {
  return parts.join(BETWEEN_LABELS);
}

/** More columns than these would hide our own. */
export const MOST_OWN_COLUMNS = 12;

export interface OwnColumn {
  readonly name: string;
  readonly isFigure: boolean;
}

/** What stands for an own column beside our figures and groups. */
export type OwnKey = `own:${string}`;

export function ownKey(column: string): OwnKey {
  return `own:${column}`;
}

export function isOwnKey(key: unknown): key is OwnKey {
  return typeof key === 'string' && /^own:./.test(key);
}

export function columnOfKey(key: OwnKey): string {
  return key.slice('own:'.length);
}

/** Without a choice a list shows so many. */
const COLUMNS_SHOWN = 2;

/** Those that a list shows. @param chosen null: the first ones */
export function shownColumns(all: readonly OwnColumn[], chosen: readonly string[] | null): readonly OwnColumn[] {
  return chosen === null ? all.slice(0, COLUMNS_SHOWN) : all.filter(({ name }) => chosen.includes(name));
}

export interface WithOwn {
  readonly own?: OwnValues;
  readonly ring?: string;
}

/** The column of rings among the labels. */
export const RING_COLUMN = 'Ring';

/** The own columns of a project, in the order of its file. */
export function ownColumnsOf(topics: readonly WithOwn[]): readonly OwnColumn[] {
  const found = new Map<string, boolean>();
  for (const { own = {} } of topics)
    for (const [name, value] of Object.entries(own)) if (!found.has(name)) found.set(name, typeof value === 'number');
  return [...found].map(([name, isFigure]) => ({ name, isFigure }));
}

/** What the file says of a topic by column, its ring included. */
export function ownValuesOf({ own = {}, ring }: WithOwn): OwnValues {
  return ring === undefined ? own : { [RING_COLUMN]: ring, ...own };
}

/** The labels of a topic, each with its column: 'Region: Asia', 'Ring: Adopt'. */
export function ownLabelsOf(topic: WithOwn): readonly string[] {
  return Object.entries(ownValuesOf(topic)).flatMap(([name, value]) =>
    typeof value === 'string' ? partsOfLabel(value).map((label) => ownLabel(name, label)) : [],
  );
}

export function ownLabel(column: string, value: string): string {
  return `${column}: ${value}`;
}

/** As in the file: the unit is a part of the column's name. */
export function formatOwnValue(value: string | number): string {
  if (typeof value === 'string') return partsOfLabel(value).join('; ');
  // A year has no comma.
  const isLong = Number.isInteger(value) && Math.abs(value) >= 10_000;
  return isLong ? formatCount(value) : withMinus(String(value));
}

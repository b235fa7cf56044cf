import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow, type RawRow } from '../../wire/rows';
import type { WorkspaceFile } from '../workspace-file';

/** Columns of topics that are kept where no row of the newer file has them. Figures are not: they would be of old data. */
const COLUMNS: readonly (readonly [key: string, words: string])[] = [
  ['topic_status', 'statuses'],
  ['topic_description', 'descriptions'],
  ['topic_image_s3_uri', 'pictures'],
];
const LISTS = [
  ['opportunities', 'platforms'],
  ['foresight', 'insights'],
  ['experiments', 'experiments'],
] as const;
/** The part that are topics of the earlier file only. */
const GONE_TOPICS = 'topics';
const BY_TOPIC = [
  ['sources', 'sources'],
  ['deepdives', 'further details'],
] as const;

/**
 * The newer file with what it has nothing of, and the earlier one has: nothing is dropped because a row, a column or a
 * sheet is missing. Both with the ids of the same project.
 * @param removes the parts that the user does without
 */
export function withKept(
  newer: WorkspaceFile,
  earlier: WorkspaceFile,
  removes: ReadonlySet<string>,
): { readonly file: WorkspaceFile; readonly missing: readonly string[] } {
  const missing: string[] = [];
  const keep = (words: string): boolean => {
    missing.push(words);
    return !removes.has(words);
  };
  let file = newer;
  const before = new Map(earlier.topics.filter(isRow).map((row) => [idOf(row), row]));
  // A status is kept where a row has none, so that a column that is filled in part empties none.
  const columns = COLUMNS.filter(
    ([key, words]) =>
      (key === 'topic_status' ? hasGap(newer.topics, before, key) : !hasAny(newer.topics, key)) &&
      isOfAny(newer.topics, before, key) &&
      keep(words),
  ).map(([key]) => key);
  if (!hasAny(newer.topics, 'trend') && newer.trends.length === 0 && isOfAny(newer.topics, before, 'trend')) {
    keep('trends and shifts');
    columns.push('trend');
    file = { ...file, trends: earlier.trends, shifts: earlier.shifts };
  } else if (newer.shifts.length === 0 && earlier.shifts.length > 0 && !hasAny(newer.trends, 'shift_name')) {
    keep('shifts');
    const shiftOf = new Map(earlier.trends.filter(isRow).map((row) => [row['ssid'], row['shift_name']]));
    const trends = newer.trends.map((row) => (isRow(row) ? { ...row, shift_name: shiftOf.get(row['ssid']) } : row));
    file = { ...file, shifts: earlier.shifts, trends };
  }
  if (columns.length > 0) file = { ...file, topics: newer.topics.map((row) => withColumns(row, before, columns)) };
  for (const [key, words] of LISTS)
    if (newer[key].length === 0 && earlier[key].length > 0 && keep(words)) file = { ...file, [key]: earlier[key] };
  for (const [key, words] of BY_TOPIC)
    if (Object.keys(newer[key]).length === 0 && Object.keys(earlier[key]).length > 0 && keep(words))
      file = { ...file, [key]: earlier[key] };
  if (goneTopics(newer, earlier).length > 0 && keep(GONE_TOPICS)) file = withGone(file, earlier);
  return { file, missing };
}

function withColumns(row: unknown, before: ReadonlyMap<string, RawRow>, keys: readonly string[]): unknown {
  const old = isRow(row) ? before.get(idOf(row)) : undefined;
  if (!isRow(row) || old === undefined) return row;
  const values = keys.flatMap((key) => (isGiven(old[key]) && !isGiven(row[key]) ? [[key, old[key]] as const] : []));
  return { ...row, ...Object.fromEntries(values) };
}

/** Whether a row has no value where the earlier one has. */
function hasGap(rows: readonly unknown[], before: ReadonlyMap<string, RawRow>, key: string): boolean {
  return rows.some((row) => isRow(row) && !isGiven(row[key]) && isGiven(before.get(idOf(row))?.[key]));
}

/** The topics that only the earlier file has. */
export function goneTopics(newer: WorkspaceFile, earlier: WorkspaceFile): readonly RawRow[] {
  const ids = new Set(newer.topics.filter(isRow).map(idOf));
  return earlier.topics.filter(isRow).filter((row) => !ids.has(idOf(row)));
}

function withGone(file: WorkspaceFile, earlier: WorkspaceFile): WorkspaceFile {
  const gone = goneTopics(file, earlier);
  const trends = new Set(file.trends.filter(isRow).map(({ ssid }) => String(ssid)));
  const wanted = new Set(gone.map(({ trend }) => String(trend)));
  const isMissing = (row: unknown): boolean =>
    isRow(row) && wanted.has(String(row['ssid'])) && !trends.has(String(row['ssid']));
  const ofGone = <Value>(all: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(gone.map(idOf).flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
  return {
    ...file,
    topics: [...file.topics, ...gone],
    trends: [...file.trends, ...earlier.trends.filter(isMissing)],
    sources: { ...ofGone(earlier.sources), ...file.sources },
    deepdives: { ...ofGone(earlier.deepdives), ...file.deepdives },
  };
}

function hasAny(rows: readonly unknown[], key: string): boolean {
  return rows.some((row) => isRow(row) && isGiven(row[key]));
}

/** Whether an earlier row of one of these topics has a value. */
function isOfAny(rows: readonly unknown[], before: ReadonlyMap<string, RawRow>, key: string): boolean {
  return rows.some((row) => isRow(row) && isGiven(before.get(idOf(row))?.[key]));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function idOf(row: RawRow): string {
  return parseEntityId(row['tid']) ?? '';
}

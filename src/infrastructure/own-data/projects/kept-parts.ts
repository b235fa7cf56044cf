import { countOf } from '../../../domain/shared/figures';
import { parseEntityId } from '../../../domain/shared/entity-id';
import { isRow, rowOf, rowsIn, type RawRow } from '../../wire/rows';
import { TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import type { WorkspaceFile } from '../../workspace-file/workspace-file';

interface Kept {
  readonly file: WorkspaceFile;
  /** What was kept, in words: 'sources of 40 topics'. */
  readonly kept: readonly string[];
}

type Keep = (file: WorkspaceFile, earlier: WorkspaceFile) => Kept;

/**
 * The newer file with what it does not have of its topics, and the earlier one has: nothing is dropped because a column or a
 * sheet is missing. Figures are not kept, because they would be of old data; topics are not, because they are gone. Both with
 * the ids of the same project.
 */
export function withKept(newer: WorkspaceFile, earlier: WorkspaceFile): Kept {
  let file = newer;
  const kept = STEPS.flatMap((keep) => {
    const result = keep(file, earlier);
    ({ file } = result);
    return result.kept;
  });
  return { file, kept };
}

const LISTS = [
  ['opportunities', 'platform'],
  ['foresight', 'insight'],
  ['experiments', 'experiment'],
] as const;

const STEPS: readonly Keep[] = [
  // A status is kept where a row has none, so that a column that is filled in part empties none.
  (file, earlier) => keepColumn(file, earlier, TOPIC_KEYS.status, 'statuses', true),
  (file, earlier) => keepColumn(file, earlier, TOPIC_KEYS.description, 'descriptions', false),
  (file, earlier) => keepColumn(file, earlier, TOPIC_KEYS.image, 'pictures', false),
  keepOwnLabels,
  keepTrends,
  ...LISTS.map(
    ([key, word]): Keep =>
      (file, earlier) =>
        file[key].length > 0 || earlier[key].length === 0
          ? { file, kept: [] }
          : { file: { ...file, [key]: earlier[key] }, kept: [countOf(earlier[key].length, word)] },
  ),
  (file, earlier) => keepByTopic(file, earlier, 'sources', 'sources', sourcesOf),
  (file, earlier) => keepByTopic(file, earlier, 'deepdives', 'further details', detailsOf(linesIn(file))),
];

/** @param isByRow kept where a row has no value; else where no row of the newer file has one */
function keepColumn(file: WorkspaceFile, { topics }: WorkspaceFile, key: string, word: string, isByRow: boolean): Kept {
  if (!isByRow && rowsIn(file.topics).some((row) => isGiven(row[key]))) return { file, kept: [] };
  const before = byId(topics);
  const gaps = new Map(
    rowsIn(file.topics).flatMap((row) => {
      const old = before.get(idOf(row))?.[key];
      return isGiven(old) && !isGiven(row[key]) ? [[idOf(row), old] as const] : [];
    }),
  );
  const filled = (row: unknown): unknown =>
    isRow(row) && gaps.has(idOf(row)) ? { ...row, [key]: gaps.get(idOf(row)) } : row;
  return { file: { ...file, topics: file.topics.map(filled) }, kept: ofTopics(word, gaps.size) };
}

/** The labels in columns that the newer file does not have. */
function keepOwnLabels(file: WorkspaceFile, { topics }: WorkspaceFile): Kept {
  const known = new Set([...rowsIn(file.topics).flatMap((row) => Object.keys(rowOf(row['own']))), ...linesIn(file)]);
  const before = byId(topics);
  const names = new Set<string>();
  const withLabels = (row: unknown): unknown => {
    if (!isRow(row)) return row;
    const labels = Object.entries(rowOf(before.get(idOf(row))?.['own'])).filter(
      ([name, value]) => typeof value === 'string' && !known.has(name),
    );
    for (const [name] of labels) names.add(name);
    return labels.length === 0 ? row : { ...row, own: { ...rowOf(row['own']), ...Object.fromEntries(labels) } };
  };
  const kept = { ...file, topics: file.topics.map(withLabels) };
  return {
    file: kept,
    kept: names.size === 0 ? [] : [`${names.size === 1 ? 'column' : 'columns'} ${[...names].join(', ')}`],
  };
}

function keepTrends(file: WorkspaceFile, earlier: WorkspaceFile): Kept {
  const hadTrends = rowsIn(earlier.topics).some((row) => isGiven(row[TOPIC_KEYS.trendId]));
  if (file.trends.length === 0 && hadTrends) {
    const { file: linked } = keepColumn(file, earlier, TOPIC_KEYS.trendId, '', false);
    return { file: { ...linked, trends: earlier.trends, shifts: earlier.shifts }, kept: ['trends and shifts'] };
  }
  const hasShifts = file.shifts.length > 0 || rowsIn(file.trends).some((row) => isGiven(row[TREND_KEYS.shift]));
  if (hasShifts || earlier.shifts.length === 0) return { file, kept: [] };
  const shiftOf = new Map(rowsIn(earlier.trends).map((row) => [row[TREND_KEYS.id], row[TREND_KEYS.shift]]));
  const trends = file.trends.map((row) =>
    isRow(row) ? { ...row, [TREND_KEYS.shift]: shiftOf.get(row[TREND_KEYS.id]) } : row,
  );
  return { file: { ...file, shifts: earlier.shifts, trends }, kept: ['shifts'] };
}

/** @param missing what of the earlier entry of a topic the newer one does not have; null: nothing */
function keepByTopic(
  file: WorkspaceFile,
  earlier: WorkspaceFile,
  key: 'sources' | 'deepdives',
  words: string,
  missing: (old: RawRow, now: RawRow) => RawRow | null,
): Kept {
  const added = rowsIn(file.topics).flatMap((row) => {
    const id = idOf(row);
    const now = rowOf(file[key][id]);
    const parts = missing(rowOf(earlier[key][id]), now);
    return parts === null ? [] : [[id, { ...now, ...parts }] as const];
  });
  return {
    file: { ...file, [key]: { ...file[key], ...Object.fromEntries(added) } },
    kept: ofTopics(words, added.length),
  };
}

function sourcesOf(old: RawRow, now: RawRow): RawRow | null {
  return rowsIn(now['topic_sources']).length === 0 && rowsIn(old['topic_sources']).length > 0 ? old : null;
}

/** Lists that the newer file does not have, and lines of columns that it does not have. */
function detailsOf(known: ReadonlySet<unknown>): (old: RawRow, now: RawRow) => RawRow | null {
  return (old, now) => {
    const parts = Object.entries(old).flatMap(([key, list]): [string, readonly unknown[]][] => {
      if (!Array.isArray(list)) return [];
      if (key !== 'more') return now[key] === undefined && list.length > 0 ? [[key, list]] : [];
      const lines = list.filter((line) => Array.isArray(line) && !known.has(line[0]));
      const own: readonly unknown[] = Array.isArray(now['more']) ? now['more'] : [];
      return lines.length === 0 ? [] : [['more', [...own, ...lines]]];
    });
    return parts.length === 0 ? null : Object.fromEntries(parts);
  };
}

/** The columns that the lines and own values of a file are of. */
function linesIn({ deepdives, topics }: WorkspaceFile): ReadonlySet<unknown> {
  const lines = Object.values(deepdives).flatMap((details) => {
    const { more } = rowOf(details);
    return Array.isArray(more) ? more.map((line: unknown) => (Array.isArray(line) ? (line[0] as unknown) : null)) : [];
  });
  return new Set([...lines, ...rowsIn(topics).flatMap((row) => Object.keys(rowOf(row['own'])))]);
}

function ofTopics(words: string, count: number): readonly string[] {
  return count === 0 ? [] : [`${words} of ${countOf(count, 'topic')}`];
}

function byId(rows: readonly unknown[]): ReadonlyMap<string, RawRow> {
  return new Map(rowsIn(rows).map((row) => [idOf(row), row]));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function idOf(row: RawRow): string {
  return parseEntityId(row[TOPIC_KEYS.id]) ?? '';
}

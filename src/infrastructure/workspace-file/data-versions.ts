import { parseEntityId, type SowId } from '../../domain/shared/entity-id';
import { MOST_DISCOVERIES, ownProjectOf } from '../../domain/workspace/sow';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../domain/workspace/explore-tab';
import { isRow, rowOf, rowsIn, type RawRow } from '../wire/rows';
import { TOPIC_KEYS, TREND_KEYS } from '../wire/workspace-keys';
import { figureNotes } from './figure-notes';
import type { WorkspaceFile } from './workspace-file';

/** An earlier load of the data of a project, with the figures of its rows. */
export interface EarlierVersion {
  /** As on the wire; null: unknown. */
  readonly date: string | null;
  readonly topics: readonly unknown[];
  readonly trends: readonly unknown[];
}

/** What is kept of a row once it is earlier data: what it is, and its figures. Texts of many megabytes are not. */
const KEPT_KEYS: readonly string[] = [
  ...Object.values(TOPIC_KEYS),
  ...Object.values(TREND_KEYS),
  'sow_id',
  'own',
].filter((key) => !/description|image|icon/.test(key));

/** When the current data are from, as the file says; null: it does not. */
export function currentDate(file: WorkspaceFile, own: string): string | null {
  const [current] = rowsIn(file.versions[own] ?? []);
  return textOf(current?.['date']) ?? textOf(rowsIn(file.sows)[0]?.['loadDate']);
}

/** The file with another date of its current data. @param date null: it stays as it is */
export function withDate(file: WorkspaceFile, own: string, date: string | null): WorkspaceFile {
  if (date === null) return file;
  const [current = { version: CURRENT_DATA }, ...others] = rowsIn(file.versions[own] ?? []);
  return {
    ...file,
    sows: file.sows.map((sow) => (isRow(sow) ? { ...sow, loadDate: date } : sow)),
    versions: { ...file.versions, [own]: [{ ...current, date }, ...others] },
  };
}

/** All earlier versions of a project, the newest first. */
export function earlierVersions(file: WorkspaceFile, own: string): readonly EarlierVersion[] {
  const compared = file.previous[own];
  const { date } = rowsIn(file.versions[own] ?? []).find(({ version }) => version === PREVIOUS_DATA) ?? {};
  const previous = {
    date: textOf(date),
    topics: compared?.topics ?? [],
    trends: compared?.trends ?? [],
  };
  const others = (file.earlier?.[own] ?? []).map(({ date: then, topics, trends }): EarlierVersion => {
    return { date: then ?? null, topics, trends };
  });
  return [...(compared === undefined ? [] : [previous]), ...others].toSorted(newestFirst);
}

/**
 * Those with which the current data can be compared, the newest first. What a workspace file keeps of topics alone, for the
 * figures of earlier decisions, would make all of its trends new.
 */
export function comparableVersions(file: WorkspaceFile, sow: SowId): readonly EarlierVersion[] {
  const haveTrends = ownProjectOf(sow) === null && (file.previous[sow]?.trends ?? []).length > 0;
  return earlierVersions(file, sow).filter(
    ({ topics, trends }) => trends.length > 0 || (!haveTrends && topics.length > 0),
  );
}

/** The file with these earlier versions, of which the newest is Previous Data. */
export function withEarlier(file: WorkspaceFile, own: string, versions: readonly EarlierVersion[]): WorkspaceFile {
  const [compared, ...others] = versions.toSorted(newestFirst);
  const date = currentDate(file, own);
  const loads = [
    ...(compared === undefined && date === null ? [] : [{ version: CURRENT_DATA, date }]),
    ...(compared === undefined ? [] : [{ version: PREVIOUS_DATA, date: compared.date }]),
  ];
  const { [own]: _versions, ...otherLoads } = file.versions;
  const { [own]: _previous, ...previous } = file.previous;
  const { [own]: _earlier, ...earlier } = file.earlier ?? {};
  return {
    ...file,
    versions: loads.length === 0 ? otherLoads : { ...otherLoads, [own]: loads },
    previous: compared === undefined ? previous : { ...previous, [own]: rowsOf(compared) },
    earlier:
      others.length === 0
        ? earlier
        : { ...earlier, [own]: others.map((each) => ({ date: each.date, ...rowsOf(each) })) },
  };
}

/**
 * A newer file in the place of an earlier one, both with the ids of the same project: the earlier rows become the version
 * with which it is compared, the versions before stay, and topics that the earlier file does not have are new discoveries.
 * @param unknownDate when the earlier file was opened: for one that does not say when its data are from
 */
export function continuedFile(
  file: WorkspaceFile,
  earlier: WorkspaceFile,
  own: string,
  unknownDate: string,
): WorkspaceFile {
  const known = idsOf(earlier.topics);
  const discoveries = rowsIn(file.topics)
    .filter((row) => !known.has(parseEntityId(row[TOPIC_KEYS.id]) ?? ''))
    .slice(0, MOST_DISCOVERIES)
    .map((row) => ({ type: 'Topic', ...row }));
  const last: EarlierVersion = {
    date: currentDate(earlier, own) ?? unknownDate,
    topics: earlier.topics.map(figuresOf),
    trends: earlier.trends.map(figuresOf),
  };
  const continued = {
    ...file,
    // A newer file that says nothing of decisions leaves those of the one before.
    decisions: { ...earlier.decisions, ...file.decisions },
    sows: file.sows.map((sow) => withDiscoveries(sow, discoveries)),
  };
  const by = scaleOf(earlier, file);
  const versions = [last, ...earlierVersions(earlier, own)];
  return withEarlier(continued, own, by === 1 ? versions : versions.map((version) => scaled(version, by)));
}

/** A size is a share of the largest amount of its file, which is another one in the next: by what earlier shares become ones of it. */
function scaleOf(earlier: WorkspaceFile, file: WorkspaceFile): number {
  const [before, now] = [earlier, file].map(({ meta }) => figureNotes(meta ?? {}, true).sizeAxis);
  if (before === undefined || now === undefined) return 1;
  // 'Market 2025' is the same figure as 'Market 2026'.
  const figureIn = (name: string): string => name.replace(/(?:19|20)\d\d/g, '');
  return figureIn(before.name) === figureIn(now.name) ? before.whole / now.whole : 1;
}

function scaled(version: EarlierVersion, by: number): EarlierVersion {
  const rowBy =
    (key: string) =>
    (row: unknown): RawRow => {
      const size = rowOf(row)[key];
      return typeof size === 'number' ? { ...rowOf(row), [key]: Number((size * by).toPrecision(12)) } : rowOf(row);
    };
  return {
    ...version,
    topics: version.topics.map(rowBy(TOPIC_KEYS.averageSizing)),
    trends: version.trends.map(rowBy(TREND_KEYS.averageSizing)),
  };
}

/** How many topics of the version with which the file is compared it does not have. */
export function countGone(file: WorkspaceFile, own: string): number {
  const ids = idsOf(file.topics);
  return [...idsOf(file.previous[own]?.topics ?? [])].filter((id) => !ids.has(id)).length;
}

function newestFirst(one: EarlierVersion, other: EarlierVersion): number {
  return (other.date ?? '').localeCompare(one.date ?? '', 'en');
}

function rowsOf({ topics, trends }: EarlierVersion) {
  return { topics: [...topics], trends: [...trends] };
}

function withDiscoveries(sow: unknown, discoveries: readonly unknown[]): unknown {
  if (!isRow(sow) || (Array.isArray(sow['newDiscoveries']) && sow['newDiscoveries'].length > 0)) return sow;
  return { ...sow, newDiscoveries: discoveries };
}

function idsOf(rows: readonly unknown[]): ReadonlySet<string> {
  return new Set(rowsIn(rows).flatMap((row) => parseEntityId(row[TOPIC_KEYS.id]) ?? []));
}

function figuresOf(row: unknown): RawRow {
  return Object.fromEntries(Object.entries(rowOf(row)).filter(([key]) => KEPT_KEYS.includes(key)));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

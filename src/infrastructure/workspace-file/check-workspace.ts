import { parseEntityId } from '../../domain/shared/entity-id';
import { LONGEST_NAME } from '../../domain/shared/long-texts';
import { showableFigure } from '../../domain/shared/figures';
import { safeLink } from '../../domain/shared/safe-link';
import { assetResolver } from '../wire/asset-urls';
import { decisionReader } from '../wire/decision.wire';
import { deepdiveReader } from '../wire/deepdive.wire';
import { insightReader } from '../wire/insight.wire';
import { platformReader, shiftReader } from '../wire/catalogue.wire';
import { isRow, type Path, type RawRow, type ReadContext } from '../wire/rows';
import { settingsReader, sowReader, versionReader } from '../wire/sow.wire';
import { topicSourcesReader, topicReader, trendReader } from '../wire/topic.wire';
import { textLanguage } from './figure-notes';
import { workspaceId } from './workspace';
import { readWorkspaceFile, type WorkspaceFile } from './workspace-file';
import { type WorkspaceProblem, KNOWN_KEYS } from './known-keys';
import { parseQuadrantCode } from '../../domain/topic/quadrant';
import { isTopicStatus } from '../../domain/topic/topic-status';
import { closest, distance } from 'fastest-levenshtein';

type Report = (problem: WorkspaceProblem) => void;

/** Reads a workspace with the app's own readers and returns what the app would leave out or not understand. */
export function checkWorkspace(raw: unknown): readonly WorkspaceProblem[] {
  const read = readWorkspaceFile(raw);
  const misspelt = checkKeys(raw);
  if (read.wrong !== null) return [...read.wrong.map((part) => ({ ...part, severity: 'fatal' as const })), ...misspelt];
  const problems: WorkspaceProblem[] = [...misspelt];
  const report: Report = (problem) => problems.push(problem);
  checkId(read.file, report);
  checkLanguage(read.file, report);
  checkModules(read.file, report);
  checkRows(read.file, report);
  checkReferences(read.file, report);
  return problems;
}

/** Statuses go by it: one that cannot be used leaves them to the title, which may change. */
function checkId({ meta }: WorkspaceFile, report: Report): void {
  if (meta['id'] == null || workspaceId(meta) !== null) return;
  const message = 'must be a text; the statuses of users go by the title instead';
  report({ path: ['meta', 'id'], message, severity: 'unknown' });
}

function checkLanguage({ meta }: WorkspaceFile, report: Report): void {
  if (meta['language'] == null || textLanguage(meta) !== null) return;
  const message = "must be a language such as 'de' or 'pt-BR'; the texts are taken for English";
  report({ path: ['meta', 'language'], message, severity: 'unknown' });
}

function checkModules({ modules = {} }: WorkspaceFile, report: Report): void {
  for (const [name, value] of Object.entries(modules)) {
    if (typeof value === 'boolean') continue;
    report({ path: ['modules', name], message: 'must be true or false; the function stays on', severity: 'unknown' });
  }
}

function checkRows(file: WorkspaceFile, report: Report): void {
  const at = (...path: Path): ReadContext => ({
    resolve: assetResolver(null),
    path,
    report: ({ dropped, ...problem }) => report({ ...problem, severity: dropped ? 'skipped' : 'unknown' }),
  });
  sowReader.all(file.sows, at('sows'));
  shiftReader.all(file.shifts, at('shifts'));
  platformReader.all(file.opportunities, at('opportunities'));
  insightReader.all(file.foresight, at('foresight'));
  for (const [sow, rows] of Object.entries(file.versions)) versionReader.all(rows, at('versions', sow));
  for (const [sow, row] of Object.entries(file.permissions)) settingsReader.one(row, at('permissions', sow));
  for (const [topic, row] of Object.entries(file.deepdives)) deepdiveReader.one(row, at('deepdives', topic));
  for (const [topic, row] of Object.entries(file.sources)) {
    const links = topicSourcesReader.one(row, at('sources', topic))?.sources.map(({ url }) => url) ?? [];
    for (const url of links.filter((link) => link !== null && safeLink(link) === null)) {
      const message = `"${url}" is no http(s) address; it is shown as text`;
      report({ path: ['sources', topic], message, severity: 'note' });
    }
  }
  for (const [sow, rows] of Object.entries(file.decisions ?? {})) decisionReader.all(rows, at('decisions', sow));
  const signals = [
    { path: [], rows: file },
    ...Object.entries(file.previous).map(([sow, rows]) => ({ path: ['previous', sow], rows })),
    ...Object.entries(file.earlier ?? {}).flatMap(([sow, versions]) =>
      versions.map((rows, index) => ({ path: ['earlier', sow, index], rows })),
    ),
  ];
  for (const { path, rows } of signals) {
    for (const list of ['trends', 'topics'] as const) checkFigures(rows[list], [...path, list]).forEach(report);
    trendReader.all(rows.trends, at(...path, 'trends'));
    // The file names the trend by its id, which is checked as a reference.
    const withoutTrend = rows.topics.map((row) => (isRow(row) ? { ...row, trend: null } : row));
    topicReader.all(withoutTrend, at(...path, 'topics'));
  }
}

function checkReferences(file: WorkspaceFile, report: Report): void {
  const sows = idsOf(file.sows, 'id', 'sows', report);
  const trends = idsOf(file.trends, 'ssid', 'trends', report);
  idsOf(file.topics, 'tid', 'topics', report);
  const shifts = new Set(file.shifts.filter(isRow).map((row) => shiftKey(row, 'name')));
  for (const list of ['shifts', 'trends', 'topics'] as const) {
    for (const [index, row] of rowsOf(file[list])) {
      if (sows.has(parseEntityId(row['sow_id']) ?? '')) continue;
      const message = 'names no project of this file; the row is never shown';
      report({ path: [list, index, 'sow_id'], message, severity: 'skipped' });
    }
  }
  for (const [index, row] of rowsOf(file.trends)) {
    if (row['shift_name'] == null || shifts.has(shiftKey(row, 'shift_name'))) continue;
    report({ path: ['trends', index, 'shift_name'], message: 'names no shift of its project', severity: 'note' });
  }
  for (const [index, row] of rowsOf(file.topics)) {
    if (row['trend'] == null || trends.has(parseEntityId(row['trend']) ?? '')) continue;
    report({ path: ['topics', index, 'trend'], message: 'names no trend of this file', severity: 'unknown' });
  }
}

function idsOf(rows: readonly unknown[], key: string, list: string, report: Report): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [index, row] of rowsOf(rows)) {
    const id = parseEntityId(row[key]);
    if (id === undefined) continue;
    if (ids.has(id)) {
      report({ path: [list, index, key], message: `${id} is used before; the first one wins`, severity: 'note' });
    }
    ids.add(id);
  }
  return ids;
}

/** Rows with their indices in the file. */
function rowsOf(rows: readonly unknown[]): readonly (readonly [index: number, row: RawRow])[] {
  return rows.flatMap((row, index) => (isRow(row) ? [[index, row] as const] : []));
}

/** Shifts are named per project. */
function shiftKey(row: RawRow, nameKey: string): string {
  return JSON.stringify([row['sow_id'], row[nameKey]]);
}

const FASTEST_DECLINE = -1;
/** 1,000 % a year: more is nearly always a percentage that should have been a fraction. */
const FASTEST_GROWTH = 10;

/** Finds figures and names of topics and trends that distort charts, or are too long for a screen. */
function checkFigures(rows: readonly unknown[], path: Path): readonly WorkspaceProblem[] {
  return rows.flatMap((row, index) =>
    isRow(row)
      ? Object.entries(row).flatMap(([key, value]) => {
          const message = faultOf(key, value);
          return message === null ? [] : [{ path: [...path, index, key], message, severity: 'warning' as const }];
        })
      : [],
  );
}

function faultOf(key: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (key === 'quadrant') return quadrantFault(value);
  if (key === 'topic_status') return statusFault(value);
  if (key.endsWith('_name') && typeof value === 'string' && value.length > LONGEST_NAME) {
    return `has ${value.length} characters, of which ${LONGEST_NAME} are shown; the whole is added to the description`;
  }
  // What cannot be shown at all is said by the reader.
  if (typeof value !== 'number' || showableFigure(value) === null) return null;
  if (key.endsWith('_sizing') && (value < 0 || value > 1)) {
    return `is ${value}, but a sizing is a fraction from 0 to 1${meant(value)}`;
  }
  if (key.endsWith('_growth') && (value < FASTEST_DECLINE || value > FASTEST_GROWTH)) {
    return `is ${value}, but growth is a fraction a year, from ${FASTEST_DECLINE} to ${FASTEST_GROWTH}${meant(value)}`;
  }
  return null;
}

function meant(value: number): string {
  const fraction = Number((value / 100).toPrecision(6));
  return value < 0 || fraction > FASTEST_GROWTH ? '' : `; did you mean ${fraction}, which is ${value} %?`;
}

function quadrantFault(value: unknown): string | null {
  const code = isRow(value) ? value['id'] : value;
  if (parseQuadrantCode(code) !== null) return null;
  return `is ${JSON.stringify(code)}, which is none of 1 to 4; the signal is shown as unclassified`;
}

function statusFault(value: unknown): string | null {
  const status = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (status === -1 || isTopicStatus(status)) return null;
  return `is ${JSON.stringify(value)}, which is no status; it counts as Undefined`;
}

/** Below these no key is known. */
const DEEPEST_KEYS = Math.max(...Object.keys(KNOWN_KEYS).map((pattern) => pattern.split('.').length));

/** Finds keys that are probably misspelt: unknown ones that differ from a known key by one or two characters. */
function checkKeys(document: unknown): readonly WorkspaceProblem[] {
  return misspeltKeys(document, [], '');
}

function misspeltKeys(value: unknown, path: Path, pattern: string): readonly WorkspaceProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  if (path.length > DEEPEST_KEYS) return [];
  const known = KNOWN_KEYS[pattern];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => {
    const childPath = [...path, isList ? Number(key) : key];
    if (known === undefined || isList) return misspeltKeys(child, childPath, below(pattern, '*'));
    if (known.includes(key)) return misspeltKeys(child, childPath, below(pattern, key));
    const intended = intendedKey(key, known);
    if (intended === null) return [];
    const message = `is no known key and is ignored; did you mean ${intended}?`;
    return [{ path: childPath, message, severity: 'warning' }];
  });
}

function below(pattern: string, part: string): string {
  return pattern === '' ? part : `${pattern}.${part}`;
}

/** Differing characters that are allowed for a key of this length: short keys differ by one or two from many words. */
const allowedDistance = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

function intendedKey(key: string, known: readonly string[]): string | null {
  const written = simplified(key);
  const intended = closest(
    written,
    known.map((candidate) => simplified(candidate)),
  );
  const isClose = distance(written, intended) <= allowedDistance(intended.length);
  return isClose ? (known.find((candidate) => simplified(candidate) === intended) ?? null) : null;
}

/** "topicStatus" and "topic-status" are "topic_status" in another style. */
function simplified(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}

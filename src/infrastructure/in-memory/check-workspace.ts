import * as v from 'valibot';
import { parseEntityId } from '../../domain/shared/entity-id';
import { safeLink } from '../../domain/shared/safe-link';
import { assetResolver } from '../wire/asset-urls';
import { deepdiveWire, toDeepdive, topicSourcesWire, toTopicSources } from '../wire/deepdive.wire';
import { insightWire, platformWire, toInsight, toPlatform } from '../wire/foresight.wire';
import { isRow, parseRow, parseRows, type RawRow, type RowProblem } from '../wire/rows';
import { SHIFT_REQUIRED, shiftWire } from '../wire/shift.wire';
import { settingsWire, SOW_REQUIRED, sowWire, toSettings, toSow, versionWire } from '../wire/sow.wire';
import { TOPIC_REQUIRED, topicWire } from '../wire/topic.wire';
import { TREND_REQUIRED, trendWire } from '../wire/trend.wire';
import { workspaceFile, type WorkspaceFile } from './workspace-file';

export interface WorkspaceProblem {
  /** Where in the document, such as ['topics', 4, 'tid']. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** fatal: the file cannot be opened. skipped: the row is left out. unknown: one field counts as not known. note: loads. */
  readonly severity: 'fatal' | 'skipped' | 'unknown' | 'note';
}

type Report = (problem: WorkspaceProblem) => void;
type Path = readonly (string | number)[];

const resolve = assetResolver(null);

/** Reads a workspace as the app does and tells everything that the app would leave out or not understand. */
export function checkWorkspace(raw: unknown): readonly WorkspaceProblem[] {
  const problems: WorkspaceProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const file = v.safeParse(workspaceFile, raw);
  if (!file.success) {
    return file.issues.map((issue) => ({
      path: (issue.path ?? []).map((part) => part.key as string | number),
      message: issue.received === 'undefined' ? 'is missing' : issue.message,
      severity: 'fatal',
    }));
  }
  checkProjects(file.output, report);
  checkSignals(file.output, report);
  checkMaterial(file.output, report);
  checkReferences(file.output, report);
  return problems;
}

function checkProjects(file: WorkspaceFile, report: Report): void {
  for (const [index, row] of file.sows.entries()) {
    const path = ['sows', index];
    const wire = parseRow(row, sowWire, SOW_REQUIRED, (problem) => report(located(path, { ...problem, index: -1 })));
    if (wire !== null) toSow(wire, resolve, nested([...path, 'newDiscoveries or experiments'], report));
  }
  parseRows(file.shifts, shiftWire, SHIFT_REQUIRED, nested(['shifts'], report));
  for (const [sow, rows] of Object.entries(file.versions)) {
    parseRows(rows, versionWire, ['version'], nested(['versions', sow], report));
  }
  for (const [sow, row] of Object.entries(file.permissions)) {
    const wire = parseRow(row, settingsWire, [], (problem) =>
      report(located(['permissions', sow], { ...problem, index: -1 })),
    );
    if (wire !== null) toSettings(wire, nested(['permissions', sow, 'experiments'], report));
  }
}

function checkSignals(file: WorkspaceFile, report: Report): void {
  const lists: readonly [Path, readonly unknown[], readonly unknown[]][] = [
    [[], file.trends, file.topics],
    ...Object.entries(file.previous).map(
      ([sow, rows]) => [['previous', sow], rows.trends, rows.topics] as [Path, readonly unknown[], readonly unknown[]],
    ),
  ];
  for (const [path, trends, topics] of lists) {
    parseRows(trends, trendWire, TREND_REQUIRED, nested([...path, 'trends'], report));
    // In the file `trend` is the ssid; the nested form belongs to the wire and is checked as a reference below.
    const flat = topics.map((row) => (isRow(row) ? { ...row, trend: null } : row));
    parseRows(flat, topicWire, TOPIC_REQUIRED, nested([...path, 'topics'], report));
  }
}

function checkMaterial(file: WorkspaceFile, report: Report): void {
  for (const [topic, row] of Object.entries(file.deepdives)) {
    const path = ['deepdives', topic];
    const wire = parseRow(row, deepdiveWire, [], (problem) => report(located(path, { ...problem, index: -1 })));
    if (wire !== null) toDeepdive(wire, nested(path, report));
  }
  for (const [topic, row] of Object.entries(file.sources)) {
    const path = ['sources', topic];
    const wire = parseRow(row, topicSourcesWire, [], (problem) => report(located(path, { ...problem, index: -1 })));
    for (const source of wire === null
      ? []
      : toTopicSources(wire, nested([...path, 'topic_sources'], report)).sources) {
      if (source.url !== null && safeLink(source.url) === null) {
        report({ path, message: `"${source.url}" is no http(s) address; it is shown as text`, severity: 'note' });
      }
    }
  }
  for (const [index, row] of file.opportunities.entries()) {
    const wire = parseRow(row, platformWire, ['opportunity_name'], (problem) =>
      report(located(['opportunities'], { ...problem, index })),
    );
    if (wire !== null) toPlatform(wire, resolve, nested(['opportunities', index, 'topics'], report));
  }
  for (const [index, row] of file.foresight.entries()) {
    const wire = parseRow(row, insightWire, ['insight_title'], (problem) =>
      report(located(['foresight'], { ...problem, index })),
    );
    if (wire !== null) toInsight(wire, resolve, nested(['foresight', index], report));
  }
}

function checkReferences(file: WorkspaceFile, report: Report): void {
  const sows = idsOf(file.sows, 'id', 'sows', report);
  const trends = idsOf(file.trends, 'ssid', 'trends', report);
  idsOf(file.topics, 'tid', 'topics', report);
  const shiftNames = new Set(file.shifts.map((row) => (isRow(row) ? shiftKey(row, 'name') : '')));
  const known = (ids: ReadonlySet<string>, raw: unknown): boolean => ids.has(parseEntityId(raw) ?? '');
  for (const [list, rows] of [
    ['shifts', file.shifts],
    ['trends', file.trends],
    ['topics', file.topics],
  ] as const) {
    rows.forEach((row, index) => {
      if (isRow(row) && !known(sows, row['sow_id'])) {
        report({
          path: [list, index, 'sow_id'],
          message: 'names no project of this file; the row is never shown',
          severity: 'skipped',
        });
      }
    });
  }
  file.trends.forEach((row, index) => {
    if (isRow(row) && row['shift_name'] != null && !shiftNames.has(shiftKey(row, 'shift_name'))) {
      report({ path: ['trends', index, 'shift_name'], message: 'names no shift of its project', severity: 'note' });
    }
  });
  file.topics.forEach((row, index) => {
    if (isRow(row) && row['trend'] != null && !known(trends, row['trend'])) {
      report({ path: ['topics', index, 'trend'], message: 'names no trend of this file', severity: 'unknown' });
    }
  });
}

function idsOf(rows: readonly unknown[], key: string, list: string, report: Report): ReadonlySet<string> {
  const ids = new Set<string>();
  rows.forEach((row, index) => {
    const id = isRow(row) ? parseEntityId(row[key]) : undefined;
    if (id === undefined) return;
    if (ids.has(id))
      report({ path: [list, index, key], message: `${id} is used before; the first one wins`, severity: 'note' });
    ids.add(id);
  });
  return ids;
}

function nested(path: Path, report: Report): (problem: RowProblem) => void {
  return (problem) => report(located(path, problem));
}

function located(path: Path, { index, key, message, dropped }: RowProblem): WorkspaceProblem {
  const own = [...(index >= 0 ? [index] : []), ...(key === '' ? [] : key.split('.'))];
  return { path: [...path, ...own], message, severity: dropped ? 'skipped' : 'unknown' };
}

function shiftKey(row: RawRow, nameKey: string): string {
  return JSON.stringify([row['sow_id'], row[nameKey]]);
}

import type { WorkspaceDocument } from '../../../application/own-data/own-data-reader';
import type { OwnValues } from '../../../domain/topic/own-values';
import { UNCLASSIFIED } from '../../../domain/topic/quadrant';
import { rowOf, rowsIn, type RawRow as Row } from '../../wire/rows';
import { PERSONAL_KEYS, TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import { writtenSheet, type FieldValues, type MoreLines, type WrittenSheet } from './written-sheet';
import { writeXlsx } from '../write/write-xlsx';

/**
 * One project as a workbook: its topics, with the statuses, reasons and notes that the rows hold, and its trends. Opening it
 * gives the same topics. All else that a project has is in the project file.
 */
export function projectSheets(workspace: WorkspaceDocument, sowId: string): readonly WrittenSheet[] {
  const ofProject = (list: unknown): readonly Row[] => rowsIn(list).filter((row) => String(row['sow_id']) === sowId);
  const topics = ofProject(workspace.topics);
  const trends = ofProject(workspace.trends);
  const trendNames = new Map(trends.map((row) => [String(row[TREND_KEYS.id]), row[TREND_KEYS.name]]));
  // Else they would be computed when the workbook is opened.
  const isUnclassified = topics.every((row) => row[TOPIC_KEYS.quadrant] == null) && topics.some(hasPlace);
  return [
    writtenSheet(
      'topics',
      topics.map((row) => ({
        ...valuesBy({ ...TOPIC_KEYS, note: PERSONAL_KEYS.note }, row),
        ...(isUnclassified && { quadrant: UNCLASSIFIED.label }),
        trend: trendNames.get(String(row[TOPIC_KEYS.trendId])),
      })),
      topics.map((row) => [
        ...reasonOf(row),
        ...linesOf(rowOf(workspace.deepdives?.[String(row[TOPIC_KEYS.id])])['more']),
      ]),
      topics.map(ownValuesOf),
    ),
    ...(trends.length === 0
      ? []
      : [
          writtenSheet(
            'trends',
            trends.map((row) => valuesBy({ ...TREND_KEYS, note: PERSONAL_KEYS.note }, row)),
            trends.map((row) => linesOf(row['more'])),
          ),
        ]),
  ];
}

function hasPlace(row: Row): boolean {
  return [TOPIC_KEYS.growth, TOPIC_KEYS.averageSizing].every((key) => typeof row[key] === 'number');
}

/** A line of the card when the workbook is opened: a reason belongs to the decision of one user. */
function reasonOf({ [PERSONAL_KEYS.reason]: reason }: Row): MoreLines {
  return typeof reason === 'string' ? [['My reason', reason]] : [];
}

/** The pairs of texts of a list. */
function linesOf(list: unknown): MoreLines {
  return (Array.isArray(list) ? list : []).filter(
    (line): line is readonly [string, string] =>
      Array.isArray(line) && typeof line[0] === 'string' && typeof line[1] === 'string',
  );
}

/** The values of a row by fields instead of keys. */
function valuesBy(keys: Readonly<Record<string, string>>, row: Row): FieldValues {
  return Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, row[key]]));
}

/** The own labels and figures of a topic. */
function ownValuesOf({ own }: Row): OwnValues {
  const values = Object.entries(rowOf(own)).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(values) as OwnValues;
}

/** One project as a spreadsheet that can be opened again. */
export function writeSpreadsheet(workspace: WorkspaceDocument, sowId: string): Uint8Array<ArrayBuffer> {
  return writeXlsx(projectSheets(workspace, sowId));
}

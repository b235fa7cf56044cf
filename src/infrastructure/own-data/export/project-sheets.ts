import type { WorkspaceDocument } from '../../../application/own-data/own-data-reader';
import { isShare, type FieldKey } from '../../../domain/own-data/field-keys';
import { MORE_PREFIX, OWN_PREFIXES, SHEET_FORMS } from '../../../domain/own-data/sheet-forms';
import { parseQuadrantCode, quadrantOf, UNCLASSIFIED } from '../../../domain/topic/quadrant';
import { isTopicStatus, topicStatusName } from '../../../domain/topic/topic-status';
import { isRow, rowOf, rowsIn, type RawRow as Row } from '../../wire/rows';
import { PERSONAL_KEYS, TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import { writeXlsx, type WrittenCell, type WrittenSheet } from '../../write-xlsx';

/** A row by the names of its columns. */
type NamedCells = Readonly<Record<string, WrittenCell>>;

/**
 * One project as a workbook: its topics, with the statuses, reasons and notes that the rows hold, and its trends. Opening it
 * gives the same topics. All else that a project has is in the project file.
 */
export function writeSpreadsheet(workspace: WorkspaceDocument, sowId: string): Uint8Array<ArrayBuffer> {
  const ofProject = (list: unknown): readonly Row[] => rowsIn(list).filter((row) => String(row['sow_id']) === sowId);
  const topics = ofProject(workspace.topics);
  const trends = ofProject(workspace.trends);
  const trendNames = new Map(trends.map((row) => [String(row[TREND_KEYS.id]), row[TREND_KEYS.name]]));
  // Else they would be computed when the workbook is opened.
  const isUnclassified = topics.every((row) => row[TOPIC_KEYS.quadrant] == null) && topics.some(hasPlace);
  const topicRows = topics.map((row) => ({
    ...fieldsOf('topics', { ...TOPIC_KEYS, note: PERSONAL_KEYS.note }, row),
    ...(isUnclassified && { [TOPICS.quadrant ?? '']: UNCLASSIFIED.label }),
    [TOPICS.trend ?? '']: cellOf('trend', trendNames.get(String(row[TOPIC_KEYS.trendId]))),
    // A line of the card when the workbook is opened: a reason belongs to the decision of one user.
    ...linesOf(
      [['My reason', row[PERSONAL_KEYS.reason]]],
      rowOf(workspace.deepdives?.[String(row[TOPIC_KEYS.id])])['more'],
    ),
    ...ownOf(row['own']),
  }));
  const trendRows = trends.map((row) => ({
    ...fieldsOf('trends', { ...TREND_KEYS, note: PERSONAL_KEYS.note }, row),
    ...linesOf(row['more']),
  }));
  return writeXlsx([sheetOf('topics', topicRows), ...(trends.length === 0 ? [] : [sheetOf('trends', trendRows)])]);
}

const TOPICS = SHEET_FORMS.topics.fields;

function hasPlace(row: Row): boolean {
  return [TOPIC_KEYS.growth, TOPIC_KEYS.averageSizing].every((key) => typeof row[key] === 'number');
}

/** A sheet in the form that is recognised when it is opened: the fields in their order. Columns without any value are left out. */
function sheetOf(kind: 'topics' | 'trends', rows: readonly NamedCells[]): WrittenSheet {
  const { name, fields } = SHEET_FORMS[kind];
  const names = Object.values(fields);
  const used = new Set(rows.flatMap((row) => Object.keys(row).filter((each) => row[each] != null)));
  const header = [
    ...names.filter((each) => each === fields.name || used.has(each)),
    ...[...used].filter((each) => !names.includes(each)),
  ];
  return { name, header, rows: rows.map((row) => header.map((each) => row[each] ?? null)) };
}

function fieldsOf(kind: 'topics' | 'trends', keys: Readonly<Partial<Record<FieldKey, string>>>, row: Row): NamedCells {
  const entries = Object.entries(keys) as [FieldKey, string][];
  const { fields } = SHEET_FORMS[kind];
  return Object.fromEntries(entries.map(([field, key]) => [fields[field] ?? field, cellOf(field, row[key])]));
}

/** Statuses and quadrants in words: numbers could be those of another scale. */
function cellOf(field: FieldKey, value: unknown): WrittenCell {
  if (value === undefined || value === null) return null;
  if (field === 'status' && isTopicStatus(value)) return topicStatusName(value);
  // A quadrant may be written out as an object.
  const code = field === 'quadrant' ? parseQuadrantCode(isRow(value) ? value['id'] : value) : null;
  if (code !== null) return quadrantOf(code).label;
  if (typeof value === 'number') return isShare(field) ? { share: value } : value;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Pairs of texts, with a prefix, so that they are not taken for anything else when they are opened. */
function linesOf(...lists: readonly unknown[]): NamedCells {
  const lines: Record<string, string> = {};
  for (const line of lists.flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))) {
    const [label, text]: readonly unknown[] = Array.isArray(line) ? line : [];
    if (typeof label !== 'string' || typeof text !== 'string') continue;
    const before = lines[`${MORE_PREFIX}${label}`];
    lines[`${MORE_PREFIX}${label}`] = before === undefined ? text : `${before}\n${text}`;
  }
  return lines;
}

/** The own labels and figures of a topic. */
function ownOf(own: unknown): NamedCells {
  const entries = Object.entries(rowOf(own)).flatMap(([name, value]): (readonly [string, WrittenCell])[] => {
    if (typeof value === 'number') return [[`${OWN_PREFIXES['own-figure']}${name}`, value]];
    return typeof value === 'string' ? [[`${OWN_PREFIXES['own-label']}${name}`, value]] : [];
  });
  return Object.fromEntries(entries);
}

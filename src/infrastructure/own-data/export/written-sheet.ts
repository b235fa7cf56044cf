import { fieldType, type FieldKey } from '../../../domain/own-data/field-keys';
import { MORE_PREFIX, OWN_PREFIXES, SHEET_FORMS, type SheetKind } from '../../../domain/own-data/sheet-forms';
import type { OwnValues } from '../../../domain/topic/own-values';
import { parseQuadrantCode, quadrantOf } from '../../../domain/topic/quadrant';
import { isTopicStatus, topicStatusName } from '../../../domain/topic/topic-status';
import { isRow } from '../../wire/rows';

/** A cell to be written; a share is a fraction of 1, shown as a percentage. */
export type WrittenCell = string | number | null | { readonly share: number };

export interface WrittenSheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly WrittenCell[])[];
}

export type FieldValues = Readonly<Partial<Record<FieldKey, unknown>>>;

/** Further columns of a row, by name. */
export type MoreLines = readonly (readonly [string, string])[];

/** A sheet in the form that is recognised when it is opened. Columns without any value are left out. */
export function writtenSheet(
  kind: SheetKind,
  rows: readonly FieldValues[],
  more: readonly MoreLines[] = [],
  own: readonly OwnValues[] = [],
): WrittenSheet {
  const { name, fields } = SHEET_FORMS[kind];
  const keys = (Object.keys(fields) as FieldKey[]).filter(
    (key) => key === 'name' || rows.some((row) => row[key] !== undefined && row[key] !== null),
  );
  const labels = [...new Set(more.flatMap((lines) => lines.map(([label]) => label)))];
  const ownNames = [...new Set(own.flatMap((values) => Object.keys(values)))];
  return {
    name,
    header: [
      ...keys.map((key) => fields[key] ?? key),
      // With the prefix, it is not taken for anything else when it is opened.
      ...labels.map((label) => `${MORE_PREFIX}${label}`),
      ...ownNames.map((each) => ownHeader(each, own)),
    ],
    rows: rows.map((row, index) => [
      ...keys.map((key) => cellOf(key, row[key])),
      ...labels.map((label) => textsOf(more[index] ?? [], label)),
      ...ownNames.map((each) => own[index]?.[each] ?? null),
    ]),
  };
}

function cellOf(key: FieldKey, value: unknown): WrittenCell {
  const word = wordOf(key, value);
  if (word !== null) return word;
  if (typeof value === 'number') return fieldType(key) === 'share' ? { share: value } : value;
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? null : JSON.stringify(value);
}

/** Statuses and quadrants in words: numbers could be those of another scale. */
function wordOf(key: FieldKey, value: unknown): string | null {
  if (key === 'status' && isTopicStatus(value)) return topicStatusName(value);
  // A quadrant may be written out as an object.
  const code = key === 'quadrant' ? parseQuadrantCode(isRow(value) ? value['id'] : value) : null;
  return code === null ? null : quadrantOf(code).label;
}

function ownHeader(name: string, own: readonly OwnValues[]): string {
  const isFigure = own.some(({ [name]: value }) => typeof value === 'number');
  return `${OWN_PREFIXES[isFigure ? 'own-figure' : 'own-label']}${name}`;
}

function textsOf(lines: MoreLines, label: string): string | null {
  const texts = lines.filter(([name]) => name === label).map(([, text]) => text);
  return texts.join('\n') || null;
}

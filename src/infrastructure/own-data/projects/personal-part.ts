import * as v from 'valibot';
import { OWN_PART } from '../../../application/own-data/personal-part';
import type { IdNumbers } from './own-ids';
import type { FileNote, RowTexts } from '../../../application/own-data/own-projects';
import { parseEntityId } from '../../../domain/shared/entity-id';
import { targetKey } from '../../../domain/topic/flashcard-target';
import { isRow, type RawRow } from '../../wire/rows';
import { PERSONAL_KEYS, TOPIC_KEYS, TREND_KEYS } from '../../wire/workspace-keys';
import type { WorkspaceFile } from '../../workspace-file/workspace-file';

const numbers = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999)));
const ownPart = v.object({
  id: v.pipe(v.string(), v.regex(/^own-\d{8}$/)),
  topics: numbers,
  trends: numbers,
});

/** Which project a file was exported from, and the numbers of its rows there. */
export interface OwnPart extends IdNumbers {
  readonly id: string;
}

/** null: the file is no export of an own project, or its part was damaged. */
export function ownPartOf(meta: Readonly<Record<string, unknown>>): OwnPart | null {
  const result = v.safeParse(ownPart, meta[OWN_PART]);
  if (!result.success) return null;
  const { id, topics, trends } = result.output;
  return isDistinct(topics) && isDistinct(trends) ? { id, topics, trends } : null;
}

function isDistinct(of: Readonly<Record<string, number>>): boolean {
  const values = Object.values(of);
  return new Set(values).size === values.length;
}

const { note: NOTE, reason: REASON } = PERSONAL_KEYS;

/** The rows of a project with what the user has written on them. */
export function withTexts(file: WorkspaceFile, { notes, reasons }: RowTexts): WorkspaceFile {
  return {
    ...file,
    topics: mapRows(file.topics, (row) => {
      const id = parseEntityId<'topic'>(row[TOPIC_KEYS.id]);
      if (id === undefined) return row;
      return withText(withText(row, NOTE, notes.get(targetKey({ type: 'topic', id }))), REASON, reasons.get(id));
    }),
    trends: mapRows(file.trends, (row) => {
      const id = parseEntityId<'trend'>(row[TREND_KEYS.id]);
      return id === undefined ? row : withText(row, NOTE, notes.get(targetKey({ type: 'trend', id })));
    }),
  };
}

/** The project without the notes of its rows, which are the user's and not of the data; and these notes. */
export function withoutNotes(file: WorkspaceFile): {
  readonly file: WorkspaceFile;
  readonly notes: readonly FileNote[];
} {
  const notes: FileNote[] = [];
  const taken = (row: RawRow, type: 'topic' | 'trend', idKey: string): RawRow => {
    const { [NOTE]: text, ...rest } = row;
    const id = parseEntityId<'topic' & 'trend'>(row[idKey]);
    if (typeof text === 'string' && id !== undefined) notes.push({ target: { type, id }, text });
    return text === undefined ? row : rest;
  };
  const topics = mapRows(file.topics, (row) => taken(row, 'topic', TOPIC_KEYS.id));
  const trends = mapRows(file.trends, (row) => taken(row, 'trend', TREND_KEYS.id));
  return { file: { ...file, topics, trends }, notes };
}

function withText(row: RawRow, key: string, text: string | undefined): RawRow {
  return text === undefined ? row : { ...row, [key]: text };
}

function mapRows(rows: readonly unknown[], change: (row: RawRow) => RawRow): readonly unknown[] {
  return rows.map((row) => (isRow(row) ? change(row) : row));
}

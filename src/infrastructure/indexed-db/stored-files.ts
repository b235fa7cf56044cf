import type { IDBPTransaction } from 'idb';
import type { NumberedFile } from '../workspace-file/own/own-file';
import { addPiece, piecesOf, withoutParts, withParts, type Piece } from '../own-data/pieces';
import type { OwnProjectsSchema } from './own-projects-schema';

type Stores = ('projects' | 'files' | 'pieces')[];
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<OwnProjectsSchema, Stores, Mode>;

/** Stores a file, piece by piece: each is copied in a task of its own. */
export async function writeFile(
  transaction: Transaction<'readwrite'>,
  id: string,
  numbered: NumberedFile,
): Promise<void> {
  await deleteFile(transaction, id);
  const paths = largeParts(numbered);
  await transaction.objectStore('files').put(withoutParts(numbered, paths) as NumberedFile, id);
  let number = 0;
  for (const piece of piecesOf(numbered, paths)) {
    await transaction.objectStore('pieces').put(piece, [id, number]);
    number += 1;
  }
}

export async function readFile(transaction: Transaction<'readonly'>, id: string): Promise<NumberedFile | undefined> {
  const file = await transaction.objectStore('files').get(id);
  const parts = new Map<string, Piece>();
  let cursor = await transaction.objectStore('pieces').openCursor(keysOf(id));
  while (cursor !== null) {
    addPiece(parts, cursor.value.path, cursor.value.piece);
    cursor = await cursor.continue();
  }
  return file && (withParts(file, parts) as NumberedFile);
}

export async function deleteFile(transaction: Transaction<'readwrite'>, id: string): Promise<void> {
  await Promise.all([
    transaction.objectStore('files').delete(id),
    transaction.objectStore('pieces').delete(keysOf(id)),
  ]);
}

function keysOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function largeParts({ file }: NumberedFile): readonly (readonly string[])[] {
  const previous = Object.keys(file.previous).flatMap((sow) => [
    ['file', 'previous', sow, 'topics'],
    ['file', 'previous', sow, 'trends'],
  ]);
  return [
    ...(['topics', 'trends', 'shifts', 'deepdives', 'sources', 'opportunities', 'foresight'] as const).map((part) => [
      'file',
      part,
    ]),
    ...previous,
    ['ids', 'topics'],
    ['ids', 'trends'],
  ];
}

import { formatCount } from '../../domain/shared/figures';
import { FileFault } from '../../domain/own-data/data-fault';

const MIB = 1024 * 1024;

export const MOST_BYTES = 50 * MIB;
/** Of one part of a compressed file, unpacked. A sheet with 20,000 topics has about 30 MB. */
export const MOST_BYTES_OF_PART = 512 * MIB;
export const MOST_PARTS = 10_000;
/** Rows with values, of one sheet. */
export const MOST_ROWS = 200_000;

export function tooManyRows(sheet: string): FileFault {
  return new FileFault(`${sheet} has more than ${formatCount(MOST_ROWS)} rows.`);
}

/** Of a workbook, and lists of a JSON file. */
const MOST_SHEETS = 200;

/** @throws FileFault where a file has more sheets or lists than are read */
export function checkSheetCount(count: number, what: string): void {
  if (count <= MOST_SHEETS) return;
  throw new FileFault(
    `The file has ${formatCount(count)} ${what}. Files of up to ${MOST_SHEETS} ${what} can be opened.`,
  );
}

export function tooLarge(bytes: number): FileFault {
  const size = formatCount(Math.ceil(bytes / 1024 / 1024));
  return new FileFault(`The file has ${size} MB. Files of up to 50 MB can be opened.`);
}

/** @param done from 0 to 1 */
export type OnRead = (done: number) => void;

import { csvDocument, type CsvValue } from '../../../domain/shared/csv';

/** In milliseconds: Safari may ask the user before it reads the content. */
const REVOKED_AFTER = 40_000;

/** Saves the content as a file of the device. */
export function download(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER);
}

/**
 * Saves rows as a CSV file of the device: the one way in which the product exports CSV.
 * @param name without the extension
 */
export function downloadCsv(rows: readonly (readonly CsvValue[])[], name: string): void {
  download(new Blob([csvDocument(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

import { csvDocument, type CsvValue } from '../../../domain/shared/csv';
import { download } from './download';

/**
 * Saves rows as a CSV file of the device: the one way in which the product exports CSV.
 * @param name without the extension
 */
export function downloadCsv(rows: readonly (readonly CsvValue[])[], name: string): void {
  download(new Blob([csvDocument(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

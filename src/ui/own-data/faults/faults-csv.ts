import type { DataFault } from '../../../domain/own-data/data-fault';
import { csvDocument } from '../../../domain/shared/csv';

/** All faults, for a spreadsheet program. */
export function faultsCsv(faults: readonly DataFault[]): string {
  return csvDocument([
    ['Sheet', 'Row', 'Column', 'Found', 'What is wrong', 'What happens'],
    ...faults.map(({ sheet, row, column, found, problem, consequence }) => [
      sheet,
      row,
      column,
      found,
      problem,
      consequence,
    ]),
  ]);
}

import { cellText } from './cell-text';
import { normalisedName } from './normalised-name';
import type { Sheet } from './tables';

const PIVOT =
  /^(?:row labels|column labels|zeilenbeschriftungen|spaltenbeschriftungen|(?:sum|count|average) of .+|(?:summe|anzahl|mittelwert) von .+|(?:somme|nombre|moyenne) de .+|(?:suma|cuenta|promedio) de .+)$/i;
const EXAMINED = 8;

/** Why the rows of a sheet are no topics, whatever its columns are called; null: they may be. */
export function whyNoTopics({ header, rows }: Sheet): string | null {
  const above = rows.slice(0, EXAMINED).flatMap(({ cells }) => cells.slice(0, 2));
  if ([...header, ...above].some((cell) => PIVOT.test(cellText(cell).trim())))
    return 'a pivot table, whose rows are sums of other rows. Open the table that it was made from';
  const names = new Set(header.map(normalisedName));
  return names.has('start time') && names.has('completion time')
    ? 'the answers of a survey, a row for each person'
    : null;
}

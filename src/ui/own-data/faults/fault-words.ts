import type { OwnDataCounts } from '../../../domain/own-data/mapping-preview';
import { capitalized } from '../../../domain/shared/capitalized';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { numberWord } from '../../../domain/shared/number-word';

/** "One row cannot be used, three have gaps" */
export function faultsHeadline({ faults, rowsLeftOut, rowsWithGaps }: OwnDataCounts): string {
  const parts: string[] = [];
  if (rowsLeftOut > 0) parts.push(`${numberWord(rowsLeftOut)} ${rowsLeftOut === 1 ? 'row' : 'rows'} cannot be used`);
  if (rowsWithGaps > 0) {
    const rows = parts.length > 0 ? '' : rowsWithGaps === 1 ? ' row' : ' rows';
    parts.push(`${numberWord(rowsWithGaps)}${rows} ${rowsWithGaps === 1 ? 'has gaps' : 'have gaps'}`);
  }
  if (parts.length === 0) parts.push(`${numberWord(faults)} ${faults === 1 ? 'remark' : 'remarks'}`);
  return capitalized(parts.join(', '));
}

/** The three figures above the list. */
export function faultsFigures({ topics, withoutFigure, rowsLeftOut }: OwnDataCounts) {
  return [
    { figure: formatCount(topics), text: `${topics === 1 ? 'topic' : 'topics'} can be opened` },
    { figure: formatCount(withoutFigure), text: 'of them without a figure' },
    { figure: formatCount(rowsLeftOut), text: rowsLeftOut === 1 ? 'row is left out' : 'rows are left out' },
  ];
}

/** "12 more in column ‘Growth’" */
export function moreOf(count: number, column: string | null): string {
  return `${countOf(count, 'more row')}${column === null ? '' : ` with this in ‘${column}’`}`;
}

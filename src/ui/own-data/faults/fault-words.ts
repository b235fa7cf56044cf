import type { OwnDataCounts } from '../../../domain/own-data/mapping-preview';
import type { BuiltWorkspace } from '../../../application/own-data/workspace-document';
import { countOf, formatCount } from '../../../domain/shared/figures';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "One row cannot be used, three have gaps" */
export function faultsHeadline({ faults, counts }: Pick<BuiltWorkspace, 'faults' | 'counts'>): string {
  const withGaps = new Set(
    faults.filter(({ severity }) => severity === 'gap').map(({ sheet, row }) => `${sheet} ${row ?? ''}`),
  ).size;
  const { rowsLeftOut } = counts;
  const parts: string[] = [];
  if (rowsLeftOut > 0) parts.push(`${inWords(rowsLeftOut)} ${rowsLeftOut === 1 ? 'row' : 'rows'} cannot be used`);
  if (withGaps > 0) {
    const rows = parts.length > 0 ? '' : withGaps === 1 ? ' row' : ' rows';
    parts.push(`${inWords(withGaps)}${rows} ${withGaps === 1 ? 'has gaps' : 'have gaps'}`);
  }
  if (parts.length === 0) parts.push(`${inWords(faults.length)} ${faults.length === 1 ? 'remark' : 'remarks'}`);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
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

function inWords(count: number): string {
  return NUMBERS[count] ?? formatCount(count);
}

import type { KeyboardEvent } from 'react';
import { statusOfKey } from '../../../domain/topic/topic-status';
import type { ChartData } from '../chart-data';
import type { TableRows } from './use-table-rows';

/** Keys of the focused row: arrows move, with Shift they select as well; X selects; 0 to 4 set the status. */
export function useRowKeys(
  { sorted, topicRows }: Pick<ChartData, 'sorted' | 'topicRows'>,
  { focusedIndex, onKeyDown }: Pick<TableRows, 'focusedIndex' | 'onKeyDown'>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const item = sorted[focusedIndex];
    const next = sorted[onKeyDown(event) ?? -1];
    if (item === undefined || topicRows === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (next !== undefined) {
      if (event.shiftKey) topicRows.extend(item, next);
    } else if (event.key.toLowerCase() === 'x') {
      topicRows.toggle(item, event.shiftKey);
    } else {
      const status = statusOfKey(event.key);
      if (status !== null) topicRows.setStatus(item, status);
    }
  };
}

import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { arrowTarget } from '../arrow-keys';

const PAGE = 10;

/** The rows of a table as one stop of the Tab key, with arrow keys inside (roving tab index). */
export interface RowFocus {
  /** The row that Tab stops at. */
  readonly index: number;
  readonly focusRow: (index: number) => void;
  /** Gives it the focus at once. */
  readonly moveTo: (index: number) => void;
  readonly onFocus: (event: FocusEvent) => void;
  /** @returns the row that the key moves the focus to; null: none */
  readonly onKeyDown: (event: KeyboardEvent) => number | null;
}

/** @param reveal scrolls to a row, which may not be rendered yet */
export function useRowFocus(
  table: RefObject<HTMLElement | null>,
  count: number,
  reveal?: (index: number) => void,
): RowFocus {
  const [focused, focusRow] = useState(0);
  const index = Math.min(focused, Math.max(0, count - 1));
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const name = table.current?.querySelector<HTMLElement>(`[data-row="${index}"] [data-name]`);
    name?.focus({ preventScroll: reveal !== undefined });
  });
  const moveTo = (next: number): void => {
    isMoving.current = true;
    focusRow(next);
    reveal?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): number | null => {
    const next = arrowTarget(event, index, count, PAGE);
    if (next === null) return null;
    event.preventDefault();
    moveTo(next);
    return next;
  };
  const onFocus = ({ target: element }: FocusEvent): void => {
    const row = element.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row !== undefined) focusRow(Number(row));
  };
  return { index, focusRow, moveTo, onFocus, onKeyDown };
}

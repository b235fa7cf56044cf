import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import type { TeamTableRow } from '../../application/team/team.view-model';
import type { TeamMember } from '../../domain/team/member';

/** The cell that has the focus or the pointer, for one tip of the whole table. Escape closes it. */
export function useCellTip(rows: readonly TeamTableRow[], members: ReadonlyMap<string, TeamMember>) {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const follow = ({ target }: FocusEvent | PointerEvent): void =>
    setCell(target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null);
  const handlers = {
    onPointerOver: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') follow(event);
    },
    onPointerLeave: () => setCell(null),
    onFocus: follow,
    onBlur: () => setCell(null),
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setCell(null);
    },
  };
  const row = rows[Number(cell?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)];
  const member = members.get(cell?.dataset['cell'] ?? '');
  const isShown = cell !== null && row !== undefined && member !== undefined;
  return { handlers, shown: isShown ? { cell, topic: row.topic, member } : null };
}

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The arrow keys go from the name of a row to its cells, and from a cell to the next; from name to name goes the table. */
export function walkCells(event: KeyboardEvent): void {
  const { target, key } = event;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const row = target.closest<HTMLElement>('[data-row]');
  const at = row === null ? -1 : stopsOf(row).indexOf(target);
  const [rows, cells] = step;
  if (row === null || at < 0 || (cells === 0 && target.dataset['cell'] === undefined)) return;
  const next = row.closest('table')?.querySelector<HTMLElement>(`[data-row="${Number(row.dataset['row']) + rows}"]`);
  event.preventDefault();
  event.stopPropagation();
  if (next != null) stopsOf(next)[at + cells]?.focus();
}

function stopsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-name], [data-cell]')];
}

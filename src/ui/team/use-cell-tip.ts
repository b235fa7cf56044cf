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

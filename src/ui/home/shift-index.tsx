import { useId, type KeyboardEvent } from 'react';
import type { ShiftId } from '../../domain/shared/entity-id';
import { formatCount } from '../../domain/shared/figures';
import type { Shift } from '../../domain/workspace/carousel-item';
import { Row, Text } from '../kit/layout/stack';
import styles from './shift-index.module.scss';
import { useCurrentRow } from './use-current-row';

interface Props {
  readonly shifts: readonly Shift[];
  /** The rows of the shifts, in the same order, as far as they are rendered. */
  readonly rows: () => readonly HTMLElement[];
  /** Scrolls to a shift. */
  readonly onChoose: (shift: ShiftId) => void;
}

/** From this number of shifts on, the home page has an index. */
export const INDEXED_SHIFTS = 12;

/** Stays below the header: a native select that names the shift in view, and scrolls to the chosen one. */
export function ShiftIndex({ shifts, rows, onChoose }: Props) {
  const id = useId();
  const [inView, setInView] = useCurrentRow(rows);
  const current = Math.min(inView, shifts.length - 1);
  // Tab leads into the shift in view, and not back to the first one.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.shiftKey) return;
    const controls = [...(rows()[current]?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
    // On a phone the buttons of the carousel are not displayed.
    const first = controls.find((control) => control.getClientRects().length > 0);
    if (first === undefined) return;
    event.preventDefault();
    first.focus({ preventScroll: true });
  };
  return (
    <Row as="nav" gap={12} above={12} className={styles.index} aria-label="Index of shifts">
      <Text as="label" type="small" tone="muted" htmlFor={id} className={styles.label}>
        Go to shift
      </Text>
      <select
        id={id}
        className={styles.select}
        value={current}
        onChange={({ target }) => {
          const index = Number(target.value);
          setInView(index);
          const shift = shifts[index];
          if (shift !== undefined) onChoose(shift.id);
        }}
        onKeyDown={onKeyDown}
      >
        {shifts.map(({ id: shift, name }, index) => (
          <option key={`${shift} ${index}`} value={index}>
            {name}
          </option>
        ))}
      </select>
      <Text as="span" type="small" tone="muted" tabular className={styles.position}>
        {formatCount(current + 1)} of {formatCount(shifts.length)}
      </Text>
    </Row>
  );
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { arrowStep, focusByArrow } from '../../kit/arrow-keys';
import styles from './grid-menu.module.scss';
import { Stack } from '../../kit/layout/stack';

/** In CSS pixels, to the edges of the window and to what it belongs to. */
const EDGE = 8;
const GAP = 4;
const CONTROLS = 'button:not([disabled]), select, input';

interface Props {
  readonly label: string;
  /** The head or number that it belongs to. */
  readonly anchor: HTMLElement;
  /** What each key does, beside the arrow keys and Escape. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** @param isFocusKept the focus goes back to the anchor */
  readonly onClose: (isFocusKept: boolean) => void;
  readonly children: ReactNode;
}

/** The menu of a head or a number of the grid, beside it. */
export function GridMenu({ label, anchor, keys, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    const [at, size] = [anchor.getBoundingClientRect(), current.getBoundingClientRect()];
    // Beside the number of a row, below the head of a column.
    const isBeside = anchor.role === 'rowheader';
    const [left, top] = isBeside ? [at.right + GAP, at.top] : [at.left, at.bottom + GAP];
    current.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - size.height - EDGE))}px`;
    current.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - size.width - EDGE))}px`;
    current.querySelector<HTMLElement>('[aria-checked="true"], button')?.focus();
  }, [anchor]);
  useEffect(() => {
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Node && panel.current?.contains(target) !== true) close(false);
    };
    addEventListener('pointerdown', pressed, true);
    return () => removeEventListener('pointerdown', pressed, true);
  }, []);
  return (
    <Stack
      gap={8}
      ref={panel}
      role="dialog"
      aria-label={label}
      className={styles.menu}
      onKeyDown={(event) => {
        const { key, target } = event;
        const isTyped = target instanceof HTMLInputElement;
        if (key === 'Escape') onClose(true);
        else if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
        else if (arrowStep(event).rows !== 0)
          focusByArrow(controlsOf(event.currentTarget), document.activeElement, arrowStep(event).rows, true);
        else if (keys[key.toUpperCase()] !== undefined) keys[key.toUpperCase()]?.();
        else return;
        event.preventDefault();
        // The keys of the grid and of the dialog are others.
        event.stopPropagation();
      }}
    >
      {children}
    </Stack>
  );
}

function controlsOf(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(CONTROLS)];
}

interface ItemProps {
  readonly text: string;
  /** Chooses it, too. */
  readonly letter?: string;
  /** undefined: it is no choice that can be on. */
  readonly isOn?: boolean;
  readonly onSelect: () => void;
}

export function GridMenuItem({ text, letter, isOn, onSelect }: ItemProps) {
  return (
    <button
      type="button"
      role={isOn === undefined ? undefined : 'radio'}
      aria-checked={isOn}
      className={styles.item}
      onClick={onSelect}
    >
      <span>{text}</span>
      {letter !== undefined && <kbd aria-hidden="true">{letter}</kbd>}
    </button>
  );
}

import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Chips, type ChipsProps } from '../controls/chips';
import styles from './dropdown.module.scss';
import { useAimed } from './use-hover-intent';
import { useOutside } from './use-outside-press';
import { usePlacement } from './use-placement';

/** What stands in the panel of a dropdown is told of it. */
export interface DropdownPanel {
  /** Not open, it is being made before somebody opens it: it cannot be seen yet, nor take the focus. */
  readonly isOpen: boolean;
  /** Closes it and returns the focus. */
  readonly close: () => void;
}

interface Props<Value> {
  readonly label: string;
  /** What is chosen, where no chips say it. */
  readonly value?: string;
  readonly chips?: ChipsProps<Value>;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
  /** Opens in the flow of the page instead of above it, as wide as it is. */
  readonly inline?: boolean;
  /** What is in the panel: made when somebody aims at the control or opens it, so that a closed dropdown costs nothing. */
  readonly children: (panel: DropdownPanel) => ReactNode;
}

/** A control that names its filter and what is chosen, and the panel below it. Holds no state of its own. */
export function Dropdown<Value = never>(props: Props<Value>) {
  const { label, value, chips, open, onToggle, onClose, inline = false, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useOutside(open, root, onClose);
  const { isAimed, ...aim } = useAimed(open);
  const state = open ? 'open' : isAimed && !inline ? 'ahead' : null;
  usePlacement(inline ? null : state, root, panel);
  // In the flow it opens where it stands, which may be below the foot of what it stands in.
  useLayoutEffect(() => {
    if (open && inline) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open, inline]);

  const close = (): void => {
    onClose();
    trigger.current?.focus();
  };

  return (
    <div
      ref={root}
      className={inline ? styles.inline : styles.root}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return;
        // The layer below, such as a sheet, is not meant.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <div className={styles.control} {...aim}>
        <button
          ref={trigger}
          type="button"
          className={styles.trigger}
          data-chips={chips !== undefined || undefined}
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-label={`${label}: ${chips === undefined ? value : inWords(chips)}`}
          onClick={onToggle}
          onKeyDown={(event) => {
            if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
            event.preventDefault();
            onToggle();
          }}
        >
          <span className={styles.label}>{label}</span>
          {chips === undefined && <span className={styles.value}>{value}</span>}
        </button>
        {chips !== undefined && (
          <Chips
            {...chips}
            onRemove={(chip) => {
              chips.onRemove(chip);
              // The button that was pressed is gone.
              trigger.current?.focus();
            }}
          />
        )}
        <ChevronDown className={styles.chevron} size={14} strokeWidth={1.75} aria-hidden="true" />
      </div>
      {state !== null && (
        <div
          ref={panel}
          id={panelId}
          className={styles.panel}
          data-state={state}
          // Takes the focus from what goes while it had it.
          tabIndex={-1}
          style={open ? undefined : { visibility: 'hidden' }}
        >
          {children({ isOpen: open, close })}
        </div>
      )}
    </div>
  );
}

function inWords<Value>({ shown, more, textOf }: ChipsProps<Value>): string {
  const names = shown.map(textOf).join(', ');
  return more === 0 ? names : `${names} and ${more} more`;
}

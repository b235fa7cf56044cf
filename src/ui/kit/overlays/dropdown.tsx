import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Chips, type ChipsProps } from '../controls/chips';
import { Row } from '../layout/stack';
import styles from './dropdown.module.scss';
import { useOutsidePress } from './use-outside-press';
import { usePlacement } from './use-placement';

export interface DropdownProps<Value> {
  readonly label: string;
  /** What is chosen, where there are no chips. */
  readonly value?: string;
  /** Shown in the place of label and value. */
  readonly icon?: ReactNode;
  readonly chips?: ChipsProps<Value> | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
  /** Opens in the flow of the page instead of above it. */
  readonly inline?: boolean;
  /** The role of the panel. */
  readonly popup?: 'listbox' | 'dialog' | undefined;
  /** @param close closes the panel and returns the focus */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that names a filter and what is chosen, and the panel below it. Controlled by its parent. */
export function Dropdown<Value = never>(props: DropdownProps<Value>) {
  const { label, value, open, onToggle, onClose, inline = false, popup = 'listbox', icon, children } = props;
  const chips = props.chips?.shown.length ? props.chips : undefined;
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useOutsidePress(open, root, onClose);
  usePlacement(open && !inline, root, panel);
  // Inline, its end may be below the visible part of the sheet.
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
        // Escape must not close the sheet below as well.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <Row gap={8} type="small" pad="0 8" className={styles.control}>
        <button
          ref={trigger}
          type="button"
          className={styles.trigger}
          data-chips={chips !== undefined || undefined}
          aria-haspopup={popup}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          title={icon === undefined ? undefined : label}
          aria-label={`${label}: ${chips === undefined ? value : inWords(chips)}`}
          onClick={onToggle}
          onKeyDown={(event) => {
            if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
            event.preventDefault();
            onToggle();
          }}
        >
          {icon ?? <span className={styles.label}>{label}</span>}{' '}
          {chips === undefined && icon === undefined && <span className={styles.value}>{value}</span>}
        </button>
        {chips !== undefined && (
          <Chips
            {...chips}
            onRemove={(chip) => {
              chips.onRemove(chip);
              // The pressed button is removed with its chip.
              trigger.current?.focus();
            }}
          />
        )}
        {icon === undefined && (
          <ChevronDown className={styles.chevron} size={14} strokeWidth={1.75} aria-hidden="true" data-print="none" />
        )}
      </Row>
      {open && (
        // Focusable, to take the focus from a button in it that is removed.
        <div ref={panel} id={panelId} className={styles.panel} data-print="none" data-state="open" tabIndex={-1}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

function inWords<Value>({ shown, more, textOf }: ChipsProps<Value>): string {
  const names = shown.map(textOf).join(', ');
  return more === 0 ? names : `${names} and ${more} more`;
}

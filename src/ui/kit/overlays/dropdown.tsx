import { ChevronDown, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Row, Text } from '../layout/stack';
import { arrowStep } from '../arrow-keys';
import styles from './dropdown.module.scss';
import { useOutsidePress, usePlacement } from './use-placement';

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
            if (open || arrowStep(event).rows === 0) return;
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
        <div
          ref={panel}
          id={panelId}
          className={styles.panel}
          data-print="none"
          data-state="open"
          data-popup={popup}
          tabIndex={-1}
        >
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

interface ChipsProps<Value> {
  readonly shown: readonly Value[];
  /** Number of chosen values beyond the shown ones. */
  readonly more: number;
  readonly textOf: (value: Value) => string;
  readonly onRemove: (value: Value) => void;
}

/**
 * The chosen values as chips and '+N'. In a line that overflows (see `useFitting`) the styles show one chip, then none,
 * and the counter that belongs to it.
 */
function Chips<Value>({ shown, more, textOf, onRemove }: ChipsProps<Value>) {
  const counts = [shown.length, 1, 0];
  return (
    <Row as="span" gap={8} fit="shrink" className={styles.chips}>
      {shown.map((value, index) => (
        <Chip key={index} text={textOf(value)} onRemove={() => onRemove(value)} />
      ))}
      {[...new Set(counts)].map((count) => {
        const hidden = shown.length - count + more;
        return (
          hidden > 0 && (
            <span key={count} className={styles.more} data-all={count === shown.length} data-beside={count}>
              {count > 0 && '+'}
              {hidden}
            </span>
          )
        );
      })}
    </Row>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <Row as="span" inline type="chip" fit="shrink" pad="0 0 0 8" className={styles.chip}>
      <Text as="span" lines={1} title={text} dir="auto">
        {text}
      </Text>
      <button type="button" className={styles.remove} aria-label={`Remove ${text}`} onClick={onRemove}>
        <X size={12} strokeWidth={2} aria-hidden="true" />
      </button>
    </Row>
  );
}

import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CloseMenu } from './menu-items';
import { menuKey, walk } from './menu-keys';
import styles from './menu.module.scss';
import { useOutside } from './use-outside-press';

interface MenuProps {
  /** Names the menu itself; the trigger is named by what it shows. */
  readonly label: string;
  /** What the button shows. */
  readonly trigger: ReactNode;
  readonly triggerLabel?: string;
  readonly triggerClassName?: string | undefined;
  readonly align?: 'start' | 'end';
  /** Stands above the items and is none of them. */
  readonly header?: ReactNode;
  /** Instead of items, where there are none. */
  readonly empty?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A button and the menu below it, after the menu button pattern of the ARIA practices. Written out rather than taken
 * from a library: it belongs to the shell, which must not wait for one.
 */
export function Menu(props: MenuProps) {
  const { label, trigger, triggerLabel, triggerClassName, align = 'end', header, empty, children, className } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  useLayoutEffect(() => {
    if (open) walk(root.current, 'initial');
  }, [open]);

  useOutside(open, root, () => setOpen(false));

  return (
    <div
      ref={root}
      className={[styles.root, className].filter(Boolean).join(' ')}
      onKeyDown={(event) => {
        if (!open) return;
        if (event.key === 'Escape') {
          // The layer below, such as a drawer, is not meant.
          event.stopPropagation();
          event.preventDefault();
          close();
        } else menuKey(event, root.current);
      }}
    >
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={triggerLabel}
        title={triggerLabel}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {open && (
        <div className={`${styles.panel} ${styles[align]}`}>
          {header}
          {empty ? (
            <div id={panelId} className={styles.note}>
              {empty}
            </div>
          ) : (
            <div id={panelId} className={styles.items} role="menu" aria-label={label}>
              <CloseMenu value={close}>{children}</CloseMenu>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

import { useId, useRef, useState, type ReactNode } from 'react';
import styles from './menu.module.scss';
import { useOnDemand } from './use-on-demand';
import { useOutsidePress } from './use-outside-press';

export interface MenuItem {
  readonly text: string;
  readonly icon?: ReactNode;
  /** A short remark after the text. */
  readonly note?: string | undefined;
  /** A key that does the same, shown at the end. */
  readonly keys?: string;
  /** Set for items of which one is chosen. */
  readonly isChecked?: boolean;
  readonly onSelect: () => void;
}

export interface MenuGroup {
  readonly heading?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuContent {
  /** The accessible name of the menu; the button is named by what it shows. */
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end';
  readonly header?: ReactNode;
  readonly empty?: ReactNode;
}

interface Props extends MenuContent {
  readonly trigger: ReactNode;
  readonly triggerLabel?: string;
  readonly triggerClassName?: string | undefined;
  readonly className?: string | undefined;
}

const loadPanel = () => import('./menu-panel');
const preload = (): void => void loadPanel().catch(() => {});

/** A button with a menu below it, whose library is fetched when the pointer or the focus comes to the button. */
export function Menu({ trigger, triggerLabel, triggerClassName, className, ...content }: Props) {
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { code, lost } = useOnDemand(loadPanel, open);
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  // Until the library is here, which does so itself.
  useOutsidePress(open && code === null && lost === null, root, () => setOpen(false));
  return (
    <div
      ref={root}
      className={[styles.root, className].filter(Boolean).join(' ')}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <button
        ref={setButton}
        type="button"
        className={triggerClassName}
        aria-label={triggerLabel}
        title={triggerLabel}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {lost}
      {code && button && (
        <code.MenuPanel {...content} menuId={menuId} button={button} open={open} onOpenChange={setOpen} />
      )}
    </div>
  );
}

import { useId, useMemo, useState, type ReactNode } from 'react';
import { arrowStep } from '../arrow-keys';
import { late } from '../layout/late';
import type { MenuContent, MenuPanelProps } from './menu-content';
import styles from './menu.module.scss';
import { useOutsidePress } from './use-placement';

interface Props extends MenuContent {
  readonly trigger: ReactNode;
  readonly triggerLabel?: string;
  readonly triggerClassName?: string | undefined;
  readonly className?: string | undefined;
  /**
   * In a row of a table that scrolls: the arrow keys of the table lead to the row, so Tab does not stop at the button;
   * and the panel is outside of what scrolls, which would cut it off.
   */
  readonly isInRow?: boolean;
  /** Whether Tab stops at the button; by default it does, but in a row. */
  readonly isTabStop?: boolean;
}

/** Its library is fetched when the pointer or the focus comes to the button. */
const MenuPanel = late(async () => (await import('./menu-panel')).MenuPanel, {
  Fallback: PendingPanel,
  failure: 'note',
});

const preload = (): void => void MenuPanel.preload();

/** A button with a menu below it. */
export function Menu({ trigger, triggerLabel, triggerClassName, className, isInRow = false, ...rest }: Props) {
  const { isTabStop = !isInRow, ...content } = rest;
  const [open, setOpen] = useState(false);
  // Closed, the panel stays: it returns the focus.
  const [wasOpened, setWasOpened] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  if (open && !wasOpened) setWasOpened(true);
  const menuId = useId();
  return (
    <div className={[styles.root, className].filter(Boolean).join(' ')} onPointerEnter={preload} onFocus={preload}>
      <button
        ref={setButton}
        type="button"
        tabIndex={isTabStop ? undefined : -1}
        className={triggerClassName}
        aria-label={triggerLabel}
        title={triggerLabel}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (arrowStep(event).rows === 0) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {wasOpened && button && (
        <MenuPanel {...content} menuId={menuId} button={button} open={open} onOpenChange={setOpen} isInBody={isInRow} />
      )}
    </div>
  );
}

/** Until the library is here, which closes the panel itself. */
function PendingPanel({ open, button, onOpenChange }: MenuPanelProps): null {
  const element = useMemo(() => ({ current: button }), [button]);
  useOutsidePress(open, element, () => onOpenChange(false));
  return null;
}

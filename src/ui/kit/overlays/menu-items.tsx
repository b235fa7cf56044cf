import { Check } from 'lucide-react';
import { createContext, use, useId, type ReactNode } from 'react';
import styles from './menu.module.scss';

/** Closes the menu around an item and gives the focus back to its button. */
export const CloseMenu = createContext<() => void>(() => {});

interface ItemProps {
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuItem({ icon, onSelect, children }: ItemProps) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        close();
        onSelect();
      }}
    >
      {icon}
      <span className={styles.text} dir="auto">
        {children}
      </span>
    </button>
  );
}

/** One of several, of which one is chosen. */
export function MenuRadio({ checked, icon, onSelect, children }: ItemProps & { readonly checked: boolean }) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        close();
        if (!checked) onSelect();
      }}
    >
      {icon}
      <span className={styles.text} dir="auto">
        {children}
      </span>
      <Check className={styles.check} size={16} aria-hidden="true" />
    </button>
  );
}

/** Items that belong together, under a heading. */
export function MenuGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.heading} role="presentation">
        {label}
      </div>
      {children}
    </div>
  );
}

export function MenuRule() {
  return <div className={styles.rule} role="separator" />;
}

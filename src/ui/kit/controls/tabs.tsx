import { List, Root, Trigger } from '@radix-ui/react-tabs';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './tabs.module.scss';

interface Props<Tab extends string> {
  /** Names the row of tabs for those who cannot see what it belongs to. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** What a tab says, where it is not its own name. */
  readonly labelOf?: (tab: Tab) => string;
  readonly active: Tab;
  readonly onPick: (tab: Tab) => void;
  /** The content of the active tab; the others are not on the page. */
  readonly children: ReactNode;
  /** line: the tabs of a place; pills: a choice within a section, right of its heading. */
  readonly variant?: 'line' | 'pills';
  readonly heading?: ReactNode;
  /** Stands at the end of the row. */
  readonly trailing?: ReactNode;
  readonly rowClassName?: string | undefined;
  readonly contentClassName?: string | undefined;
}

/** Text tabs with the accent underline; arrow keys walk, and the tab that has the focus is shown. */
export function Tabs<Tab extends string>(props: Props<Tab>) {
  const { label, tabs, labelOf = (tab) => tab, active, onPick, children, variant = 'line' } = props;
  const { heading, trailing, rowClassName, contentClassName } = props;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const tabId = (index: number): string => `${id}-tab-${index}`;
  const chosen = tabs.indexOf(active);
  useLayoutEffect(() => revealAfterLayout(list.current), [active]);
  // The primitive makes ids of its values, and an id must not hold the spaces that a tab's name may.
  const pickAt = (index: number): void => {
    const tab = tabs[index];
    if (tab !== undefined) onPick(tab);
  };
  return (
    <Root value={String(chosen)} onValueChange={(index) => pickAt(Number(index))}>
      <div className={[styles.row, styles[variant], rowClassName].filter(Boolean).join(' ')}>
        {heading}
        <List ref={list} className={styles.list} aria-label={label}>
          {tabs.map((tab, index) => (
            <Trigger
              key={tab}
              value={String(index)}
              id={tabId(index)}
              // The others have no content on the page.
              aria-controls={index === chosen ? `${id}-panel` : undefined}
              className={styles.tab}
              // The primitive focuses by script, which on a fresh page shows the ring to pointers too.
              onMouseDown={(event) => event.button === 0 && event.currentTarget.focus({ focusVisible: false })}
            >
              {/* The bold twin reserves the width of the active state, so that nothing moves. */}
              <span className={styles.text} data-text={labelOf(tab)} dir="auto">
                {labelOf(tab)}
              </span>
            </Trigger>
          ))}
        </List>
        {trailing}
      </div>
      {/* The primitive's own would have the page laid out while it is being made, to find animations that it has not. */}
      <div
        key={active}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={tabId(chosen)}
        tabIndex={0}
        className={contentClassName}
      >
        {children}
      </div>
    </Root>
  );
}

/**
 * A row that is too long scrolls sideways; the active tab must not be the one that is out of sight. Looked at when the
 * browser has laid the page out, and before it paints it.
 */
function revealAfterLayout(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  const observer = new ResizeObserver(() => reveal(list));
  // The tabs too: they grow when the page's own letters come.
  for (const element of [list, ...list.children]) observer.observe(element);
  return () => observer.disconnect();
}

function reveal(list: HTMLElement): void {
  if (list.scrollWidth <= list.clientWidth) return;
  const tab = list.querySelector('[data-state="active"]')?.getBoundingClientRect();
  const row = list.getBoundingClientRect();
  if (tab === undefined) return;
  if (tab.right > row.right) list.scrollLeft += tab.right - row.right;
  if (tab.left < row.left) list.scrollLeft -= row.left - tab.left;
}

import { List, Root, Trigger } from '@radix-ui/react-tabs';
import {
  startTransition,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import styles from './tabs.module.scss';

interface Props<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The text of a tab; by default its name. */
  readonly labelOf?: (tab: Tab) => string;
  readonly active: Tab;
  readonly onPick: (tab: Tab) => void;
  /** The content of the active tab; the others are not rendered. */
  readonly children: ReactNode;
  /** line: the tabs of a screen; pills: a choice within a section, at the end of its heading. */
  readonly variant?: 'line' | 'pills';
  readonly heading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly rowClassName?: string | undefined;
  readonly contentClassName?: string | undefined;
}

/**
 * Text tabs with an accent underline; arrow keys move the focus and activate the focused tab. A tab that is picked is
 * painted first, and its content after that.
 */
export function Tabs<Tab extends string>(props: Props<Tab>) {
  const { label, tabs, labelOf = (tab) => tab, active, onPick, children, variant = 'line' } = props;
  const { heading, trailing, rowClassName, contentClassName } = props;
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const tabId = (index: number): string => `${id}-tab-${index}`;
  const [shown, show] = useOptimistic(active);
  const [picked, setPicked] = useState<{ readonly tab: Tab } | null>(null);
  const chosen = tabs.indexOf(shown);
  useLayoutEffect(() => revealAfterLayout(list.current), [shown]);
  const report = useEffectEvent(onPick);
  useLayoutEffect(() => {
    if (picked !== null) report(picked.tab);
  }, [picked]);
  // Indexes as values: the library makes ids of them, and the names of tabs may have spaces.
  const pickAt = (index: number): void => {
    const tab = tabs[index];
    if (tab === undefined) return;
    startTransition(() => {
      show(tab);
      setPicked({ tab });
    });
  };
  return (
    <Root value={String(chosen)} onValueChange={(index) => pickAt(Number(index))}>
      <div className={[styles.row, styles[variant], rowClassName].filter(Boolean).join(' ')} data-print="flow">
        {heading}
        <List ref={list} className={styles.list} data-print="flow" aria-label={label}>
          {tabs.map((tab, index) => (
            <Trigger
              key={tab}
              value={String(index)}
              id={tabId(index)}
              aria-controls={index === chosen ? `${id}-panel` : undefined}
              className={styles.tab}
              // The library focuses by script, for which a fresh page shows the focus ring to pointers too.
              onMouseDown={(event) => event.button === 0 && event.currentTarget.focus({ focusVisible: false })}
            >
              {/* A bold copy in ::before reserves the width of the active state. */}
              <span className={styles.text} data-text={labelOf(tab)} dir="auto">
                {labelOf(tab)}
              </span>
            </Trigger>
          ))}
        </List>
        {trailing}
      </div>
      {/* Not the library's panel, which forces a layout on mount to look for animations. */}
      <div
        key={active}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={tabId(tabs.indexOf(active))}
        tabIndex={0}
        className={contentClassName}
      >
        {children}
      </div>
    </Root>
  );
}

/** Scrolls the active tab of an overflowing row into view, after layout and before paint. @returns stops */
function revealAfterLayout(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  const observer = new ResizeObserver(() => reveal(list));
  // The tabs too: they grow when the web fonts are loaded.
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

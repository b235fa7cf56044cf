import { useRef, useState, type ReactNode } from 'react';
import { Tabs } from '../../kit/controls/tabs';
import { useCardScroller } from '../panel/card-scroller';
import styles from './card-tabs.module.scss';

interface Props<Tab extends string> {
  readonly tabs: readonly Tab[];
  readonly active: Tab;
  readonly onPick: (tab: Tab) => void;
  readonly children: ReactNode;
}

/** The tabs of a card; they stick below its head, and a new tab then starts at its own beginning. */
export function CardTabs<Tab extends string>({ tabs, active, onPick, children }: Props<Tab>) {
  const scroller = useCardScroller();
  const anchor = useRef<HTMLDivElement>(null);
  // A short tab must not pull the stuck row down again, so it is given a full panel of room.
  const [roomy, setRoomy] = useState(false);

  const pick = (tab: Tab): void => {
    const top = anchor.current?.offsetTop ?? 0;
    const stuck = scroller !== null && scroller.scrollTop > top;
    setRoomy(stuck);
    if (stuck) scroller.scrollTo({ top });
    onPick(tab);
  };

  return (
    <>
      <div ref={anchor} />
      <Tabs
        label="Sections of the card"
        tabs={tabs}
        active={active}
        onPick={pick}
        rowClassName={styles.row}
        contentClassName={[styles.content, roomy && styles.roomy].filter(Boolean).join(' ')}
      >
        {children}
      </Tabs>
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { use, useRef, useState, type ReactNode, createContext } from 'react';
import { Tabs } from '../../kit/controls/tabs';
import styles from './card-tabs.module.scss';

interface Props<Tab extends string> {
  readonly tabs: readonly Tab[];
  readonly active: Tab;
  readonly onPick: (tab: Tab) => void;
  /** The content of a tab; only the active one is rendered. */
  readonly children: (tab: Tab) => ReactNode;
}

/** The tabs of a card, sticky below its header; a picked tab is scrolled to its beginning. */
export const CardTabs = observer(function CardTabs<Tab extends string>({ tabs, active, onPick, children }: Props<Tab>) {
  const scroller = use(CardScroller);
  const anchor = useRef<HTMLDivElement>(null);
  // A stuck row stays stuck: the content of a short tab is made as high as the panel.
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
        {children(active)}
      </Tabs>
    </>
  );
});

/** The element in which the content of the open card scrolls. */
export const CardScroller = createContext<HTMLElement | null>(null);

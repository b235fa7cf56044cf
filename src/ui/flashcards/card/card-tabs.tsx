import { observer } from 'mobx-react-lite';
import { use, useRef, useState, type ReactNode } from 'react';
import { usePageView } from '../../kit/layout/page-view';
import { Tabs } from '../../kit/controls/tabs';
import { Box } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { CardScroller } from '../panel/card-scroller';
import styles from './card-tabs.module.scss';

interface Props<Tab extends string> {
  readonly tabs: readonly Tab[];
  readonly active: Tab;
  readonly onPick: (tab: Tab) => void;
  /** The content of a tab; only the active one is rendered, unless the card is printed. */
  readonly children: (tab: Tab) => ReactNode;
}

/** The tabs of a card (all of them when it is printed), sticky below its header; a picked tab is scrolled to its beginning. */
export const CardTabs = observer(function CardTabs<Tab extends string>({ tabs, active, onPick, children }: Props<Tab>) {
  const { isPrinting } = usePageView();
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
      {isPrinting &&
        tabs
          .filter((tab) => tab !== active)
          .map((tab) => (
            <Box as="section" key={tab} pad="24 gutter 0">
              <Text as="h3" type="label" below={12} pad="0 0 8" className={styles.title}>
                {tab}
              </Text>
              {children(tab)}
            </Box>
          ))}
    </>
  );
});

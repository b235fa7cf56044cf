import { useId, type ReactNode, useState } from 'react';
import { Text } from '../../kit/layout/stack';
import type { MoreLine, EvolutionPeriod } from '../../../domain/topic/deepdive';
import styles from './more-lines.module.scss';
import { Prose } from '../../kit/media/prose';
import { observer } from 'mobx-react-lite';
import { Tabs } from '../../kit/controls/tabs';
import topicEvolutionStyles from './topic-evolution.module.scss';

interface Props<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly listClassName?: string | undefined;
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A part of the deepdive: a heading and a list; nothing where the list is empty. */
export function DeepdiveSection<Item>({ title, items, listClassName, children }: Props<Item>) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Text as="h3" id={headingId} type="label" fit="rigid">
        {title}
      </Text>
      <ul className={listClassName}>{items.map(children)}</ul>
    </section>
  );
}

interface MoreLinesProps {
  readonly title?: string;
  readonly lines: readonly MoreLine[];
}

/** Columns of an own spreadsheet that are none of ours, as they are. */
export function FoldedLines({ title = 'More', lines }: MoreLinesProps) {
  return (
    <DeepdiveSection title={title} items={lines} listClassName={styles.lines}>
      {({ label, text }, index) => (
        <Text as="li" key={index} type="body" breaks pad="8 0" className={styles.line}>
          <Text as="span" tone="muted">
            {label}
          </Text>
          <Prose text={text} />
        </Text>
      )}
    </DeepdiveSection>
  );
}

/** Questions to start a workshop with. */
export function Provocations({ provocations }: { provocations: readonly string[] }) {
  return (
    <DeepdiveSection title="Provocations" items={provocations} listClassName={styles.list}>
      {(provocation, index) => (
        <li key={index} className={styles.item}>
          <Text type="control" tone="muted">
            Imagine if...
          </Text>
          <Prose className={styles.text} text={provocation} />
        </li>
      )}
    </DeepdiveSection>
  );
}

interface TopicEvolutionProps {
  readonly periods: readonly EvolutionPeriod[];
  readonly onPick: (label: string) => void;
}

/** A tab with a text for each period; the latest is active first. */
export const TopicEvolution = observer(function TopicEvolution({ periods, onPick }: TopicEvolutionProps) {
  const headingId = useId();
  const [active, setActive] = useState(periods.length - 1);
  const period = periods[active];
  const labelOf = (tab: string): string => periods[Number(tab)]?.label ?? '';
  const heading = (
    <Text as="h3" id={headingId} type="label" fit="rigid">
      Topic evolution
    </Text>
  );
  return (
    <section aria-labelledby={headingId}>
      <Tabs
        label="Periods"
        variant="pills"
        tabs={periods.map((_, index) => String(index))}
        labelOf={labelOf}
        active={String(active)}
        onPick={(tab) => {
          setActive(Number(tab));
          onPick(labelOf(tab));
        }}
        heading={heading}
      >
        {period && <Prose className={topicEvolutionStyles.text} text={period.text} />}
      </Tabs>
    </section>
  );
});

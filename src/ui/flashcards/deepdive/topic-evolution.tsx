import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { EvolutionPeriod } from '../../../domain/topic/deepdive';
import { Prose } from '../../kit/media/prose';
import { Tabs } from '../../kit/controls/tabs';
import { Text } from '../../kit/layout/text';
import styles from './topic-evolution.module.scss';

/** A tab with a text for each period; the latest is active first. */
export const TopicEvolution = observer(function TopicEvolution({ periods }: { periods: readonly EvolutionPeriod[] }) {
  const headingId = useId();
  const [active, setActive] = useState(periods.length - 1);
  const period = periods[active];
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
        labelOf={(tab) => periods[Number(tab)]?.label ?? ''}
        active={String(active)}
        onPick={(tab) => setActive(Number(tab))}
        heading={heading}
      >
        {period && <Prose className={styles.text} text={period.text} />}
      </Tabs>
    </section>
  );
});

import { useId, useState } from 'react';
import type { EvolutionPeriod } from '../../../domain/topic/deepdive';
import { Prose } from '../../kit/media/prose';
import { Tabs } from '../../kit/controls/tabs';
import headings from './deepdive-tab.module.scss';
import styles from './topic-evolution.module.scss';

/** A tab with a text for each period; the latest is active first. */
export function TopicEvolution({ periods }: { periods: readonly EvolutionPeriod[] }) {
  const headingId = useId();
  const [active, setActive] = useState(periods.length - 1);
  const period = periods[active];
  return (
    <section aria-labelledby={headingId}>
      <Tabs
        label="Periods"
        variant="pills"
        tabs={periods.map((_, index) => String(index))}
        labelOf={(tab) => periods[Number(tab)]?.label ?? ''}
        active={String(active)}
        onPick={(tab) => setActive(Number(tab))}
        heading={
          <h3 id={headingId} className={headings.heading}>
            Topic evolution
          </h3>
        }
      >
        {period && <Prose className={styles.text} text={period.text} />}
      </Tabs>
    </section>
  );
}

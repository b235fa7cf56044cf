import { useState } from 'react';
import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import type { WhatMoved } from '../../domain/discoveries/what-moved';
import { formatCount, formatFraction } from '../../domain/shared/figures';
import { formatGrowth } from '../../domain/topic/growth';
import { quadrantOf } from '../../domain/topic/quadrant';
import { Button } from '../kit/controls/button';
import { GoneMark } from '../kit/signal/change-marks';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './gone-list.module.scss';

interface Props {
  readonly view: DataRefresh;
  readonly gone: WhatMoved['gone'];
  /** Of the previous data. */
  readonly before: string;
}

const FIRST = 10;

/** What was tracked in the previous data and is not any more, with the last known figures. */
export function GoneList({ view, gone, before }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? gone : gone.slice(0, FIRST);
  return (
    <section className={styles.section} aria-labelledby="gone">
      <h3 id="gone" className={styles.title}>
        Gone
      </h3>
      <p className={styles.text}>{`Tracked in ${before}, not any more. Their notes and views stay in your library.`}</p>
      <ul className={styles.list}>
        {shown.map((topic) => (
          <li key={topic.id} data-quadrant={quadrantHue(quadrantOf(topic.quadrant))}>
            <span className={styles.name}>
              <GoneMark />
              <span dir="auto">{topic.name}</span>
            </span>
            <span className={styles.quadrant}>{view.labelOf(topic.quadrant)}</span>
            <span className={styles.figures}>{figuresOf(topic)}</span>
            <span className={styles.trend} dir="auto">
              {view.trendOf(topic)}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < gone.length && (
        <Button variant="outline" className={styles.all} onClick={() => setWhole(true)}>
          Show all {formatCount(gone.length)}
        </Button>
      )}
    </section>
  );
}

/** Those that are known: 'growth −14.70 %, sizing 13.00 %'. */
function figuresOf({ growth, averageSizing }: WhatMoved['gone'][number]): string {
  return [
    growth !== null && `growth ${formatGrowth(growth)}`,
    averageSizing !== null && `sizing ${formatFraction(averageSizing)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

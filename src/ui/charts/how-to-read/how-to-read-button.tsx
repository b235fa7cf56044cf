import { useState } from 'react';
import type { ChosenAxes } from '../../../domain/topic/map-axes';
import type { GrowthName } from '../../../domain/topic/signal';
import { late } from '../../kit/layout/late';
import styles from './how-to-read-button.module.scss';

const HowToRead = late(async () => (await import('./how-to-read')).HowToRead, { failure: 'note' });

interface Props {
  readonly growthName: GrowthName;
  /** Of the map; null or absent: average sizing and growth. */
  readonly axes?: ChosenAxes | null;
}

/** Opens the explanation of the map, below each map and on the first steps. */
export function HowToReadButton({ growthName, axes = null }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} data-print="none" onClick={() => setOpen(true)}>
        How to read the map
      </button>
      {isOpen && <HowToRead growthName={growthName} axes={axes} onClose={() => setOpen(false)} />}
    </>
  );
}

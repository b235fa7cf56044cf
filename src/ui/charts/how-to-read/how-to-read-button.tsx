import { useState } from 'react';
import type { GrowthName } from '../../../domain/topic/signal';
import { late } from '../../kit/layout/late';
import styles from './how-to-read-button.module.scss';

const HowToRead = late(async () => (await import('./how-to-read')).HowToRead, { failure: 'note' });

/** Opens the explanation of the map, below each map and on the first steps. */
export function HowToReadButton({ growthName }: { readonly growthName: GrowthName }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} data-print="none" onClick={() => setOpen(true)}>
        How to read the map
      </button>
      {isOpen && <HowToRead growthName={growthName} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Suspense, useState } from 'react';
import type { GrowthName } from '../../domain/topic/growth';
import { lazyPart } from '../kit/layout/lazy-part';
import styles from './how-to-read-button.module.scss';

const HowToRead = lazyPart(async () => (await import('./how-to-read')).HowToRead, 'note');

/** Opens the explanation of the map, below each map and on the first steps. */
export function HowToReadButton({ growthName }: { readonly growthName: GrowthName }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.button} data-print="none" onClick={() => setOpen(true)}>
        How to read the map
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <HowToRead growthName={growthName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

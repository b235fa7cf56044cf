import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../../kit/controls/button';
import { marginsOf } from '../model/map-measures';
import type { MapModel } from '../model/map-model';
import type { MapMotion } from '../input/map-motion';
import styles from './out-of-view-note.module.scss';
import { WHOLE } from '../../geometry/view';

/** Says so where the part of the map that is looked at is empty, as after a filter: the bubbles are elsewhere. */
export const MapAway = observer(function MapAway({ model, motion }: { model: MapModel; motion: MapMotion }) {
  const place = useRef<HTMLDivElement>(null);
  if (!model.facts.isAway) return null;
  const showAll = (): void => {
    // The button goes, and what it has shown is what comes next.
    place.current?.parentElement?.querySelector<HTMLElement>('[data-plane]')?.focus({ preventScroll: true });
    motion.zoomTo(WHOLE);
  };
  const { left, top } = marginsOf(model.narrow);
  const { width, height } = model.plane;
  return (
    <div ref={place} className={styles.place} style={{ left, top, width, height }}>
      <div className={styles.note}>
        <p>Nothing is in this part of the map.</p>
        <Button variant="outline" size="small" className={styles.whole} onClick={showAll}>
          Show the whole map
        </Button>
      </div>
    </div>
  );
});

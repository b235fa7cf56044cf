import { Maximize, Minus, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ZOOM_STEP, type MapModel } from '../model/map-model';
import type { MapMotion } from '../input/map-motion';
import styles from './signal-map.module.scss';
import { LARGEST_SCALE, WHOLE } from '../../geometry/view';

/** For those who have neither a wheel nor two fingers. Above the plane, because on it they would cover bubbles. */
export const MapZoom = observer(function MapZoom({ model, motion }: { model: MapModel; motion: MapMotion }) {
  const { scale } = model.view;
  const isWhole = scale === 1;
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <button
        type="button"
        aria-label="Zoom in"
        title="Zoom in (+, or Ctrl and the wheel)"
        aria-disabled={scale >= LARGEST_SCALE}
        onClick={() => motion.zoomBy(ZOOM_STEP)}
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        title="Zoom out (-)"
        aria-disabled={isWhole}
        onClick={() => motion.zoomBy(1 / ZOOM_STEP)}
      >
        <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Show the whole map"
        title="Show the whole map (0)"
        aria-disabled={isWhole}
        onClick={() => motion.zoomTo(WHOLE)}
      >
        <Maximize size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
});

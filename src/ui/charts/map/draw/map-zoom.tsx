import { Maximize, Minus, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { LARGEST_SCALE, WHOLE } from '../../../../domain/plane/view';
import { IS_APPLE } from '../../../kit/modifier-key';
import type { MapMotion } from '../input/map-motion';
import { ZOOM_STEP, type MapModel } from '../model/map-model';
import styles from './signal-map.module.scss';

/** Buttons to zoom without a wheel or two fingers. Above the plane, where they cover no bubbles. */
export const MapZoom = observer(function MapZoom({ model, motion }: { model: MapModel; motion: MapMotion }) {
  const { scale } = model.view;
  const buttons = [
    [
      'Zoom in',
      `+, or ${IS_APPLE ? 'Cmd' : 'Ctrl'} and the wheel`,
      Plus,
      scale >= LARGEST_SCALE,
      () => motion.zoomBy(ZOOM_STEP),
    ],
    ['Zoom out', '-', Minus, scale === 1, () => motion.zoomBy(1 / ZOOM_STEP)],
    ['Show the whole map', '0', Maximize, scale === 1, () => motion.zoomTo(WHOLE)],
  ] as const;
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      {buttons.map(([name, keys, Icon, isDisabled, zoom]) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={`${name} (${keys})`}
          aria-disabled={isDisabled}
          onClick={zoom}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
});

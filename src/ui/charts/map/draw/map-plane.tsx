import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef } from 'react';
import { MapBackdrop } from './map-backdrop';
import { MapGestures } from '../input/map-gestures';
import type { MapModel } from '../model/map-model';
import type { MapMotion } from '../input/map-motion';
import { MapNames } from './map-names';
import { Marks } from './marks';
import { PointedMark } from './pointed-mark';
import { SelectedMarks } from './selected-marks';
import styles from './signal-map.module.scss';

const NAMES = { trend: 'Trend map', topic: 'Topic map' } as const;

/** The plane with its layers: one stop of the Tab key. */
export const MapPlane = observer(function MapPlane({ model, motion }: { model: MapModel; motion: MapMotion }) {
  const plane = useRef<HTMLDivElement>(null);
  const how = useId();

  useLayoutEffect(() => {
    if (plane.current === null) return undefined;
    const gestures = new MapGestures(plane.current, model, motion);
    return () => gestures.dispose();
  }, [model, motion]);

  return (
    <div
      ref={plane}
      data-plane
      className={styles.plane}
      style={{ ...model.planeBox, touchAction: model.view.scale > 1 ? 'none' : 'pan-y' }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a map is walked with the arrow keys
      tabIndex={0}
      role="application"
      aria-roledescription="map"
      aria-label={NAMES[model.data.type]}
      aria-describedby={how}
    >
      <p id={how} className="visually-hidden">
        Arrow keys go to the nearest bubble, Page Up and Page Down through all of them by size. Enter opens,
        {model.selecting.canSelect && ' Space selects,'} plus and minus zoom, 0 shows all, Escape leaves.
      </p>
      <MapBackdrop model={model} />
      <Marks model={model} />
      <MapNames model={model} />
      <SelectedMarks model={model} />
      <PointedMark model={model} />
      <CursorLayer model={model} />
    </div>
  );
});

/** The topmost layer: shows by the cursor what a press would do. */
const CursorLayer = observer(function CursorLayer({ model }: { model: MapModel }) {
  return <div className={styles.cursorLayer} data-over={model.pointer.under} />;
});

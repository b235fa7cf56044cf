import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef } from 'react';
import { MapBackdrop } from './map-backdrop';
import { MapGestures } from '../input/map-gestures';
import { marginsOf } from '../model/map-measures';
import type { MapModel } from '../model/map-model';
import type { MapMotion } from '../input/map-motion';
import { MapNames } from './map-names';
import { Marks } from './marks';
import { PointedMark } from './pointed-mark';
import styles from './signal-map.module.scss';

interface Props {
  readonly model: MapModel;
  readonly motion: MapMotion;
}

const NAMES = { trend: 'Trend map', topic: 'Topic map' } as const;

/** The plane itself: one stop for the keyboard, below it the layers of the drawing. */
export const MapPlane = observer(function MapPlane({ model, motion }: Props) {
  const plane = useRef<HTMLDivElement>(null);
  const how = useId();

  useLayoutEffect(() => {
    if (plane.current === null) return undefined;
    const gestures = new MapGestures(plane.current, model, motion);
    return () => gestures.dispose();
  }, [model, motion]);

  const { left, top } = marginsOf(model.narrow);
  const { width, height } = model.plane;
  return (
    <div
      ref={plane}
      data-plane
      className={styles.plane}
      style={{ left, top, width, height, touchAction: model.view.scale > 1 ? 'none' : 'pan-y' }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a map is walked with the arrow keys
      tabIndex={0}
      role="application"
      aria-roledescription="map"
      aria-label={NAMES[model.data.type]}
      aria-describedby={how}
    >
      <p id={how} className="visually-hidden">
        Arrow keys go to the nearest bubble, Page Up and Page Down through all of them by size. Enter opens, plus and
        minus zoom, 0 shows all, Escape leaves.
      </p>
      <MapBackdrop model={model} />
      <Marks model={model} />
      <MapNames model={model} />
      <PointedMark model={model} />
      <Hands model={model} />
    </div>
  );
});

/** Takes what hands do, and shows by the cursor what they can do here. */
const Hands = observer(function Hands({ model }: { model: MapModel }) {
  return <div className={styles.hands} data-over={model.pointer.under} />;
});

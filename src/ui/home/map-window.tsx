import { observer } from 'mobx-react-lite';
import { useEffect, useId, type CSSProperties, useRef, useState, type ReactNode } from 'react';
import type { MapWindows, WindowOfMap } from '../../application/home/map-windows';
import { drawings } from '../art/drawing-worker';
import { useNearViewport } from '../kit/layout/use-near-viewport';
import { DrawingFrame, type MapPictureProps } from '../signal/picture';
import styles from './map-window.module.scss';
import { WINDOW, type WindowOptions, type WindowShapes } from './window-shapes';

interface Props extends MapPictureProps {
  readonly windows: MapWindows;
}

/** In the place of a picture: where the topic, or the topics of the trend, lie on the project's own map. Decorative. */
export const MapWindow = observer(function MapWindow({ of, className, instead, windows }: Props) {
  const shown = windows.windowOf(of);
  const key = shown == null ? null : shown.chosen.join('|');
  if (shown === null) return instead;
  return (
    <Near of={of} className={className}>
      {(isNear) => shown !== undefined && isNear && <Drawing key={key} shown={shown} />}
    </Near>
  );
});

interface NearProps extends Pick<MapPictureProps, 'of' | 'className'> {
  readonly children: (isNear: boolean) => ReactNode;
}

function Near({ of, className, children }: NearProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isNear = useNearViewport(ref);
  return (
    <DrawingFrame ref={ref} of={of} className={className}>
      {children(isNear)}
    </DrawingFrame>
  );
}

/** By the map, so that each window of it is drawn once. */
const drawn = new WeakMap<WindowOfMap['map'], Map<string, Promise<WindowShapes | null>>>();

function drawnOnce({ map, chosen }: WindowOfMap): Promise<WindowShapes | null> {
  const ofMap = drawn.get(map) ?? new Map<string, Promise<WindowShapes | null>>();
  drawn.set(map, ofMap);
  const key = chosen.join('|');
  const { items, before } = map;
  const options: WindowOptions = { items, before, chosen };
  // A decoration: without it the tint stays, and nothing is reported.
  const shapes = ofMap.get(key) ?? drawings.window<WindowShapes>(options).catch(() => null);
  ofMap.set(key, shapes);
  return shapes;
}

function Drawing({ shown }: { readonly shown: WindowOfMap }) {
  const [shapes, setShapes] = useState<WindowShapes | null>(null);
  const id = useId();
  const { map } = shown;
  const key = shown.chosen.join('|');
  useEffect(() => {
    let isStale = false;
    void drawnOnce({ map, chosen: key.split('|') }).then((next) => {
      if (!isStale) setShapes(next);
    });
    return () => {
      isStale = true;
    };
  }, [map, key]);
  if (shapes === null) return null;
  const { areas, relief, island, cross, others, trails, former, dots, names } = shapes;
  const { width, height } = WINDOW;
  // A band, as on a card, shows a slice around what the picture is of, and not beyond the drawing.
  const middle = dots.length === 0 ? 0.5 : dots.reduce((sum, { y }) => sum + y, 0) / dots.length / height;
  /** @param least how near to an edge the middle may lie, as a share of the height */
  const shiftTo = (least: number): string => `${(0.5 - Math.min(1 - least, Math.max(least, middle))) * height}px`;
  return (
    <svg
      className={styles.drawing}
      style={{ '--shift': shiftTo(0.3), '--shift-of-band': shiftTo(0.08) } as CSSProperties}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.content}>
        {areas.map(({ quadrant, ...area }) => (
          <g key={quadrant} data-quadrant={quadrant}>
            <clipPath id={`${id}${quadrant}`}>
              <rect {...area} />
            </clipPath>
            <rect {...area} className={styles.area} />
          </g>
        ))}
        <g className={styles.relief}>
          {relief.map((d, at) => (
            <path key={at} d={d} />
          ))}
        </g>
        {areas.map(({ quadrant }) => (
          <g key={quadrant} clipPath={`url(#${id}${quadrant})`} data-quadrant={quadrant} className={styles.island}>
            {island.map((d, at) => (
              <path key={at} d={d} />
            ))}
          </g>
        ))}
        <path d={cross} className={styles.cross} />
        {others.map(({ quadrant, d }) => (
          <path key={quadrant} d={d} data-quadrant={quadrant} className={styles.other} />
        ))}
        {trails.map(({ quadrant, d }) => (
          <path key={quadrant} d={d} data-quadrant={quadrant} className={styles.trail} />
        ))}
        {former.map(({ quadrant, x, y, r }, at) => (
          <circle key={at} cx={x} cy={y} r={r} data-quadrant={quadrant} className={styles.former} />
        ))}
        {dots.map(({ quadrant, x, y, r }, at) => (
          <circle key={at} cx={x} cy={y} r={r} data-quadrant={quadrant} className={styles.dot} />
        ))}
        {dots.length > 1 &&
          names.map(({ x, y, anchor, text }) => (
            <text key={text} x={x} y={y} textAnchor={anchor} className={styles.name}>
              {text}
            </text>
          ))}
      </g>
    </svg>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect, type CSSProperties, useRef, useState, type ReactNode } from 'react';
import type { MapWindows, WindowOfMap } from '../../application/home/map-windows';
import { useNearViewport } from '../kit/layout/use-near-viewport';
import { DrawingFrame, type MapPictureProps } from '../signal/picture';
import styles from './map-window.module.scss';
import { bestSlice, WINDOW, type WindowShapes } from '../../domain/plane/map-window';
import { WindowPicture } from '../plane/window-picture';
import { drawnWindow } from './drawn-window';

/** Heights of what is at least seen of the drawing, in its own units. */
const SLICE = { picture: 135, band: 30 } as const;

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

function Drawing({ shown }: { readonly shown: WindowOfMap }) {
  const [shapes, setShapes] = useState<WindowShapes | null>(null);
  const { map } = shown;
  const key = shown.chosen.join('|');
  useEffect(() => {
    let isStale = false;
    void drawnWindow({ map, chosen: key.split('|') }).then((next) => {
      if (!isStale) setShapes(next);
    });
    return () => {
      isStale = true;
    };
  }, [map, key]);
  if (shapes === null) return null;
  const { dots } = shapes;
  const { height } = WINDOW;
  // A band, as on a card, shows a slice around what the picture is of, and not beyond the drawing.
  /** @param least how near to an edge the middle may lie, as a share of the height */
  const shiftTo = (middle: number, least: number): string =>
    `${(0.5 - Math.min(1 - least, Math.max(least, middle / height))) * height}px`;
  return (
    <WindowPicture
      shapes={shapes}
      className={styles.drawing}
      contentClassName={styles.content}
      style={
        {
          '--shift': shiftTo(bestSlice(dots, SLICE.picture), 0.3),
          '--shift-of-band': shiftTo(bestSlice(dots, SLICE.band), 0.08),
        } as CSSProperties
      }
    />
  );
}

import { useLayoutEffect, type RefObject } from 'react';
import type { MapModel } from '../model/map-model';
import { measuresFor } from '../model/map-measures';

/** Fits the plane to the size of its container. For components that are observers. */
export function useFrameSize(
  root: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  model: MapModel,
): void {
  const { textScale } = model.data;
  useLayoutEffect(() => {
    const [map, plane] = [root.current, frame.current];
    if (map === null || plane === null) return undefined;
    const observer = new ResizeObserver(() => {
      // On a phone the frame takes its height from the plane, so the whole map says how much room there is.
      const width = map.clientWidth / textScale;
      const { clientHeight } = measuresFor(width, 0).narrow ? map : plane;
      const { narrow, plane: size } = measuresFor(width, clientHeight / textScale);
      model.resize(size, narrow);
    });
    observer.observe(map);
    observer.observe(plane);
    return () => observer.disconnect();
  }, [root, frame, model, textScale]);
}

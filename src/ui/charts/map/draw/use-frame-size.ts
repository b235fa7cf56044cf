import { useLayoutEffect, type RefObject } from 'react';
import type { MapModel } from '../model/map-model';
import { measuresFor } from '../model/map-measures';

/** Fits the plane to the size of its container. */
export function useFrameSize(
  root: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  model: MapModel,
): void {
  useLayoutEffect(() => {
    const [place, plane] = [root.current, frame.current];
    if (place === null || plane === null) return undefined;
    const observer = new ResizeObserver(() => {
      // A phone's plane makes its own frame as high as it is, so the place around both says how much room there is.
      const isNarrow = measuresFor(place.clientWidth, 0).narrow;
      const { narrow, plane: size } = measuresFor(
        place.clientWidth,
        isNarrow ? place.clientHeight : plane.clientHeight,
      );
      model.resize(size, narrow);
    });
    observer.observe(place);
    observer.observe(plane);
    return () => observer.disconnect();
  }, [root, frame, model]);
}

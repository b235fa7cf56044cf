import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { MapModel } from '../model/map-model';
import { measuresFor } from '../model/map-measures';
import { SANS } from '../../fonts';
import type { TextRuler } from '../../geometry/text-ruler';

/** Keeps the plane as large as its place. */
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

/** Names that were measured in the stand-in type are measured again: some letters come with the first name that has them. */
export function useTypeArrival(ruler: TextRuler, model: MapModel): void {
  useEffect(() => {
    // jsdom has no fonts.
    const fonts: FontFaceSet | undefined = document.fonts;
    const measureAgain = ({ fontfaces }: FontFaceSetLoadEvent): void => {
      // The tooltip's own letters come with the first one: nothing on the map is written in them.
      if (!fontfaces.some(({ family }) => SANS.includes(family.replaceAll('"', '')))) return;
      ruler.forget();
      model.typeChanged();
    };
    fonts?.addEventListener('loadingdone', measureAgain);
    return () => fonts?.removeEventListener('loadingdone', measureAgain);
  }, [ruler, model]);
}

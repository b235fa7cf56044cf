import type { MapScene, Mark } from './map-scene';

/** Status 3, Important. */
export const IMPORTANT = 3;
/** Status 4, Disregard. */
export const DISREGARDED = 4;

export interface MarkLook {
  readonly shape: 'filled' | 'hollow' | 'dashed';
  readonly opacity: number;
  /** A ring around the bubble. */
  readonly ring: boolean;
}

/**
 * How a bubble looks: opaque with the status Important, hollow with Disregard; while movement is shown, with a ring where it is new, dashed where
 * it has gone, and pale where it has not moved.
 * @param opacity of bubbles without movement
 */
export function lookOf({ item, movement }: Mark, opacity: number): MarkLook {
  if (movement?.kind === 'gone') return { shape: 'dashed', opacity: 1, ring: false };
  const resting = item.status === IMPORTANT ? 1 : opacity;
  return {
    shape: item.status === DISREGARDED ? 'hollow' : 'filled',
    opacity: movement === null ? resting : movement.kind === 'unmoved' ? resting * 0.3 : 1,
    ring: movement?.kind === 'new',
  };
}

/** 78 %, and less on a dense map, where many bubbles overlap. */
export function restingOpacity({ marks, dense }: MapScene): number {
  return dense ? Math.max(0.55, 0.78 * (400 / marks.length) ** 0.1) : 0.78;
}

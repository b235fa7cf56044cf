import type { MapScene, Mark } from '../model/map-scene';
import type { View } from '../../geometry/view';

/** Draws the bubbles of a map. What is pointed at is drawn over it by others, and the layer only steps back. */
export interface MarksLayer {
  readonly element: HTMLElement | SVGElement;
  draw(scene: MapScene, view: View): void;
  /** The same bubbles, seen otherwise: in the middle of a movement, when being smooth counts more than being sharp. */
  look(view: View): void;
  /** The movement is over. */
  rest(view: View): void;
  /** Steps back behind the one bubble that is explained. */
  fade(faded: boolean): void;
}

/** Above this many bubbles one canvas is drawn, and drawn anew, faster than as many elements. */
export const MOST_ELEMENTS = 1000;

/** Of the outline, in pixels. Around the dots of a dense map it would eat them. */
export const STROKE = 1.5;
export const DENSE_STROKE = 0.5;
export const RING_GAP = 3;
export const TAIL_OPACITY = 0.38;

/**
 * While a dense map is zoomed, its layer is only stretched, at most by this factor: the bubbles grow and shrink a little
 * meanwhile, but no frame has to touch all of them.
 */
const MOST_STRETCH = 1.6;

export function isStretchable(ratio: number): boolean {
  return ratio <= MOST_STRETCH && ratio >= 1 / MOST_STRETCH;
}

export type MarkShape = 'filled' | 'hollow' | 'dashed';

export interface MarkLook {
  readonly shape: MarkShape;
  readonly opacity: number;
  readonly ring: boolean;
}

/** Status 4, Disregard. */
export const DISREGARDED = 4;

export function lookOf(mark: Mark, opacity: number): MarkLook {
  const { item, movement } = mark;
  if (movement?.kind === 'gone') return { shape: 'dashed', opacity: 1, ring: false };
  return {
    shape: item.status === DISREGARDED ? 'hollow' : 'filled',
    // Hollow means: not for me. It must not stand out for being drawn otherwise.
    // While movement is shown, only what moved or came is at full strength.
    opacity: movement === null ? opacity : movement.kind === 'unmoved' ? opacity * 0.3 : 1,
    ring: movement?.kind === 'new',
  };
}

/** At rest 78 %; where many bubbles overlap they let one another through. */
export function restingOpacity({ marks, dense }: MapScene): number {
  return dense ? Math.max(0.55, 0.78 * (400 / marks.length) ** 0.1) : 0.78;
}

/** How wide a tail is where the bubble is now, in pixels. */
export function tailWidth(r: number): number {
  return Math.min(2 * r, Math.max(3, r * 0.9));
}

import type { MarkLook } from '../../../../domain/plane/mark-shapes';
import { DISREGARDED, IMPORTANT } from '../../../../domain/topic/topic-status';
import type { ChartMark, ChartScene } from './chart-scene';

/** Its opacity beside the others. */
const PALE = 0.7;

/**
 * How a bubble looks: opaque and outlined with the status Important, hollow and pale with Disregard; while movement is shown, with a ring where it is new, dashed where
 * it has gone, and pale where it has not moved.
 * @param opacity of bubbles without movement
 */
export function lookOf({ item, movement }: ChartMark, opacity: number): MarkLook {
  if (movement?.kind === 'gone') return { shape: 'dashed', opacity: 1, ring: false };
  const isImportant = item.status === IMPORTANT;
  const isDisregarded = item.status === DISREGARDED;
  const resting = isImportant ? 1 : isDisregarded ? opacity * PALE : opacity;
  return {
    shape: isImportant ? 'important' : isDisregarded ? 'hollow' : 'filled',
    opacity: movement === null ? resting : movement.kind === 'unmoved' ? resting * 0.3 : 1,
    ring: movement?.kind === 'new',
  };
}

/** 78 %, and less on a dense map, where many bubbles overlap. */
export function restingOpacity({ marks, dense }: ChartScene): number {
  return dense ? Math.max(0.55, 0.78 * (400 / marks.length) ** 0.1) : 0.78;
}

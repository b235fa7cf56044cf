import type { Quadrant, QuadrantName } from '../../../domain/topic/quadrant';
import { ART_QUADRANTS, type ArtQuadrant } from '../../art/art-types';

/** The name of a quadrant in the colour tokens; 'default': unclassified. */
export type QuadrantHue = ArtQuadrant;
export const QUADRANT_HUES: readonly QuadrantHue[] = ART_QUADRANTS;

const HUES: Readonly<Record<QuadrantName, QuadrantHue>> = {
  strong_signal: 'strong',
  mature_signal: 'mature',
  potential_disruptor: 'disruptor',
  uncertain_signal: 'uncertain',
  default: 'default',
};

/** The hue of a quadrant. As `data-quadrant` on an element it sets --hue, --hue-text and --hue-tint. */
export function quadrantHue(quadrant: Pick<Quadrant, 'name'>): QuadrantHue {
  return HUES[quadrant.name];
}

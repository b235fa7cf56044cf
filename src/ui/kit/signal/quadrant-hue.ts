import type { Quadrant, QuadrantName } from '../../../domain/topic/quadrant';
import type { ArtQuadrant } from '../../art/art-types';

const HUES: Readonly<Record<QuadrantName, ArtQuadrant>> = {
  strong_signal: 'strong',
  mature_signal: 'mature',
  potential_disruptor: 'disruptor',
  uncertain_signal: 'uncertain',
  default: 'default',
};

/** A quadrant in the words of the colour tokens; as `data-quadrant` it sets --hue, --hue-text and --hue-tint. */
export function quadrantHue(quadrant: Pick<Quadrant, 'name'>): ArtQuadrant {
  return HUES[quadrant.name];
}

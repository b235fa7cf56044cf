import type { QuadrantName } from '../../domain/topic/quadrant';

/** Where a signal stands, in the words of the drawings and of the colour tokens. 'default': not placed yet. */
export type ArtQuadrant = 'strong' | 'mature' | 'disruptor' | 'uncertain' | 'default';

export const ART_QUADRANTS: readonly ArtQuadrant[] = ['strong', 'mature', 'disruptor', 'uncertain', 'default'];

/** Of the quadrants of the data. */
export const ART_OF_QUADRANT: Readonly<Record<QuadrantName, ArtQuadrant>> = {
  strong_signal: 'strong',
  mature_signal: 'mature',
  potential_disruptor: 'disruptor',
  uncertain_signal: 'uncertain',
  default: 'default',
};

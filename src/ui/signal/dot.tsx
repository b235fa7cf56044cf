import styles from '../kit/layout/box.module.scss';
import type { Quadrant } from '../../domain/topic/quadrant';
import { ART_OF_QUADRANT, ART_QUADRANTS, type ArtQuadrant } from '../art/art-types';

interface Props {
  /** By default of the quadrant around it. */
  readonly hue?: string | undefined;
  readonly className?: string | undefined;
}

/** A filled circle in the colour of a quadrant. */
export function Dot({ hue, className = '' }: Props) {
  return <i className={`${styles.dot} ${className}`} data-quadrant={hue} aria-hidden="true" />;
}

/** The name of a quadrant in the colour tokens; 'default': unclassified. */
export type QuadrantHue = ArtQuadrant;
export const QUADRANT_HUES: readonly QuadrantHue[] = ART_QUADRANTS;

/** The hue of a quadrant. As `data-quadrant` on an element it sets --hue, --hue-text and --hue-tint. */
export function quadrantHue(quadrant: Pick<Quadrant, 'name'>): QuadrantHue {
  return ART_OF_QUADRANT[quadrant.name];
}

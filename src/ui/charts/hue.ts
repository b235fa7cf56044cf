import type { Quadrant, QuadrantCode } from '../../domain/topic/quadrant';

/** Names the custom properties of a quadrant's colour: `--strong`, `--strong-text`, `--strong-tint`. */
export type Hue = 'strong' | 'mature' | 'disruptor' | 'uncertain' | 'neutral';

export const HUES: readonly Hue[] = ['strong', 'mature', 'disruptor', 'uncertain', 'neutral'];

const OF_CODE: Readonly<Record<QuadrantCode, Hue>> = { 1: 'strong', 2: 'mature', 3: 'disruptor', 4: 'uncertain' };

export function hueOfCode(code: QuadrantCode | null): Hue {
  return code === null ? 'neutral' : OF_CODE[code];
}

export function hueOf(quadrant: Quadrant): Hue {
  return hueOfCode(quadrant.code);
}

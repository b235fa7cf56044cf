import type { SlideColour } from '../../application/shared/slide-deck';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import type { QuadrantName } from '../../domain/topic/quadrant';

const OWN: Readonly<Record<string, string>> = { tick: 'var(--faint)' };

/** A length in units of a slide, of which its container is 1280 wide. */
export function length(units: number): string {
  return `calc(${units} * var(--unit))`;
}

/** A slide has the light theme, as its file has. */
export function colourOf(colour: SlideColour): string {
  if (colour.startsWith('#')) return colour;
  const [name = '', part] = colour.split('-');
  if (part === undefined) return OWN[name] ?? `var(--${name})`;
  const hue = quadrantHue({ name: name as QuadrantName });
  const token = hue === 'default' ? 'neutral' : hue;
  return part === 'fill' ? `var(--${token})` : `var(--${token}-${part})`;
}

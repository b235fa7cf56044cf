import type { Paint } from '../../domain/plane/shape-styles';

/** The colours of shapes as CSS values, for an element with `data-quadrant`. */
export const PAINTS: Readonly<Record<Paint, string>> = {
  hue: 'var(--hue)',
  bubble: 'color-mix(in srgb, var(--hue) 80%, var(--surface))',
  surface: 'var(--surface)',
  text: 'var(--text)',
  muted: 'var(--muted)',
};

import type { Paint } from '../../domain/plane/shapes';
import { QUADRANT_HUES, type QuadrantHue } from '../signal/dot';

/** The colours of shapes as CSS values, for an element with `data-quadrant`. */
export const PAINTS: Readonly<Record<Paint, string>> = {
  hue: 'var(--hue)',
  bubble: 'color-mix(in srgb, var(--hue) 80%, var(--surface))',
  surface: 'var(--surface)',
  text: 'var(--text)',
  muted: 'var(--muted)',
};

/** The colours of shapes, resolved: a canvas knows no custom properties. */
export type MarkPalette = Readonly<Record<Paint, Readonly<Record<QuadrantHue, string>>>>;

/** Reads the colours of the theme that an element has. */
export function readMarkPalette(element: Element): MarkPalette {
  const probes = document.createElement('span');
  probes.hidden = true;
  const styles = Object.entries(PAINTS).map(([paint, colour]) => {
    const byHue = QUADRANT_HUES.map((hue) => {
      const probe = probes.appendChild(document.createElement('span'));
      probe.dataset['quadrant'] = hue;
      probe.style.color = colour;
      return [hue, getComputedStyle(probe)] as const;
    });
    return [paint, byHue] as const;
  });
  // Read after all have been inserted, so that the browser resolves them in one pass.
  element.append(probes);
  const palette = styles.map(([paint, byHue]) => [
    paint,
    Object.fromEntries(byHue.map(([hue, { color }]) => [hue, color])),
  ]);
  probes.remove();
  return Object.fromEntries(palette) as MarkPalette;
}

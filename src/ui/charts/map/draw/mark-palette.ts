import { QUADRANT_HUES, type QuadrantHue } from '../../../kit/signal/quadrant-hue';

/** The colours of bubbles, resolved: a canvas knows no custom properties. */
export interface MarkPalette {
  readonly surface: string;
  readonly text: string;
  readonly bubble: Readonly<Record<QuadrantHue, string>>;
  readonly ink: Readonly<Record<QuadrantHue, string>>;
}

/** Reads the colours of the theme that an element has. */
export function readMarkPalette(element: Element): MarkPalette {
  const probes = document.createElement('span');
  probes.hidden = true;
  const probe = (colour: string, hue?: QuadrantHue): CSSStyleDeclaration => {
    const span = probes.appendChild(document.createElement('span'));
    span.style.color = colour;
    if (hue !== undefined) span.dataset['quadrant'] = hue;
    return getComputedStyle(span);
  };
  const byHue = (colour: string) => QUADRANT_HUES.map((hue) => [hue, probe(colour, hue)] as const);
  const [surface, text] = [probe('var(--surface)'), probe('var(--text)')];
  const bubbles = byHue('color-mix(in srgb, var(--hue) 80%, var(--surface))');
  const inks = byHue('var(--hue)');
  // Read after all have been inserted, so that the browser resolves them in one pass.
  element.append(probes);
  const colours = (styles: typeof inks) =>
    Object.fromEntries(styles.map(([hue, { color }]) => [hue, color])) as Record<QuadrantHue, string>;
  const palette = { surface: surface.color, text: text.color, bubble: colours(bubbles), ink: colours(inks) };
  probes.remove();
  return palette;
}

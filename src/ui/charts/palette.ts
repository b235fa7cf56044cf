import { QUADRANT_HUES, type QuadrantHue } from '../kit/signal/quadrant-hue';

/** The page's colours as a canvas needs them: resolved, because it knows no custom properties. */
export interface Palette {
  readonly canvas: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly faint: string;
  readonly line: string;
  readonly axis: string;
  readonly positive: string;
  readonly negative: string;
  readonly sunken: string;
  readonly bubble: Readonly<Record<QuadrantHue, string>>;
  readonly ink: Readonly<Record<QuadrantHue, string>>;
  readonly tint: Readonly<Record<QuadrantHue, string>>;
  readonly label: Readonly<Record<QuadrantHue, string>>;
}

/** What bubbles are painted with. */
export type MarkPalette = Pick<Palette, 'surface' | 'text' | 'bubble' | 'ink'>;

const OF_A_HUE = {
  bubble: 'color-mix(in srgb, var(--hue) 80%, var(--surface))',
  ink: 'var(--hue)',
  tint: 'color-mix(in srgb, var(--hue-tint) var(--area-strength, 45%), var(--surface))',
  label: 'var(--hue-text)',
};
type Shade = keyof typeof OF_A_HUE;
type Token = Exclude<keyof Palette, Shade>;

const TOKENS: readonly Token[] = [
  'canvas',
  'surface',
  'text',
  'muted',
  'faint',
  'line',
  'axis',
  'positive',
  'negative',
  'sunken',
];
const SHADES: readonly Shade[] = ['bubble', 'ink', 'tint', 'label'];

/** Reads the theme that an element wears. */
export function readPalette(element: Element): Palette {
  return resolve(element, TOKENS, SHADES);
}

/** The same for bubbles alone, in half the time: it is on the way to the first paint of a dense map. */
export function readMarkPalette(element: Element): MarkPalette {
  return resolve(element, ['surface', 'text'], ['bubble', 'ink']);
}

function resolve<T extends Token, S extends Shade>(
  element: Element,
  tokens: readonly T[],
  shades: readonly S[],
): Pick<Palette, T | S> {
  const probes = document.createElement('span');
  probes.hidden = true;
  const probe = (colour: string, hue?: QuadrantHue): HTMLElement => {
    const one = probes.appendChild(document.createElement('span'));
    one.style.color = colour;
    if (hue !== undefined) one.dataset['quadrant'] = hue;
    return one;
  };
  const plain = tokens.map((name) => [name, probe(`var(--${name})`)] as const);
  const hued = shades.map(
    (shade) => [shade, QUADRANT_HUES.map((hue) => [hue, probe(OF_A_HUE[shade], hue)] as const)] as const,
  );
  // All are asked after all have been put in, so that the browser resolves them in one go.
  element.append(probes);
  const colours = (named: readonly (readonly [string, HTMLElement])[]): Record<string, string> =>
    Object.fromEntries(named.map(([name, one]) => [name, getComputedStyle(one).color]));
  const palette = {
    ...colours(plain),
    ...Object.fromEntries(hued.map(([shade, hues]) => [shade, colours(hues)])),
  } as Pick<Palette, T | S>;
  probes.remove();
  return palette;
}

import { HUES, type Hue } from './hue';

/** The page's colours as a canvas needs them: resolved, because it knows no custom properties. */
export interface Palette {
  readonly canvas: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly axis: string;
  readonly positive: string;
  readonly negative: string;
  readonly sunken: string;
  readonly bubble: Readonly<Record<Hue, string>>;
  readonly ink: Readonly<Record<Hue, string>>;
  readonly tint: Readonly<Record<Hue, string>>;
  readonly label: Readonly<Record<Hue, string>>;
}

const TOKENS = ['canvas', 'surface', 'text', 'muted', 'line', 'axis', 'positive', 'negative', 'sunken'] as const;
const OF_A_HUE = {
  bubble: (hue: Hue) => `color-mix(in srgb, var(--${hue}) 80%, var(--surface))`,
  ink: (hue: Hue) => `var(--${hue})`,
  tint: (hue: Hue) => `color-mix(in srgb, var(--${hue}-tint) var(--area-strength, 45%), var(--surface))`,
  label: (hue: Hue) => `var(--${hue}-text)`,
};
type Shade = keyof typeof OF_A_HUE;

/** Reads the theme that an element wears. */
export function readPalette(element: Element): Palette {
  const probes = document.createElement('span');
  probes.hidden = true;
  const probe = (colour: string): HTMLElement => {
    const one = probes.appendChild(document.createElement('span'));
    one.style.color = colour;
    return one;
  };
  const tokens = TOKENS.map((name) => [name, probe(`var(--${name})`)] as const);
  const shades = (Object.keys(OF_A_HUE) as Shade[]).map(
    (shade) => [shade, HUES.map((hue) => [hue, probe(OF_A_HUE[shade](hue))] as const)] as const,
  );
  // All are asked after all have been put in, so that the browser resolves them in one go.
  element.append(probes);
  const resolved = <Name extends string>(named: readonly (readonly [Name, HTMLElement])[]) =>
    Object.fromEntries(named.map(([name, one]) => [name, getComputedStyle(one).color])) as Record<Name, string>;
  const palette: Palette = {
    ...resolved(tokens),
    ...(Object.fromEntries(shades.map(([shade, hues]) => [shade, resolved(hues)])) as Pick<Palette, Shade>),
  };
  probes.remove();
  return palette;
}

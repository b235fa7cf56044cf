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

/** Reads the theme that an element wears. */
export function readPalette(element: Element): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const resolve = (colour: string): string => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const token = (name: string): string => resolve(`var(--${name})`);
  const each = (colour: (hue: Hue) => string): Readonly<Record<Hue, string>> =>
    Object.fromEntries(HUES.map((hue) => [hue, resolve(colour(hue))])) as Record<Hue, string>;
  const palette: Palette = {
    canvas: token('canvas'),
    surface: token('surface'),
    text: token('text'),
    muted: token('muted'),
    line: token('line'),
    axis: token('axis'),
    positive: token('positive'),
    negative: token('negative'),
    sunken: token('sunken'),
    bubble: each((hue) => `color-mix(in srgb, var(--${hue}) 80%, var(--surface))`),
    ink: each((hue) => `var(--${hue})`),
    tint: each((hue) => `color-mix(in srgb, var(--${hue}-tint) var(--area-strength, 45%), var(--surface))`),
    label: each((hue) => `var(--${hue}-text)`),
  };
  probe.remove();
  return palette;
}

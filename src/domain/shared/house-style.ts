/** How documents of an organisation look; a part that is null is ours. Colours are `#rrggbb`, in lower case. */
export interface HouseStyle {
  /** Address of an SVG or PNG of this origin, or a `data:` address. */
  readonly logo: string | null;
  /** Of titles, first lines and areas. */
  readonly main: string | null;
  /** Of further lines. */
  readonly accent: string | null;
  /** A font stack, as CSS takes it. */
  readonly fonts: string | null;
}

/** A PNG as a `data:` address, with its width as a multiple of its height. */
export interface DrawnLogo {
  readonly source: string;
  readonly ratio: number;
  /** Drawn for a dark ground. */
  readonly isLight: boolean;
}

/** Without a style of an organisation. */
export const OUR_STYLE: HouseStyle = { logo: null, main: null, accent: null, fonts: null };

/** Characters of a `data:` address that a team shares. */
export const LOGO_LIMIT = 100_000;
/** Names of fonts; nothing that would end a declaration. */
export const FONT_LIST = /^[\w\s,'"-]{1,200}$/;

/** Of a text on its ground (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** The colour where it may be that of a text on white; null: only of lines and areas. */
export function textColourOf(colour: string | null): string | null {
  return colour !== null && contrastOnWhite(colour) >= LEAST_CONTRAST ? colour : null;
}

/** From 1 to 21. @param colour `#rrggbb` */
export function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** What is said of a colour; isTooLight: on white, so that texts have ours. */
export function colourWords(colour: string): { readonly isTooLight: boolean; readonly text: string } {
  const ratio = `${(Math.floor(contrastOnWhite(colour) * 10) / 10).toFixed(1)} : 1 on white`;
  return textColourOf(colour) === null
    ? { isTooLight: true, text: `${ratio} is too light for text: lines and areas use it, texts stay dark.` }
    : { isTooLight: false, text: `${ratio}, which is enough for text as well.` };
}

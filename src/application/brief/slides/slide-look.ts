import { textColourOf, type HouseStyle } from '../../../domain/shared/house-style';
import type { SlideColour } from '../../shared/slide-deck';
import { OUR_MEASURE, type FontMeasure } from './text-fit';

/** A PNG as a `data:` address, with its width as a multiple of its height. */
export interface SlideLogo {
  readonly source: string;
  readonly ratio: number;
  /** Drawn for a dark ground. */
  readonly isLight: boolean;
}

/** What of the house style the slides have. */
export interface SlideLook {
  readonly logo: SlideLogo | null;
  /** Of the bar on top and the panel of the title; null: there is no bar. */
  readonly main: SlideColour | null;
  /** Of words: main where it may be. */
  readonly words: SlideColour;
  /** Of words on main. */
  readonly onMain: SlideColour;
  readonly accent: SlideColour;
  /** null: ours. */
  readonly font: string | null;
  /** As CSS takes them; null: ours. */
  readonly fonts: string | null;
  readonly measure: FontMeasure;
}

/** @param logo as it was drawn; null: there is none, or it could not be loaded */
export function slideLook(
  { main, accent, fonts }: HouseStyle,
  logo: SlideLogo | null,
  measure = OUR_MEASURE,
): SlideLook {
  const text = textColourOf(main) as SlideColour | null;
  return {
    logo,
    main: main as SlideColour | null,
    words: text ?? 'text',
    onMain: main === null || text !== null ? 'surface' : 'text',
    accent: (accent ?? main ?? 'text') as SlideColour,
    font: firstFont(fonts),
    fonts,
    measure,
  };
}

/** Of small words that say which part a slide is of. */
export function markColour({ main, words }: SlideLook): SlideColour {
  return main === null ? 'muted' : words;
}

/** A file names one font; a general one, such as sans-serif, is none. */
function firstFont(fonts: string | null): string | null {
  const [first = ''] = fonts?.split(',') ?? [];
  const name = first.trim().replaceAll(/["']/gu, '');
  return name === '' || /^(?:(?:ui-)?(?:sans-)?serif|system-ui|monospace)$/u.test(name) ? null : name;
}

import type { HouseStyle } from '../../domain/shared/house-style';
import { drawLogo } from '../art/draw-logo';
import { slideLook, type SlideLook } from '../../application/brief/slides/slide-style';
import { OUR_MEASURE, type FontMeasure } from '../../application/brief/slides/text-fit';
import { TextRuler } from '../plane/text-ruler';

/** The look of slides, with its logo drawn and its fonts measured. */
export async function houseLookOf(house: HouseStyle): Promise<SlideLook> {
  const logo = house.logo === null ? null : await drawLogo(house.logo);
  return slideLook(house, logo, house.fonts === null ? undefined : fontMeasure(house.fonts));
}

/** Pixels, of the measured texts. */
const SIZE = 100;
/** A program that draws the same text rounds it differently. */
const SPARE = 1.02;
/** By their names, in case that this machine does not have them and the reader's has. */
const WIDE = /verdana|courier|mono|wide|ext(?:ended|d)?\b|expanded/iu;
const WIDER = 1.25;

/** Measures texts in a list of fonts; never as less wide than ours, as the reader's machine may have others of the list. */
function fontMeasure(fonts: string): FontMeasure {
  const ruler = { usual: new TextRuler(`${SIZE}px ${fonts}`), bold: new TextRuler(`700 ${SIZE}px ${fonts}`) };
  const least = WIDE.test(fonts.split(',')[0] ?? '') ? WIDER : 1;
  return {
    widthOf: (text, font) => {
      const { measure } = font.isBold === true ? ruler.bold : ruler.usual;
      return Math.max(least * OUR_MEASURE.widthOf(text, font), (measure(text) / SIZE) * SPARE);
    },
    line: Math.max(OUR_MEASURE.line, ruler.usual.lineHeight() / SIZE),
  };
}

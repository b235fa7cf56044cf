import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { briefSlides } from '../../../application/brief/slides/brief-slides';
import { slideLook } from '../../../application/brief/slides/slide-look';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import type { HouseStyle } from '../../../domain/shared/house-style';
import { OUR_MEASURE } from '../../../application/brief/slides/text-fit';
import { drawLogo } from '../../house/draw-logo';
import { fontMeasure } from '../../house/font-measure';
import { plainTexts } from './plain-texts';

/** The brief as slides: those that are presented and those of the file. */
export async function slidesOf({ brief, head, all, previous }: BriefViewModel, house: HouseStyle): Promise<SlideDeck> {
  const logo = house.logo === null ? null : await drawLogo(house.logo);
  const look = slideLook(house, logo, house.fonts === null ? OUR_MEASURE : fontMeasure(house.fonts));
  return briefSlides({ brief, head, all, previous, look, plain: await plainTexts(brief) });
}

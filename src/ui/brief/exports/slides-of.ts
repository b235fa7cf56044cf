import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { briefSlides } from '../../../application/brief/slides/brief-slides';
import { slideLook } from '../../../application/brief/slides/slide-look';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import type { HouseStyle } from '../../../domain/shared/house-style';
import { drawLogo } from '../../house/draw-logo';
import { plainTexts } from './plain-texts';

/** The brief as slides: those that are presented and those of the file. */
export async function slidesOf({ brief, head, all, previous }: BriefViewModel, house: HouseStyle): Promise<SlideDeck> {
  const look = slideLook(house, house.logo === null ? null : await drawLogo(house.logo));
  return briefSlides({ brief, head, all, previous, look, plain: await plainTexts(brief) });
}

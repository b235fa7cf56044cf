import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { briefSlides } from '../../../application/brief/slides/brief-slides';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import type { HouseStyle } from '../../../domain/shared/house-style';
import { houseLookOf } from '../../house/look-of';
import { plainTexts } from './plain-texts';

/** The brief as slides: those that are presented and those of the file. */
export async function slidesOf({ brief, head, all, previous }: BriefViewModel, house: HouseStyle): Promise<SlideDeck> {
  const look = await houseLookOf(house);
  return briefSlides({ brief, head, all, previous, look, plain: await plainTexts(brief) });
}

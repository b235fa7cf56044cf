import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { briefSlides } from '../../../application/brief/slides/brief-slides';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import { shortenedText } from '../../../domain/shared/long-texts';
import type { HouseStyle } from '../../../domain/shared/house-style';
import { houseLookOf } from '../../house/look-of';
import { plainTexts } from './plain-texts';

/** The brief as slides: those that are presented and those of the file. */
export async function slidesOf({ brief, head, all, previous }: BriefViewModel, house: HouseStyle): Promise<SlideDeck> {
  const look = await houseLookOf(house);
  const plain = await plainTexts(brief);
  // A slide is looked at, not read through: of a very long text it has the beginning.
  return briefSlides({ brief, head, all, previous, look, plain: (text) => shortenedText(plain(text)) });
}

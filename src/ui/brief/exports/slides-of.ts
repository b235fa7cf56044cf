import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { briefSlides } from '../../../application/brief/slides/brief-slides';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import { plainTexts } from './plain-texts';

/** The brief as slides: those that are presented and those of the file. */
export async function slidesOf({ brief, head, all, previous }: BriefViewModel): Promise<SlideDeck> {
  return briefSlides({ brief, head, all, previous, plain: await plainTexts(brief) });
}

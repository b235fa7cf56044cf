import { briefSlides } from './brief-slides';
import type { Slide } from '../../shared/slide-deck';
import type { SlideLook } from './slide-look';

/** The title and the recommendation of an example, which show what of a house style slides have. */
export function previewSlides(look: SlideLook): readonly Slide[] {
  const head = {
    title: 'A brief of your team',
    question: 'Which question does it answer?',
    conclusion: 'The first sentence is its answer. The others say why, and what follows from it.',
    parts: ['title', 'conclusion'] as const,
    day: '',
    source: 'The project and the day of its data',
    origin: '',
    address: '',
    growthName: null,
    figureNote: '',
  };
  const brief = { topics: [], summary: [], references: [], since: null };
  return briefSlides({ brief, head, all: [], previous: null, plain: (text) => text, look }).slides;
}

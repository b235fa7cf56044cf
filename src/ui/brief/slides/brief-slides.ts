import type { Slide, SlideDeck } from '../../../application/brief/slide-deck';
import type { Brief } from '../../../domain/brief/brief';
import type { BriefHead } from '../../../domain/brief/brief-head';
import type { PreviousData } from '../../../domain/brief/brief-movement';
import type { Topic } from '../../../domain/topic/topic';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { briefPlane } from '../paper/brief-plane';
import { coverPicture } from './cover-picture';
import { MAP_SIZE, mapSlide } from './map-slide';
import { footer } from './slide-style';
import { sourceSlides } from './source-slides';
import { titleSlide } from './title-slide';
import { topicSlide } from './topic-slide';

/** Covers on the title slide. */
const MOST_BANDS = 6;
/** Pixels of a picture for each unit of a slide. */
const DENSITY = 1.5;

export interface BriefToPresent {
  readonly brief: Brief;
  readonly head: BriefHead;
  readonly all: readonly Topic[];
  readonly previous: PreviousData | null;
  /** Makes plain text of a text of the data. */
  readonly plain: (text: string) => string;
}

/** The brief as slides: title, map, one for each topic, sources. Returns to the browser between the slides. */
export async function briefSlides({ brief, head, all, previous, plain }: BriefToPresent): Promise<SlideDeck> {
  const topics = brief.topics.map(({ topic }) => topic);
  const hasSources = !head.leftOut.includes('sources');
  const bands = topics.slice(0, MOST_BANDS);
  const slides: Slide[] = [titleSlide(brief, head, await pictures(bands, 480, 720 / Math.max(1, bands.length)))];
  const plane = briefPlane(topics, all, previous?.topics ?? null, MAP_SIZE);
  if (!head.leftOut.includes('map') && plane.chosen.length > 0) slides.push(mapSlide(plane, topics, brief.since));
  for (const of of brief.topics) {
    const [cover = null] = await pictures([of.topic], 560, 176);
    slides.push(topicSlide(of, { plain, cover, hasSources }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (hasSources) slides.push(...sourceSlides(brief.references));
  const foot = `${head.title}. ${head.source}`;
  return {
    title: head.title,
    subject: `${head.source}. ${head.origin}. ${head.day}.`,
    slides: slides.map((slide, index) =>
      index === 0 ? slide : { ...slide, items: [...slide.items, ...footer(foot, index + 1)] },
    ),
  };
}

/** One after the other; without those that could not be drawn. */
async function pictures(topics: readonly Topic[], width: number, height: number): Promise<readonly string[]> {
  const drawn: string[] = [];
  for (const { name, quadrant } of topics) {
    const request = { name, quadrant: quadrantHue(quadrant), theme: 'light' } as const;
    const picture = await coverPicture(request, Math.round(width * DENSITY), Math.round(height * DENSITY));
    if (picture !== null) drawn.push(picture);
  }
  return drawn;
}

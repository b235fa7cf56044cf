import type { Slide, SlideDeck } from './slide-deck';
import type { Brief } from '../../../domain/brief/brief';
import type { BriefHead } from '../../../domain/brief/brief-head';
import type { PreviousData } from '../../../domain/brief/brief-movement';
import type { Topic } from '../../../domain/topic/topic';
import { briefMap, mapSlide } from './map-slide';
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
  /** A cover of this size in pixels as a data: address; null: it cannot be drawn. */
  readonly coverOf: (topic: Topic, width: number, height: number) => Promise<string | null>;
}

/** The brief as slides: title, map, one for each topic, sources. The covers are drawn one after the other. */
export async function briefSlides(of: BriefToPresent): Promise<SlideDeck> {
  const { brief, head, all, previous, plain } = of;
  const topics = brief.topics.map(({ topic }) => topic);
  const hasSources = !head.leftOut.includes('sources');
  const bands = topics.slice(0, MOST_BANDS);
  const slides: Slide[] = [titleSlide(brief, head, await pictures(of, bands, 480, 720 / Math.max(1, bands.length)))];
  const placed = { all, chosen: topics, before: previous?.topics ?? null };
  const map = head.leftOut.includes('map') ? null : briefMap(placed, head.growthName);
  if (map !== null) slides.push(mapSlide(map, topics, brief.since));
  for (const section of brief.topics) {
    const [cover = null] = await pictures(of, [section.topic], 560, 176);
    slides.push(topicSlide(section, { plain, cover, hasSources, growthName: head.growthName }));
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
async function pictures(
  { coverOf }: BriefToPresent,
  topics: readonly Topic[],
  width: number,
  height: number,
): Promise<readonly string[]> {
  const drawn: string[] = [];
  for (const topic of topics) {
    const picture = await coverOf(topic, Math.round(width * DENSITY), Math.round(height * DENSITY));
    if (picture !== null) drawn.push(picture);
  }
  return drawn;
}

import type { Brief } from './brief';
import type { BriefSection } from './brief-section';

/** Topics on a printed page. */
const TOPICS_A_PAGE = 2;
/** Sources on a printed page. */
const SOURCES_A_PAGE = 18;

/** Sources on a slide; an even number, because they stand in two columns. */
export const SOURCES_A_SLIDE = 18;

/** About how long the brief is: longer texts need more pages. */
export function briefLength({ topics, references }: Brief, leftOut: readonly BriefSection[]) {
  const topicPages = Math.ceil(topics.length / TOPICS_A_PAGE);
  const sourcePages = leftOut.includes('sources') ? 0 : Math.max(1, Math.ceil(references.length / SOURCES_A_PAGE));
  // The map shows what has both figures.
  const isPlaced = topics.some(({ topic }) => topic.growth !== null && topic.sizing.average !== null);
  const mapSlides = leftOut.includes('map') || !isPlaced ? 0 : 1;
  const sourceSlides = leftOut.includes('sources') ? 0 : Math.max(1, Math.ceil(references.length / SOURCES_A_SLIDE));
  return { pages: 1 + topicPages + sourcePages, slides: 1 + mapSlides + topics.length + sourceSlides };
}

/** The page on which a topic is expected. @param number from 1 */
export function pageOfTopic(number: number): number {
  return 1 + Math.ceil(number / TOPICS_A_PAGE);
}

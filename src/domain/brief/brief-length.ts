import type { Brief } from './brief';
import type { BriefSection } from './brief-section';

/** Topics on a printed page. */
const TOPICS_A_PAGE = 2;
/** Sources on a printed page. */
const SOURCES_A_PAGE = 18;

/** Sources on a slide; an even number, because they stand in two columns. */
export const SOURCES_A_SLIDE = 18;

/** About how many pages the brief has: longer texts need more. */
export function briefPages({ topics, references }: Brief, parts: readonly BriefSection[]): number {
  const sources = parts.includes('sources') ? Math.max(1, Math.ceil(references.length / SOURCES_A_PAGE)) : 0;
  return 1 + Math.ceil(topics.length / TOPICS_A_PAGE) + sources;
}

/** The page on which a topic is expected. @param number from 1 */
export function pageOfTopic(number: number): number {
  return 1 + Math.ceil(number / TOPICS_A_PAGE);
}

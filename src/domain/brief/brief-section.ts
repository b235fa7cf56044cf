/** The parts of a brief that can be left out, in the order of the document. The topics stand after the conclusion. */
const BRIEF_SECTIONS = [
  'title',
  'map',
  'summary',
  'list',
  'team',
  'conclusion',
  'sources',
  'reading',
  'evolution',
] as const;
export type BriefSection = (typeof BRIEF_SECTIONS)[number];

export const SECTION_NAMES: Readonly<Record<BriefSection, string>> = {
  title: 'Title and question',
  map: 'Map',
  summary: 'Summary from the figures',
  list: 'List of the topics',
  team: 'What the team says',
  conclusion: 'Recommendation',
  sources: 'Sources',
  reading: 'How to read the figures',
  evolution: 'Evolution by period',
};

/** Left out until they are asked for. */
export const LEFT_OUT_AT_FIRST: readonly BriefSection[] = ['evolution'];

export function isBriefSection(value: unknown): value is BriefSection {
  return BRIEF_SECTIONS.some((section) => section === value);
}

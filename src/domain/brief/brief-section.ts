/** The parts of a brief that can be left out, in the order of the document. */
export const BRIEF_SECTIONS = [
  'title',
  'map',
  'summary',
  'list',
  'team',
  'conclusion',
  'topics',
  'imagine',
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
  topics: 'Pages of the topics',
  imagine: 'Imagine if',
  sources: 'Sources',
  reading: 'How to read the figures',
  evolution: 'Evolution by period',
};

/** Until the user chooses others. */
export const PARTS_AT_FIRST: readonly BriefSection[] = BRIEF_SECTIONS.filter(
  (section) => section !== 'imagine' && section !== 'evolution',
);

export function isBriefSection(value: unknown): value is BriefSection {
  return BRIEF_SECTIONS.some((section) => section === value);
}

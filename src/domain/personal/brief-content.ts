import { plural } from '../shared/figures';
import { joined, numberWord } from '../shared/words';
import { parseEntityId, type TopicId } from '../shared/entity-id';
import type { AddressParameters } from '../shared/address-parameters';

/** The parts of a brief that can be left out, in the order of the document. */
export const BRIEF_SECTIONS = [
  'title',
  'conclusion',
  'map',
  'summary',
  'list',
  'team',
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

/** What a brief recommends for one topic. Each part may be ''. */
export interface BriefAction {
  readonly what: string;
  /** A day, or words such as 'before the range review'. */
  readonly by: string;
  readonly who: string;
}

export type ActionPart = keyof BriefAction;
export const ACTION_PARTS: readonly ActionPart[] = ['what', 'by', 'who'];
export const ACTION_NAMES: Readonly<Record<ActionPart, string>> = { what: 'What to do', by: 'By when', who: 'Who' };
/** Characters. */
export const ACTION_LIMITS: Readonly<Record<ActionPart, number>> = { what: 200, by: 40, who: 60 };
export const NO_ACTION: BriefAction = { what: '', by: '', who: '' };

/** What the user has written of it; a part that is absent is taken from the decisions of the team. */
type WrittenAction = Partial<BriefAction>;

/** Reads the stored actions by the id of their topic; wrong parts are left out. */
function readActions(raw: unknown): Readonly<Record<string, WrittenAction>> {
  if (typeof raw !== 'object' || raw === null) return {};
  const entries = Object.entries(raw).flatMap(([id, action]) => {
    const known = ACTION_PARTS.flatMap((part) => {
      const text: unknown = typeof action === 'object' && action !== null ? Reflect.get(action, part) : null;
      return typeof text === 'string' ? [[part, text.slice(0, ACTION_LIMITS[part])] as const] : [];
    });
    return known.length === 0 ? [] : [[id, Object.fromEntries(known)] as const];
  });
  return Object.fromEntries(entries);
}

export function hasAction({ action }: { readonly action: BriefAction }): boolean {
  return ACTION_PARTS.some((part) => action[part] !== '');
}

/** Of a topic's slide, which is read while someone speaks. */
export const MOST_POINTS = 3;
/** Of a point. */
export const MOST_WORDS = 12;
/** Characters of a point as it is typed. */
export const POINT_LIMIT = 160;

/** Reads the stored points by the id of their topic; wrong ones are left out. */
function readPoints(raw: unknown): BriefContent['points'] {
  if (typeof raw !== 'object' || raw === null) return {};
  const entries = Object.entries(raw).flatMap(([id, points]) =>
    Array.isArray(points)
      ? [[id, points.slice(0, MOST_POINTS).map((text: unknown) => textOf(text, POINT_LIMIT))] as const]
      : [],
  );
  return Object.fromEntries(entries);
}

/** Characters; longer texts are cut. */
export const TITLE_LIMIT = 80;
export const QUESTION_LIMIT = 160;
export const CONCLUSION_LIMIT = 1200;
/** Of more topics the user chooses. */
export const MOST_TOPICS = 60;

/** What the user decides of a brief; everything else is computed from the data. */
export interface BriefContent {
  /** '': the title is made from the number of topics and the project. */
  readonly title: string;
  readonly question: string;
  readonly conclusion: string;
  /** In their order; no id twice. */
  readonly topics: readonly TopicId[];
  /** The sections that it has. */
  readonly parts: readonly BriefSection[];
  /** What the user recommends, by the id of the topic. */
  readonly actions: Readonly<Record<string, WrittenAction>>;
  /** What the slide of a topic says, by the id of the topic, where the user has written it. */
  readonly points: Readonly<Record<string, readonly string[]>>;
  /** How the topics were chosen: 'Three topics, chosen in Compare', 'Filters: Important'; '': it is not known. */
  readonly origin: string;
}

export const EMPTY_BRIEF: BriefContent = {
  title: '',
  question: '',
  conclusion: '',
  topics: [],
  parts: PARTS_AT_FIRST,
  actions: {},
  points: {},
  origin: '',
};

/** Reads the content of a stored draft, which may come from a file. Wrong parts become their defaults. */
export function readBriefContent(raw: unknown): BriefContent {
  const from = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Record<keyof BriefContent, unknown>>;
  return {
    title: textOf(from.title, TITLE_LIMIT),
    question: textOf(from.question, QUESTION_LIMIT),
    conclusion: textOf(from.conclusion, CONCLUSION_LIMIT),
    topics: topicIds(Array.isArray(from.topics) ? from.topics : []).slice(0, MOST_TOPICS),
    parts: partsOf(raw),
    actions: readActions(from.actions),
    points: readPoints(from.points),
    origin: textOf(from.origin, 500),
  };
}

/** Before briefs had 'Imagine if' as a part, the parts that were left out were stored. */
function partsOf(raw: unknown): BriefContent['parts'] {
  const { parts, leftOut } = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  if (Array.isArray(parts)) return parts.filter(isBriefSection);
  if (!Array.isArray(leftOut)) return PARTS_AT_FIRST;
  return BRIEF_SECTIONS.filter((section) => section !== 'imagine' && !leftOut.includes(section));
}

/** What the address of a brief carries: its topics and its texts. Which parts it has is the reader's choice. */
export type AddressedBrief = Pick<BriefContent, 'topics' | BriefText>;

export const TEXTS = ['title', 'question', 'conclusion'] as const;
/** The texts of a brief that are written by the user. */
export type BriefText = (typeof TEXTS)[number];
/** The parameters of the address of a brief. */
export const BRIEF_PARAMETERS: readonly string[] = ['topic', ...TEXTS];

export const TEXT_LIMITS: Readonly<Record<BriefText, number>> = {
  title: TITLE_LIMIT,
  question: QUESTION_LIMIT,
  conclusion: CONCLUSION_LIMIT,
};

export function briefQuery(content: AddressedBrief): AddressParameters {
  const texts = TEXTS.filter((text) => content[text].trim() !== '');
  return [
    ...content.topics.map((id) => ['topic', id] as const),
    ...texts.map((text) => [text, content[text]] as const),
  ];
}

/** What an address carries, for its sender: 'the title, the conclusion and six topics'. */
export function linkContents(content: AddressedBrief): string {
  const texts = TEXTS.filter((text) => content[text].trim() !== '').map((text) => `the ${text}`);
  return joined([...texts, `${numberWord(content.topics.length)} ${plural(content.topics.length, 'topic')}`]);
}

export function briefOfQuery(query: AddressParameters): AddressedBrief {
  const valuesOf = (parameter: string) => query.filter(([name]) => name === parameter).map(([, value]) => value);
  const textIn = (text: BriefText): string => (valuesOf(text)[0] ?? '').slice(0, TEXT_LIMITS[text]);
  return {
    topics: topicIds(valuesOf('topic')),
    title: textIn('title'),
    question: textIn('question'),
    conclusion: textIn('conclusion'),
  };
}

/** The same topics in the same order, and the same texts. */
export function isSameBrief(one: AddressedBrief, other: AddressedBrief): boolean {
  return TEXTS.every((text) => one[text].trim() === other[text].trim()) && hasSameTopics(one, other);
}

/** The same topics in the same order. */
export function hasSameTopics(one: Pick<BriefContent, 'topics'>, other: Pick<BriefContent, 'topics'>): boolean {
  return one.topics.length === other.topics.length && one.topics.every((id, index) => id === other.topics[index]);
}

function topicIds(raw: readonly unknown[]): readonly TopicId[] {
  const ids = raw.flatMap((id) => parseEntityId<'topic'>(id) ?? []);
  return [...new Set(ids)];
}

function textOf(raw: unknown, limit: number): string {
  return typeof raw === 'string' ? raw.slice(0, limit) : '';
}

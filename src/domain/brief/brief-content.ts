import { parseEntityId, type TopicId } from '../shared/entity-id';
import type { Query } from '../shared/query';
import { isBriefSection, LEFT_OUT_AT_FIRST, type BriefSection } from './brief-section';

/** Characters; longer texts are cut. */
export const TITLE_LIMIT = 80;
export const QUESTION_LIMIT = 160;
export const CONCLUSION_LIMIT = 1200;
/** Further topics are left out, and the brief says so. */
export const MOST_TOPICS = 60;

/** What the user decides of a brief; everything else is computed from the data. */
export interface BriefContent {
  /** '': the title is made from the number of topics and the project. */
  readonly title: string;
  readonly question: string;
  readonly conclusion: string;
  /** In their order; no id twice. */
  readonly topics: readonly TopicId[];
  readonly leftOut: readonly BriefSection[];
  /** How the topics were chosen: 'Chosen by hand, no filters', 'Filters: Important'. */
  readonly origin: string;
}

export const CHOSEN_BY_HAND = 'Chosen by hand, no filters';

export const EMPTY_BRIEF: BriefContent = {
  title: '',
  question: '',
  conclusion: '',
  topics: [],
  leftOut: LEFT_OUT_AT_FIRST,
  origin: CHOSEN_BY_HAND,
};

/** Reads the content of a stored draft, which may come from a file. Wrong parts become their defaults. */
export function readBriefContent(raw: unknown): BriefContent {
  const from = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Record<keyof BriefContent, unknown>>;
  return {
    title: textOf(from.title, TITLE_LIMIT),
    question: textOf(from.question, QUESTION_LIMIT),
    conclusion: textOf(from.conclusion, CONCLUSION_LIMIT),
    topics: topicIds(Array.isArray(from.topics) ? from.topics : []),
    leftOut: Array.isArray(from.leftOut) ? from.leftOut.filter(isBriefSection) : LEFT_OUT_AT_FIRST,
    origin: textOf(from.origin, 500) || CHOSEN_BY_HAND,
  };
}

/** The address of a brief carries its topics and its question, and nothing else. */
export function briefQuery({ topics, question }: Pick<BriefContent, 'topics' | 'question'>): Query {
  const ids = topics.map((id) => ['topic', id] as const);
  return question.trim() === '' ? ids : [...ids, ['question', question]];
}

export function briefOfQuery(query: Query): Pick<BriefContent, 'topics' | 'question'> {
  const valuesOf = (parameter: string) => query.filter(([name]) => name === parameter).map(([, value]) => value);
  return {
    topics: topicIds(valuesOf('topic')),
    question: (valuesOf('question')[0] ?? '').slice(0, QUESTION_LIMIT),
  };
}

/** The same topics in the same order, and the same question. */
export function isSameBrief(
  one: Pick<BriefContent, 'topics' | 'question'>,
  other: Pick<BriefContent, 'topics' | 'question'>,
): boolean {
  return (
    one.question.trim() === other.question.trim() &&
    one.topics.length === other.topics.length &&
    one.topics.every((id, index) => id === other.topics[index])
  );
}

function topicIds(raw: readonly unknown[]): readonly TopicId[] {
  const ids = raw.flatMap((id) => parseEntityId<'topic'>(id) ?? []);
  return [...new Set(ids)].slice(0, MOST_TOPICS);
}

function textOf(raw: unknown, limit: number): string {
  return typeof raw === 'string' ? raw.slice(0, limit) : '';
}

import { plural } from '../shared/figures';
import type { Brief, BriefTopic } from './brief';
import { isTooLong } from './slide-points';
import { type BriefContent, hasAction, MOST_WORDS, type BriefSection } from '../personal/brief-content';
import { FIGURES } from '../topic/figures';
import { joined, capitalNumber, numberWord, isolated, joinedNames } from '../shared/words';

/** Something to look at before a brief is sent. It never prevents sending. */
export interface BriefCheck {
  /** Where it leads: a topic by its number, or a part of the document. */
  readonly target: number | 'question' | 'conclusion' | 'summary';
  /** Whether it leads to the note of the topic. */
  readonly isNote: boolean;
  /** The linked words, and the rest of the sentence. */
  readonly subject: string;
  readonly text: string;
}

/** Something that topics may lack. */
interface Kind {
  readonly isMissing: (of: BriefTopic) => boolean;
  /** The rest of the sentence on one topic, and on several. */
  readonly one: string;
  readonly many: string;
  readonly isNote?: boolean;
}

/** Counts of sources that are thin evidence. */
const FEW_SOURCES = [1, 2];
/** A rank among fewer says little. */
const FEW_PEERS = 8;
const NO_STEPS: BriefCheck = {
  target: 'conclusion',
  isNote: false,
  subject: 'The recommendation',
  text: 'names no step; its table is left out.',
};
/** More topics are counted. */
const MOST_NAMED = 3;

const KINDS: readonly Kind[] = [
  {
    isMissing: ({ note }) => note === '',
    one: 'has no note from you.',
    many: 'have no note from you.',
    isNote: true,
  },
  {
    isMissing: ({ points }) => points?.some(isTooLong) ?? false,
    one: `has a point of more than ${numberWord(MOST_WORDS)} words; its slide leaves it out.`,
    many: `have points of more than ${numberWord(MOST_WORDS)} words; their slides leave them out.`,
  },
  {
    isMissing: ({ topic }) => topic.growth === null || topic.sizing.average === null,
    one: 'has no growth or no sizing; it is not on the map.',
    many: 'have no growth or no sizing; they are not on the map.',
  },
  {
    isMissing: (of) => isLoaded(of, 'deepdive') && of.dataPoints.length === 0,
    one: 'has no data point.',
    many: 'have no data point.',
  },
  {
    isMissing: (of) => isLoaded(of, 'deepdive') && of.provocations.length === 0,
    one: 'has no provocation.',
    many: 'have no provocation.',
  },
  {
    isMissing: (of) => isLoaded(of, 'sources') && of.references.length === 0,
    one: 'has no source.',
    many: 'have no source.',
  },
  ...FEW_SOURCES.map((count) => ({
    isMissing: (of: BriefTopic) => isLoaded(of, 'sources') && of.references.length === count,
    one: `rests on ${numberWord(count)} ${plural(count, 'source')}.`,
    many: `rest on ${numberWord(count)} ${plural(count, 'source')} each.`,
  })),
];

/** What topics lack, by kind and with their names, and which texts of the user are empty. */
export function briefChecks(brief: Brief, content: BriefContent): readonly BriefCheck[] {
  const { topics } = brief;
  const isIn = (section: BriefSection): boolean => content.parts.includes(section);
  const checks = [...topics.flatMap(missingParts), ...KINDS.flatMap((kind) => missingKind(topics, kind))];
  if (isIn('title') && content.question.trim() === '') checks.push(emptyText('question'));
  if (isIn('conclusion') && content.conclusion.trim() === '') checks.push(emptyText('conclusion'));
  if (isIn('conclusion') && !topics.some(hasAction)) checks.push(NO_STEPS);
  checks.push(...fewFigures({ ...brief, summary: isIn('summary') ? brief.summary : [] }));
  return checks;
}

function missingKind(topics: readonly BriefTopic[], { isMissing, one, many, isNote }: Kind): readonly BriefCheck[] {
  const found = topics.filter(isMissing);
  const [first] = found;
  if (first === undefined) return [];
  const subject =
    found.length > MOST_NAMED ? `${capitalNumber(found.length)} topics` : joinedNames(found.map(({ topic }) => topic));
  return [{ target: first.number, isNote: isNote ?? false, subject, text: found.length === 1 ? one : many }];
}

function missingParts({ number, topic, missing }: BriefTopic): readonly BriefCheck[] {
  if (missing.length === 0) return [];
  const parts = missing.map((part) => (part === 'deepdive' ? 'data points and provocations' : 'sources'));
  const text = `lacks its ${joined(parts)}: they could not be loaded.`;
  return [{ target: number, isNote: false, subject: isolated(topic.name), text }];
}

function emptyText(target: 'question' | 'conclusion'): BriefCheck {
  return { target, isNote: false, subject: `The ${target}`, text: 'is empty; it is left out.' };
}

/** Sentences of the summary that rest on the figures of some of the topics, and ranks among few. */
function fewFigures({ summary, topics }: Brief): readonly BriefCheck[] {
  const sentences = summary.flatMap(({ lead, known = topics.length }): readonly BriefCheck[] => {
    if (known === topics.length) return [];
    const text = `rests on the figures of ${numberWord(known)} of the ${numberWord(topics.length)} topics.`;
    return [{ target: 'summary', isNote: false, subject: `‘${lead.replace(/[:;]$/u, '')}’`, text }];
  });
  const few = (topics[0]?.rows ?? []).filter(
    ({ ranking, peers }) => ranking !== null && peers.known.length < FEW_PEERS,
  );
  if (few.length === 0) return sentences;
  const names = joined(few.map(({ figure }) => FIGURES[figure].label.toLowerCase()));
  const text = `by ${names} compare fewer than ${numberWord(FEW_PEERS)} topics: the project has no more figures.`;
  return [...sentences, { target: 1, isNote: false, subject: 'Ranks', text }];
}

function isLoaded({ isLoading, missing }: BriefTopic, part: 'deepdive' | 'sources'): boolean {
  return !isLoading && !missing.includes(part);
}

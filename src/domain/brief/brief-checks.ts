import type { Brief, BriefTopic } from './brief';
import type { BriefContent } from './brief-content';
import { joined } from '../shared/joined';
import { capitalNumber, numberWord } from '../shared/number-word';

/** Something to look at before a brief is sent. It never prevents sending. */
export interface BriefCheck {
  /** Where it leads: a topic by its number, or a part of the document. */
  readonly target: number | 'question' | 'conclusion';
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
/** More topics are counted. */
const MOST_NAMED = 3;

const KINDS: readonly Kind[] = [
  {
    isMissing: ({ note }) => note === '',
    one: 'has no note of yours.',
    many: 'have no note of yours.',
    isNote: true,
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
    isMissing: (of) => isLoaded(of, 'deepdive') && of.provocation === null,
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
    one: `rests on ${numberWord(count)} source${count === 1 ? '' : 's'}.`,
    many: `rest on ${numberWord(count)} source${count === 1 ? '' : 's'} each.`,
  })),
];

/** What topics lack, by kind and with their names, and which texts of the user are empty. */
export function briefChecks({ topics }: Brief, content: BriefContent): readonly BriefCheck[] {
  const isIn = (section: BriefContent['leftOut'][number]): boolean => !content.leftOut.includes(section);
  const checks = [...topics.flatMap(missingParts), ...KINDS.flatMap((kind) => missingKind(topics, kind))];
  if (isIn('title') && content.question.trim() === '') checks.push(emptyText('question'));
  if (isIn('conclusion') && content.conclusion.trim() === '') checks.push(emptyText('conclusion'));
  return checks;
}

function missingKind(topics: readonly BriefTopic[], { isMissing, one, many, isNote }: Kind): readonly BriefCheck[] {
  const found = topics.filter(isMissing);
  const [first] = found;
  if (first === undefined) return [];
  const names = found.map(({ topic }) => topic.name);
  const subject = names.length > MOST_NAMED ? `${capitalNumber(names.length)} topics` : joined(names);
  return [{ target: first.number, isNote: isNote ?? false, subject, text: names.length === 1 ? one : many }];
}

function missingParts({ number, topic, missing }: BriefTopic): readonly BriefCheck[] {
  if (missing.length === 0) return [];
  const parts = missing.map((part) => (part === 'deepdive' ? 'data points and provocations' : 'sources'));
  const text = `lacks its ${parts.join(' and ')}: they could not be loaded.`;
  return [{ target: number, isNote: false, subject: topic.name, text }];
}

function emptyText(target: 'question' | 'conclusion'): BriefCheck {
  return { target, isNote: false, subject: `The ${target}`, text: 'is empty; it is left out.' };
}

function isLoaded({ isLoading, missing }: BriefTopic, part: 'deepdive' | 'sources'): boolean {
  return !isLoading && !missing.includes(part);
}

import { countOf } from '../shared/figures';
import type { Brief, BriefTopic } from './brief';
import type { BriefContent } from './brief-content';
import { capitalNumber, numberWord } from './number-words';

/** Something to look at before a brief is sent. It never prevents sending. */
export interface BriefCheck {
  /** Where it leads: a topic by its number, or a part of the document. */
  readonly target: number | 'title' | 'question' | 'conclusion';
  /** The linked words, and the rest of the sentence. */
  readonly subject: string;
  readonly text: string;
}

const FEW_SOURCES = 3;
/** More of one kind are counted. */
const MOST_NAMED = 3;

export function briefChecks({ topics }: Brief, content: BriefContent): readonly BriefCheck[] {
  const isSectionIn = (section: BriefContent['leftOut'][number]): boolean => !content.leftOut.includes(section);
  const checks: BriefCheck[] = [];
  const withoutNote = topics.filter(({ note }) => note === '');
  const [first] = withoutNote;
  if (first !== undefined) {
    const isOne = withoutNote.length === 1;
    checks.push({
      target: first.number,
      subject: isOne ? first.topic.name : `${withoutNote.length} topics`,
      text: isOne ? 'has no note of yours.' : 'have no note of yours.',
    });
  }
  checks.push(...topics.flatMap(missingParts), ...thinSources(topics));
  if (isSectionIn('title') && content.question.trim() === '')
    checks.push({ target: 'question', subject: 'The question', text: 'is empty; it is left out.' });
  if (isSectionIn('conclusion') && content.conclusion.trim() === '')
    checks.push({ target: 'conclusion', subject: 'The conclusion', text: 'is empty; it is left out.' });
  return checks;
}

function missingParts({ number, topic, missing }: BriefTopic): readonly BriefCheck[] {
  if (missing.length === 0) return [];
  const parts = missing.map((part) => (part === 'deepdive' ? 'data points and provocations' : 'sources'));
  return [{ target: number, subject: topic.name, text: `lacks its ${parts.join(' and ')}: they could not be loaded.` }];
}

function thinSources(topics: readonly BriefTopic[]): readonly BriefCheck[] {
  const thin = topics.filter(
    ({ references, isLoading, missing }) =>
      !isLoading && !missing.includes('sources') && references.length < FEW_SOURCES,
  );
  const [first] = thin;
  if (first !== undefined && thin.length > MOST_NAMED) {
    const text = `rest on fewer than ${numberWord(FEW_SOURCES)} sources each.`;
    return [{ target: first.number, subject: `${capitalNumber(thin.length)} topics`, text }];
  }
  return thin.map(({ number, topic, references }) => ({
    target: number,
    subject: topic.name,
    text: references.length === 0 ? 'has no source.' : `rests on ${countOf(references.length, 'source')}.`,
  }));
}

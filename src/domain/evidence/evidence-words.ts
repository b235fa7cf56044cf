import { dayOf, numberOfDay } from '../shared/calendar';
import { joined, capitalized, numberWord, isolated } from '../shared/words';
import { countOf, formatCount, plural } from '../shared/figures';
import type { EvidenceProfile } from './evidence-profile';

/** What a profile means, in a plain sentence and what else should be known. */
export interface EvidenceWords {
  readonly headline: string;
  /** Empty: there is nothing more to say. */
  readonly text: string;
}

/** What is known of the other topics of the project. */
export interface ProjectEvidence {
  /** All kinds of sources in the project, the most frequent first. */
  readonly kinds: readonly string[];
  /** Sources that also stand behind other topics. */
  readonly sharedCount: number;
}

/** @param project null: not known, so nothing is said about it. Of no sources: empty words. */
export function evidenceWords(profile: EvidenceProfile, project: ProjectEvidence | null): EvidenceWords {
  const { count, frontPages, isThin, kinds } = profile;
  const withKind = kinds.reduce((sum, { documents, frontPages: fronts }) => sum + documents + fronts, 0);
  if (count === 0) return { headline: '', text: '' };
  const missing = project?.kinds.filter((kind) => !kinds.some(({ name }) => name === kind)) ?? [];
  const parts = [
    isThin &&
      withKind === count &&
      missing.length > 0 &&
      `No ${joined(missing.slice(0, MOST_MISSING).map(lowerCased), 'or')} is among them.`,
    frontPages > 0 && `${shareOf(frontPages, count, 'leads', 'lead')} to a front page, not to a document.`,
    project !== null && sharedText(project.sharedCount, count),
  ];
  return { headline: headlineOf(profile), text: parts.filter((part) => part !== false && part !== '').join(' ') };
}

const MOST_MISSING = 3;

function headlineOf({ count, publishers, isThin, isOneKind }: EvidenceProfile): string {
  const [largest] = publishers;
  const sources = `${numberWord(count)} ${plural(count, 'source')}`;
  if (count === 1) return 'Thin evidence: a single source.';
  if (largest === undefined) return `${capitalized(sources)} without a web address.`;
  if (publishers.length === 1) {
    if (largest.count === count) return `A single publisher: all ${sources} come from ${isolated(largest.name)}.`;
    const part = `${numberWord(largest.count)} of the ${sources}`;
    return `One publisher is named: ${part} ${plural(largest.count, 'comes', 'come')} from ${isolated(largest.name)}.`;
  }
  const names = `${numberWord(publishers.length)} publishers`;
  if (isThin) return `Thin evidence: ${sources}${isOneKind ? ' of one kind' : ''}, from ${names}.`;
  if (largest.count === 1) return `${capitalized(names)}, none with more than one source.`;
  if (publishers.every((publisher) => publisher.count === largest.count))
    return `${capitalized(names)} with ${numberWord(largest.count)} sources each.`;
  return `${capitalized(names)}; ${isolated(largest.name)} has ${numberWord(largest.count)} of the ${sources}.`;
}

function sharedText(shared: number, count: number): string {
  if (shared === 0) return '';
  return `${shareOf(shared, count, 'also stands', 'also stand')} behind other topics: where those agree, that is not independent evidence.`;
}

/** "All four lead", "Both lead", "Two of the four lead", "One of the four leads", "It leads". */
function shareOf(part: number, count: number, one: string, other: string): string {
  if (count === 1) return `It ${one}`;
  if (part === count) return `${count === 2 ? 'Both' : `All ${numberWord(count)}`} ${other}`;
  return `${capitalized(numberWord(part))} of the ${numberWord(count)} ${plural(part, one, other)}`;
}

/** Not of abbreviations. */
function lowerCased(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "none has more than one", "each has 2 of the 4", "the largest has 3 of 5, 60 %"; of one publisher: its name. */
export function publisherShare({ publishers, count }: EvidenceProfile): string {
  const [largest] = publishers;
  if (largest === undefined) return 'no web address is given';
  if (publishers.length === 1) return largest.name;
  if (largest.count === 1) return 'none has more than one';
  if (publishers.every((publisher) => publisher.count === largest.count))
    return `each has ${formatCount(largest.count)} of the ${formatCount(count)}`;
  return `the largest has ${formatCount(largest.count)} of ${formatCount(count)}, ${Math.round((largest.count / count) * 100)} %`;
}

/** "each leads to a document", "2 lead to a front page". */
export function documentShare({ count, frontPages, publishers }: EvidenceProfile): string {
  const addressed = publishers.reduce((total, publisher) => total + publisher.count, 0);
  if (frontPages > 0) return `${formatCount(frontPages)} ${plural(frontPages, 'leads', 'lead')} to a front page`;
  return addressed < count ? `${formatCount(count - addressed)} without a web address` : 'each leads to a document';
}

/**
 * "16 days before the data", "on the day of the data", "3 days after the data"; from 60 days on in months, from 2 years
 * on in years. null: one of the two is not known. @param lastUpdated, loadDate as on the wire
 */
export function evidenceAge(lastUpdated: string | null, loadDate: string | null): string | null {
  const [then, now] = [dayOf(lastUpdated), dayOf(loadDate)];
  if (then === null || now === null) return null;
  const days = numberOfDay(now) - numberOfDay(then);
  if (days === 0) return 'on the day of the data';
  return `${span(Math.abs(days))} ${days > 0 ? 'before' : 'after'} the data`;
}

function span(days: number): string {
  if (days < 60) return countOf(days, 'day');
  const months = Math.round(days / 30.44);
  return months < 24 ? countOf(months, 'month') : countOf(Math.floor(months / 12), 'year');
}

import { withAbbreviations } from '../../shared/abbreviations';
import { foldedWords } from '../../shared/fold';
import { safeLink } from '../../shared/safe-link';
import { stemOf } from '../../shared/words';
import { targetKey, type FlashcardTarget } from '../../topic/flashcard-target';
import type { Manifestation } from '../../topic/deepdive';
import type { Topic } from '../../topic/topic';
import type { Trend } from '../../trend/trend';
import type { QueryFacts } from '../query-facts';
import { nameOfRow, shiftOfRow, startupsOfRow, trendOfRow, type Row } from '../row';

type SignalRow = Extract<Row, { readonly type: 'topic' | 'trend' }>;

/** Of other rows than topics and trends, and of what the user and the team wrote: the texts that are searched. */
const WORDS = new Map<string, string>();
const MOST_TEXTS = 40_000;

/** The folded words of a text, with a space before and behind each. */
export function wordsOf(text: string): string {
  const known = WORDS.get(text);
  if (known !== undefined) return known;
  const words = foldedText(text);
  if (WORDS.size >= MOST_TEXTS) WORDS.clear();
  WORDS.set(text, words);
  return words;
}

function foldedText(text: string): string {
  return ` ${foldedWords(text).join(' ')} `;
}

/** Finds one of some texts: each of its words begins a word, or is its plural; short ones are whole words. 'AI' is also what it stands for. */
export function searchOf(texts: readonly string[]): (words: string) => boolean {
  const formsOf = (part: string): readonly string[] =>
    part.length < 4 ? [` ${part} `] : [` ${part}`, ` ${stemOf(part)} `];
  const wanted = texts.flatMap(withAbbreviations).map((text) => text.split(' ').map(formsOf));
  return (words) => wanted.some((parts) => parts.every((forms) => forms.some((form) => words.includes(form))));
}

/** The texts of the topics and trends of a project as they are searched: folding those of thousands takes long. */
interface Texts {
  readonly madeOf: readonly unknown[];
  readonly names: Map<Topic | Trend, string>;
  readonly all: Map<Topic | Trend, readonly string[]>;
  readonly insightsOf: ReadonlyMap<string, readonly string[]>;
  readonly platformsOf: ReadonlyMap<string, readonly string[]>;
}
const TEXTS = new WeakMap<QueryFacts['topics'], Texts>();

function textsOf(facts: QueryFacts): Texts {
  const { topics, trends, startups, sources, platforms, insights } = facts;
  const madeOf = [trends, startups, sources, platforms, insights];
  const known = TEXTS.get(topics);
  if (known?.madeOf.every((each, at) => each === madeOf[at])) return known;
  const texts: Texts = {
    madeOf,
    names: known?.madeOf[0] === trends ? known.names : new Map(),
    all: new Map(),
    insightsOf: insightsByKey(facts),
    platformsOf: platformsByTopic(facts),
  };
  TEXTS.set(topics, texts);
  return texts;
}

/** Prepares the texts of some more rows for a search. @returns whether there are others */
export function prepareTexts(facts: QueryFacts, count: number): boolean {
  const texts = textsOf(facts);
  let left = count;
  for (const topic of facts.topics) {
    if (texts.all.has(topic)) continue;
    if ((left -= 1) < 0) return true;
    textsOfSignal({ type: 'topic', topic }, facts, texts);
  }
  return false;
}

/** The name of a row, and those of its trend and shift: folded words with a space before and behind each. */
export function namesOfRows(facts: QueryFacts): (row: Row) => string {
  const { names } = textsOf(facts);
  return (row) => {
    if (row.type !== 'topic' && row.type !== 'trend') {
      const name = row.type === 'startup' ? `${row.startup.name} ${row.topic.name}` : nameOfRow(row);
      return foldedNames(name, row, facts);
    }
    const signal = row.type === 'topic' ? row.topic : row.trend;
    const known = names.get(signal);
    if (known !== undefined) return known;
    const folded = foldedNames(signal.name, row, facts);
    names.set(signal, folded);
    return folded;
  };
}

function foldedNames(name: string, row: Row, facts: QueryFacts): string {
  return [name, trendOfRow(row) ?? '', shiftOfRow(row, facts) ?? ''].map(wordsOf).join('');
}

/**
 * All texts of a row, folded; a platform or an insight has the names of its topics, a start-up the texts of its own, a
 * topic also what the user and the team wrote on it.
 */
export function textsOfRows(facts: QueryFacts): (row: Row) => readonly string[] {
  const texts = textsOf(facts);
  const { notes } = facts.own;
  return (row) => {
    switch (row.type) {
      case 'startup':
        return [textOfStartup(row.startup)].map(wordsOf);
      case 'source':
        return [`${row.source.title} ${safeLink(row.source.url)?.hostname ?? ''}`].map(wordsOf);
      case 'shift':
        return [wordsOf(row.name)];
      case 'platform':
        return [row.name, ...(facts.platforms.get(row.name) ?? [])].map(wordsOf);
      case 'insight': {
        const { title, description, sources, predictions } = row.insight;
        const names = predictions.map(({ name }) => name);
        return [title, description, ...sources.map((source) => source.title), ...names].map(wordsOf);
      }
      default:
        return [...textsOfSignal(row, facts, texts), ...writtenOn(row, notes, facts)];
    }
  };
}

function writtenOn(row: SignalRow, notes: ReadonlyMap<string, string>, facts: QueryFacts): readonly string[] {
  const signal = row.type === 'topic' ? row.topic : row.trend;
  const note =
    notes.size === 0 ? undefined : notes.get(targetKey({ type: row.type, id: signal.id } as FlashcardTarget));
  const reasons = row.type === 'topic' ? (facts.decisionsOf(row.topic) ?? []) : [];
  return [...(note === undefined ? [] : [note]), ...reasons.flatMap(({ decision }) => decision?.reason ?? [])].map(
    wordsOf,
  );
}

function textOfStartup({ name, product: made, description }: Manifestation): string {
  return `${name} ${made ?? ''} ${description ?? ''}`;
}

/** What the data says of a topic or trend. */
function textsOfSignal(row: SignalRow, facts: QueryFacts, texts: Texts): readonly string[] {
  const signal = row.type === 'topic' ? row.topic : row.trend;
  const known = texts.all.get(signal);
  if (known !== undefined) return known;
  const { insightsOf, platformsOf } = texts;
  const own = [signal.description, ...(insightsOf.get(`${row.type}:${signal.id}`) ?? [])];
  const ofTopic = row.type === 'trend' ? [] : textsOfTopic(row, facts, platformsOf);
  const found = [
    foldedText([signal.name, trendOfRow(row) ?? '', shiftOfRow(row, facts) ?? ''].join(' ')),
    ...[...own, ...ofTopic].map(foldedText),
  ];
  texts.all.set(signal, found);
  return found;
}

function textsOfTopic(
  row: Extract<Row, { readonly type: 'topic' }>,
  facts: QueryFacts,
  platformsOf: Texts['platformsOf'],
): readonly string[] {
  const { topic } = row;
  return [
    ...Object.entries(topic.own ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [`${name} ${value}`] : [],
    ),
    ...startupsOfRow(row, facts).map(textOfStartup),
    ...(facts.sources.get(topic.id)?.sources ?? []).map(
      ({ title, url }) => `${title} ${safeLink(url)?.hostname ?? ''}`,
    ),
    ...(platformsOf.get(topic.name) ?? []),
  ];
}

function insightsByKey({ insights }: QueryFacts): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { title, predictions } of insights)
    for (const { type, id } of predictions) {
      const key = `${type.toLowerCase()}:${id}`;
      found.set(key, [...(found.get(key) ?? []), title]);
    }
  return found;
}

/** The names of the platforms of each topic, by its name. */
function platformsByTopic({ platforms }: QueryFacts): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, topics] of platforms)
    for (const topic of topics) found.set(topic, [...(found.get(topic) ?? []), name]);
  return found;
}

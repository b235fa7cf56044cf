import { isApplicable, materialOf } from '../query/condition-kinds';
import type { Condition, Query } from '../query/query';
import { foldedWords } from '../shared/fold';
import type { AskProposal } from './ask-proposal';
import { oneLine } from './chip-words';
import { effectOf, figureRange, type AskEffect } from './effects';
import { entryForms, KEYS } from './entries';
import { isOfSubject, type Entry } from './entry';
import { EntryIndex, type Hit } from './entry-index';
import { Lattice } from './lattice';
import type { NameIndex } from './names';
import type { AskPart } from './part';
import { kindOfPart, partWords, rankOf } from './part-words';
import type { AskProject } from './project';
import { prompts } from './prompts';
import { wholeFrom } from './read-words';
import { signIn, withSign, type AskSign } from './signs';
import { tokensOf, type TextRange, type WordToken } from './tokens';

/** Effects are counted of up to so many more than are listed, because those that leave no row come last. */
const MORE_COUNTED = 6;
/** Words before the cursor that are looked at. */
const MOST_WORDS = 16;

/** Typed in full these are meant, though others of their kind come late. */
const BEFORE_TEXT: ReadonlySet<string> = new Set(['source', 'subject', 'text']);
/** By how many places words come later that do not begin with what is typed. */
const LATER = 2.5;

/** What is being typed. */
interface Typing {
  readonly query: Query;
  readonly project: AskProject;
  readonly sign: AskSign;
  /** The index of the condition that the sign changes. */
  readonly into: number;
}

interface Candidate {
  readonly entry: Pick<Entry, 'kind' | 'words' | 'hint' | 'typed' | 'figure'>;
  readonly parts: readonly AskPart[];
  readonly rank: number;
  /** 0: it is typed in full. */
  readonly distance: number;
  readonly isSearch: boolean;
}

const INDEXES = new WeakMap<NameIndex, EntryIndex<Entry>>();

function indexOf({ names }: AskProject): EntryIndex<Entry> {
  const index = INDEXES.get(names) ?? new EntryIndex(entryForms(names));
  INDEXES.set(names, index);
  return index;
}

/**
 * What the words at the end of a text may mean, the best first, those that leave no row last. A text that begins with '-'
 * excludes, ',' adds a value to the last condition, '|' makes an or-group with it. Without text: what can be asked.
 * @param into the index of the condition that ',' and '|' change; omitted: the last one
 */
export function proposalsAt(
  text: string,
  query: Query,
  project: AskProject,
  limit = 7,
  into = query.conditions.length - 1,
): readonly AskProposal[] {
  const { sign, length } = signIn(text);
  const tokens = tokensOf(text).filter(({ from }) => from >= length);
  const first = text.length - text.trimStart().length;
  const typing = { query, project, sign, into };
  if (tokens.length === 0) return prompts(query, { from: first, to: text.length }).slice(0, limit);
  const start = Math.max(0, tokens.length - MOST_WORDS);
  const rangeFrom = (at: number): TextRange => ({ from: at === 0 ? first : (tokens[at]?.from ?? 0), to: text.length });
  for (let at = start; at < tokens.length; at += 1) {
    const typed = tokens.slice(at);
    const found = candidates(typed, typing);
    if (found.length > 0) return listed([...found, ...searches(typed, typing)], typed, typing, limit, rangeFrom(at));
  }
  // What means nothing is only searched for.
  const typed = tokens.slice(start);
  return listed(searches(typed, typing), typed, typing, limit, rangeFrom(start));
}

function candidates(typed: readonly WordToken[], typing: Typing): readonly Candidate[] {
  const { query, project } = typing;
  const lattice = new Lattice(typed, project, 'beginnings');
  // What has a number is not among the entries.
  const hasNumber = typed.some(({ number }) => number !== null);
  const read = wholeFrom(lattice, 0, query.subject)
    .flatMap(({ outcome: { parts, choices }, isWhole }) =>
      (choices ?? [parts]).map((each) => ({ parts: each, isWhole })),
    )
    .flatMap(({ parts, isWhole }): readonly Candidate[] => {
      const [first] = parts;
      if (first === undefined || !parts.every((part) => isOfSubject(part, query.subject))) return [];
      const kind = kindOfPart(first);
      const entry = { kind, words: parts.map(partWords).join(' · '), hint: '', typed: '' };
      return [
        {
          entry,
          parts,
          // A single word is a name before it is searched for.
          rank:
            hasNumber || (isWhole && BEFORE_TEXT.has(kind) && (kind !== 'text' || typed.length > 1))
              ? -1
              : rankOf(kind),
          distance: isWhole ? 0 : 0.5,
          isSearch: false,
        },
      ];
    });
  const words = typed.map(({ text }) => text).filter((text) => !/^[,;:/&]$/.test(text));
  const key = KEYS[words[0] ?? ''];
  const ofKey =
    key === undefined
      ? []
      : indexOf(project)
          .hits(words.slice(1))
          .filter(({ entry }) => entry.kind === key);
  const entered = nearest([...indexOf(project).hits(words), ...ofKey], query);
  return [...read, ...entered].filter((candidate) => isTakeable(candidate, typing));
}

/** More of a kind are never listed: of 6,000 names that match, only these are made into parts. */
const MOST_NEAREST = 12;

/** The nearest entries of each kind that rows of the query have. */
function nearest(hits: readonly Hit<Entry>[], query: Query): readonly Candidate[] {
  const counts = new Map<string, number>();
  const ranked = hits.map((hit): Hit<Entry> & Pick<Candidate, 'rank'> => {
    const { entry, distance } = hit;
    // What begins with the words is before what has them further on.
    return { ...hit, rank: (entry.rank ?? rankOf(entry.kind)) + (distance < 2 ? 0 : LATER) };
  });
  return ranked.toSorted(byRank).flatMap(({ entry, distance, rank }): readonly Candidate[] => {
    const count = counts.get(entry.kind) ?? 0;
    const parts = count < MOST_NEAREST ? entry.partsFor(query) : null;
    if (parts === null) return [];
    counts.set(entry.kind, count + 1);
    return [{ entry, parts, rank, distance, isSearch: false }];
  });
}

type Ranked = Pick<Candidate, 'rank' | 'distance'> & { readonly entry: Pick<Entry, 'words'> };

function byRank(one: Ranked, other: Ranked): number {
  return one.rank - other.rank || one.distance - other.distance || one.entry.words.length - other.entry.words.length;
}

/** With a sign only conditions can be taken. */
function isTakeable({ parts }: Candidate, { query, sign, into }: Typing): boolean {
  return parts.length === 0 ? !Object.values(sign).includes(true) : withSign(query, parts, sign, into) !== null;
}

/** The search in names, and in descriptions. */
function searches(typed: readonly WordToken[], typing: Typing): readonly Candidate[] {
  const words = typed.flatMap(({ text }) => foldedWords(text)).join(' ');
  if (words === '') return [];
  return (['text', 'mentions'] as const)
    .flatMap((kind, distance): readonly Candidate[] => {
      const condition: Condition = { kind, words: [words], not: false };
      const entry = {
        kind: 'text' as const,
        words: `‘${words}…’ in ${kind === 'text' ? 'names' : 'descriptions'}`,
        hint: '',
        typed: '',
      };
      const isPossible = isApplicable(condition, typing.query.subject);
      return isPossible
        ? [{ entry, parts: [{ kind: 'condition', condition }], rank: rankOf('text'), distance, isSearch: true }]
        : [];
    })
    .filter((candidate) => isTakeable(candidate, typing));
}

function listed(
  all: readonly Candidate[],
  typed: readonly WordToken[],
  typing: Typing,
  limit: number,
  replaces: TextRange,
): readonly AskProposal[] {
  const sorted = varied(distinct(all).toSorted(byRank));
  const made: { isSearch: boolean; proposal: AskProposal; isLast: boolean }[] = [];
  for (const [at, candidate] of sorted.entries()) {
    const { isSearch, distance } = candidate;
    const isFull = made.filter(({ isLast }) => !isLast).length >= limit || at >= limit + MORE_COUNTED;
    if (isFull && (!isSearch || made.some((each) => each.isSearch))) continue;
    const proposal = proposalOf(candidate, typed, typing, replaces);
    // What was typed in full is meant, even where it leaves no row.
    made.push({ isSearch, proposal, isLast: isEmpty(proposal) && (isSearch || distance > 0) });
  }
  const inOrder = made.toSorted((one, other) => Number(one.isLast) - Number(other.isLast));
  const shown = inOrder.slice(0, limit);
  const search = inOrder.find(({ isSearch }) => isSearch);
  // There is always the search in the texts.
  if (search !== undefined && !shown.includes(search)) shown[shown.length - 1] = search;
  return shown.map(({ proposal }) => proposal);
}

/** So many of a kind at first, so that others are seen too. */
const MOST_OF_KIND: Partial<Readonly<Record<Candidate['entry']['kind'], number>>> = {
  figure: 3,
  gap: 2,
  topic: 3,
  trend: 2,
  order: 2,
  column: 1,
  statistic: 1,
};

function varied(sorted: readonly Candidate[]): readonly Candidate[] {
  const counts = new Map<string, number>();
  const [first, later]: [Candidate[], Candidate[]] = [[], []];
  for (const each of sorted) {
    const { kind } = each.entry;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    (count > (MOST_OF_KIND[kind] ?? Infinity) ? later : first).push(each);
  }
  return [...first, ...later];
}

function isEmpty({ effect }: AskProposal): boolean {
  return effect.kind === 'rows' && effect.count === 0;
}

/** One for the same parts: the one that is higher in the list. */
function distinct(all: readonly Candidate[]): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const each of all) {
    const key = each.parts.length === 0 ? each.entry.typed : JSON.stringify(each.parts);
    const before = found.get(key);
    const isHigher =
      before === undefined || each.rank < before.rank || (each.rank === before.rank && each.distance < before.distance);
    if (isHigher) found.set(key, each);
  }
  return [...found.values()];
}

/** 'Not about “food”', 'Not Heat pumps'. */
function excludedWords({ entry, parts: [part] }: Candidate): string {
  const isPart = part?.kind === 'condition' && entry.words === partWords(part);
  return `Not ${isPart ? oneLine(part.condition) : entry.words}`;
}

function proposalOf(
  candidate: Candidate,
  typed: readonly WordToken[],
  typing: Typing,
  replaces: TextRange,
): AskProposal {
  const { entry, parts } = candidate;
  const { query, project, sign, into } = typing;
  const next = parts.length === 0 ? null : withSign(query, parts, sign, into);
  const words = sign.excludes ? excludedWords(candidate) : entry.words;
  const marks = marksOf(typed, words);
  return {
    id: parts.length === 0 ? entry.typed : JSON.stringify(parts),
    kind: entry.kind,
    words,
    hint: entry.hint,
    marks,
    rest: restOf(typed, words, marks),
    replaces,
    query: next,
    typed: entry.typed,
    effect: next === null ? figureEffect(entry.figure, typing) : effectOf(parts, next, query, project),
  };
}

function figureEffect(figure: Entry['figure'], { query, project }: Typing): AskEffect {
  if (figure === undefined) return { kind: 'unknown' };
  const needs = materialOf({ ...query, order: { figure, ascending: false } });
  const isLoaded = [...needs].every((material) => project.loaded.has(material));
  return isLoaded ? figureRange(figure, query, project) : { kind: 'unknown' };
}

/** Where the typed words begin words of a proposal. */
function marksOf(typed: readonly WordToken[], words: string): readonly TextRange[] {
  const own = tokensOf(words);
  let after = -1;
  return typed.flatMap(({ text }): readonly TextRange[] => {
    const at = own.findIndex((token, index) => index > after && token.text.startsWith(text));
    const token = own[at];
    if (token === undefined) return [];
    after = at;
    return [{ from: token.from, to: Math.min(token.to, token.from + text.length) }];
  });
}

/** '' where the words do not begin with the text. */
function restOf(typed: readonly WordToken[], words: string, marks: readonly TextRange[]): string {
  const own = tokensOf(words);
  const isBeginning = typed.every(({ text }, at) =>
    at < typed.length - 1 ? own[at]?.text === text : own[at]?.text.startsWith(text) === true,
  );
  return isBeginning ? words.slice(marks.at(-1)?.to ?? words.length) : '';
}

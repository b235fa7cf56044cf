import { materialOf } from '../condition-kinds';
import { amongRowsOf, contradicted, withPart } from '../part';
import { isWhole, withCondition, type Condition, type Query } from '../query';
import { formatCount } from '../../shared/figures';
import { figureKey } from '../query-figure-words';
import { searchWords } from '../../shared/stop-words';
import { isOfSubject, kindOfPart, rankOf, type AskProposal, type ProposalKind } from './ask-proposal';
import { conditionWords, partWords, valueWords } from '../query-words';
import { effectOf, figureRange, leavesNone, NO_EFFECT, presentResult } from './effects';
import { entryForms, KEYS, promptsFor, type Entry } from './entries';
import { EntryIndex, type Hit } from './entry-index';
import { withStandingOrder } from './grammar';
import { Lattice } from './lattice';
import { asksForOthers } from './pieces';
import type { NameIndex, AskProject } from './project';
import type { AskPart } from '../part';
import { wholeFrom } from './read-words';
import { typedMarks, restOf } from './typed-marks';
import { signIn, withSign, withValues, type AskSign, tokensOf, type TextRange, type WordToken } from './tokens';

/** Words before the cursor that are looked at. */
const MOST_WORDS = 16;
/** How well what is typed fits, the best first; within one of them what the user takes often, and the kind, decide. */
const FITS = [
  /** A part with a number, or all words of one with several. */
  'said',
  /** A name of the project, a label or a value, typed in full. */
  'exact',
  /** The same in words that are not shown: of the other language, or another one for it. */
  'exact in other words',
  /** A figure or another word, typed in full. */
  'word',
  /** The first words of a name, each in full. */
  'whole',
  'start',
  /** Words of a part, of which one is begun: in 'tre' all of 'Treiber' is missing but its beginning. */
  'begun',
  'start in other words',
  'inside',
  'search',
  /** A publisher may be called like any word. */
  'source',
] as const;
type Fitting = (typeof FITS)[number];
/** Of thousands of names the place of each is asked for many times. */
const PLACE_OF_FIT = Object.fromEntries(FITS.map((fit, at) => [fit, at])) as Readonly<Record<Fitting, number>>;
/** Typed in full these are meant, though a search comes before others of their kind. */
const BEFORE_TEXT: ReadonlySet<string> = new Set(['source', 'subject', 'text']);
/** What is no name, label or value. */
const WORDS_OF_LANGUAGE: ReadonlySet<string> = new Set<ProposalKind>([
  'figure',
  'gap',
  'order',
  'column',
  'group',
  'subject',
  'rows',
  'share',
  'statistic',
  'data',
  'text',
]);

/** What is being typed. */
interface Typing {
  readonly query: Query;
  readonly project: AskProject;
  readonly sign: AskSign;
  readonly replaces: TextRange;
}

interface Candidate extends Pick<Entry, 'kind' | 'words' | 'figure' | 'rank'> {
  readonly fit: Fitting;
  readonly parts: readonly AskPart[];
  /** 0: it is typed in full. */
  readonly distance: number;
  readonly isSearch?: true;
}

interface Indexing {
  readonly index: EntryIndex<Entry>;
  readonly forms: ReturnType<typeof entryForms>;
}
const INDEXES = new WeakMap<NameIndex, Indexing>();

function indexingOf({ names }: AskProject): Indexing {
  const indexing = INDEXES.get(names) ?? { index: new EntryIndex<Entry>(), forms: entryForms(names) };
  INDEXES.set(names, indexing);
  return indexing;
}

/** Prepares a part of the words by which proposals are found. @returns whether there are others */
export function prepareProposals(project: AskProject): boolean {
  const { index, forms } = indexingOf(project);
  const { done, value } = forms.next();
  if (done !== true) index.add(value);
  return done !== true;
}

function indexOf(project: AskProject): EntryIndex<Entry> {
  while (prepareProposals(project));
  return indexingOf(project).index;
}

/**
 * What the words at the end of a text may mean, the best first, those that leave no row last. A text that begins with '-'
 * excludes, ',' adds a value to the last condition, '|' makes an or-group with it. Without text: what can be asked.
 */
export function proposalsAt(text: string, query: Query, project: AskProject, limit = 7): readonly AskProposal[] {
  const { sign, length } = signIn(text);
  const tokens = tokensOf(text).filter(({ from }) => from >= length);
  const first = text.length - text.trimStart().length;
  const start = Math.max(0, tokens.length - MOST_WORDS);
  const typingFrom = (at: number): Typing => {
    const replaces = { from: at === 0 ? first : (tokens[at]?.from ?? 0), to: text.length };
    return { query, project, sign, replaces };
  };
  if (tokens.length === 0) return prompts(typingFrom(0)).slice(0, limit);
  for (let at = start; at < tokens.length; at += 1) {
    const typing = typingFrom(at);
    const typed = tokens.slice(at);
    const found = candidates(typed, typing).filter((each) => isTakeable(each, typing));
    if (found.length > 0) return listed([...found, ...searches(typed, typing)], typed, typing, limit);
  }
  // What means nothing is only searched for.
  const typed = tokens.slice(start);
  return listed(searches(typed, typingFrom(start)), typed, typingFrom(start), limit);
}

/** Whether a whole text is the beginning of one part. */
export function isOnePart(text: string, query: Query, project: AskProject): boolean {
  const { sign, length } = signIn(text);
  const typed = tokensOf(text).filter(({ from }) => from >= length);
  if (typed.length === 0 || typed.length > MOST_WORDS) return false;
  const typing: Typing = { query, project, sign, replaces: { from: 0, to: text.length } };
  // What is said of sources is said of their rows.
  if (asksForOthers(new Lattice(typed, project, 'whole'), query.subject)) return false;
  return candidates(typed, typing).some((each) => each.kind !== 'text' && isTakeable(each, typing));
}

function prompts({ query, replaces }: Typing): readonly AskProposal[] {
  const plain = { hint: '', marks: [], rest: '', replaces, query: null, effect: NO_EFFECT } as const;
  return promptsFor(query).map(([kind, words, typed]) => ({ ...plain, id: typed, kind, words, typed }));
}

/** Of the last words: whether they are one part is asked as well as what they may mean. */
let last: { readonly key: string; readonly project: AskProject; readonly found: readonly Candidate[] } | null = null;

function candidates(typed: readonly WordToken[], typing: Typing): readonly Candidate[] {
  const key = JSON.stringify([typed, typing.query]);
  if (last?.key !== key || last.project !== typing.project)
    last = { key, project: typing.project, found: candidatesOf(typed, typing) };
  return last.found;
}

function candidatesOf(typed: readonly WordToken[], { query, project }: Typing): readonly Candidate[] {
  // What has a number is not among the entries.
  const hasNumber = typed.some(({ number }) => number !== null);
  const read = wholeFrom(new Lattice(typed, project, 'beginnings'), 0, query.subject).flatMap(({ outcome, isWhole }) =>
    [withStandingOrder(outcome, query.order).parts, ...(outcome.choices ?? [outcome.parts])].flatMap(
      (parts): readonly Candidate[] => {
        const [first] = parts;
        if (first === undefined || !parts.every((part) => isOfSubject(part, query.subject))) return [];
        const kind = kindOfPart(first);
        // A single word is a name before it is searched for.
        const isMeant = isWhole && BEFORE_TEXT.has(kind) && (kind !== 'text' || typed.length > 1);
        const words = parts.map(valueWords).join(' · ');
        const fit = hasNumber || isMeant ? 'said' : !isWhole ? 'begun' : WORDS_OF_LANGUAGE.has(kind) ? 'word' : 'exact';
        return [{ kind, words, parts, fit, rank: rankOf(kind), distance: isWhole ? 0 : 0.5 }];
      },
    ),
  );
  const words = typed.map(({ text }) => text).filter((text) => !/^[,;:/&]$/.test(text));
  const key = KEYS[words[0] ?? ''];
  const index = indexOf(project);
  const ofKey = key === undefined ? [] : index.hits(words.slice(1)).filter(({ entry }) => entry.kind === key);
  return [...read, ...nearest([...index.hits(words), ...ofKey], query)];
}

/** More of a kind are never listed: of 6,000 names that match, only these are made into parts. */
const MOST_NEAREST = 12;

/** The nearest entries of each kind that rows of the query have. */
function nearest(hits: readonly Hit<Entry>[], query: Query): readonly Candidate[] {
  const ofKinds = new Map<ProposalKind, RankedHit[]>();
  for (const hit of hits) {
    const { entry, distance } = hit;
    const ranked = { entry, words: entry.words, distance, rank: entry.rank, fit: fittingOf(hit) };
    const own = ofKinds.get(entry.kind) ?? [];
    const isFull = own.length >= MOST_NEAREST;
    const last = own.at(-1);
    // Thousands of names are not sorted for a few of them.
    if (isFull && last !== undefined && byRank(ranked, last) >= 0) continue;
    if (entry.partsFor(query) === null) continue;
    ofKinds.set(entry.kind, own);
    if (isFull) own.pop();
    own.splice(own.findLastIndex((each) => byRank(each, ranked) <= 0) + 1, 0, ranked);
  }
  return [...ofKinds.values()]
    .flat()
    .toSorted(byRank)
    .map(({ entry, distance, fit }) => ({ ...entry, parts: entry.partsFor(query) ?? [], fit, distance }));
}

interface RankedHit extends Ranked {
  readonly entry: Entry;
}

function fittingOf({ entry: { kind }, fit, isOther }: Hit<Entry>): Fitting {
  if (fit === 'exact') return WORDS_OF_LANGUAGE.has(kind) ? 'word' : isOther ? 'exact in other words' : 'exact';
  if (kind === 'source') return 'source';
  if (fit === 'inside') return fit;
  return isOther ? 'start in other words' : fit === 'whole' && WORDS_OF_LANGUAGE.has(kind) ? 'start' : fit;
}

type Ranked = Pick<Candidate, 'fit' | 'rank' | 'distance' | 'words'>;

function byRank(one: Ranked, other: Ranked): number {
  return (
    PLACE_OF_FIT[one.fit] - PLACE_OF_FIT[other.fit] ||
    one.rank - other.rank ||
    one.distance - other.distance ||
    one.words.length - other.words.length
  );
}

/** Of what fits as well, what the user has taken more often comes first. */
function byUse(taken: AskProject['taken']): (one: Candidate, other: Candidate) => number {
  const isUsed = taken !== undefined && taken.size > 0;
  const countOf = (candidate: Candidate): number => (isUsed ? (taken.get(idOf(candidate)) ?? 0) : 0);
  return (one, other) =>
    PLACE_OF_FIT[one.fit] - PLACE_OF_FIT[other.fit] || countOf(other) - countOf(one) || byRank(one, other);
}

/** Only conditions can be excluded, or be one of several. */
function isTakeable({ parts }: Candidate, { query, sign }: Typing): boolean {
  if (parts.length > 0) return withSign(query, parts, sign) !== null;
  return !sign.excludes && !sign.alternates && !(sign.adds && query.conditions.length > 0);
}

/** A single letter is searched for in no text. */
const SHORTEST_SEARCH = 2;

/** The search in names, and in all texts. */
function searches(typed: readonly WordToken[], typing: Typing): readonly Candidate[] {
  const words = searchWords(typed.map(({ text }) => text).join(' '));
  if (words.length < SHORTEST_SEARCH) return [];
  return (['text', 'anywhere'] as const)
    .map((kind, distance) => {
      const condition: Condition = { kind, words: [words], not: false };
      const title = `‘${words}…’ in ${kind === 'text' ? 'names' : 'all texts'}`;
      const parts: readonly AskPart[] = [{ kind: 'condition', condition }];
      return {
        kind: 'text' as const,
        words: title,
        parts,
        fit: 'search' as const,
        rank: rankOf('text'),
        distance,
        isSearch: true as const,
      };
    })
    .filter((each) => each.parts.every((part) => isOfSubject(part, typing.query.subject)) && isTakeable(each, typing));
}

/** What is listed, the likeliest first. Nothing is counted for it but whether a row is left. */
function listed(
  all: readonly Candidate[],
  typed: readonly WordToken[],
  typing: Typing,
  limit: number,
): readonly AskProposal[] {
  const sorted = varied(distinct(all).toSorted(byUse(typing.project.taken)));
  const search = sorted.find(({ isSearch }) => isSearch);
  const shown = sorted.slice(0, limit);
  // There is always the search in the texts.
  if (search !== undefined && !shown.includes(search)) shown[shown.length - 1] = search;
  const made = shown.flatMap((candidate) =>
    ways(candidate, typed, typing).map((proposal) => ({ candidate, proposal })),
  );
  // What was typed in full is meant, even where it leaves no row.
  const mayBeLast = ({ candidate: { isSearch, distance, parts } }: (typeof made)[number]): boolean =>
    (isSearch === true || distance > 0) && parts.every(({ kind }) => kind === 'condition' || kind === 'version');
  const [first, last]: [AskProposal[], AskProposal[]] = [[], []];
  const budget = { left: MOST_TESTED };
  for (const each of made) {
    const { query } = each.proposal;
    // All texts are only searched where nothing before has a row.
    const isSearched = first.length === 0 || !each.candidate.parts.some(isOfAllTexts);
    const isLast =
      isSearched && mayBeLast(each) && query !== null && leavesNone(query, typing.query, typing.project, budget);
    (isLast ? last : first).push(each.proposal);
  }
  return [...first, ...last];
}

/** Of thousands of rows some are tested before a list is shown: what leaves none of them may then stand in its place. */
const MOST_TESTED = 2000;

function isOfAllTexts(part: AskPart): boolean {
  return part.kind === 'condition' && part.condition.kind === 'anywhere';
}

/** So many of a kind at first, so that others are seen too. */
const MOST_OF_KIND = 3;
const FREE: ReadonlySet<string> = new Set(['text', 'quadrant', 'status', 'team']);

function varied(sorted: readonly Candidate[]): readonly Candidate[] {
  const counts = new Map<string, number>();
  const isLater = sorted.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count > MOST_OF_KIND && !FREE.has(kind);
  });
  return [...sorted.filter((_, at) => !isLater[at]), ...sorted.filter((_, at) => isLater[at])];
}

/** One for the same parts: the one that is higher in the list. */
function distinct(all: readonly Candidate[]): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const each of all.toSorted(byRank)) if (!found.has(idOf(each))) found.set(idOf(each), each);
  return [...found.values()];
}

function idOf({ parts, words }: Candidate): string {
  return parts.length === 0 ? words : JSON.stringify(parts);
}

function proposalOf(candidate: Candidate, typed: readonly WordToken[], typing: Typing): AskProposal {
  const { kind, parts, figure } = candidate;
  const { query, project, sign, replaces } = typing;
  const next = parts.length === 0 ? null : withSign(query, parts, sign);
  const [part] = parts;
  const words =
    sign.excludes && part?.kind === 'condition' && candidate.isSearch !== true
      ? partWords({ ...part, condition: { ...part.condition, not: !part.condition.not } })
      : candidate.words;
  const marks = typedMarks(typed, words);
  return {
    id: idOf(candidate),
    kind,
    words,
    hint: figure === undefined ? '' : 'then > or < and a number',
    marks,
    rest: restOf(typed, words, marks),
    replaces,
    query: next,
    typed: figure === undefined ? '' : `${figureKey(figure)} `,
    effect:
      next !== null
        ? effectOf(parts, next, query, project)
        : figure === undefined
          ? NO_EFFECT
          : figureRange(figure, query, project),
  };
}

/** A value of which a row has one comes in the place of the one before, or beside it; of limited rows a part may be of these. */
function ways(candidate: Candidate, typed: readonly WordToken[], typing: Typing): readonly AskProposal[] {
  const own = proposalOf(candidate, typed, typing);
  const { query, sign, project } = typing;
  const [part, ...others] = candidate.parts;
  if (part?.kind !== 'condition' || others.length > 0 || sign.adds || sign.alternates || own.query === null)
    return [own];
  const { condition } = part;
  const at = sign.excludes ? null : contradicted(query, condition);
  const way = (id: string, words: string, next: Query): AskProposal => ({
    ...own,
    id: `${own.id} ${id}`,
    words: `${own.words}, ${words}`,
    rest: '',
    query: next,
    effect: effectOf(candidate.parts, next, query, project),
  });
  const before = at === null ? undefined : query.conditions[at];
  if (at !== null && before !== undefined) {
    const [, value] = conditionWords(before);
    const both = withValues(before, condition);
    return [
      way('instead', `instead of ${value}`, withCondition(query, at, condition)),
      ...(both === null ? [own] : [way('too', `or ${value}`, withCondition(query, at, both))]),
    ];
  }
  const isKnown = [...materialOf(query)].every((material) => project.loaded.has(material));
  if (isWhole(query) || !isKnown) return [own];
  const count = formatCount(presentResult(query, project).rows.length);
  return [own, way('of these', `of these ${count}`, withPart(amongRowsOf(query), part))];
}

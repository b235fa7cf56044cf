import { materialOf, wholeOfShare } from '../condition-kinds';
import { factsOf, matchingRows, resultOf, testOf, type QueryResult } from '../evaluate-query';
import { groupRows } from '../group-rows';
import { isWhole, type Query } from '../query';
import { statisticOf } from '../statistic-of';
import { valueOfRow, type QueryFigure } from '../query-figures';
import { formatCell, formatQueryFigure } from '../query-figure-words';
import { KINDS, subjectWords } from '../query-words';
import { idOfRow, rowsOf, signalOfRow, type Row } from '../row';
import { countOf, formatFraction } from '../../shared/figures';
import { extent } from '../../shared/statistics';
import { UNCLASSIFIED, type Quadrant } from '../../topic/quadrant';
import { prepareTexts } from '../kinds/texts-of-rows';
import type { AskPart } from '../part';
import type { AskProject } from './project';

/** What a part changes of the rows that a query has now. */
export type AskEffect =
  /** So many rows it gives; `adds` of them come in, as by a further value. `ticks` are the rows of now. */
  | {
      readonly kind: 'rows';
      readonly count: number;
      readonly of: number;
      readonly adds: number;
      readonly ticks: readonly Ticks[];
    }
  /** The figures of the rows of now: '50 % to 92 %'. */
  | { readonly kind: 'range'; readonly words: string }
  | { readonly kind: 'orders' | 'keeps' | 'groups'; readonly count: number }
  /** What it shows instead of rows: '27 %', '60 trends'. */
  | { readonly kind: 'number'; readonly words: string }
  /** It needs data that is not loaded, or nothing can be said before more is typed. */
  | { readonly kind: 'unknown' };

/** So many rows side by side, of one quadrant. */
export interface Ticks {
  readonly quadrant: Quadrant;
  readonly count: number;
  /** They meet the part. */
  readonly stays: boolean;
}

/** Few rows are a tick each, in their order; of more those that look alike are one block. */
export const MOST_TICKS = 24;

/** What a part changes. All rows are looked at for it, so it is counted when there is time, and then known. */
export interface LateEffect {
  /** null: not counted yet. */
  readonly known: AskEffect | null;
  readonly count: () => AskEffect;
  /** Does a part of the counting, of a few milliseconds. */
  readonly step: () => void;
}

const UNKNOWN: AskEffect = { kind: 'unknown' };
/** What is known without counting: '2 topics'. */
export function knownNumber(words: string): LateEffect {
  const effect: AskEffect = { kind: 'number', words };
  return { known: effect, count: () => effect, step: () => {} };
}
export const NO_EFFECT: LateEffect = { known: UNKNOWN, count: () => UNKNOWN, step: () => {} };

/** Whether there were texts to prepare for searches; a part of them now is. */
export function prepareSearch({ facts }: AskProject): boolean {
  return prepareTexts(facts, PREPARED_AT_ONCE);
}

/** Rows whose texts are prepared at a time. */
const PREPARED_AT_ONCE = 150;
/** Of one project: the proposals of a few sentences. */
const MOST_COUNTED = 400;
/** Rows that are tested at a time: a search in thousands of texts takes long. */
const TESTED_AT_ONCE = 500;
/** Gives way from time to time. */
type Counting = Generator<void, AskEffect>;
const COUNTED = new WeakMap<AskProject, Map<string, AskEffect>>();

/** @param what names the effect among all of the project */
function lateEffect(what: string, project: AskProject, counting: () => Counting, texts: boolean): LateEffect {
  const all = COUNTED.get(project) ?? new Map<string, AskEffect>();
  COUNTED.set(project, all);
  let running: Counting | null = null;
  const next = (): AskEffect | null => {
    running ??= counting();
    const { done, value } = running.next();
    if (done !== true) return null;
    if (all.size >= MOST_COUNTED) all.clear();
    all.set(what, value);
    return value;
  };
  return {
    get known() {
      return all.get(what) ?? null;
    },
    count() {
      let effect = all.get(what) ?? null;
      while (effect === null) effect = next();
      return effect;
    },
    step() {
      if (!texts || !prepareSearch(project)) next();
    },
  };
}

/** While typing there is one query; more are of no use. */
const MOST_KNOWN = 8;
interface Present {
  readonly result: QueryResult;
  /** All that meet its conditions, in the order of the data. */
  readonly matching: readonly Row[];
}
const PRESENT = new WeakMap<AskProject, Map<string, Present>>();

function presentOf(query: Query, project: AskProject): Present {
  const key = JSON.stringify(query);
  const known = PRESENT.get(project) ?? new Map<string, Present>();
  const own = known.get(key);
  if (own !== undefined) return own;
  const facts = factsOf(query, project.facts);
  const matching = matchingRows(query, facts);
  const present = { matching, result: resultOf(query, matching, facts) };
  if (known.size > MOST_KNOWN) known.clear();
  PRESENT.set(project, known.set(key, present));
  return present;
}

/** What a query finds, evaluated once for all that is said of it while it stays. */
export function presentResult(query: Query, project: AskProject): QueryResult {
  return presentOf(query, project).result;
}

/** @param next the query with the parts */
export function effectOf(parts: readonly AskPart[], next: Query, query: Query, project: AskProject): LateEffect {
  const what = JSON.stringify([query, next, parts.at(-1)]);
  const needsTexts = parts.some((part) => part.kind === 'condition' && part.condition.kind === 'anywhere');
  return lateEffect(what, project, () => countingOf(parts, next, query, project), needsTexts);
}

function* countingOf(parts: readonly AskPart[], next: Query, query: Query, project: AskProject): Counting {
  const isLoaded = [...materialOf(next)].every((material) => project.loaded.has(material));
  const last = parts.at(-1);
  if (!isLoaded || last === undefined) return UNKNOWN;
  const isOfRows = parts.every(({ kind }) => kind === 'condition' || kind === 'version');
  if (isOfRows) return yield* rowsEffect(next, query, project);
  const facts = factsOf(next, project.facts);
  const matching = yield* matchingOf(next, query, project);
  const { rows } = resultOf(next, matching, facts);
  if (parts.some(({ kind }) => kind === 'subject'))
    return { kind: 'number', words: countOf(rows.length, KINDS[next.subject]) };
  switch (last.kind) {
    case 'group':
      return { kind: 'groups', count: groupRows(rows, last.group, facts).length };
    case 'share':
      return { kind: 'number', words: shareWords(matching.length, next, project) };
    case 'statistic': {
      const { kind, figure } = last.statistic;
      return { kind: 'number', words: formatCell(figure, statisticOf(kind, figure, rows, facts)) };
    }
    case 'order':
      return { kind: 'orders', count: rows.length };
    default:
      return { kind: 'keeps', count: rows.length };
  }
}

/** The rows that meet the conditions of the next query, in the order of the data, tested in slices. */
function* matchingOf(next: Query, query: Query | null, project: AskProject): Generator<void, readonly Row[]> {
  const facts = factsOf(next, project.facts);
  const isLess = query !== null && isNarrower(next, query);
  const rows = isLess ? presentOf(query, project).matching : rowsOf(next.subject, facts);
  const further = isLess ? next.conditions.slice(query.conditions.length) : next.conditions;
  if (further.length === 0) return rows;
  const test = testOf(further, facts);
  const found: Row[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % TESTED_AT_ONCE === 0) yield;
    if (test(row)) found.push(row);
  }
  return found;
}

/** Whether the next query has all conditions of the one before: only the further ones are tested, on the rows of now. */
function isNarrower(next: Query, query: Query): boolean {
  const isSame = next.version === query.version && next.subject === query.subject;
  return isSame && query.conditions.every((condition, at) => condition === next.conditions[at]);
}

/** How many rows may still be tested before a list of proposals is shown. */
export interface TestBudget {
  left: number;
}

/** Whether conditions leave no row; the first one that meets them ends the search. false: that is not known, or takes longer. */
export function leavesNone(next: Query, query: Query, project: AskProject, budget: TestBudget): boolean {
  if ([...materialOf(next)].some((material) => !project.loaded.has(material))) return false;
  const facts = factsOf(next, project.facts);
  const isLess = isNarrower(next, query);
  const rows = isLess ? presentOf(query, project).matching : rowsOf(next.subject, facts);
  // Of more rows it could not be known in the end.
  if (rows.length > budget.left) return false;
  const test = testOf(isLess ? next.conditions.slice(query.conditions.length) : next.conditions, facts);
  const met = rows.findIndex(test);
  budget.left -= met < 0 ? rows.length : met + 1;
  return met < 0;
}

/** How many rows a query has, counted in slices. */
export function lateCount(query: Query, project: AskProject): LateEffect {
  return lateEffect(`count ${JSON.stringify(query)}`, project, () => countRows(query, project), false);
}

function* countRows(query: Query, project: AskProject): Counting {
  const matching = yield* matchingOf(query, null, project);
  const { rows, total } = resultOf(query, matching, factsOf(query, project.facts));
  return { kind: 'rows', count: rows.length, of: total, adds: 0, ticks: [] };
}

/** What a change of the conditions leaves and adds. */
function* rowsEffect(next: Query, query: Query, project: AskProject): Counting {
  const matching = yield* matchingOf(next, query, project);
  const { rows } = resultOf(next, matching, factsOf(next, project.facts));
  const present = presentResult(query, project).rows;
  const ids = new Set(rows.map(idOfRow));
  const stays = present.map((row) => ids.has(idOfRow(row)));
  const kept = stays.filter(Boolean).length;
  return {
    kind: 'rows',
    count: rows.length,
    of: present.length,
    // Of so many rows others come in the place of those that go.
    adds: isWhole(next) ? rows.length - kept : 0,
    ticks: ticksOf(present, stays),
  };
}

function ticksOf(rows: readonly Row[], stays: readonly boolean[]): readonly Ticks[] {
  const blocks = new Map<string | number, { -readonly [Field in keyof Ticks]: Ticks[Field] }>();
  for (const [at, row] of rows.entries()) {
    const quadrant = signalOfRow(row)?.quadrant ?? UNCLASSIFIED;
    const isKept = stays[at] === true;
    const look = rows.length <= MOST_TICKS ? at : isKept ? String(quadrant.code) : '';
    const block = blocks.get(look);
    // Thousands of rows are counted for each proposal.
    if (block === undefined) blocks.set(look, { quadrant, count: 1, stays: isKept });
    else block.count += 1;
  }
  const all = [...blocks.values()];
  return rows.length <= MOST_TICKS ? all : all.sort((one, other) => Number(other.stays) - Number(one.stays));
}

function shareWords(count: number, query: Query, project: AskProject): string {
  const of = { ...query, conditions: wholeOfShare(query.conditions) };
  const whole = matchingRows(of, factsOf(of, project.facts));
  return whole.length === 0 ? `no ${subjectWords(query.subject)}` : formatFraction(count / whole.length, 0);
}

/** 'Growth a year' of the rows of now: '−3 % to +38 %'. */
export function figureRange(figure: QueryFigure, query: Query, project: AskProject): LateEffect {
  return lateEffect(JSON.stringify([query, figure]), project, () => rangeOf(figure, query, project), false);
}

function* rangeOf(figure: QueryFigure, query: Query, project: AskProject): Counting {
  const needs = materialOf({ ...query, order: { figure, ascending: false } });
  if ([...needs].some((material) => !project.loaded.has(material))) return UNKNOWN;
  const values: (number | null)[] = [];
  for (const row of presentOf(query, project).matching) {
    if (values.length > 0 && values.length % TESTED_AT_ONCE === 0) yield;
    values.push(valueOfRow(row, figure, project.facts));
  }
  const bounds = extent(values.filter((value) => value !== null));
  if (bounds === null) return UNKNOWN;
  return { kind: 'range', words: bounds.map((value) => formatQueryFigure(figure, value)).join(' to ') };
}

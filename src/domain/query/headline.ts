import { capitalized, joined, capitalNumber, numberWord, isolated } from '../shared/words';
import { formatCount, formatFraction } from '../shared/figures';
import { quadrantOf } from '../topic/quadrant';
import { consensusName } from '../topic/signal';
import { topicStatusName } from '../topic/topic-status';
import { evaluateQuery, factsOf, queryOfMoved, type QueryResult } from './evaluate-query';
import type { Condition, Query } from './query';
import type { QueryFacts } from './query-facts';
import { valueOfRow, type QueryFigure } from './query-figures';
import { figureName, formatQueryFigure, isCounted, movedFigure, movementWords } from './query-figure-words';
import type { Comparator } from './vocabulary';
import { conditionText, conditionWords, KINDS } from './query-words';
import { nameOfRow } from './row';
import { wholeOfShare } from './condition-kinds';

/** How a condition is said of rows: as what they are, where they are, or what they do. */
type Phrase =
  | { readonly noun: string }
  | { readonly place: string }
  /** Of several, and of one. */
  | { readonly verb: string; readonly verbOfOne: string };

const verb = (plural: string, one: string): Phrase => ({ verb: plural, verbOfOne: one });
const is = (words: string): Phrase => verb(`are ${words}`, `is ${words}`);
const matches = (words: string): Phrase => verb(`match ‘${words}’`, `matches ‘${words}’`);

function phraseOf(condition: Condition): Phrase {
  const { not } = condition;
  switch (condition.kind) {
    case 'quadrant': {
      const labels = condition.codes.map((code) => quadrantOf(code).label);
      const [code = null] = condition.codes;
      if (labels.length === 1 && !not && code !== null) return { noun: quadrantOf(code).label.toLowerCase() };
      return { place: `${not ? 'outside' : 'in'} ${joined(labels, 'or')}` };
    }
    case 'shift':
    case 'trend':
    case 'platform':
      return { place: `${not ? 'outside' : 'in'} ${joined(condition.names, 'or')}` };
    case 'status': {
      const names = joined(condition.statuses.map(topicStatusName), 'or');
      if (condition.statuses.join() === '0') return is(not ? 'decided' : 'undecided');
      return is(`${not ? 'not ' : ''}marked ${names}`);
    }
    case 'figure':
      return figurePhrase(condition.figure, condition.comparator, condition.value, not);
    case 'label':
      return is(`${not ? 'not ' : ''}${joined(condition.labels, 'or')}`);
    case 'consensus': {
      const words = `${joined(condition.levels.map(consensusName), 'or')} consensus`;
      return not ? matches(conditionText(condition)) : verb(`have ${words}`, `has ${words}`);
    }
    case 'either': {
      const phrases = condition.of.map(phraseOf);
      const verbs = phrases.flatMap((phrase) => ('verb' in phrase ? [phrase] : []));
      if (not || verbs.length < phrases.length) return matches(conditionText(condition));
      return verb(joinedVerbs(verbs.map((each) => each.verb)), joinedVerbs(verbs.map((each) => each.verbOfOne)));
    }
    case 'between':
    case 'publisher':
    case 'sourceClass':
    case 'anywhere':
      return not ? matches(conditionText(condition)) : verb(`have ${wordsOf(condition)}`, `has ${wordsOf(condition)}`);
    case 'text':
    case 'own':
      return { place: `${not ? 'not ' : ''}${wordsOf(condition)}` };
    case 'new':
      return is(not ? 'not new' : 'new');
    case 'moved':
      return not ? matches(conditionText(condition)) : verb('moved to another quadrant', 'moved to another quadrant');
    case 'changed':
      return not ? is('unchanged') : verb('have changed', 'has changed');
    case 'before':
      if (condition.of.length > 0) return matches(conditionText(condition));
      return is(not ? 'not in the other data' : 'in the other data');
    default:
      return matches(conditionText(condition));
  }
}

/** What is said of a topic's sources is said of a source itself: 'by who', 'of the class NGO', 'of Heat pumps'. */
function phraseOfSources(condition: Condition): Phrase {
  if (condition.kind === 'publisher')
    return {
      place: `${condition.not ? 'not ' : ''}by ${joined(
        condition.hosts.map((each) => each.toUpperCase()),
        'or',
      )}`,
    };
  if (condition.kind === 'sourceClass')
    return { place: `${condition.not ? 'not ' : ''}of the class ${joined(condition.names, 'or')}` };
  if (condition.kind === 'rows' || condition.kind === 'dated') return { place: conditionText(condition) };
  return phraseOf(condition);
}

function wordsOf(condition: Condition): string {
  return conditionWords(condition).filter(Boolean).join(' ');
}

/** 'fell in growth or sizing': the words that all begin with are said once. */
function joinedVerbs(verbs: readonly string[]): string {
  const [first = [], ...others] = verbs.map((each) => each.split(' '));
  const isShared = (at: number): boolean =>
    others.every((words) => words.slice(0, at + 1).join(' ') === first.slice(0, at + 1).join(' '));
  const shared = first.filter((_, at) => isShared(at)).length;
  return [
    ...first.slice(0, shared),
    joined(
      verbs.map((each) => each.split(' ').slice(shared).join(' ')),
      'or',
    ),
  ].join(' ');
}

/** 'fell in growth', 'fell by at least 5 points in growth'; of one row as well. */
function movementVerbs(movement: string, figure: QueryFigure): readonly [string, string] {
  const words = `${movement} in ${figure}`;
  return [words, words];
}

function figurePhrase(figure: QueryFigure, comparator: Comparator, value: number, not: boolean): Phrase {
  const bound = formatQueryFigure(figure, value);
  const movement = movementWords(figure, comparator, value);
  if (movement !== null && !not) return verb(...movementVerbs(movement, movedFigure(figure)));
  if (figure === 'growth' && comparator === 'under' && value === 0 && !not) return verb('shrink', 'shrinks');
  if (figure === 'growth')
    return not
      ? verb(`do not grow ${comparator} ${bound}`, `does not grow ${comparator} ${bound}`)
      : verb(`grow ${comparator} ${bound}`, `grows ${comparator} ${bound}`);
  const words = `${not ? 'not ' : ''}${comparator} ${bound}`;
  return verb(`have ${figureName(figure)} ${words}`, `has ${figureName(figure)} ${words}`);
}

/** 'strong signals outside Food redesigned'. */
function nounsOf(phrases: readonly Phrase[], { subject }: Query, count: number): string {
  const nouns = phrases.flatMap((phrase) => ('noun' in phrase ? [phrase.noun] : []));
  const places = phrases.flatMap((phrase) => ('place' in phrase ? [phrase.place] : []));
  const [noun = KINDS[subject], ...others] = nouns;
  const ofOthers = others.map((other) => `that are also ${other}s`);
  const isOfTrends = subject !== 'topics' && nouns.length > 0 ? `${KINDS[subject]}s that are ` : '';
  return [`${isOfTrends}${noun}${count === 1 && isOfTrends === '' ? '' : 's'}`, ...ofOthers, ...places].join(' ');
}

function verbsOf(phrases: readonly Phrase[], count: number): readonly string[] {
  return phrases.flatMap((phrase) => ('verb' in phrase ? [count === 1 ? phrase.verbOfOne : phrase.verb] : []));
}

/** A noun or place as what the rows of a whole are: 'are in Food redesigned'. */
function asVerb(phrase: Phrase): Phrase {
  if ('noun' in phrase) return verb(`are ${phrase.noun}s`, `is one of the ${phrase.noun}s`);
  return 'place' in phrase ? is(phrase.place) : phrase;
}

/** Within a sentence that has a verb of its own: 'strong signals that grow over 15 %'. */
export function whichRows(query: Query, count: number): string {
  return rowsWords(query, count, 'that ');
}

/** 'Eight strong signals grow over 15 % and are undecided', without a full stop. */
function rowsWords(query: Query, count: number, before = ''): string {
  const phrases = query.conditions.map((each) =>
    query.subject === 'sources' ? phraseOfSources(each) : phraseOf(each),
  );
  const verbs = verbsOf(phrases, count);
  const version = query.version === undefined ? '' : ' in the previous data';
  const nouns = `${nounsOf(phrases, query, count)}${version}`;
  return verbs.length === 0 ? nouns : `${nouns} ${before}${joined(verbs)}`;
}

/** What a query found, in one computed sentence without a full stop. */
export function headlineOf(asked: Query, result: QueryResult, facts: QueryFacts): string {
  const { count, total, rows } = result;
  if (count === 0) return noneWords(asked);
  if (asked.intent === 'share') return `${shareWords(asked, result, facts)}${leaderWords(asked, result, facts)}`;
  const query = queryOfMoved(asked, factsOf(asked, facts));
  const only = onlyLeader(query, result, facts);
  if (only !== null) return only;
  if (rows.length < count && (query.group === null || rows.length === 0))
    return `${rows.length === 0 ? 'None' : capitalNumber(rows.length)} of ${formatCount(count)} ${whichRows(query, count)}${leaderWords(query, result, facts)}`;
  const [named, ...others] = query.conditions;
  if (
    named?.kind === 'topic' &&
    !named.not &&
    others.length === 0 &&
    query.group === null &&
    count === named.names.length
  )
    return `${joined(named.names.map(isolated))}${leaderWords(query, result, facts)}`;
  const found =
    query.conditions.length === 0 && count === total && count > 1
      ? `All ${numberWord(count)} ${rowsWords(query, count)}`
      : `${capitalNumber(count)} ${rowsWords(query, count)}`;
  return `${found}${leaderWords(query, result, facts)}`;
}

function noneWords({ subject, conditions }: Query): string {
  const [only] = conditions;
  if (only === undefined) return `There is no ${KINDS[subject]}`;
  if (conditions.length === 1) return `No ${KINDS[subject]} meets ‘${conditionText(only)}’`;
  const all = conditions.length === 2 ? 'both' : `all ${numberWord(conditions.length)}`;
  return `No ${KINDS[subject]} meets ${all} conditions`;
}

/** 'Eight of the 24 strong signals outside Food redesigned, 33 %, grow over 15 %'. */
function shareWords(query: Query, { count }: QueryResult, facts: QueryFacts): string {
  const ofWhole: Query = { ...query, conditions: wholeOfShare(query.conditions), limit: null, offset: 0 };
  const whole = evaluateQuery(ofWhole, facts).count;
  const own = factsOf(query, facts);
  const inWhole = new Set<Condition | undefined>(ofWhole.conditions);
  const rest = queryOfMoved(query, own).conditions.filter((_, at) => !inWhole.has(query.conditions[at]));
  const verbs = joined(verbsOf(rest.map(phraseOf).map(asVerb), count));
  const words = whichRows(queryOfMoved(ofWhole, own), whole);
  return `${capitalNumber(count)} of the ${formatCount(whole)} ${words}, ${formatFraction(count / whole, 0)}${verbs === '' ? '' : `, ${verbs}`}`;
}

const LEADS: Partial<Record<QueryFigure, readonly [most: string, least: string]>> = {
  growth: ['grows fastest', 'grows slowest'],
  sizing: ['is the largest', 'is the smallest'],
  consumer: ['is the largest for consumers', 'is the smallest for consumers'],
  industry: ['is the largest in industry', 'is the smallest in industry'],
  society: ['is the largest in society', 'is the smallest in society'],
  date: ['is the latest', 'is the oldest'],
};

function leads({ figure, ascending }: NonNullable<Query['order']>): string {
  const name = figureName(figure);
  const [most, least] =
    LEADS[figure] ??
    (isCounted(figure)
      ? [`has the most ${name}`, `has the fewest ${name}`]
      : [`has the highest ${name}`, `has the lowest ${name}`]);
  return ascending ? least : most;
}

/** 'Seaweed films is the smallest of 32 potential disruptors', where one row is asked for; null: there are others. */
function onlyLeader(query: Query, { rows, count }: QueryResult, facts: QueryFacts): string | null {
  const { order, limit, offset, alphabetical, group } = query;
  const [first] = rows;
  const isAsked = order !== null && limit === 1 && offset === 0 && alphabetical === undefined && group === null;
  if (!isAsked || first === undefined || count < 2 || valueOfRow(first, order.figure, factsOf(query, facts)) === null)
    return null;
  return `${isolated(nameOfRow(first))} ${leads(order)} of ${formatCount(count)} ${whichRows(query, count)}`;
}

/** '; Heat pumps grows fastest', where the order is asked and one row leads. */
function leaderWords(query: Query, { rows }: QueryResult, current: QueryFacts): string {
  const { order, offset } = query;
  if (order === null || query.alphabetical !== undefined || offset > 0) return '';
  const facts = factsOf(query, current);
  const [first, second] = rows.map((row) => ({ name: nameOfRow(row), value: valueOfRow(row, order.figure, facts) }));
  if (first === undefined || second === undefined || first.value === null || first.value === second.value) return '';
  return `; ${isolated(first.name)} ${leads(order)}`;
}

/** 'growth a year' of one statistic: 'The average growth a year of 24 strong signals'. */
export function statisticHead(query: Query, words: string, count: number): string {
  return capitalized(
    `the ${words} of ${count === 1 ? 'the one' : `the ${formatCount(count)}`} ${whichRows(query, count)}`,
  );
}

import { LENSES } from '../topic/lens-disagreement';
import { columnOfKey, isOwnKey, ownLabel } from '../topic/own-values';
import { foldedWords } from '../shared/fold';
import { Held } from './held';
import type { Meaning } from './language';
import { lexemesOf, meaningOf, type Amount, type Lexeme } from './lexer';
import { knownProject, type NamedItem, type ProjectNames } from './names';
import { phrasesFor } from './phrases-for';
import type { Draft } from './draft';
import { stemOf, wordsOf } from './words';

/** The lexemes beside another one. */
interface Beside {
  readonly text: string;
  /** Directly before it. */
  readonly previous?: Lexeme | undefined;
  /** After it and small words. */
  readonly following?: Lexeme | undefined;
}

type Covers = (value: string, held: Held, meaning: Meaning, beside: Beside) => boolean;

const always: Covers = () => true;
const ordered: Covers = (_value, held) =>
  held.has('ascending') || held.has('limit') || held.has('statistic') || held.has('alphabetical');
const compared: Covers = (_value, held) =>
  held.has('comparator') || held.has('from') || held.has('intent', 'compare') || held.has('group') || held.isOfSeveral;
const dated: Covers = (_value, held) => held.hasText('dated', 'decided');
const ofFigure: Covers = (value, held) => {
  const [figure = ''] = value.split(' ');
  return (
    held.isOfItem || held.hasFigure(figure) || (figure === '?' && (ordered('', held, NONE, ALONE) || held.has('group')))
  );
};
const ofGrowth: Covers = (_value, held) =>
  held.isOfItem
    ? held.hasText('change', 'growth', 'sizingChange', 'growthChange', 'rank')
    : held.hasFigure('growth') || held.hasText('sizingChange');
const ofChange: Covers = (_value, held) =>
  held.isOfItem || held.hasText('growthChange', 'sizingChange', 'changed', 'moved', 'change', 'new', 'was', 'before');
const ofGap: Covers = (_value, held) =>
  held.hasText('disagreement', 'consumerIndustry', 'consumerSociety', 'industrySociety', 'lenses') ||
  LENSES.filter((each) => held.texts.has(each)).length > 1;
const NONE: Meaning = { kind: 'word', value: '' };
const ALONE: Beside = { text: '' };

/** 'Fastest' is an order of growth; 'largest' before a figure is one of it. */
const ofOrder: Covers = (value, held, _meaning, { following }) => {
  const [figure = '?', direction] = value.split(' ');
  const isAscending = direction === 'asc';
  if (held.has('statistic') && !held.has('statistic', null)) return true;
  if (figure === 'change') return ['growthChange', 'sizingChange'].some((each) => held.isOrdered(each, isAscending));
  const isOfAny = figure === '?' || meaningOf(following, ['figure', 'average', 'subject', 'amount']) !== undefined;
  return (
    held.isOrdered(isOfAny ? null : figure, isAscending) || (figure === '?' && (held.has('group') || held.has('limit')))
  );
};

const THEIR = /^(?:their|its|ihre|ihren|deren)$/;
/** What the rows of a subject are listed with. */
const COLUMNS = [
  ['topics', 'trend'],
  ['trends', 'shift'],
  ['startups', 'topic'],
  ['insights', 'topic'],
] as const;

/** How a meaning shows in a reading; kinds without an entry ask for what no query holds. */
const COVERS: Readonly<Partial<Record<Meaning['kind'], Covers>>> = {
  glue: always,
  frame: always,
  comma: always,
  and: always,
  or: always,
  but: always,
  unit: always,
  list: always,
  pronoun: always,
  only: always,
  what: always,
  instead: always,
  text: always,
  named: always,
  cite: always,
  mark: always,
  from: always,
  to: always,
  make: always,
  overview: always,
  still: always,
  next: (_value, held) => held.isFollowing,
  consensus: (_value, held) => held.hasText('consensus'),
  neg: (_value, held) =>
    held.has('not', true) ||
    held.has('value', 0) ||
    held.has('count', 0) ||
    held.has('codes', null) ||
    held.has('statuses', 0),
  figure: ofFigure,
  adj: ofFigure,
  comp: (value, held, meaning, beside) =>
    compared(value, held, meaning, beside) && (value.startsWith('?') || ofFigure(value, held, meaning, beside)),
  ahead: (_value, held) => held.has('comparator'),
  gap: ofGap,
  lenses: ofGap,
  times: (value, held) => held.hasNumber(Number(value)),
  its: (value, held) => held.has('whose', value) || held.hasText(`its ${value}`),
  grow: ofGrowth,
  stable: (_value, held) => held.hasFigure('growth'),
  move: ofChange,
  state: (value, held) =>
    value === 'new'
      ? held.hasText('new', 'change')
      : value === 'gone'
        ? held.has('version') || held.hasText('change')
        : ofChange(value, held, NONE, ALONE),
  since: (value, held) =>
    held.isOfItem ? value === 'update' : held.has('since', value) && ofChange(value, held, NONE, ALONE),
  sup: ofOrder,
  ordinal: (value, held) => held.has('offset', Number(value) - 1),
  recent: (value, held) => held.hasText('new') || ordered(value, held, NONE, ALONE),
  top: ordered,
  sort: ordered,
  dir: ordered,
  alpha: (_value, held) => held.has('alphabetical'),
  cmp: (value, held, meaning, beside) => held.has('limit') || compared(value, held, meaning, beside),
  post: compared,
  quadrant: (value, held) => held.has('codes', value === 'null' ? null : Number(value)),
  status: (value, held) => held.has('statuses', ...(value === 'decided' ? [] : [Number(value)])),
  level: (value, held) => held.has('levels', Number(value)) || held.has('comparator'),
  consensusLevel: (value, held) => held.has('levels', Number(value)),
  subject: (value, held, _meaning, { previous }) =>
    held.isOfItem ||
    held.hasText(value.replace(/s?$/, 's'), value.replace(/s$/, '')) ||
    (THEIR.test(previous?.text ?? '') &&
      COLUMNS.some(([rows, shown]) => held.has('subject', rows) && value.startsWith(shown))),
  groupable: (value, held, _meaning, { previous }) =>
    held.isOfItem ||
    (meaningOf(previous, ['group']) === undefined ? held.texts.has(value) : held.has('group', value)) ||
    (isOwnKey(value) && [...held.texts].some((text) => text.startsWith(ownLabel(columnOfKey(value), '')))),
  group: (_value, held) => held.has('group') || held.has('ascending'),
  count: (_value, held) => held.has('intent', 'count') || held.has('group'),
  share: (_value, held) => held.has('intent', 'share'),
  compare: (_value, held) =>
    held.has('intent', 'compare') ||
    held.has('group') ||
    held.has('asked') ||
    held.has('ascending') ||
    held.has('figure'),
  average: (value, held, _meaning, { text, following }) =>
    held.has('kind', value.split(' ')[0]) ||
    (value === 'sum' && held.has('intent', 'count')) ||
    held.has('whose', 'average') ||
    (held.has('whose', 'named') && meaningOf(following, ['name', 'figure']) !== undefined) ||
    (held.has('whose', 'trend') && meaningOf(following, ['its', 'figure']) !== undefined) ||
    held.hasText('rank') ||
    (value === 'average' && !text.startsWith('on ') && meaningOf(following, ['figure', 'grow']) !== undefined),
  was: (_value, held) => held.isOfItem || held.hasText('was', 'before', 'previous'),
  became: (_value, held) => held.hasText('was', 'moved', 'changed', 'when'),
  nolonger: (_value, held) => held.hasText('was', 'previous'),
  similar: (_value, held) => held.hasText('rows'),
  after: dated,
  month: dated,
  period: dated,
  own: (value, held) => held.isOfItem || held.has('what', value),
  stage: (_value, held) => held.hasText('funding'),
  agreement: (value, held) => value.split(' ').every((each) => held.texts.has(each)),
  name: (_value, held, { value }) => {
    const { name } = value as NamedItem;
    return held.hasText(name, foldedWords(name).join(' '));
  },
  amount: (_value, held, { value }) => held.hasNumber((value as Amount).value),
  aspect: (value, held) =>
    held.has('asked') ||
    value === 'description' ||
    value === 'place' ||
    (value === 'change' &&
      held.hasText('compare', 'against', 'growthChange', 'sizingChange', 'changed', 'moved', 'change')),
  drop: always,
  rest: (_value, held) => held.isFollowing,
};

function isCovered({ meanings, text }: Lexeme, beside: Beside, held: Held): boolean {
  return meanings.some((meaning) => {
    const { kind, value } = meaning;
    // Names and texts may be said in part.
    if (kind === 'word') return held.texts.has(text) || text.split(' ').every((each) => held.stems.has(stemOf(each)));
    return COVERS[kind]?.(String(value), held, meaning, beside) ?? false;
  });
}

/**
 * The parts of a question that a reading of it does not hold, by rules or by a model: none of them may be lost without a
 * word.
 */
function uncovered(lexemes: readonly Lexeme[], read: object, isFollowing: boolean): readonly string[] {
  const held = new Held(read, isFollowing);
  return lexemes.flatMap((lexeme, at) => {
    const following = lexemes.slice(at + 1).find((each) => meaningOf(each, ['glue']) === undefined);
    return isCovered(lexeme, { text: lexeme.text, previous: lexemes[at - 1], following }, held) ||
      isCancelled(lexemes, at)
      ? []
      : [lexeme.text];
  });
}

/** Two negations of one thing: 'do not show topics that are not important'. */
function isCancelled(lexemes: readonly Lexeme[], at: number): boolean {
  const isNegation = (each: Lexeme | undefined): boolean => meaningOf(each, ['neg']) !== undefined;
  const isPassed = (each: Lexeme | undefined): boolean =>
    meaningOf(each, ['glue', 'frame', 'list', 'subject', 'pronoun']) !== undefined;
  const hasOther = (step: 1 | -1): boolean => {
    let next = at + step;
    while (isPassed(lexemes[next]) && !isNegation(lexemes[next])) next += step;
    return isNegation(lexemes[next]);
  };
  return isNegation(lexemes[at]) && (hasOther(1) || hasOther(-1));
}

/** The parts of a question that a translation of it does not hold. */
export function lostWords(text: string, read: object, names: ProjectNames, isFollowing = false): readonly string[] {
  const project = knownProject(names);
  const words = wordsOf(text);
  return uncovered(lexemesOf(words, phrasesFor(words, project), project), read, isFollowing);
}

/** The words of a question that were read, but of which the reading holds nothing, besides those that are told already. */
export function lostOf(
  lexemes: readonly Lexeme[],
  read: object,
  unread: readonly string[],
  { takenBack, isFollowing, notes }: Draft,
): readonly string[] {
  // What is taken back is not in the query any more.
  if (takenBack.length > 0) return [];
  const said = new Set(unread.flatMap((text) => foldedWords(text)));
  const told = notes.map((note) => foldedWords(note).join(' '));
  const isSaid = (text: string): boolean => {
    const words = foldedWords(text.replace(/^(?:with|have|has|mit) /, ''));
    return words.every((word) => said.has(word)) || told.some((note) => note.includes(words.join(' ')));
  };
  return uncovered(lexemes, read, isFollowing).filter((text) => !isSaid(text));
}

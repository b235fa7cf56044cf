import { columnOfKey, isOwnKey, ownLabel } from '../topic/own-values';
import { foldedWords } from '../shared/fold';
import type { Query } from '../query/query';
import type { LexemeKind, Meaning } from './language';
import { lexemesOf, type Amount, type Lexeme } from './lexer';
import { knownProject, type NamedItem, type ProjectNames } from './names';
import { phrasesFor } from './phrases-for';
import { stemOf, wordsOf } from './words';

/** What an answer of a translator is: a query, or an item with the figures that are asked. */
type Translated = Query | { readonly item: NamedItem; readonly asked: readonly string[] };

/** The values of a translation, wherever they stand in it. */
interface Held {
  readonly texts: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly numbers: readonly number[];
  readonly has: (field: string, value?: unknown) => boolean;
}

/** Fields with the numbers that a question may hold. */
const OF_NUMBERS = new Set(['value', 'from', 'to', 'count', 'limit', 'times', 'plus', 'millions']);

function heldBy(translated: Translated): Held {
  const fields: (readonly [field: string, value: unknown])[] = [];
  const walk = (field: string, value: unknown): void => {
    if (Array.isArray(value)) for (const each of value as readonly unknown[]) walk(field, each);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) walk(name, each);
    else fields.push([field, value]);
  };
  walk('', translated);
  const values = fields.map(([, value]) => value);
  const texts = new Set(values.filter((value) => typeof value === 'string'));
  return {
    texts,
    stems: new Set([...texts].flatMap((text) => foldedWords(text).map(stemOf))),
    numbers: fields.flatMap(([field, value]) => (OF_NUMBERS.has(field) && typeof value === 'number' ? [value] : [])),
    has: (field, ...wanted) =>
      fields.some(([name, value]) => name === field && (wanted.length === 0 ? value !== null : value === wanted[0])),
  };
}

type Covers = (value: string, held: Held, meaning: Meaning) => boolean;

const always: Covers = () => true;
const ordered: Covers = (_value, held) =>
  held.has('ascending') || held.has('limit') || held.has('statistic') || held.has('alphabetical');
const compared: Covers = (_value, held) => held.has('comparator') || held.has('from');
const ofFigure: Covers = (value, held) => {
  const [figure = ''] = value.split(' ');
  return [...held.texts].some((text) => text.startsWith(figure)) || (figure === '?' && ordered(value, held, NONE));
};
const ofChange: Covers = (_value, { texts }) =>
  ['growthChange', 'sizingChange', 'changed', 'moved', 'change', 'new'].some((each) => texts.has(each));
const dated: Covers = (_value, held) => ['dated', 'decided', 'visit', 'update'].some((each) => held.texts.has(each));
const NONE: Meaning = { kind: 'word', value: '' };

/** How a meaning shows in a translation; kinds without an entry ask for what no query holds. */
const COVERS: Readonly<Partial<Record<LexemeKind, Covers>>> = {
  glue: always,
  frame: always,
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
  consensus: (_value, { texts }) => texts.has('consensus'),
  neg: (_value, held) =>
    held.has('not', true) || held.has('value', 0) || held.has('count', 0) || held.has('codes', null),
  figure: ofFigure,
  adj: ofFigure,
  comp: (value, held, meaning) => ofFigure(value, held, meaning) || compared(value, held, meaning),
  grow: (_value, held) => ofFigure('growth', held, NONE),
  stable: (_value, held) => ofFigure('growth', held, NONE),
  move: ofChange,
  state: (value, held) => ofChange(value, held, NONE) || (value === 'gone' && held.has('version')),
  since: (value, held) => held.has('since', value),
  sup: (value, held, meaning) => ordered(value, held, meaning) || held.has('count'),
  recent: ordered,
  top: ordered,
  sort: ordered,
  dir: ordered,
  alpha: (_value, held) => held.has('alphabetical'),
  cmp: compared,
  post: compared,
  quadrant: (value, held) => held.has('codes', value === 'null' ? null : Number(value)),
  status: (value, held) => (value === 'decided' ? held.has('statuses') : held.has('statuses', Number(value))),
  level: (value, held) => held.has('levels', Number(value)) || held.has('comparator'),
  consensusLevel: (value, held) => held.has('levels', Number(value)),
  subject: (value, { texts }) => texts.has(value.replace(/s?$/, 's')) || texts.has(value.replace(/s$/, '')),
  groupable: (value, { texts }) =>
    texts.has(value) ||
    (isOwnKey(value) && [...texts].some((text) => text.startsWith(ownLabel(columnOfKey(value), '')))),
  group: (_value, held) => held.has('group') || held.has('ascending'),
  count: (_value, held) => held.has('intent', 'count') || held.has('group'),
  share: (_value, held) => held.has('intent', 'share'),
  compare: (_value, held) => held.has('intent', 'compare') || held.has('group') || held.has('asked'),
  average: (value, held) =>
    held.has('kind', value.split(' ')[0]) || held.has('whose', 'average') || value === 'average',
  was: (_value, { texts }) => texts.has('was') || texts.has('before'),
  became: (_value, { texts }) => texts.has('was') || texts.has('moved'),
  month: dated,
  period: dated,
  own: (value, held) => held.has('what', value),
  stage: (_value, { texts }) => texts.has('funding'),
  agreement: (value, { texts }) => value.split(' ').every((each) => texts.has(each)),
};

function isCovered({ meanings, text }: Lexeme, held: Held): boolean {
  return meanings.some((meaning) => {
    const { kind, value } = meaning;
    if (kind === 'comma') return true;
    if (kind === 'name') return held.texts.has((value as NamedItem).name);
    if (kind === 'amount') return isHeld(value as Amount, held);
    // Names and texts may be said in part.
    if (kind === 'word') return text.split(' ').every((each) => held.stems.has(stemOf(each)));
    if (kind === 'aspect') return held.has('asked') || value === 'description' || value === 'place';
    return COVERS[kind]?.(String(value), held, meaning) ?? false;
  });
}

/** A number stands in a query as a count, or as a fraction of 1. */
function isHeld({ value }: Amount, { numbers }: Held): boolean {
  return numbers.some((each) => [value, value / 100].some((own) => Math.abs(Math.abs(each) - Math.abs(own)) < 1e-6));
}

/** The parts of a question that a translation does not hold: none of them may be lost without a word. */
export function uncovered(question: string, translated: Translated, names: ProjectNames): readonly string[] {
  const words = wordsOf(question);
  const held = heldBy(translated);
  const project = knownProject(names);
  const lexemes = lexemesOf(words, phrasesFor(words, project), project);
  return lexemes.filter((lexeme) => !isCovered(lexeme, held)).map(({ text }) => text);
}

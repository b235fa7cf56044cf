import { groupsOf, type AskPart } from '../part';
import type { Query } from '../query';
import { figuresOfSubject, hasFigure, QUERY_FIGURES, queryFigure, type QueryFigure } from '../query-figures';
import { figureKey } from '../query-figure-words';
import { SUBJECTS } from '../vocabulary';
import { capitalized } from '../../shared/words';
import { groupBy } from '../../shared/lists';
import { isOwnKey } from '../../topic/own-values';
import { isOfSubject, kindOfPart, rankOf, type ProposalKind } from './ask-proposal';
import { partWords, valueWords } from '../query-words';
import type { Form } from './entry-index';
import { NAME_TYPES, type NamedItem, type NameIndex, type NameType } from './project';
import { wholeFrom } from './read-words';
import { condition } from './rules/figure-rules';
import { requirementOf } from './rules/name-rules';
import { tokenSpellings } from './tokens';
import { PHRASES, type Meaning, type WordKind } from './word-lists';

/** What can be proposed. */
export interface Entry {
  readonly kind: ProposalKind;
  /** As it is listed. */
  readonly words: string;
  readonly rank: number;
  /** For rows of this query; null: they do not have it. No parts: it is only typed on. */
  readonly partsFor: (query: Query) => readonly AskPart[] | null;
  /** Of a figure that is still to be compared. */
  readonly figure?: QueryFigure;
}

/** Words by which an entry is found: those that are shown, or other ones of either language. */
interface Words {
  readonly words: readonly string[];
  readonly isOther: boolean;
}
type Forms = readonly Words[];

function spelled(text: string, spellings = tokenSpellings(text)): Forms {
  return spellings.map((words) => ({ words, isOther: false }));
}

/** Names that are prepared at a time. */
const PREPARED_AT_ONCE = 300;

/** All that can be asked of a project, with the words by which it is found, a part at a time. */
export function* entryForms(names: NameIndex): Generator<readonly Form<Entry>[], void> {
  const own = names.columns.flatMap(({ kind, value }) => (kind === 'figure' && isOwnKey(value) ? [value] : []));
  yield [...(Object.keys(QUERY_FIGURES) as QueryFigure[]), ...new Set(own)].flatMap(figureEntry);
  for (const kinds of SAYINGS) yield sayingEntries(kinds);
  for (let at = 0; at < names.items.length; at += PREPARED_AT_ONCE)
    yield names.items.slice(at, at + PREPARED_AT_ONCE).flatMap((item) => nameEntry(item, names));
}

function formsOf(entry: Entry, forms: Forms): readonly Form<Entry>[] {
  return forms.filter(({ words }) => words.length > 0).map((form) => ({ entry, ...form }));
}

function figureEntry(figure: QueryFigure): readonly Form<Entry>[] {
  const key = figureKey(figure);
  const entry: Entry = {
    kind: 'figure',
    words: `${capitalized(key)} …`,
    rank: rankOf(queryFigure(figure).lenses === undefined ? 'figure' : 'gap'),
    partsFor: ({ subject }) => (figure !== 'date' && hasFigure(subject, figure) ? [] : null),
    figure,
  };
  return formsOf(entry, [...spelled(key), ...(VALUES.get('figure')?.get(figure) ?? [])]);
}

/** Words of these kinds, side by side, are a part. */
const SAYINGS: readonly (readonly WordKind[])[] = [
  ['quadrant'],
  ['was', 'quadrant'],
  ['status'],
  ['says'],
  ['consensus', 'level'],
  ['disputed'],
  ['state'],
  ['own'],
  ['subject'],
  ['each', 'groupable'],
  ['alpha'],
  ['share'],
  ['previous'],
];

/** The phrases of both languages, by what they mean. */
const VALUES = new Map(
  [...groupBy(PHRASES, ({ kind }) => kind)].map(([kind, phrases]) => {
    const byValue = groupBy(phrases, ({ value }) => value);
    return [kind, new Map([...byValue].map(([value, own]) => [value, own.map(plainWords)]))] as const;
  }),
);

function plainWords({ words }: (typeof PHRASES)[number]): Words {
  return { words: words.map((word) => word.replace('*', '')), isOther: true };
}

/** An entry for each value of the kinds that the rules read as a part. */
function sayingEntries(kinds: readonly WordKind[]): readonly Form<Entry>[] {
  const first: { readonly said: readonly Meaning[]; readonly forms: Forms } = {
    said: [],
    forms: [{ words: [], isOther: false }],
  };
  const all = kinds.reduce(
    (before, kind) =>
      before.flatMap(({ said, forms }) =>
        [...(VALUES.get(kind) ?? [])].map(([value, ends]) => ({
          said: [...said, { kind, value, length: 1, isWhole: true }],
          forms: forms.flatMap((start) =>
            ends.map((end) => ({ words: [...start.words, ...end.words], isOther: start.isOther || end.isOther })),
          ),
        })),
      ),
    [first],
  );
  return all.flatMap(({ said, forms }) => {
    const parts = partsOfSaying(said);
    const [part] = parts;
    if (part === undefined) return [];
    const words = parts.map(valueWords).join(' · ');
    const kind = kindOfPart(part);
    const partsFor = ({ subject }: Query) => (parts.every((each) => isOfSubject(each, subject)) ? parts : null);
    const own = [...spelled(words), ...spelled(partWords(part)).map((form) => ({ ...form, isOther: true }))];
    // A level is meant by its word alone.
    const level = said.find(({ kind: of }) => of === 'level');
    const alone = (level && VALUES.get('level')?.get(String(level.value))) ?? [];
    return formsOf({ kind, words, rank: rankOf(kind), partsFor }, [
      ...own,
      ...forms,
      ...alone.map((form) => ({ ...form, isOther: !words.toLowerCase().endsWith(form.words.join(' ')) })),
    ]);
  });
}

/** Of rows that have it. */
function partsOfSaying(said: readonly Meaning[]): readonly AskPart[] {
  const at = (start: number): readonly Meaning[] => said.slice(start, start + 1);
  const kindsAt = (start: number) => new Set(at(start).map(({ kind }) => kind));
  for (const subject of SUBJECTS) {
    const [read] = wholeFrom({ tokens: said, hasScore: false, at, phrasesAt: at, kindsAt }, 0, subject);
    if (read !== undefined) return read.outcome.parts;
  }
  return [];
}

const NAME_KINDS: Readonly<Record<NameType, ProposalKind>> = {
  shift: 'shift',
  trend: 'trend',
  topic: 'topic',
  platform: 'platform',
  label: 'label',
  ownLabel: 'column of your file',
  sourceClass: 'source',
  publisher: 'source',
  startup: 'start-up',
  member: 'team',
  list: 'note',
};

function nameEntry({ type, name }: NamedItem, { spellings }: NameIndex): readonly Form<Entry>[] {
  const kind = NAME_KINDS[type];
  const partsFor = ({ subject }: Query): readonly AskPart[] | null => {
    const part = condition(requirementOf(type, [name], subject === 'startups'));
    return isOfSubject(part, subject) ? [part] : null;
  };
  return formsOf({ kind, words: name, rank: rankOf(kind), partsFor }, spelled(name, spellings.get(name)));
}

/** The kind of names that words before them ask for: 'shift food'. */
export const KEYS: Readonly<Record<string, ProposalKind>> = {
  ...Object.fromEntries(NAME_TYPES.map((type) => [type.toLowerCase(), NAME_KINDS[type]])),
  sizing: 'label',
  source: 'source',
  class: 'source',
  team: 'team',
};

/** What can be asked at all, for an empty text: it is typed on. */
export function promptsFor({
  subject,
}: Query): readonly (readonly [kind: ProposalKind, words: string, typed: string])[] {
  const own = figuresOfSubject(subject);
  const isTopical = subject === 'topics' || subject === 'startups';
  const all: readonly (readonly [ProposalKind, string, string, boolean])[] = [
    ['quadrant', 'Quadrant …', 'quadrant ', true],
    ['status', 'Status …', 'status ', isTopical],
    ['figure', 'Growth …', 'growth ', own.includes('growth')],
    ['figure', 'Average sizing …', 'average sizing ', own.includes('sizing')],
    ['gap', 'Gap between lenses …', 'gap between ', own.includes('disagreement')],
    ['shift', 'Shift …', 'shift ', true],
    ['trend', 'Trend …', 'trend ', true],
    ['change', 'New …', 'new', subject === 'topics' || subject === 'trends'],
    ['team', 'Team …', 'team ', isTopical],
    ['order', 'Order …', 'order ', true],
    ['rows', 'First …', 'first ', true],
    ['column', 'Column …', 'column ', true],
    ['group', 'Group by …', 'group by ', groupsOf(subject).length > 0],
    ['statistic', 'Average of …', 'average of ', own.includes('growth')],
    ['share', 'Share …', 'share ', true],
    ['subject', 'Trends, shifts, start-ups …', 'tr', true],
  ];
  return all.flatMap(([kind, words, typed, isOffered]) => (isOffered ? [[kind, words, typed] as const] : []));
}

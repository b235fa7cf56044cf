import { QUERY_GROUPS, type Query, type QueryGroup } from '../query/query';
import { QUERY_FIGURES, type QueryFigure } from '../query/query-figures';
import { SUBJECTS } from '../query/subject';
import { columnOfKey, isOwnKey, type OwnKey } from '../topic/own-values';
import { each, fixed, formsOf, isOfSubject, said, spellings, type Entry } from './entry';
import type { Form } from './entry-index';
import { figureEntries, gapEntries } from './figure-entries';
import { NAME_TYPES, type NamedItem, type NameIndex, type NameType } from './names';
import type { ProposalKind } from './part-words';
import { condition } from './rules/figure-rules';
import { requirementOf } from './rules/name-rules';
import { valueEntries } from './value-entries';

/** All that can be asked of a project, with the words by which it is found. */
export function entryForms(names: NameIndex): readonly Form<Entry>[] {
  const own = names.columns.map(({ value }) => value as OwnKey);
  const figures = [...(Object.keys(QUERY_FIGURES) as QueryFigure[]), ...own.filter((key) => isFigureKey(key, names))];
  const groups = [...QUERY_GROUPS, ...own.filter((key) => !isFigureKey(key, names))];
  return [
    ...[...new Set(figures)].flatMap(figureEntries),
    ...valueEntries(),
    ...[...new Set(groups)].flatMap(groupEntries),
    ...shapeEntries(),
    ...gapEntries(),
    ...names.items.flatMap(nameEntries),
  ];
}

function isFigureKey(key: OwnKey, { columns }: NameIndex): boolean {
  return columns.some(({ kind, value }) => kind === 'figure' && value === key);
}

function groupEntries(group: QueryGroup): readonly Form<Entry>[] {
  const name = isOwnKey(group) ? spellings(columnOfKey(group)) : said('groupable', group);
  return fixed([{ kind: 'group', group }], each([['group', 'by'], ['by'], ['per'], ['nach'], ['pro']], name));
}

function shapeEntries(): readonly Form<Entry>[] {
  const alphabetical = (['ascending', 'descending'] as const).flatMap((way) =>
    fixed([{ kind: 'order', order: null, alphabetical: way }], [['order', 'name'], ...said('alpha', way)]),
  );
  return [
    ...SUBJECTS.flatMap((subject) => fixed([{ kind: 'subject', subject }], said('subject', subject))),
    ...alphabetical,
    ...[5, 10, 20].flatMap((limit) =>
      fixed(
        [{ kind: 'rows', offset: 0, limit }],
        [
          ['first', String(limit)],
          ['top', String(limit)],
        ],
      ),
    ),
    ...fixed([{ kind: 'version' }], said('previous', 'previous'), 'Previous data'),
    ...fixed([{ kind: 'since' }], said('since', 'visit')),
    ...shareEntry('Share of all', () => []),
    // Of what is asked last the share is asked.
    ...shareEntry('Share of those before the last condition', ({ conditions }) =>
      conditions.slice(0, -1).map((_, at) => at),
    ),
  ];
}

function shareEntry(words: string, of: (query: Query) => readonly number[]): readonly Form<Entry>[] {
  const entry: Entry = {
    kind: 'share',
    words,
    hint: '',
    typed: '',
    partsFor: (query) => [{ kind: 'share', of: of(query) }],
  };
  return formsOf(entry, [...spellings(words), ...said('share', 'share')]);
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
};

function nameEntries({ type, name }: NamedItem): readonly Form<Entry>[] {
  const entry: Entry = {
    kind: NAME_KINDS[type],
    words: name,
    hint: '',
    typed: '',
    partsFor: ({ subject }) => {
      const part = condition(requirementOf(type, [name], subject === 'startups'));
      return isOfSubject(part, subject) ? [part] : null;
    },
  };
  return formsOf(entry, spellings(name));
}

/** The kind of names, or of values, that words before them ask for: 'shift food', 'status'. */
export const KEYS: Readonly<Record<string, ProposalKind>> = {
  ...Object.fromEntries(NAME_TYPES.map((type) => [type.toLowerCase(), NAME_KINDS[type]])),
  sizing: 'label',
  source: 'source',
  class: 'source',
  number: 'statistic',
};

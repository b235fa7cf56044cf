import { joined } from '../../shared/words';
import { ownLabelsOf } from '../../topic/own-values';
import type { ChipWords, ConditionKind, RowTest } from '../condition-kind';
import type { RequirementOf } from '../query';
import { idOfRow, shiftOfRow, signalOfRow, trendOfRow, type Row } from '../row';

/** More names than this are counted. */
const MOST_NAMES = 4;

function named(kind: string, names: readonly string[]): ChipWords {
  return [kind, joined(names, 'or')];
}

/** A set, because a condition may hold thousands of names. */
function isAmong(names: readonly string[], nameOf: (...row: Parameters<RowTest>) => string | null): RowTest {
  const wanted = new Set(names);
  return (row) => wanted.has(nameOf(row) ?? '');
}

function topicNameOf(row: Row): string | null {
  return 'topic' in row ? row.topic.name : null;
}

function either(one: RowTest, other: RowTest): RowTest {
  return (row) => one(row) || other(row);
}

export const trend: ConditionKind<RequirementOf<'trend'>> = {
  title: 'Trend',
  subjects: ['topics', 'trends', 'startups'],
  test: ({ names }) => ({ meets: isAmong(names, trendOfRow) }),
  words: ({ names }) => named('trend', names),
  isPlace: true,
};

export const shift: ConditionKind<RequirementOf<'shift'>> = {
  title: 'Shift',
  subjects: ['topics', 'trends', 'startups', 'shifts'],
  test: ({ names }, { facts }) => ({ meets: isAmong(names, (row) => shiftOfRow(row, facts)) }),
  words: ({ names }) => named('shift', names),
  isPlace: true,
};

export const topic: ConditionKind<RequirementOf<'topic'>> = {
  title: 'Topic',
  test: ({ names }) => ({ meets: isAmong(names, topicNameOf) }),
  words: ({ names }) => (names.length > MOST_NAMES ? ['', `one of ${names.length} topics`] : named('topic', names)),
  subjects: ['topics', 'startups'],
};

export const platform: ConditionKind<RequirementOf<'platform'>> = {
  title: 'Platform',
  test: ({ names }, { facts: { platforms } }) => ({
    meets: either(
      isAmong(
        names.flatMap((name) => platforms.get(name) ?? []),
        topicNameOf,
      ),
      isAmong(names, (row) => (row.type === 'platform' ? row.name : null)),
    ),
  }),
  words: ({ names }) => named('platform', names),
  needs: ['platforms'],
  subjects: ['topics', 'startups', 'platforms'],
  isPlace: true,
};

export const label: ConditionKind<RequirementOf<'label'>> = {
  title: 'Sizing label',
  subjects: ['topics', 'trends', 'startups'],
  test: ({ labels }) => ({
    meets: isAmong(labels, (row) => signalOfRow(row)?.sizing.averageLabel ?? null),
    isKnown: (row) => signalOfRow(row)?.sizing.averageLabel != null,
  }),
  words: ({ labels }) => named('sizing', labels),
};

export const ownLabel: ConditionKind<RequirementOf<'ownLabel'>> = {
  title: 'Label of your file',
  subjects: ['topics', 'startups'],
  test: ({ names }) => {
    const wanted = new Set(names);
    return { meets: (row) => 'topic' in row && ownLabelsOf(row.topic).some((label) => wanted.has(label)) };
  },
  words: ownLabelWords,
};

/** Of 'Region: Asia or Region: EU' the column is said once. */
function ownLabelWords({ names }: RequirementOf<'ownLabel'>): ChipWords {
  const [column = ''] = names[0]?.split(': ', 1) ?? [];
  const isOne = names.every((name) => name.startsWith(`${column}: `));
  return isOne
    ? named(
        column,
        names.map((name) => name.slice(column.length + 2)),
      )
    : named('', names);
}

export const among: ConditionKind<RequirementOf<'among'>> = {
  title: 'Of the answer before',
  test: ({ ids }) => {
    const wanted = new Set(ids);
    return { meets: (row) => wanted.has(idOfRow(row)) || wanted.has(signalOfRow(row)?.id ?? '') };
  },
  words: (condition) => ['', `of ${condition.label}`],
  isOfStartups: true,
  isPlace: true,
};

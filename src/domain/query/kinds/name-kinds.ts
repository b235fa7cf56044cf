import { isText, listOf, namesOf } from '../checks';
import type { ConditionKind, RowTest } from '../condition-kind';
import type { RequirementOf } from '../query';
import { idOfRow, shiftOfRow, signalOfRow, trendOfRow } from '../row';

/** More names than this are counted. */
const MOST_NAMES = 4;

function named(kind: string, names: readonly string[]): string {
  return `${kind}: ${names.join(' or ')}`;
}

/** A set, because a condition may hold thousands of names. */
function isAmong(names: readonly string[], nameOf: (...row: Parameters<RowTest>) => string | null): RowTest {
  const wanted = new Set(names);
  return (row) => wanted.has(nameOf(row) ?? '');
}

export const trend: ConditionKind<RequirementOf<'trend'>> = {
  fields: { names: namesOf('trend') },
  test: ({ names }) => ({ meets: isAmong(names, trendOfRow) }),
  words: ({ names }) => named('trend', names),
  isPlace: true,
};

export const shift: ConditionKind<RequirementOf<'shift'>> = {
  fields: { names: namesOf('shift') },
  test: ({ names }, { facts }) => ({ meets: isAmong(names, (row) => shiftOfRow(row, facts)) }),
  words: ({ names }) => named('shift', names),
  isPlace: true,
};

export const topic: ConditionKind<RequirementOf<'topic'>> = {
  fields: { names: namesOf('topic') },
  test: ({ names }) => ({ meets: isAmong(names, (row) => (row.type === 'trend' ? null : row.topic.name)) }),
  words: ({ names }) => (names.length > MOST_NAMES ? `one of ${names.length} topics` : named('topic', names)),
  subjects: ['topics', 'startups'],
};

export const platform: ConditionKind<RequirementOf<'platform'>> = {
  fields: { names: namesOf('platform') },
  // The topics of the platforms, which are read from the project now.
  formerFields: ['topics'],
  test: ({ names }, { facts: { platforms } }) => ({
    meets: isAmong(
      names.flatMap((name) => platforms.get(name) ?? []),
      (row) => (row.type === 'trend' ? null : row.topic.name),
    ),
  }),
  words: ({ names }) => named('platform', names),
  needs: ['platforms'],
  subjects: ['topics', 'startups'],
  isPlace: true,
};

export const label: ConditionKind<RequirementOf<'label'>> = {
  fields: { labels: namesOf('label') },
  test: ({ labels }) => ({
    meets: isAmong(labels, (row) => signalOfRow(row).sizing.averageLabel),
    isKnown: (row) => signalOfRow(row).sizing.averageLabel !== null,
  }),
  words: ({ labels }) => named('sizing', labels),
};

export const among: ConditionKind<RequirementOf<'among'>> = {
  fields: { ids: listOf(isText), label: isText },
  test: ({ ids }) => {
    const wanted = new Set(ids);
    return { meets: (row) => wanted.has(idOfRow(row)) || wanted.has(signalOfRow(row).id) };
  },
  words: (condition) => `of ${condition.label}`,
  isOfStartups: true,
  isPlace: true,
};

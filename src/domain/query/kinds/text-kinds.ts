import { foldedWords } from '../../shared/fold';
import type { Manifestation } from '../../topic/deepdive';
import { areTexts, isComparator, isNumber, isText, isTrue, optional, orNull } from '../checks';
import { COMPARATOR_SIGNS, compares } from '../comparator';
import type { ConditionKind } from '../condition-kind';
import { raisedBy } from '../funding-amount';
import type { RequirementOf } from '../query';
import type { QueryFacts } from '../query-facts';
import { nameOfRow, shiftOfRow, signalOfRow, startupsOfRow, trendOfRow, type Row } from '../row';

/** Whether each word of a text begins one of the words; short ones are whole words. */
function hasWords(words: readonly string[], text: string): boolean {
  return text
    .split(' ')
    .every((part) => words.some((word) => (part.length < 4 ? word === part : word.startsWith(part))));
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' or ');
}

export const text: ConditionKind<RequirementOf<'text'>> = {
  fields: { words: areTexts, isOwnName: optional(isTrue) },
  test: ({ words, isOwnName }, { facts }) => ({
    meets: (row) => {
      const own = foldedWords(signalOfRow(row).name).join(' ');
      const all = isOwnName ? [] : namesOf(row, facts);
      return words.some((each) => (isOwnName ? own.includes(each) : hasWords(all, each)));
    },
  }),
  words: ({ words, isOwnName }) => `${isOwnName ? 'named with' : 'about'} ${quoted(words)}`,
  isOfStartups: true,
  isPlace: true,
};

function namesOf(row: Row, facts: QueryFacts): readonly string[] {
  const name = row.type === 'startup' ? `${row.startup.name} ${row.topic.name}` : nameOfRow(row);
  return [name, trendOfRow(row), shiftOfRow(row, facts)].flatMap((each) => foldedWords(each ?? ''));
}

export const mentions: ConditionKind<RequirementOf<'mentions'>> = {
  fields: { words: areTexts },
  test: ({ words }) => ({
    meets: (row) => {
      const description = foldedWords(signalOfRow(row).description);
      return words.some((each) => hasWords(description, each));
    },
  }),
  words: ({ words }) => `described with ${quoted(words)}`,
  isPlace: true,
};

export const product: ConditionKind<RequirementOf<'product'>> = {
  fields: { words: areTexts },
  test: ({ words }) => ({
    meets: (row) => {
      if (row.type !== 'startup') return false;
      const { name, product: made, description } = row.startup;
      const all = foldedWords(`${name} ${made ?? ''} ${description ?? ''} ${row.topic.name}`);
      return words.some((each) => hasWords(all, each));
    },
  }),
  words: ({ words }) => `product or description with ${quoted(words)}`,
  isOfStartups: true,
  subjects: ['startups'],
};

export const publisher: ConditionKind<RequirementOf<'publisher'>> = {
  fields: { hosts: areTexts },
  test: ({ hosts }, { facts: { publishers } }) => ({
    meets: (row) =>
      row.type !== 'trend' &&
      (publishers.get(row.topic.id) ?? []).some((host) =>
        hosts.some((wanted) => host === wanted || host.endsWith(`.${wanted}`)),
      ),
  }),
  words: ({ hosts }) => `a source of ${hosts.join(' or ')}`,
  needs: ['sources'],
  subjects: ['topics', 'startups'],
};

export const funding: ConditionKind<RequirementOf<'funding'>> = {
  fields: { words: areTexts },
  test: ({ words }, { facts }) => ({
    meets: (row) =>
      startupsOfRow(row, facts).some(({ fundraisingStage, fundraisingAmount }) => {
        const own = foldedWords(`${fundraisingStage ?? ''} ${fundraisingAmount ?? ''}`);
        // "Pre-seed" is no "seed".
        return words.some((each) => hasWords(own, each) && own.includes('pre') === each.startsWith('pre '));
      }),
  }),
  words: ({ words }) => `funding: ${words.join(' or ')}`,
  needs: ['startups'],
  subjects: ['topics', 'startups'],
};

export const raised: ConditionKind<RequirementOf<'raised'>> = {
  fields: { comparator: isComparator, millions: isNumber, currency: orNull(isText) },
  test: ({ comparator, millions, currency }, { facts }) => {
    const amountOf = ({ fundraisingAmount }: Manifestation): number | null => {
      const amount = raisedBy(fundraisingAmount);
      return amount !== null && (currency === null || amount.currency === currency) ? amount.millions : null;
    };
    return {
      meets: (row) => startupsOfRow(row, facts).some((startup) => compares(amountOf(startup), comparator, millions)),
      isKnown: (row) => startupsOfRow(row, facts).some((startup) => amountOf(startup) !== null),
    };
  },
  words: ({ comparator, millions, currency }) =>
    `raised ${COMPARATOR_SIGNS[comparator]} ${currency ?? ''}${millions} million`,
  needs: ['startups'],
  subjects: ['topics', 'startups'],
};

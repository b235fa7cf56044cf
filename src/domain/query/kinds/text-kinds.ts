import { joined, stemOf } from '../../shared/words';
import { foldedWords } from '../../shared/fold';
import { safeLink } from '../../shared/safe-link';
import type { Manifestation } from '../../topic/deepdive';
import { type RequirementOf } from '../query';
import { compares } from '../vocabulary';
import type { ConditionKind } from '../condition-kind';
import { raisedBy } from '../funding-amount';
import type { QueryFacts } from '../query-facts';
import { hostsOfRow } from '../query-figures';
import {
  areSourcesKnown,
  areStartupsKnown,
  nameOfRow,
  shiftOfRow,
  signalOfRow,
  startupsOfRow,
  topicsOfRow,
  trendOfRow,
  type Row,
} from '../row';

/** Whether each word of a text begins one of the words of some lists, or is its plural; short ones are whole words. */
function hasWords(lists: readonly (readonly string[])[], text: string): boolean {
  return text.split(' ').every((part) => {
    const one = stemOf(part);
    const isIt = (word: string): boolean => (part.length < 4 ? word === part : word.startsWith(part) || word === one);
    return lists.some((words) => words.some(isIt));
  });
}

function quoted(words: readonly string[]): string {
  return joined(
    words.map((word) => `“${word}”`),
    'or',
  );
}

export const text: ConditionKind<RequirementOf<'text'>> = {
  title: 'Words of the name',
  test: ({ words, isOwnName }, { facts }) => {
    return {
      meets: (row) => {
        const own = foldedWords(nameOfRow(row)).join(' ');
        const all = isOwnName ? [] : namesOf(row, facts);
        return words.some((each) => (isOwnName ? own.includes(each) : hasWords(all, each)));
      },
    };
  },
  words: ({ words, isOwnName }) => ['', `${isOwnName ? 'named with' : 'about'} ${quoted(words)}`],
  isOfStartups: true,
  isPlace: true,
};

function namesOf(row: Row, facts: QueryFacts): readonly (readonly string[])[] {
  const name = row.type === 'startup' ? `${row.startup.name} ${row.topic.name}` : nameOfRow(row);
  return [name, trendOfRow(row) ?? '', shiftOfRow(row, facts) ?? ''].map(wordsOf);
}

/** The texts of the rows are searched with each keystroke, and stay the same. */
const WORDS = new Map<string, readonly string[]>();
const MOST_TEXTS = 40_000;

function wordsOf(text: string): readonly string[] {
  const known = WORDS.get(text);
  if (known !== undefined) return known;
  const words = foldedWords(text);
  if (WORDS.size >= MOST_TEXTS) WORDS.clear();
  WORDS.set(text, words);
  return words;
}

export const mentions: ConditionKind<RequirementOf<'mentions'>> = {
  title: 'Words of the description',
  subjects: ['topics', 'trends', 'startups', 'insights'],
  test: ({ words }) => ({
    meets: (row) => {
      const texts =
        row.type === 'insight' ? [row.insight.description, row.insight.title] : [signalOfRow(row)?.description];
      const lists = texts.map((text) => wordsOf(text ?? ''));
      return words.some((each) => hasWords(lists, each));
    },
  }),
  words: ({ words }) => ['', `described with ${quoted(words)}`],
  isPlace: true,
};

export const product: ConditionKind<RequirementOf<'product'>> = {
  title: 'Words of a product',
  test: ({ words }) => ({
    meets: (row) => {
      if (row.type !== 'startup') return false;
      const { name, product: made, description } = row.startup;
      const all = foldedWords(`${name} ${made ?? ''} ${description ?? ''} ${row.topic.name}`);
      return words.some((each) => hasWords([all], each));
    },
  }),
  words: ({ words }) => ['', `product or description with ${quoted(words)}`],
  isOfStartups: true,
  subjects: ['startups'],
};

/** 'oecd.org' is a host, 'oecd' a part of its name. */
function isOfHost(host: string, wanted: string): boolean {
  if (!wanted.includes('.')) return host.split('.').slice(0, -1).includes(wanted);
  return host === wanted || host.endsWith(`.${wanted}`);
}

export const publisher: ConditionKind<RequirementOf<'publisher'>> = {
  title: 'Publisher of a source',
  test: ({ hosts }, { facts }) => ({
    meets: (row) => {
      const own =
        row.type === 'insight'
          ? row.insight.sources.map(({ url }) => safeLink(url)?.hostname ?? '')
          : hostsOfRow(row, facts);
      return own.some((host) => hosts.some((wanted) => isOfHost(host, wanted)));
    },
    isKnown: (row) => areSourcesKnown(row, facts),
  }),
  words: ({ hosts }) => ['', `a source of ${joined(hosts, 'or')}`],
  needs: ['sources'],
};

export const sourceClass: ConditionKind<RequirementOf<'sourceClass'>> = {
  title: 'Class of a source',
  test: ({ names }, { facts }) => ({
    meets: (row) =>
      topicsOfRow(row, facts)
        .flatMap(({ id }) => facts.sources.get(id)?.sources ?? [])
        .some(({ internalClassification }) => names.some((name) => name === internalClassification)),
    isKnown: (row) => areSourcesKnown(row, facts),
  }),
  words: ({ names }) => ['', `a source of the class ${joined(names, 'or')}`],
  needs: ['sources'],
  subjects: ['topics', 'trends', 'shifts', 'platforms', 'startups'],
};

export const funding: ConditionKind<RequirementOf<'funding'>> = {
  title: 'Funding stage',
  test: ({ words }, { facts }) => ({
    meets: (row) =>
      startupsOfRow(row, facts).some(({ fundraisingStage, fundraisingAmount }) => {
        const own = foldedWords(`${fundraisingStage ?? ''} ${fundraisingAmount ?? ''}`);
        // "Pre-seed" is no "seed".
        return words.some((each) => hasWords([own], each) && own.includes('pre') === each.startsWith('pre '));
      }),
    isKnown: (row) => areStartupsKnown(row, facts),
  }),
  words: ({ words }) => ['funding', joined(words, 'or')],
  needs: ['startups'],
  subjects: ['topics', 'startups'],
};

export const raised: ConditionKind<RequirementOf<'raised'>> = {
  title: 'Amount raised',
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
  words: ({ comparator, millions, currency }) => ['raised', `${comparator} ${currency ?? ''}${millions} million`],
  needs: ['startups'],
  subjects: ['topics', 'startups'],
};

import { joined } from '../../shared/words';
import type { Manifestation } from '../../topic/deepdive';
import { type RequirementOf } from '../query';
import { compares } from '../vocabulary';
import type { ConditionKind } from '../condition-kind';
import { raisedBy } from '../funding-amount';
import { areSourcesKnown, areStartupsKnown, nameOfRow, signalOfRow, startupsOfRow } from '../row';
import { textsOfKind } from '../topic-texts';
import { sourcesOfRow, testOfSource } from './sources-of-rows';
import { namesOfRows, searchOf, textsOfRows, wordsOf } from './texts-of-rows';

function quoted(words: readonly string[]): string {
  return joined(
    words.map((word) => `“${word}”`),
    'or',
  );
}

export const text: ConditionKind<RequirementOf<'text'>> = {
  title: 'Words of the name',
  test: ({ words, isOwnName }, { facts }) => {
    if (isOwnName) return { meets: (row) => words.some((each) => wordsOf(nameOfRow(row)).includes(each)) };
    const isFound = searchOf(words);
    const namesOf = namesOfRows(facts);
    return { meets: (row) => isFound(namesOf(row)) };
  },
  words: ({ words, isOwnName }) => ['', `${isOwnName ? 'named with' : 'about'} ${quoted(words)}`],
  isOfStartups: true,
  isPlace: true,
};

export const anywhere: ConditionKind<RequirementOf<'anywhere'>> = {
  title: 'Words of any text',
  test: ({ words }, { facts }) => {
    const isFound = searchOf(words);
    const textsOf = textsOfRows(facts);
    return { meets: (row) => textsOf(row).some(isFound) };
  },
  words: ({ words }) => ['', `${quoted(words)} in any text`],
  needs: ['insights', 'platforms', 'sources', 'startups'],
  // It searches notes, too.
  isPersonal: true,
};

export const said: ConditionKind<RequirementOf<'said'>> = {
  title: 'Reasons, tasks and other texts',
  test: ({ about, words }, { facts }) => {
    const isFound = searchOf(words);
    return {
      meets: (row) =>
        textsOfKind(about, row, facts)?.some((each) => words.length === 0 || isFound(wordsOf(each))) === true,
      isKnown: (row) => textsOfKind(about, row, facts) !== null,
    };
  },
  words: ({ about, words }) => (words.length === 0 ? ['', `with ${about}`] : [about, `with ${quoted(words)}`]),
  subjects: ['topics', 'startups'],
  isPersonal: true,
};

export const mentions: ConditionKind<RequirementOf<'mentions'>> = {
  title: 'Words of the name or description',
  subjects: ['topics', 'trends', 'startups', 'insights'],
  test: ({ words }) => {
    const isFound = searchOf(words);
    return {
      meets: (row) => {
        const signal = signalOfRow(row);
        const texts =
          row.type === 'insight'
            ? [row.insight.description, row.insight.title, ...row.insight.predictions.map(({ name }) => name)]
            : [signal?.description, signal?.name];
        return isFound(texts.map((text) => wordsOf(text ?? '')).join(''));
      },
    };
  },
  words: ({ words }) => ['', `named or described with ${quoted(words)}`],
  isPlace: true,
};

export const product: ConditionKind<RequirementOf<'product'>> = {
  title: 'Words of a product',
  test: ({ words }) => {
    const isFound = searchOf(words);
    return {
      meets: (row) => {
        if (row.type !== 'startup') return false;
        const { name, product: made, description } = row.startup;
        return isFound(wordsOf(`${name} ${made ?? ''} ${description ?? ''} ${row.topic.name}`));
      },
    };
  },
  words: ({ words }) => ['', `product or description with ${quoted(words)}`],
  isOfStartups: true,
  subjects: ['startups'],
};

/** What is met by a row that has one such source. */
const ofSources = <Of extends RequirementOf<'publisher'> | RequirementOf<'sourceClass'>>(
  title: string,
  words: ConditionKind<Of>['words'],
): ConditionKind<Of> => ({
  title,
  test: (requirement, { facts }) => {
    const isMeant = testOfSource({ ...requirement, not: false });
    return {
      meets: (row) => isMeant !== null && sourcesOfRow(row, facts).some(isMeant),
      isKnown: (row) => areSourcesKnown(row, facts),
    };
  },
  words,
  needs: ['sources'],
});

export const publisher = ofSources<RequirementOf<'publisher'>>('Publisher of a source', ({ hosts }) => [
  '',
  `a source of ${joined(hosts, 'or')}`,
]);

export const sourceClass: ConditionKind<RequirementOf<'sourceClass'>> = {
  ...ofSources<RequirementOf<'sourceClass'>>('Class of a source', ({ names }) => [
    '',
    `a source of the class ${joined(names, 'or')}`,
  ]),
  subjects: ['topics', 'trends', 'shifts', 'platforms', 'startups', 'sources'],
};

export const funding: ConditionKind<RequirementOf<'funding'>> = {
  title: 'Funding stage',
  test: ({ words }, { facts }) => {
    const searches = words.map((each) => ({ isFound: searchOf([each]), isPre: each.startsWith('pre ') }));
    return {
      meets: (row) =>
        startupsOfRow(row, facts).some(({ fundraisingStage, fundraisingAmount }) => {
          const own = wordsOf(`${fundraisingStage ?? ''} ${fundraisingAmount ?? ''}`);
          // "Pre-seed" is no "seed".
          return searches.some(({ isFound, isPre }) => isFound(own) && own.includes(' pre ') === isPre);
        }),
      isKnown: (row) => areStartupsKnown(row, facts),
    };
  },
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

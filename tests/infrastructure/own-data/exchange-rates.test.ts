import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedRate } from '../../../src/domain/own-data/exchange-rates';
import type { Mapping } from '../../../src/domain/own-data/mapping';
import { OwnDataSession } from '../../../src/infrastructure/own-data/own-data-session';
import { utf8 } from './zip-of';

const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };

function withRates(mapping: Mapping, to: string, of: Readonly<Record<string, number>>): Mapping {
  return {
    ...mapping,
    sheets: mapping.sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((column) =>
        column.currencies === undefined
          ? column
          : { ...column, rates: { to, of }, target: 'averageSizing', isChosen: true },
      ),
    })),
  };
}

it('amounts of several currencies are a size with the rates of the user, and stay as they are written', async () => {
  const amounts = fc.array(fc.tuple(fc.constantFrom('EUR', 'USD', 'GBP'), fc.integer({ min: 1, max: 900 })), {
    minLength: 3,
    maxLength: 3,
  });
  const rates = fc.record({ USD: fc.integer({ min: 1, max: 40 }), GBP: fc.integer({ min: 1, max: 40 }) });
  await fc.assert(
    fc.asyncProperty(amounts, rates, async (found, tenths) => {
      // The Euro is the most frequent, and the one that others are read in.
      const all: readonly (readonly [string, number])[] = [
        ...found,
        ['USD', 7],
        ...Array.from({ length: 5 }, () => ['EUR', 3] as const),
      ];
      const of = { USD: tenths.USD / 10, GBP: tenths.GBP / 10 };
      const text = all.map(([currency, value], at) => `Topic ${at};${at + 1} %;${SIGNS[currency]}${value}m`).join('\n');
      const session = new OwnDataSession();
      const { mapping } = session.open('a.csv', utf8(`Name;Growth;Market\n${text}`));
      if (mapping === null) throw new Error('no table');
      const column = mapping.sheets[0]?.columns[2];
      expect([column?.target, column?.currencies?.[0]]).toEqual(['own-label', 'EUR']);
      const revised = session.revise(withRates(mapping, 'EUR', of));
      const { workspace } = await session.build(revised);
      const rateOf = (currency: string): number => (currency === 'EUR' ? 1 : of[currency as keyof typeof of]);
      const worth = all.map(([currency, value]) => value * rateOf(currency));
      const largest = Math.max(...worth);
      for (const [at, row] of workspace.topics.entries()) {
        expect(Number(row['average_sizing'])).toBeCloseTo((worth[at] ?? 0) / largest, 9);
        const [currency = '', value] = all[at] ?? [];
        expect(row['own']).toMatchObject({ 'Market, as in the file': `${SIGNS[currency]}${value}m` });
      }
      const label = session.revise({
        ...revised,
        sheets: revised.sheets.map((sheet) => ({
          ...sheet,
          columns: sheet.columns.map((each) =>
            each.rates == null ? each : { ...each, rates: null, target: 'own-label', isChosen: true },
          ),
        })),
      });
      expect((await session.build(label)).workspace.topics[0]?.['own']).toEqual({
        Market: `${SIGNS[all[0]?.[0] ?? '']}${all[0]?.[1]}m`,
      });
    }),
    { numRuns: 30 },
  );
});

it('a rate is typed with a point or a comma, and is above zero', () => {
  expect(['0.92', '0,92', '1', '0', '-2', 'x', ''].map(typedRate)).toEqual([0.92, 0.92, 1, null, null, null, null]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipsOf } from '../../../../src/domain/query/language/chips';
import { partsOf, queryOfParts, withChangedPart, withoutPart, withPart } from '../../../../src/domain/query/part';
import { askProject } from '../../../../src/domain/query/language/project';
import { NO_FACTS } from '../../../../src/domain/query/query-facts';
import { randomQuery } from '../../../builders/random-conditions';

const PROJECT = askProject({
  facts: NO_FACTS,
  loaded: new Set(),
  publishers: new Map(),
  sourceClasses: [],
  members: [],
  today: '2026-10-01',
});

describe('the chips of a query', () => {
  it('give the query again, in the order in which they stand', () => {
    fc.assert(
      fc.property(randomQuery, (query) => {
        expect(queryOfParts(chipsOf(query, PROJECT).map(({ part }) => part))).toEqual(query);
      }),
    );
  });

  it('are one for each part, with words and an id of their own', () => {
    fc.assert(
      fc.property(randomQuery, (query) => {
        const chips = chipsOf(query, PROJECT);
        expect(chips).toHaveLength(partsOf(query).length);
        expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
        for (const { value } of chips) expect(value).not.toBe('');
      }),
    );
  });

  it('are taken away and put back where they stood', () => {
    fc.assert(
      fc.property(randomQuery, (query) => {
        for (const chip of chipsOf(query, PROJECT).slice(1)) {
          const rest = withoutPart(query, chip.part, chip.at);
          expect(partsOf(rest)).toHaveLength(partsOf(query).length - 1);
          expect(withPart(rest, chip.part, chip.at < 0 ? undefined : chip.at)).toEqual(query);
          expect(withChangedPart(query, chip.part, chip.at)).toEqual(query);
        }
      }),
    );
  });
});

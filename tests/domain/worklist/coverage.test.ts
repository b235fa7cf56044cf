import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coverageOf as coverageIn,
  tallyWords,
  unclassifiedWords,
  type Tally,
} from '../../../src/domain/worklist/coverage';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf, type QuadrantCode } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { aTopic } from '../../builders/topic-mother';

const coverageOf = (topics: readonly Topic[]) => coverageIn(topics, NO_FACTS);

type Facts = readonly [code: QuadrantCode | null, shift: string | null, status: TopicStatus];

function rated(facts: readonly Facts[]): readonly Topic[] {
  return facts.map(([code, shiftName, status], index) => {
    const trend = { id: entityId<'trend'>(900), name: 'Trend', shiftName };
    return aTopic({ id: entityId(index + 1), quadrant: quadrantOf(code), status, trend });
  });
}

const project = fc
  .array(
    fc.tuple(
      fc.option(fc.constantFrom<QuadrantCode>(1, 2, 3, 4), { nil: null }),
      fc.option(fc.constantFrom('Trust', 'Health', 'Food'), { nil: null }),
      fc.constantFrom<TopicStatus>(0, 1, 2, 3, 4),
    ),
    { maxLength: 60 },
  )
  .map(rated);

type Counts = Omit<Tally, 'topics'>;
const countsOf = ({ all, decided, important }: Counts): Counts => ({ all, decided, important });
const sum = (tallies: Iterable<Counts>): Counts =>
  [...tallies].reduce(
    (one, other) => ({
      all: one.all + other.all,
      decided: one.decided + other.decided,
      important: one.important + other.important,
    }),
    { all: 0, decided: 0, important: 0 },
  );
const tallyOf = (topics: readonly Topic[]): Counts => ({
  all: topics.length,
  decided: topics.filter(({ status }) => status !== 0).length,
  important: topics.filter(({ status }) => status === 3).length,
});

describe('coverage', () => {
  it('has every topic in one cell, or outside of all', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const { rows, outside } = coverageOf(topics);
        const cells = rows.flatMap((row) => [...row.cells.values()]);
        const ids = cells.flatMap((cell) => cell.topics).map(({ id }) => id);
        const left = topics.filter(({ id }) => !ids.includes(id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(left.length).toBe(outside);
        expect(left.every(({ quadrant, trend }) => quadrant.code === null || trend?.shiftName === null)).toBe(true);
      }),
    );
  });

  it('says how many topics the counts by quadrant lack', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const bare = topics.filter(({ quadrant }) => quadrant.code === null).length;
        const words = unclassifiedWords(coverageOf(topics));
        expect(words === '' ? 0 : Number(/^\d+/.exec(words)?.[0])).toBe(bare);
      }),
    );
  });

  it('has totals that count what is outside of the cells', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const { rows, quadrants, total } = coverageOf(topics);
        const without = (isMissing: (topic: Topic) => boolean) => tallyOf(topics.filter(isMissing));
        expect(countsOf(total)).toEqual(tallyOf(topics));
        expect(sum([...rows.map((row) => row.total), without(({ trend }) => trend?.shiftName === null)])).toEqual(
          countsOf(total),
        );
        expect(sum([...quadrants.values(), without(({ quadrant }) => quadrant.code === null)])).toEqual(
          countsOf(total),
        );
      }),
    );
  });

  it('has no cell without a topic', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const { rows, quadrants } = coverageOf(topics);
        const tallies = [...rows.flatMap((row) => [...row.cells.values()]), ...quadrants.values()];
        expect(tallies.every(({ all }) => all > 0)).toBe(true);
      }),
    );
  });

  it('begins with the least covered shift', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const shares = coverageOf(topics).rows.map(({ total }) => total.decided / total.all);
        expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      }),
    );
    const equal = rated([
      [1, 'Small', 0],
      [1, 'Zoo', 0],
      [1, 'Zoo', 0],
      [1, 'Apes', 0],
    ]);
    expect(coverageOf(equal).rows.map(({ shift }) => shift)).toEqual(['Zoo', 'Apes', 'Small']);
  });

  it('lists Important topics of a cell first, open ones last', () => {
    const [row] = coverageOf(
      rated([
        [1, 'Food', 0],
        [1, 'Food', 4],
        [1, 'Food', 3],
      ]),
    ).rows;
    expect(row?.cells.get(1)?.topics.map(({ status }) => status)).toEqual([3, 4, 0]);
  });

  it('leaves out of the words of a tally what is not there', () => {
    expect(tallyWords({ topics: [], all: 6, decided: 1, important: 1 })).toBe('1 of 6 topics decided, 1 Important');
    expect(tallyWords({ topics: [], all: 1, decided: 1, important: 0 })).toBe('1 of 1 topic decided');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byCoverage, coverageOf, type RatedTopic, type Tally } from '../../../src/domain/coverage/coverage';
import { coverageSheet } from '../../../src/domain/coverage/coverage-sheet';
import { coverageSentences, tallyWords } from '../../../src/domain/coverage/coverage-words';
import { BYTE_ORDER_MARK, csvDocument } from '../../../src/domain/shared/csv';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf, type QuadrantCode } from '../../../src/domain/topic/quadrant';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { aTopic } from '../../builders/topic-mother';

const standardLabel = (code: QuadrantCode): string => quadrantOf(code).label;

type Facts = readonly [code: QuadrantCode | null, shift: string | null, status: TopicStatus];

function rated(facts: readonly Facts[]): readonly RatedTopic[] {
  return facts.map(([code, shift, status], index) => ({
    topic: aTopic({ id: entityId(index + 1), name: `Topic ${index + 1}`, quadrant: quadrantOf(code) }),
    status,
    shift,
  }));
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

const sum = (tallies: Iterable<Tally>): Tally =>
  [...tallies].reduce(
    (one, other) => ({
      all: one.all + other.all,
      decided: one.decided + other.decided,
      important: one.important + other.important,
    }),
    { all: 0, decided: 0, important: 0 },
  );
const tallyOf = (topics: readonly RatedTopic[]): Tally => ({
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
        const ids = [...cells.flatMap((cell) => cell.topics), ...outside].map(({ topic }) => topic.id);
        expect(ids.toSorted()).toEqual(topics.map(({ topic }) => topic.id).toSorted());
        expect(sum([...cells, tallyOf(outside)])).toEqual(tallyOf(topics));
      }),
    );
  });

  it('has totals that count what is outside of the cells', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const { rows, quadrants, total } = coverageOf(topics);
        const without = (isMissing: (topic: RatedTopic) => boolean) => tallyOf(topics.filter(isMissing));
        expect(total).toEqual(tallyOf(topics));
        expect(sum([...rows.map((row) => row.total), without(({ shift }) => shift === null)])).toEqual(total);
        expect(sum([...quadrants.values(), without(({ topic }) => topic.quadrant.code === null)])).toEqual(total);
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
    expect(byCoverage({ all: 4, decided: 1, important: 0 }, { all: 2, decided: 1, important: 0 })).toBeLessThan(0);
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
});

describe('the sentences of the coverage', () => {
  const sentences = (facts: readonly Facts[]) => coverageSentences(coverageOf(rated(facts)), standardLabel);

  it('name the quadrant of which nothing is decided', () => {
    expect(
      sentences([
        [1, 'Food', 1],
        [4, 'Food', 0],
        [4, 'Food', 0],
      ]),
    ).toEqual(['1 of 3 decided.', 'Blind spot: Uncertain Signal (none of 2).']);
  });

  it('name the quadrant that is covered least', () => {
    expect(
      sentences([
        [1, 'Food', 1],
        [2, 'Food', 4],
        [2, 'Food', 0],
      ]),
    ).toEqual(['2 of 3 decided.', 'Covered least: Mature Signal (1 of 2).']);
  });

  it('name no quadrant where none stands out', () => {
    expect(
      sentences([
        [1, 'Food', 1],
        [1, 'Food', 0],
        [2, 'Food', 2],
        [2, 'Food', 0],
      ]),
    ).toEqual(['2 of 4 decided.']);
    expect(
      sentences([
        [null, 'Food', 1],
        [null, null, 0],
      ]),
    ).toEqual(['1 of 2 decided.']);
  });

  it('say when all or none is decided', () => {
    expect(
      sentences([
        [1, 'Food', 0],
        [2, 'Food', 0],
      ]),
    ).toEqual(['All 2 topics are still open.']);
    expect(
      sentences([
        [1, 'Food', 1],
        [2, 'Food', 3],
      ]),
    ).toEqual(['All 2 topics are decided.']);
    expect(sentences([[1, 'Food', 0]])).toEqual(['The one topic is still open.']);
    expect(sentences([[1, 'Food', 2]])).toEqual(['The one topic is decided.']);
  });

  it('leave out of a tally what is not there', () => {
    expect(tallyWords({ all: 6, decided: 1, important: 1 })).toBe('1 of 6 topics decided, 1 Important, 5 open');
    expect(tallyWords({ all: 1, decided: 1, important: 0 })).toBe('1 of 1 topic decided');
  });
});

describe('the sheet of the coverage', () => {
  it('adds up to all topics', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const [, ...rows] = coverageSheet(topics, standardLabel);
        const total = (column: number) => rows.reduce((before, row) => before + Number(row[column]), 0);
        expect([total(2), total(3), total(4), total(5)]).toEqual([
          tallyOf(topics).decided,
          tallyOf(topics).important,
          topics.length - tallyOf(topics).decided,
          topics.length,
        ]);
      }),
    );
  });

  it('names open topics, and those without a shift or quadrant last', () => {
    const topics = rated([
      [null, null, 0],
      [null, 'Food', 3],
      [1, 'Food', 0],
      [1, 'Food', 0],
    ]);
    expect(coverageSheet(topics, standardLabel).slice(1)).toEqual([
      ['Food', 'Strong Signal', 0, 0, 2, 2, 'Topic 3; Topic 4'],
      ['Food', 'Unclassified', 1, 1, 0, 1, ''],
      [null, 'Unclassified', 0, 0, 1, 1, 'Topic 1'],
    ]);
  });

  it('has no formulas', () => {
    const [one] = rated([[1, '=SUM(A1)', 0]]);
    const text = csvDocument(coverageSheet(one === undefined ? [] : [one], standardLabel));
    expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
    expect(text).toContain("'=SUM(A1)");
  });
});

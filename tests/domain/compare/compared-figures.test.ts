import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedRows } from '../../../src/domain/compare/comparison';
import { entityId } from '../../../src/domain/shared/entity-id';
import { rankAmong } from '../../../src/domain/shared/ranking';
import { figureOf, SIGNAL_FIGURES } from '../../../src/domain/topic/figures';
import { aBareTopic, aTopic, topics } from '../../builders/topic-mother';

const share = fc.option(
  fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  { nil: null },
);

const someTopics = fc
  .array(fc.record({ growth: share, average: share, consumer: share, industry: share, society: share }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((figures) =>
    figures.map(({ growth, ...lenses }, index) =>
      aTopic({ id: entityId(index), growth, sizing: { averageLabel: null, ...lenses } }),
    ),
  );

describe('the rows of a comparison', () => {
  it('have the values and places of the card', () => {
    fc.assert(
      fc.property(someTopics, (all) => {
        const compared = all.slice(0, 4);
        for (const { figure, cells } of comparedRows(compared, all)) {
          const values = all.map((topic) => figureOf(figure, topic));
          expect(cells).toMatchObject(
            compared.map((topic) => ({
              value: figureOf(figure, topic),
              ranking: rankAmong(figureOf(figure, topic), values),
            })),
          );
        }
      }),
    );
  });

  it('mark the largest distance in places, the first of equal ones, and none where nothing differs', () => {
    fc.assert(
      fc.property(someTopics, (all) => {
        const rows = comparedRows(all.slice(0, 3), all);
        const distances = rows.map(({ placesApart }) => placesApart ?? 0);
        const largest = Math.max(...distances);
        const marked = rows.flatMap(({ isMost }, index) => (isMost ? [index] : []));
        expect(marked).toEqual(largest === 0 ? [] : [distances.indexOf(largest)]);
      }),
    );
  });

  it('know no distance between fewer than two figures', () => {
    const [first] = topics(1);
    if (first === undefined) throw new Error();
    const rows = comparedRows([first, aBareTopic()], [first, aBareTopic()]);
    expect(rows.map(({ figure }) => figure)).toEqual([...SIGNAL_FIGURES]);
    expect(rows.every(({ placesApart, isMost }) => placesApart === null && !isMost)).toBe(true);
  });

  it('leave out a figure that none of them has', () => {
    const bare = [aBareTopic(), aBareTopic({ id: entityId('2'), growth: 0.1 })];
    expect(comparedRows(bare, bare).map(({ figure, cells }) => [figure, cells.map(({ value }) => value)])).toEqual([
      ['growth', [null, 0.1]],
    ]);
  });
});

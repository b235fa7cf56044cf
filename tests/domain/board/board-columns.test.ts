import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardColumns } from '../../../src/domain/board/board-columns';
import { entityId } from '../../../src/domain/shared/entity-id';
import { quadrantOf, type QuadrantCode } from '../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { aTopic } from '../../builders/topic-mother';

const project = fc
  .array(
    fc.record({
      code: fc.option(fc.constantFrom<QuadrantCode>(1, 2, 3, 4), { nil: null }),
      status: fc.option(fc.constantFrom<TopicStatus>(...TOPIC_STATUSES), { nil: null }),
    }),
  )
  .map((all) =>
    all.map(({ code, status }, index) => aTopic({ id: entityId(index + 1), quadrant: quadrantOf(code), status })),
  );

describe('the columns of the board', () => {
  it('hold each trackable topic once, in its order', () => {
    fc.assert(
      fc.property(project, (topics) => {
        const columns = boardColumns(topics, ({ status }) => status);
        expect(columns.map(({ status }) => status)).toEqual(TOPIC_STATUSES);
        for (const { status, topics: own } of columns) {
          expect(own).toEqual(topics.filter((topic) => topic.status === status));
        }
      }),
    );
  });

  it('count the quadrants of their topics', () => {
    fc.assert(
      fc.property(project, (topics) => {
        for (const { topics: own, quadrants } of boardColumns(topics, ({ status }) => status)) {
          for (const { code, count } of quadrants) {
            expect(count).toBe(own.filter(({ quadrant }) => quadrant.code === code).length);
            expect(count).toBeGreaterThan(0);
          }
          expect(quadrants.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
        }
      }),
    );
  });
});

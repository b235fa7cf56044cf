import fc from 'fast-check';
import { entityId } from '../../src/domain/shared/entity-id';
import { quadrantOf, type QuadrantCode } from '../../src/domain/topic/quadrant';
import type { Topic } from '../../src/domain/topic/topic';
import type { TopicStatus } from '../../src/domain/topic/topic-status';
import { aTopic } from './topic-mother';

/** Unknown, zero, negative and equal values, and differences too small to be seen. */
const growth = fc.option(fc.constantFrom(-0.2, -0.000_01, 0, 0.000_01, 0.1, 0.100_01, 0.24, 0.35), { nil: null });
const share = fc.option(fc.constantFrom(0, 0.12, 0.120_01, 0.33, 0.5, 0.9, 1), { nil: null });

const row = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  code: fc.option(fc.constantFrom<QuadrantCode>(1, 2, 3, 4), { nil: null }),
  growth,
  average: share,
  consumer: share,
  industry: share,
  society: share,
  drivers: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  status: fc.constantFrom<TopicStatus>(0, 1, 2, 3, 4),
});

/** Topics with different ids from 1 to 9, named 'T1' to 'T9', in any order. */
export const someTopics: fc.Arbitrary<readonly Topic[]> = fc
  .uniqueArray(row, { selector: ({ id }) => id, maxLength: 9 })
  .map((rows) =>
    rows.map(({ id, code, growth, average, consumer, industry, society, drivers, status }) =>
      aTopic({
        id: entityId(id),
        name: `T${id}`,
        quadrant: quadrantOf(code),
        growth,
        sizing: { average, averageLabel: null, consumer, industry, society },
        driverCount: drivers,
        status,
      }),
    ),
  );

/** Two versions of the data: some topics are new, gone, moved, or the same. */
export const twoVersions: fc.Arbitrary<{ readonly before: readonly Topic[]; readonly now: readonly Topic[] }> = fc
  .tuple(someTopics, someTopics, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }))
  .map(([before, other, keep]) => ({
    before,
    now: other.map((topic, index) => (keep[index] ? (before.find(({ id }) => id === topic.id) ?? topic) : topic)),
  }));

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformFacts, statusBoxes } from '../../../src/domain/workspace/platform-facts';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';

const code = fc.constantFrom(...QUADRANT_CODES, null);
const drawn = fc.array(
  fc.record({
    now: code,
    before: fc.option(code, { nil: undefined }),
    growth: fc.option(fc.integer({ min: -30, max: 60 })),
  }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

function topicsOf(rows: readonly { readonly now: Topic['quadrant']['code']; readonly growth: number | null }[]) {
  return rows.map(({ now, growth }, index) =>
    aTopic({ id: entityId(String(index)), quadrant: quadrantOf(now), growth: growth === null ? null : growth / 100 }),
  );
}

describe('what is said of a platform', () => {
  it('holds for any topics, by a second count', () => {
    fc.assert(
      fc.property(drawn, (rows) => {
        const topics = topicsOf(rows);
        const previous = new Map(
          rows.flatMap(({ before }, index): [string, Topic][] =>
            before === undefined
              ? []
              : [[String(index), aTopic({ id: entityId(String(index)), quadrant: quadrantOf(before) })]],
          ),
        );
        const { from, lead, rest } = platformFacts(topics, previous, null);
        expect(from).toBe('From one trend.');
        const most = Math.max(
          ...[...QUADRANT_CODES, null].map((each) => rows.filter(({ now }) => now === each).length),
        );
        expect(lead.startsWith('Mostly')).toBe(most * 2 > rows.length);
        const known = rows.filter(({ before }) => before !== undefined);
        const moved = known.filter(({ now, before }) => now !== before).length;
        expect(/None changed quadrant/.test(rest)).toBe(
          known.length > 0 && moved === 0 && known.length === rows.length,
        );
        expect(/\w changed quadrant/.test(rest.replace('None changed', ''))).toBe(known.length > 0 && moved > 0);
        expect(/\b(?:is|are) new\b/.test(rest)).toBe(known.length > 0 && known.length < rows.length);
        const growths = rows.flatMap(({ growth }) => growth ?? []);
        expect(rest.includes('Growth')).toBe(growths.length > 0);
        expect(rest).not.toMatch(/NaN|undefined/);
      }),
    );
  });

  it('shows the most important statuses first, and the open ones last', () => {
    const topics = topicsOf([1, 2, 3, 4, 1].map(() => ({ now: 1, growth: null })));
    const statuses = [0, 4, 3, 1, 2] as const;
    expect(statusBoxes(topics, (topic) => statuses[Number(topic.id)] ?? 0)).toEqual([3, 1, 2, 4, 0]);
  });
});

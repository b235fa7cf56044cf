import { describe, expect, it } from 'vitest';
import { waysOfPart } from '../../../src/domain/query/chip-ways';
import { EVERY_TOPIC, type Condition, type Query } from '../../../src/domain/query/query';

const of = (...conditions: readonly Condition[]): Query => ({ ...EVERY_TOPIC, conditions });
const ways = (query: Query, at: number) => {
  const condition = query.conditions[at];
  return condition === undefined ? [] : waysOfPart(query, { kind: 'condition', condition }, at);
};
const grows: Condition = { kind: 'figure', figure: 'growth', comparator: 'over', value: 0.1, not: false };
const sourceOf = (...hosts: readonly string[]): Condition => ({ kind: 'publisher', hosts, not: false });

describe('what a part can be changed to in its place', () => {
  it('is each other comparison', () => {
    const found = ways(of(grows), 0);
    expect(found.filter(({ query }) => query === null).map(({ words }) => words)).toEqual(['over']);
    expect(found.find(({ words }) => words === 'at most')?.query).toEqual(of({ ...grows, comparator: 'at most' }));
  });

  it('is any or all of several values, and back', () => {
    const [any, all] = ways(of(grows, sourceOf('who', 'iea')), 1);
    expect(any?.query).toBeNull();
    expect(all?.query).toEqual(of(grows, sourceOf('who'), sourceOf('iea')));
    const [again, now] = ways(all?.query ?? EVERY_TOPIC, 2);
    expect([again?.query, now?.query]).toEqual([of(grows, sourceOf('who', 'iea')), null]);
  });

  it('is one of two movements alone, and the other way round', () => {
    const fell = (figure: 'growthChange' | 'sizingChange'): Condition => {
      return { kind: 'figure', figure, comparator: 'under', value: 0, not: false };
    };
    const both: Condition = { kind: 'either', of: [fell('growthChange'), fell('sizingChange')], not: false };
    const found = ways(of(grows, both), 1);
    expect(found.find(({ words }) => words === 'Growth fell')?.query).toEqual(of(grows, fell('growthChange')));
    const turned = ways(of(fell('sizingChange')), 0);
    expect(turned.map(({ words }) => words)).toEqual([
      'rose',
      'did not fall',
      'fell',
      'did not rise',
      'stayed the same',
    ]);
    expect(turned.find(({ query }) => query === null)?.words).toBe('fell');
  });

  it('is nothing for what a row has one value of', () => {
    expect(ways(of({ kind: 'quadrant', codes: [1, 2], not: false }), 0)).toEqual([]);
  });

  it('is other rows for the kind of rows', () => {
    const found = waysOfPart(EVERY_TOPIC, { kind: 'subject', subject: 'topics' }, -1);
    expect(found.map(({ words }) => words)).toEqual([
      'Topics',
      'Trends',
      'Shifts',
      'Start-ups',
      'Sources',
      'Insights',
      'Platforms',
    ]);
    expect(found[1]?.query?.subject).toBe('trends');
  });
});

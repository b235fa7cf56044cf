import { describe, expect, test } from 'vitest';
import { ACTIONS } from './actions.mjs';
import { planOf, WEIGHTS } from './plan.mjs';

function first(count: number, seed: number, mode: 'embedded' | 'live' = 'embedded') {
  const plan = planOf(seed, mode);
  return Array.from({ length: count }, () => plan.next().value);
}

describe('the plan of the random user', () => {
  test('is the same for the same seed, and another one for another', () => {
    const actions = (seed: number) =>
      first(200, seed).map(({ number, action, random }) => [number, action, random.next()]);
    expect(actions(7)).toEqual(actions(7));
    expect(actions(7)).not.toEqual(actions(8));
  });

  test('does not change with what an earlier step has drawn', () => {
    const plan = planOf(7, 'embedded');
    const eager = Array.from({ length: 50 }, () => {
      const { action, random } = plan.next().value;
      random.below(3);
      random.next();
      return action;
    });
    expect(eager).toEqual(first(50, 7).map(({ action }) => action));
  });

  test('takes every action in the share of its weight; faults in live mode only', () => {
    const count = (action: string, mode: 'embedded' | 'live') =>
      first(20_000, 1, mode).filter((step) => step.action === action).length;
    const total = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight, 0);
    expect(count('menu', 'embedded') / 20_000).toBeCloseTo((WEIGHTS['menu'] ?? 0) / total, 1);
    expect([count('fault', 'embedded'), count('endSession', 'embedded')]).toEqual([0, 0]);
    expect(count('fault', 'live')).toBeGreaterThan(500);
    // The tools of built-in charts, and a storage of this browser for statuses.
    const notLive = ['table', 'sort', 'zoom', 'pan', 'fullStorage'];
    const all = new Set(Object.keys(WEIGHTS).filter((action) => !notLive.includes(action)));
    expect(new Set(first(20_000, 1, 'live').map(({ action }) => action))).toEqual(all);
  });

  test('names only actions that exist', () => {
    expect(Object.keys(ACTIONS).sort()).toEqual(Object.keys(WEIGHTS).sort());
  });
});

import { describe, expect, it } from 'vitest';
import { judge, wideRows } from '../../../bench/lib/judge.mjs';
import { wasQuiet } from '../../../bench/lib/quiet.mjs';

const goal = { about: 'a page', what: 'ready', page: 'p', figure: 'ready', unit: 'ms', most: 100 } as const;
const withFloor = { ...goal, floor: { page: 'floor', figure: 'ready' } };

const visitsOf = (times: readonly number[], floor: readonly number[] = []) =>
  new Map([
    ['p', times.map((ready) => ({ ready }))],
    ['floor', floor.map((ready) => ({ ready }))],
  ]);

describe('rows of the benchmark that are visited again', () => {
  it('are those whose quartiles are more than 40 % of the median apart', () => {
    expect(wideRows(judge([goal], visitsOf([100, 101, 102, 99, 100])))).toEqual([]);
    expect(wideRows(judge([goal], visitsOf([100, 160, 100, 60, 190])))).toHaveLength(1);
    expect(wideRows(judge([goal], visitsOf([])))).toEqual([]);
  });

  it('are judged by the ratio where a floor slowed down with the product', () => {
    const slowed = [100, 160, 100, 60, 190];
    expect(wideRows(judge([withFloor], visitsOf(slowed, slowed)))).toEqual([]);
    expect(wideRows(judge([withFloor], visitsOf(slowed, [100, 100, 100, 100, 100])))).toHaveLength(1);
  });
});

describe('a run of the benchmark', () => {
  it('counts as quiet where most rounds had nearly all of the processor', () => {
    expect(wasQuiet([0.97, 0.95, 0.2])).toBe(true);
    expect(wasQuiet([0.97, 0.6, 0.5])).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { heapFault, heapGrowth, heldBytes, UNMEASURED } from './heap.mjs';

const measure = (document: number, age: number, bytes: number) => ({ document, age, bytes });

test('growth is from the first measure to the last of the same document', () => {
  const measures = [measure(1, 20, 100), measure(1, 40, 104), measure(1, 60, 108)];
  expect(heapGrowth(measures)).toEqual({ growth: expect.closeTo(0.08), from: 100, to: 108, span: 40 });
});

test('of several documents the one that was observed longest counts', () => {
  const measures = [measure(1, 20, 100), measure(1, 30, 300), measure(2, 20, 100), measure(2, 90, 110)];
  expect(heapGrowth(measures)?.growth).toBeCloseTo(0.1);
});

test('one measure says nothing', () => {
  expect(heapGrowth([measure(1, 20, 100), measure(2, 20, 100)])).toBeNull();
});

test('a run fails where the heap grew, and where it was not observed for long enough to tell', () => {
  expect(heapFault([measure(1, 20_000, 100), measure(1, 40_000, 149)])).toBeNull();
  expect(heapFault([measure(1, 20_000, 100), measure(1, 40_000, 151)])).toContain('from 100 to 151');
  expect(heapFault([measure(1, 20_000, 100), measure(1, 140_000, 111)])).toContain('from 100 to 111');
  expect(heapFault([measure(1, 20_000, 100), measure(1, 30_000, 100)])).toBe(UNMEASURED);
  expect(heapFault([])).toBe(UNMEASURED);
});

test('compiled code is not what the product holds', () => {
  const meta = { node_fields: ['type', 'id', 'self_size'], node_types: [['object', 'code', 'string']] as [string[]] };
  const nodes = [0, 1, 40, 1, 3, 1000, 2, 5, 16];
  expect(heldBytes({ snapshot: { meta }, nodes })).toBe(56);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NameRanks } from '../../../src/infrastructure/search/name-ranks';

const documents = (prefix: string, count: number) =>
  Array.from({ length: count }, (_document, index) => ({
    key: `${prefix}${index}`,
    name: `${prefix} ${index}`,
    detail: '',
    words: '',
  }));

describe('the folded names', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are folded in slices, before the first search', async () => {
    const names = new NameRanks();
    names.replace(documents('Topic', 6000));
    expect(names.foldedCount).toBeLessThan(500);
    await vi.runAllTimersAsync();
    expect(names.foldedCount).toBe(6000);
  });

  it('are complete for a search that comes sooner', () => {
    const names = new NameRanks();
    names.replace(documents('Topic', 6000));
    expect(names.search('topic 5999')).toEqual(['Topic5999']);
  });

  it('of another project are released', async () => {
    const names = new NameRanks();
    names.replace(documents('One', 600));
    await vi.runAllTimersAsync();
    names.replace(documents('Other', 700));
    await vi.runAllTimersAsync();
    expect(names.foldedCount).toBe(700);
    expect(names.search('one')).toEqual([]);
    names.replace([]);
    expect(names.foldedCount).toBe(0);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctKeys } from '../../../src/ui/kit/lists/distinct-keys';

describe('keys of a list', () => {
  it('are those of the items as long as none comes twice', () => {
    expect(distinctKeys(['a', 'b'], String)).toEqual(['a', 'b']);
  });

  it('differ for items that are the same', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (items) => {
        expect(new Set(distinctKeys(items, String)).size).toBe(items.length);
      }),
    );
  });
});

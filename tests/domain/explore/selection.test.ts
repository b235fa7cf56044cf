import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chips,
  chosenFirst,
  normalizeSelection,
  selectsAll,
  toggle,
  type Selection,
} from '../../../src/domain/explore/selection';

const options = ['a', 'b', 'c'];

/** The values that pass, for a selection that may mean all. */
function selected<T>(selection: Selection<T>, options: readonly T[]): readonly T[] {
  const offered = [...new Set(options)];
  return selectsAll(selection, options) ? offered : offered.filter((value) => selection.includes(value));
}

describe('a filter selection', () => {
  it('means all when it is empty or full', () => {
    expect(selectsAll([], options)).toBe(true);
    expect(selectsAll(['c', 'a', 'b'], options)).toBe(true);
    expect(selectsAll(['a'], options)).toBe(false);
  });

  it('selects only the chosen name when all are selected', () => {
    expect(toggle([], options, 'b')).toEqual(['b']);
    expect(toggle(['a', 'b', 'c'], options, 'b')).toEqual(['b']);
  });

  it('toggles a name when some are selected', () => {
    expect(toggle(['a'], options, 'b')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], options, 'a')).toEqual(['b']);
  });

  it('gives up what is not on offer, and does not choose it', () => {
    expect(toggle(['x', 'a'], options, 'x')).toEqual(['a']);
    expect(toggle(['x', 'y'], [], 'x')).toEqual(['y']);
    expect(toggle(['a'], options, 'x')).toEqual(['a']);
  });

  it('returns to all when the last one is removed, or the set completed', () => {
    expect(toggle(['a'], options, 'a')).toEqual([]);
    expect(toggle(['a', 'b'], options, 'c')).toEqual([]);
  });

  it('shows at most two chips and counts the rest', () => {
    expect(chips(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], more: 1 });
    expect(chips(['a'], 2)).toEqual({ shown: ['a'], more: 0 });
  });
});

describe('the options with the chosen ones first', () => {
  it('keep their order otherwise', () => {
    expect(chosenFirst(['d', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['b', 'd', 'a', 'c']);
  });

  it('are the very same list when nothing is chosen, and hold nothing that is not on offer', () => {
    expect(chosenFirst([], options)).toBe(options);
    expect(chosenFirst(['x'], options)).toEqual(options);
  });
});

describe('the algebra of selections', () => {
  const anyOptions = fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 12 });
  const anyCase = anyOptions.chain((offered) =>
    fc.tuple(fc.constant(offered), fc.subarray(offered), fc.constantFrom(...offered)),
  );

  it('is never stuck: toggling never leaves nothing', () => {
    fc.assert(
      fc.property(anyCase, ([offered, selection, value]) => {
        expect(selected(toggle(selection, offered, value), offered).length).toBeGreaterThan(0);
      }),
    );
  });

  it('undoes itself: toggling twice is where one began, but for the ways through "all"', () => {
    fc.assert(
      fc.property(anyCase, ([offered, selection, value]) => {
        if (selectsAll(selection, offered)) return;
        const once = toggle(selection, offered, value);
        if (selectsAll(once, offered)) return;
        expect([...toggle(once, offered, value)].sort()).toEqual([...selection].sort());
      }),
    );
  });

  it('changes only the chosen value, unless all were selected', () => {
    fc.assert(
      fc.property(anyCase, ([offered, selection, value]) => {
        if (selectsAll(selection, offered)) return;
        const once = toggle(selection, offered, value);
        for (const other of offered.filter((each) => each !== value)) {
          if (!selectsAll(once, offered)) {
            expect(selected(once, offered).includes(other)).toBe(selected(selection, offered).includes(other));
          }
        }
      }),
    );
  });

  it('ignores what is not on offer', () => {
    fc.assert(
      fc.property(anyCase, fc.array(fc.string()), ([offered, selection], strangers) => {
        const unknown = strangers.filter((name) => !offered.includes(name));
        expect(selected([...selection, ...unknown], offered)).toEqual(selected(selection, offered));
        expect(normalizeSelection([...selection, ...unknown], offered)).toEqual(normalizeSelection(selection, offered));
        for (const name of unknown) expect(toggle(selection, offered, name)).toEqual(selection);
      }),
    );
  });

  it('counts repeated options once', () => {
    expect(selectsAll(['a'], ['a', 'a'])).toBe(true);
    expect(toggle([], ['a', 'a', 'b'], 'a')).toEqual(['a']);
  });
});

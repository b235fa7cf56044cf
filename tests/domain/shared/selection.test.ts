import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  availableValues,
  chips,
  chosenFirst,
  normalizeSelection,
  selectsAll,
  unavailableValues,
  toggle,
  toggleMany,
} from '../../../src/domain/shared/selection';

const options = ['a', 'b', 'c', 'd'];

describe('a selection', () => {
  it('means all at none and at every option, and at no number between', () => {
    const meansAll = options.map((_, count) => selectsAll(options.slice(0, count), options));
    expect(meansAll).toEqual([true, false, false, false]);
    expect(selectsAll(options, options)).toBe(true);
  });

  it('of the only option means all', () => {
    expect(selectsAll(['a'], ['a'])).toBe(true);
    expect(toggle([], ['a'], 'a')).toEqual([]);
    expect(toggle(['a'], ['a'], 'a')).toEqual([]);
  });

  it('means all where nothing that was chosen is on offer', () => {
    expect(selectsAll(['x'], options)).toBe(true);
    expect(toggle(['x'], options, 'a')).toEqual(['a']);
  });

  it('is not completed by values that are not on offer', () => {
    expect(selectsAll(['a', 'b', 'c', 'x'], options)).toBe(false);
    expect(toggle(['a', 'b', 'x'], options, 'c')).toEqual(['a', 'b', 'x', 'c']);
  });

  it('is completed by its last option, whatever else is in it', () => {
    expect(toggle(['a', 'b', 'd'], options, 'c')).toEqual([]);
    expect(toggle(['a', 'x', 'b', 'd'], options, 'c')).toEqual([]);
  });

  it('is all again when the last value on offer is removed', () => {
    expect(toggle(['a'], options, 'a')).toEqual([]);
    expect(toggle(['a', 'x'], options, 'a')).toEqual([]);
    expect(toggle(['a', 'b'], options, 'a')).toEqual(['b']);
  });

  it('selects only the chosen name when all are selected', () => {
    expect([toggle([], options, 'b'), toggle(options, options, 'b')]).toEqual([['b'], ['b']]);
  });

  it('toggles a name when some are selected', () => {
    expect([toggle(['a'], options, 'b'), toggle(['a', 'b'], options, 'a')]).toEqual([['a', 'b'], ['b']]);
  });

  it('gives up what is not on offer, and does not choose it', () => {
    expect(toggle(['x', 'a'], options, 'x')).toEqual(['a']);
    expect(toggle(['x', 'y'], [], 'x')).toEqual(['y']);
    expect(toggle(['a'], options, 'x')).toEqual(['a']);
  });
});

describe('toggling several values together', () => {
  it('selects only these when all are selected', () => {
    expect(toggleMany([], options, ['b', 'c'])).toEqual(['b', 'c']);
    expect(toggleMany(options, options, ['b', 'c'])).toEqual(['b', 'c']);
  });

  it('adds what is missing when some of them were chosen', () => {
    expect(toggleMany(['a'], options, ['a', 'b'])).toEqual(['a', 'b']);
    expect(toggleMany(['a'], options, ['b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('removes them when each was chosen', () => {
    expect(toggleMany(['a', 'b', 'c'], options, ['a', 'c'])).toEqual(['b']);
  });

  it('returns to all when the last ones are removed, or the set is completed', () => {
    expect(toggleMany(['a', 'b'], options, ['b', 'a'])).toEqual([]);
    expect(toggleMany(['a', 'b'], options, ['c', 'd'])).toEqual([]);
    expect(toggleMany(['a', 'b'], options, ['b', 'c', 'd'])).toEqual([]);
  });

  it('returns to all when they are every option, or none on offer', () => {
    expect(toggleMany([], options, options)).toEqual([]);
    expect(toggleMany([], options, ['x', 'y'])).toEqual([]);
    expect(toggleMany(['a', 'b'], options, ['x'])).toEqual(['a', 'b']);
  });

  const anyCase = fc
    .uniqueArray(fc.string(), { minLength: 1, maxLength: 8 })
    .chain((offered) => fc.tuple(fc.constant(offered), fc.subarray(offered), fc.subarray(offered, { minLength: 1 })));

  it('does with one value what toggling it does', () => {
    fc.assert(
      fc.property(anyCase, ([offered, selection, [value = '']]) => {
        expect(toggleMany(selection, offered, [value])).toEqual(toggle(selection, offered, value));
      }),
    );
  });

  it('is that of sets: the only ones after all, else the difference when they were chosen, else the union', () => {
    fc.assert(
      fc.property(anyCase, ([offered, selection, values]) => {
        const others = selection.filter((value) => !values.includes(value));
        const wereChosen = values.every((value) => selection.includes(value));
        const after = selectsAll(selection, offered) ? values : wereChosen ? others : [...others, ...values];
        const expected = after.length === offered.length ? [] : after;
        expect([...toggleMany(selection, offered, values)].sort()).toEqual([...expected].sort());
      }),
    );
  });

  it('ignores what is not on offer', () => {
    fc.assert(
      fc.property(anyCase, fc.array(fc.string()), ([offered, selection], strangers) => {
        const unknown = strangers.filter((name) => !offered.includes(name));
        expect(normalizeSelection([...selection, ...unknown], offered)).toEqual(normalizeSelection(selection, offered));
        for (const name of unknown) expect(toggle(selection, offered, name)).toEqual(selection);
      }),
    );
  });
});

describe('a selection and its options', () => {
  it('is restricted to what is on offer, each value once, in the order of choice', () => {
    expect(availableValues(['c', 'x', 'a', 'c'], options)).toEqual(['c', 'a']);
    expect(normalizeSelection(['c', 'x', 'a', 'c'], options)).toEqual(['c', 'a']);
  });

  it('is empty after the restriction when it holds every option, and complete before', () => {
    expect(normalizeSelection(['d', 'c', 'b', 'a', 'x'], options)).toEqual([]);
    expect(availableValues(['d', 'c', 'b', 'a', 'x'], options)).toEqual(['d', 'c', 'b', 'a']);
    expect(normalizeSelection(['a', 'b', 'c'], options)).toEqual(['a', 'b', 'c']);
  });

  it('names the chosen values that are not on offer', () => {
    expect(unavailableValues(['x', 'a', 'y'], options)).toEqual(['x', 'y']);
    expect(unavailableValues(['a'], options)).toEqual([]);
    expect(unavailableValues([], options)).toEqual([]);
  });

  it('has options that repeat only once', () => {
    const repeated = ['b', 'a', 'b', 'a'];
    expect(selectsAll(['a', 'b'], repeated)).toBe(true);
    expect(selectsAll(['a'], repeated)).toBe(false);
    expect(normalizeSelection(['a', 'b'], repeated)).toEqual([]);
  });
});

describe('chips', () => {
  it('count no rest up to the limit, and one from there on', () => {
    const more = [0, 1, 2, 3, 4].map((count) => chips(options.slice(0, count), 2).more);
    expect(more).toEqual([0, 0, 0, 1, 2]);
    expect(chips(options, 2).shown).toEqual(['a', 'b']);
    expect(chips([], 2).shown).toEqual([]);
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

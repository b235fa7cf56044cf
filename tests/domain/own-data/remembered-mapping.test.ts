import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../../../src/domain/own-data/propose-mapping';
import { isNewerVersion, rememberedOf, withRemembered } from '../../../src/domain/own-data/remembered-mapping';
import { chosenMark, type Mapping, type Unit } from '../../../src/domain/own-data/mapping';
import { checksOf } from '../../../src/domain/own-data/checks';
import { tablesOf } from './a-table';

const HEAD = ['Name', 'Growth', 'Size', 'Agreement'];

function mappingOf(sheet: string, header: readonly string[], size: number): Mapping {
  return proposeMapping(tablesOf({ [sheet]: [[...header], ['A', 0.1, size, 'Low'], ['B', 0.2, 2, 'High']] }));
}

function change(mapping: Mapping, index: number, by: object): Mapping {
  const [sheet, ...others] = mapping.sheets;
  const columns = sheet?.columns.map((column) => (column.index === index ? { ...column, ...by } : column)) ?? [];
  return sheet === undefined ? mapping : { ...mapping, sheets: [{ ...sheet, columns }, ...others] };
}

/** The user has answered the question for the size, and chosen what the last column is. */
function decided(unit: Unit, size = 310): Mapping {
  return change(change(mappingOf('signals v3', HEAD, size), 2, { unit, isUnitChosen: true }), 3, {
    target: 'consensus',
    isChosen: true,
  });
}

describe('a newer version of a file', () => {
  const earlier = rememberedOf(decided('of-310'), 'signals v3.csv', 'own-1');

  it.each([
    ['signals v4.csv', HEAD, true],
    ['Signals_2026-Q3 (2) final.xlsx', HEAD, true],
    ['signals v4.csv', ['Name', 'Growth', 'Size', 'Region'], true],
    ['signals v4.csv', ['Name', 'Growth', 'Price', 'Region'], false],
    ['other.csv', HEAD, true],
    ['other.csv', [...HEAD, 'Region'], false],
    ['signals v4.csv', ['Titel', 'Preis'], false],
  ])('%s with the columns %j: %s', (fileName, header, isNewer) => {
    expect(isNewerVersion(mappingOf('x', header, 355), fileName, earlier)).toBe(isNewer);
  });

  it('is in the language of the earlier one', () => {
    const german = rememberedOf({ ...decided('of-310'), language: 'de' }, 'signals v3.csv', 'own-1');
    expect(withRemembered(mappingOf('signals v4', HEAD, 355), german).language).toBe('de');
    expect(withRemembered(mappingOf('signals v4', HEAD, 355), earlier)).not.toHaveProperty('language');
  });

  it('has what was chosen, and the largest value of its own as the whole', () => {
    const mapping = withRemembered(mappingOf('signals v4', HEAD, 355), earlier);
    expect(mapping.sheets[0]?.columns[2]).toMatchObject({ unit: 'of-355' });
    expect(mapping.sheets[0]?.columns[3]).toMatchObject({ target: 'consensus', isChosen: true });
    const tables = tablesOf({ 'signals v4': [HEAD, ['A', 0.1, 355, 'Low'], ['B', 0.2, 2, 'High']] });
    expect(proposeMapping(tables, mapping).sheets[0]?.columns[2]).toMatchObject({ unit: 'of-355' });
  });

  it('has the answers about blank cells, rings and the decimal mark', () => {
    const tables = tablesOf({
      a: [
        ['Region', 'Name', 'Ring', 'Users'],
        ['North', 'Kelp', 'Blue', '1,234'],
        [null, 'Moss', 'Red', '2,500'],
        ['South', 'Peat', 'Red', '3,500'],
      ],
    });
    const found = proposeMapping(tables);
    expect(checksOf(found).map(({ kind }) => kind)).toEqual(['decimal', 'order']);
    expect(found.sheets[0]?.columns[0]?.blanks).toEqual({ count: 1, isFilled: true, isChosen: false });
    const [region, , ring] = found.sheets[0]?.columns ?? [];
    if (region?.blanks == null || ring === undefined) throw new Error('not asked');
    const blanks = { ...region.blanks, isFilled: false, isChosen: true };
    const rings = { values: ring.values?.toReversed(), order: 'chosen' };
    const answered = { ...change(change(found, 0, { blanks }), 2, rings), decimal: chosenMark('.') };
    const again = proposeMapping(tables, withRemembered(found, rememberedOf(answered, 'a.csv', 'own-1')));
    expect(again.decimal?.mark).toBe('.');
    expect(again.sheets[0]?.columns[0]?.blanks?.isFilled).toBe(false);
    expect(again.sheets[0]?.columns[2]?.values?.map(({ value }) => value)).toEqual(['Red', 'Blue']);
  });

  it('has the scale that was chosen, also where another one would be likelier', () => {
    const scores = rememberedOf(
      change(mappingOf('a', HEAD, 4), 2, { unit: 'of-5', isUnitChosen: true }),
      'a.csv',
      'own-1',
    );
    expect(withRemembered(mappingOf('a', HEAD, 3), scores).sheets[0]?.columns[2]).toMatchObject({ unit: 'of-5' });
    expect(withRemembered(mappingOf('a', HEAD, 310), scores).sheets[0]?.columns[2]).toMatchObject({ unit: 'of-5' });
  });
});

import { describe, expect, it } from 'vitest';
import { checksOf } from '../../../src/domain/own-data/checks';
import type { SheetMapping } from '../../../src/domain/own-data/mapping';
import { aMapping, aSheet } from '../../builders/own-data-mother';

const sheet = (name: string, parts: Partial<SheetMapping> = {}): SheetMapping =>
  aSheet({ sheet: name, columns: [], ...parts });
const kindsOf = (...sheets: readonly SheetMapping[]): readonly string[] =>
  checksOf(aMapping({ sheets: [...sheets] })).map((check) => `${check.sheet?.sheet}: ${check.kind}`);

const TOGETHER: SheetMapping['together'] = { names: ['2025', '2026'], way: 'rows', isOn: false, isOneSheet: false };

describe('what a user is asked to look at', () => {
  it('is whether sheets of one form belong together, unless the others are used for something already', () => {
    const alone = sheet('2026', { together: TOGETHER });
    expect(kindsOf(alone, sheet('Notes', { kind: null }))).toEqual(['2026: sheets']);
    expect(kindsOf(alone, sheet('2025', { kind: null }))).toEqual(['2026: sheets']);
    expect(kindsOf(alone, sheet('2025'))).toEqual([]);
    expect(kindsOf(alone, sheet('Elsewhere'))).toEqual(['2026: sheets']);
  });

  it('is nothing of a sheet that is not used', () => {
    expect(kindsOf(sheet('2026', { kind: null, together: TOGETHER, asksTurn: true }))).toEqual([]);
  });

  it('is once whether a table is turned: where that is likely, and where it was done', () => {
    const form = aSheet().form;
    expect(kindsOf(sheet('A', { asksTurn: true }))).toEqual(['A: turn']);
    expect(kindsOf(sheet('A', { form: { ...form, isTurned: true } }))).toEqual(['A: turn']);
    expect(kindsOf(sheet('A', { asksTurn: true, form: { ...form, isTurned: true } }))).toEqual(['A: turn']);
    expect(kindsOf(sheet('A', { form: { ...form, several: 'one' } }))).toEqual(['A: several']);
  });

  it('is the mark of decimals first, only where both are possible', () => {
    const sheets = [sheet('A', { asksTurn: true })];
    const decimal = { mark: ',', isChosen: false, asked: null } as const;
    const asked = checksOf(aMapping({ sheets, decimal: { ...decimal, asked: '1.234' as never } }));
    expect(asked.map(({ kind }) => kind)).toEqual(['decimal', 'turn']);
    expect(checksOf(aMapping({ sheets, decimal })).map(({ kind }) => kind)).toEqual(['turn']);
  });
});

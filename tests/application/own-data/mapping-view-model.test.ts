import { describe, expect, it } from 'vitest';
import { MappingViewModel } from '../../../src/application/own-data/mapping.view-model';
import { aLine, aMapping, aPreview, aSheet, counts } from '../../builders/own-data-mother';
import { settle } from '../../fakes/settle';
import { aMappedReader, type FakeOwnDataReader } from '../../fakes/fake-own-data-reader';

async function started(reader: FakeOwnDataReader = aMappedReader()) {
  const file = reader.begin();
  const mapping = new MappingViewModel(file, reader.mapping ?? aMapping());
  await mapping.start();
  return { mapping, reader };
}

describe('the mapping of columns', () => {
  it('opens with the answers that are marked', async () => {
    const { mapping } = await started();
    expect(mapping.canOpen).toBe(true);
    expect(mapping.checks).toMatchObject([{ kind: 'unit' }]);
    await mapping.answer(1, { unit: 'fraction', isUnitChosen: true });
    expect(mapping.sheet?.columns[1]?.unit).toBe('fraction');
  });

  it('gives a role to another column, and keeps the one that had it', async () => {
    const { mapping } = await started();
    await mapping.assign(2, 'growth');
    expect(mapping.sheet?.columns.map(({ target }) => target)).toEqual(['name', 'own-figure', 'growth']);
    await mapping.assign(2, 'own-label');
    await mapping.assign(1, 'own-label');
    expect(mapping.sheet?.columns.map(({ target }) => target)).toEqual(['name', 'own-label', 'own-label']);
  });

  it('undoes and redoes each correction, and all of them', async () => {
    const { mapping } = await started();
    const first = mapping.mapping;
    await mapping.assign(2, 'status');
    await mapping.setRow(3, 'left-out');
    const last = mapping.mapping;
    await mapping.undo();
    expect([mapping.sheet?.form.rows, mapping.sheet?.columns[2]?.target]).toEqual([{}, 'status']);
    await mapping.undo();
    expect(mapping.mapping).toEqual(first);
    await mapping.redo();
    await mapping.redo();
    expect(mapping.mapping).toEqual(last);
    await mapping.reset();
    expect(mapping.mapping).toEqual(first);
    await mapping.undo();
    expect(mapping.mapping).toEqual(last);
  });

  it('has the lines of the grid in view, and of what they are taken for', async () => {
    const { mapping, reader } = await started();
    expect(mapping.lineAt(1)?.cells[0]?.text).toBe('Sodium-ion cells');
    expect(mapping.columnAt(1)?.target).toBe('growth');
    expect(mapping.lineAt(150)).toBeNull();
    reader.lines = Array.from({ length: 200 }, (_, index) => aLine(index + 1, [`T${index}`]));
    mapping.see(100, 160);
    await settle();
    expect(mapping.lineAt(150)?.row).toBe(151);
  });

  it('opens nothing without a topic', async () => {
    const reader = aMappedReader();
    reader.mapping = aMapping({ sheets: [aSheet({ columns: [] })] });
    reader.preview = aPreview({ counts: counts({ topics: 0 }) });
    expect((await started(reader)).mapping.canOpen).toBe(false);
  });

  it('reads the sheet that is shown: one that was not read becomes that of the topics', async () => {
    const reader = aMappedReader();
    const sheets = [
      aSheet({ sheet: 'Y 2027' }),
      aSheet({ sheet: 'Y 2026', kind: null }),
      aSheet({ sheet: 'T', kind: 'trends' }),
    ];
    reader.mapping = aMapping({ sheets });
    const { mapping } = await started(reader);
    await mapping.choose(1);
    expect([mapping.shown, mapping.mapping.sheets.map(({ kind }) => kind)]).toEqual([1, [null, 'topics', 'trends']]);
    await mapping.choose(2);
    expect([mapping.shown, mapping.mapping.sheets.map(({ kind }) => kind)]).toEqual([2, [null, 'topics', 'trends']]);
  });

  it('begins with the sheet of topics', async () => {
    const reader = aMappedReader();
    reader.mapping = aMapping({ sheets: [aSheet({ sheet: 'Notes', kind: null }), aSheet({ sheet: 'Topics' })] });
    const { mapping } = await started(reader);
    expect(mapping.sheet?.sheet).toBe('Topics');
  });

  it('shows the last of two changes, whichever is worked out first', async () => {
    const { mapping, reader } = await started();
    const late: (() => void)[] = [];
    const file = reader.begin();
    const slow = new MappingViewModel(
      { ...file, revise: (changed) => new Promise((resolve) => late.push(() => resolve(changed))) },
      mapping.mapping,
    );
    await slow.start();
    const first = slow.assign(2, 'consensus');
    const second = slow.assign(2, 'description');
    late[1]?.();
    late[0]?.();
    await Promise.all([first, second]);
    expect(slow.sheet?.columns[2]?.target).toBe('description');
  });

  it('says what did not work, and stays usable', async () => {
    const { mapping, reader } = await started();
    reader.revised = () => {
      throw new Error('The reader has stopped.');
    };
    await mapping.setDecimal('.');
    expect(mapping.problem).toBe('The reader has stopped.');
    reader.revised = (changed) => changed;
    await mapping.setDecimal(',');
    expect(mapping.problem).toBeNull();
  });
});

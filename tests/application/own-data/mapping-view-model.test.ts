import { describe, expect, it } from 'vitest';
import { MappingViewModel } from '../../../src/application/own-data/mapping.view-model';
import { aColumn, aMapping, aPreview, aSheet, counts, GROWTH } from '../../builders/own-data-mother';
import { aMappedReader, type FakeOwnDataReader } from '../../fakes/fake-own-data-reader';

async function started(reader: FakeOwnDataReader = aMappedReader()) {
  const file = reader.begin();
  const mapping = new MappingViewModel(file, reader.mapping ?? aMapping());
  await mapping.start();
  return { mapping, reader };
}

describe('the mapping of columns', () => {
  it('waits for the unit of a figure', async () => {
    const { mapping } = await started();
    expect(mapping.canOpen).toBe(false);
    await mapping.answer('mobility-signals', 1, { unit: 'percent' });
    expect(mapping.questions).toMatchObject([{ kind: 'unit', isAnswered: true }]);
    expect(mapping.canOpen).toBe(true);
  });

  it('keeps a column as a label where none of the units is right', async () => {
    const { mapping } = await started();
    await mapping.assign('mobility-signals', 1, 'own-label');
    expect(mapping.sheet?.columns[1]).toMatchObject({ target: 'own-label', isChosen: true });
  });

  it('gives a role to another column, and keeps the one that had it', async () => {
    const { mapping } = await started();
    await mapping.setRole('growth', 2);
    expect(mapping.sheet?.columns.map(({ target }) => target)).toEqual(['name', 'own-figure', 'growth']);
    await mapping.setRole('growth', null);
    expect(mapping.sheet?.columns[2]).toMatchObject({ target: 'own-figure', isChosen: true });
  });

  it('asks for the axis that is missing for a map, until a column or none is chosen', async () => {
    const reader = aMappedReader();
    const amount = aColumn({ index: 3, header: 'TAM ($M)', target: 'own-figure' });
    const growth = { ...GROWTH, question: null };
    reader.mapping = aMapping({ sheets: [aSheet({ columns: [aColumn(), growth, amount] })] });
    const { mapping } = await started(reader);
    expect(mapping.axes).toEqual(['averageSizing']);
    expect(mapping.canOpen).toBe(false);
    mapping.leaveMapOut();
    expect(mapping.canOpen).toBe(true);
    const other = (await started(reader)).mapping;
    await other.setRole('averageSizing', 3);
    expect(other.axes).toEqual([]);
  });

  it('opens nothing without a topic', async () => {
    const reader = aMappedReader();
    reader.mapping = aMapping({ sheets: [aSheet({ columns: [] })] });
    reader.preview = aPreview({ counts: counts({ topics: 0 }) });
    expect((await started(reader)).mapping.canOpen).toBe(false);
  });

  it('asks nothing about a sheet that is not used', async () => {
    const { mapping } = await started();
    await mapping.use(null);
    expect(mapping.questions).toEqual([]);
  });

  it('begins with the sheet of topics', async () => {
    const reader = aMappedReader();
    reader.mapping = aMapping({ sheets: [aSheet({ sheet: 'Notes', kind: null }), aSheet({ sheet: 'Topics' })] });
    const { mapping } = await started(reader);
    expect(mapping.sheet?.sheet).toBe('Topics');
    mapping.show('Notes');
    expect(mapping.sheet?.sheet).toBe('Notes');
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
    const first = slow.assign('mobility-signals', 2, 'consensus');
    const second = slow.assign('mobility-signals', 2, 'description');
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

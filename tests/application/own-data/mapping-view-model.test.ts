import { describe, expect, it } from 'vitest';
import { MappingViewModel } from '../../../src/application/own-data/mapping.view-model';
import { aFile, aMapping, aPreview, aSheet, counts } from '../../builders/own-data-mother';
import { aMappedReader, type FakeOwnDataReader } from '../../fakes/fake-own-data-reader';

async function started(reader: FakeOwnDataReader = aMappedReader()) {
  const file = await reader.open(aFile());
  const mapping = new MappingViewModel(file, reader.mapping ?? aMapping());
  await mapping.start();
  return { mapping, reader };
}

describe('the mapping of columns', () => {
  it('waits for the unit of a figure', async () => {
    const { mapping } = await started();
    expect(mapping.canOpen).toBe(false);
    await mapping.answer('mobility-signals', 1, 'percent');
    expect(mapping.asked[0]?.column.unit).toBe('percent');
    expect(mapping.canOpen).toBe(true);
  });

  it('is never held up by a column that nothing is known of', async () => {
    const { mapping } = await started();
    expect(mapping.unassigned.map(({ header }) => header)).toEqual(['Agreement']);
    await mapping.answer('mobility-signals', 1, 'fraction');
    expect(mapping.canOpen).toBe(true);
    await mapping.assign(2, 'consensus');
    expect(mapping.unassigned).toEqual([]);
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
    expect(mapping.asked).toEqual([]);
    expect(mapping.unassigned).toEqual([]);
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
    const file = await reader.open(aFile());
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

import { describe, expect, it } from 'vitest';
import { onPhone } from '../../../../src/ui/charts/table/phone-columns';
import { columnsOf } from '../../../../src/ui/charts/table/table-columns';
import { tableScales } from '../../../../src/ui/charts/table/table-scales';
import { anUnplacedItem, scatteredItems } from '../../../builders/chart-item-mother';
import { leastWidth, type FixedTableKind } from '../../../../src/ui/charts/table/column';

/** Of the narrowest phones, without the room at either side. In pixels. */
const NARROWEST = 288;

const columns = (kind: FixedTableKind) => onPhone(kind, columnsOf(kind, 'topic', tableScales(scatteredItems(20))));

describe('a table on a phone', () => {
  it('has what it is ranked by beside the names, and loses nothing', () => {
    const ids = columns('list').map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual(['rank', 'name', 'sizing', 'growth']);
    expect(ids.toSorted()).toEqual(
      columnsOf('list', 'topic', tableScales(scatteredItems(20)))
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('has the drivers there where they are all that is known', () => {
    const bare = [anUnplacedItem({ driverCount: 3 })];
    const ids = onPhone('list', columnsOf('list', 'topic', tableScales(bare))).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['rank', 'name', 'drivers']);
  });

  it('shows the figure that it is ranked by', () => {
    const seen = columns('list').slice(0, 3);
    expect(leastWidth(seen.map(({ track }) => track))).toBeLessThanOrEqual(NARROWEST);
  });

  it.each(['drivers', 'impact'] as const)('has room for the whole plot of the %s', (kind) => {
    expect(leastWidth(columns(kind).map(({ track }) => track))).toBeLessThanOrEqual(NARROWEST);
  });

  it('is ordered by the disagreement also where its figure has no room', () => {
    expect(columns('impact').map(({ id, sort }) => [id, sort])).toEqual([
      ['name', 'name'],
      ['spread', 'disagreement'],
    ]);
  });
});

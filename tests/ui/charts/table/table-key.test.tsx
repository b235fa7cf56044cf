import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChartItem } from '../../../../src/ui/charts/items/chart-item';
import { quadrantOf } from '../../../../src/domain/topic/quadrant';
import type { FixedTableKind } from '../../../../src/ui/charts/table/column';
import { columnsOf } from '../../../../src/ui/charts/table/table-columns';
import { TableKeyLine } from '../../../../src/ui/charts/table/table-key-line';
import { tableScales } from '../../../../src/ui/charts/table/table-scales';
import { aChartItem, anUnplacedItem } from '../../../builders/chart-item-mother';

function keyOf(kind: FixedTableKind, items: readonly ChartItem[]): readonly string[] {
  const columns = columnsOf(kind, 'topic', tableScales(items));
  const { container } = render(<TableKeyLine columns={columns} items={items} />);
  return [...container.querySelectorAll('p > span')].map(({ textContent }) => textContent);
}

describe('the key below a table', () => {
  const items = [aChartItem({ quadrant: quadrantOf(3) }), aChartItem({ quadrant: quadrantOf(1) })];

  it('names the quadrants whose colours the drivers wear, in their order', () => {
    expect(keyOf('drivers', items)).toEqual(['Strong Signal', 'Potential Disruptor']);
    expect(keyOf('driversTable', items)).toEqual([]);
  });

  it('names the lenses of the bars, where any is known', () => {
    expect(keyOf('list', items)).toEqual(['Consumers', 'Industry', 'Society']);
    expect(keyOf('list', [anUnplacedItem()])).toEqual([]);
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { MovementKey, TableChanges } from '../../../../src/ui/charts/map/draw/movement-key';
import { anItemAt, anUnplacedItem } from '../../../builders/chart-item-mother';
import { aTrend } from '../../../builders/trend-mother';
import { settle } from '../../../fakes/settle';
import { fourCorners, openChart, topicsOf, show } from '../open-map';

async function keyOf(previous: Parameters<typeof topicsOf>[0]): Promise<string | null> {
  const { map, data } = await openChart({ topics: fourCorners, previous: { topics: topicsOf(previous) } });
  show(data, { movement: true });
  await settle();
  render(<MovementKey model={map} />);
  return screen.getByRole('status').textContent;
}

describe('where there is no movement to be seen', () => {
  async function said(fail: boolean): Promise<readonly string[]> {
    const { platform, map, data } = await openChart({ surface: 'trendMap', trends: [aTrend()] });
    if (fail) platform.signals.answers.fail('earlier');
    show(data, { movement: true });
    await settle();
    return [<MovementKey key="map" model={map} />, <TableChanges key="table" data={data} />].map(
      (key) => render(key).container.textContent,
    );
  }

  it('the map and its table say that there is nothing before', async () => {
    expect(await said(false)).toEqual(Array(2).fill('There is no previous data to compare with.'));
  });

  it('both say that it did not come', async () => {
    expect(await said(true)).toEqual(Array(2).fill('The previous data could not be loaded.'));
  });
});

describe('the key of the movement', () => {
  const [moved, gone] = [anItemAt(0.2, 0.2, { id: entityId(1) }), anItemAt(0.3, 0.3, { id: entityId(9) })];

  it('counts what has moved, is new and has gone', async () => {
    expect(await keyOf([moved, gone])).toBe('1 moved3 new1 gone');
  });

  it('calls nothing new that was there before and had no place', async () => {
    expect(await keyOf([moved, anUnplacedItem({ id: entityId(2) })])).toBe('1 moved on the map3 new on the map0 gone');
  });
});

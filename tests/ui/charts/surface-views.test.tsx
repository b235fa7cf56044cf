import { render, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { ChartData } from '../../../src/application/charts/chart-data';
import { MapModel } from '../../../src/ui/charts/map/model/map-model';
import { SignalTable } from '../../../src/ui/charts/table/signal-table';
import { fourCorners, measure, openChart, PLANE, type OpenChart } from './open-map';

/** The same surface, mounted again. */
function reopened({ data, events, sources }: OpenChart): { readonly data: ChartData; readonly map: MapModel } {
  const again = new ChartData(data.request, data.view, events, sources);
  return { data: again, map: new MapModel(again, measure) };
}

describe('a surface that is mounted again', () => {
  it('has the zoom of its map, in a plane of any size', async () => {
    const chart = await openChart({ topics: fourCorners });
    chart.map.zoom(4, { x: 300, y: 100 });
    chart.map.settle();
    const { map } = reopened(chart);
    map.resize({ width: PLANE.width / 2, height: PLANE.height }, false);
    expect(map.view).toEqual({ ...chart.map.view, x: chart.map.view.x / 2 });
    expect(map.settledView).toEqual(map.view);
  });

  it('has the order of its rows', async () => {
    const chart = await openChart({ topics: fourCorners });
    chart.data.sortBy('name');
    chart.data.sortBy('name');
    expect(reopened(chart).data.order).toEqual({ key: 'name', direction: 'descending' });
  });

  it('has its table scrolled to where it was', async () => {
    const { data } = await openChart({ topics: fourCorners });
    const first = render(<SignalTable data={data} />, { wrapper: MemoryRouter });
    const scrollerOf = (container: Element) => container.querySelector('[data-scroller]') ?? container;
    await waitFor(() => expect(first.container.querySelector('[data-scroller]')).not.toBeNull());
    scrollerOf(first.container).scrollTop = 120;
    scrollerOf(first.container).scrollLeft = 30;
    first.unmount();
    const { container } = render(<SignalTable data={data} />, { wrapper: MemoryRouter });
    expect([scrollerOf(container).scrollTop, scrollerOf(container).scrollLeft]).toEqual([120, 30]);
  });

  it.each([
    ['another project', (workspace: WorkspaceStore) => workspace.open(entityId(2))],
    ['log-out', (workspace: WorkspaceStore) => workspace.close()],
  ])('has nothing of it after %s', async (_name, change) => {
    const chart = await openChart({ topics: fourCorners });
    chart.map.zoom(4, { x: 300, y: 100 });
    chart.map.settle();
    chart.data.sortBy('name');
    runInAction(() => change(chart.platform.get(WorkspaceStore)));
    const { data, map } = reopened(chart);
    expect([map.view.scale, data.chosenOrder]).toEqual([1, null]);
  });
});

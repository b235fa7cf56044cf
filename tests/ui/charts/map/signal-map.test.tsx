import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ChartData } from '../../../../src/application/charts/chart-data';
import { SignalTable } from '../../../../src/ui/charts/table/signal-table';
import { SignalMap } from '../../../../src/ui/charts/map/draw/signal-map';
import { CanvasPainter } from '../../../../src/ui/charts/map/draw/canvas-painter';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { aBareTopic } from '../../../builders/topic-mother';
import { anUnplacedItem, scatteredItems } from '../../../builders/chart-item-mother';
import { fourCorners, openChart, topicsOf, type OpenChart, show } from '../open-map';

interface Given extends Pick<Parameters<typeof openChart>[0], 'topics' | 'previous' | 'filters'> {
  readonly table: boolean;
}

async function openBoth({ table, ...rows }: Given): Promise<OpenChart> {
  const chart = await openChart({ topics: fourCorners, ...rows });
  const { data, map } = chart;
  if (table) show(data, { table: true });
  render(<SignalMap model={map} />, { wrapper: MemoryRouter });
  return chart;
}

const planeOf = () => document.querySelector('[data-plane]');
const mapHeard = () => screen.queryByRole('application', { name: 'Topic map' });
const tableHeard = () => screen.queryByRole('grid') ?? screen.queryByRole('table');
const showTable = (data: ChartData, table: boolean): Promise<void> => act(async () => show(data, { table }));
const chooseOne = (data: ChartData): Promise<void> =>
  act(async () => show(data, { filters: { ...data.filters, topicFilter: ['Strong'] } }));

describe('the map and its table', () => {
  beforeAll(() => SignalTable.preload());
  afterEach(() => void vi.restoreAllMocks());

  it('take turns: one is seen and heard, and the table is gone when the map is back', async () => {
    const { data } = await openBoth({ table: false });
    expect(mapHeard()).not.toBeNull();
    expect(tableHeard()).toBeNull();

    await showTable(data, true);
    expect(mapHeard()).toBeNull();
    expect(tableHeard()).not.toBeNull();

    await showTable(data, false);
    expect(mapHeard()).not.toBeNull();
    expect(tableHeard()).toBeNull();
    await waitFor(() => expect(document.querySelector('[role="grid"], table')).toBeNull());
  });

  it('are told apart from the first: with a table that was asked for there is no map on the page', async () => {
    const { data } = await openBoth({ table: true });
    expect(planeOf()).toBeNull();
    await showTable(data, false);
    expect(mapHeard()).not.toBeNull();
  });

  it('the table shows what is gone, also where the map could place nothing', async () => {
    const gone = topicsOf([anUnplacedItem({ id: entityId(9), name: 'Lost' })]);
    const filters = { topicFilter: ['Lost'] };
    const { data } = await openBoth({ table: false, previous: { topics: gone }, filters });
    await act(async () => show(data, { movement: true }));
    expect(screen.getByRole('heading').textContent).toBe('What is chosen is not in the current data');
    await showTable(data, true);
    expect(data.sorted.map(({ name }) => name)).toEqual(['Lost']);
    expect(tableHeard()).not.toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('the table is shown at once where nothing can be placed, with the reason, also where it was asked for', async () => {
    const { data, map } = await openBoth({ table: false, topics: [aBareTopic()] });
    expect(map.isUnplaceable).toBe(true);
    for (const table of [false, true]) {
      await showTable(data, table);
      expect(planeOf()).toBeNull();
      expect(tableHeard()).not.toBeNull();
      expect(screen.getByText(/A place on the map needs growth and average sizing/)).toBeTruthy();
    }
  });

  it('what stands in the place of the map takes the focus from the legend that has gone with it', async () => {
    const { data } = await openBoth({ table: false });
    const legend = screen.getByRole('button', { name: /^Strong Signal/ });
    act(() => legend.focus());
    act(() => legend.click());
    await act(async () =>
      show(data, { filters: { ...data.filters, topicFilter: ['Mature'], topicQuadrantFilter: [1] } }),
    );
    const heading = screen.getByRole('heading', { name: 'No topics pass these filters' });
    expect(document.activeElement?.contains(heading)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('the map comes back with its zoom', async () => {
    const { data, map } = await openBoth({ table: false });
    act(() => {
      map.zoom(4, { x: 100, y: 100 });
      map.settle();
    });
    const { view } = map;
    await showTable(data, true);
    await showTable(data, false);
    expect(map.view).toEqual(view);
    const { scale } = view;
    const strong = document.querySelector<SVGCircleElement>('[data-plane] circle');
    expect(strong?.getAttribute('cx')).toBe(String(Math.round((map.markById.get('1')?.x ?? 0) * scale * 10) / 10));
  });

  it('a filter that is chosen in the table is drawn on the way back', async () => {
    const { data } = await openBoth({ table: false });
    await showTable(data, true);
    await chooseOne(data);
    expect(planeOf()).toBeNull();
    await showTable(data, false);
    expect(document.querySelectorAll('[data-plane] circle')).toHaveLength(1);
  });

  it('a theme that changes is painted on a canvas at once, or on the way back from the table', async () => {
    const draw = vi.spyOn(CanvasPainter.prototype, 'draw');
    const { data } = await openBoth({ table: false, topics: topicsOf(scatteredItems(1001)) });
    expect(document.querySelectorAll('[data-plane] circle')).toHaveLength(0);
    expect(draw).toHaveBeenCalledOnce();
    await act(async () => show(data, { theme: 'dark' }));
    expect(draw).toHaveBeenCalledTimes(2);
    await showTable(data, true);
    await act(async () => show(data, { theme: 'light' }));
    expect(draw).toHaveBeenCalledTimes(2);
    await showTable(data, false);
    expect(draw).toHaveBeenCalledTimes(3);
  });
});

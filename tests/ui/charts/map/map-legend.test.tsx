import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MapLegend } from '../../../../src/ui/charts/map/draw/map-legend';
import { WHOLE } from '../../../../src/domain/plane/view';
import { fourCorners, openChart, PLANE } from '../open-map';

const away = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.dataset['outOfView'] !== undefined)
    .map((button) => button.textContent);

describe('the legend in the corners of the map', () => {
  it('hides the names of areas that are out of sight, and is not rendered while the map moves', async () => {
    const { map } = await openChart({ topics: fourCorners });
    const rendered = vi.fn();
    render(
      <Profiler id="legend" onRender={rendered}>
        <MapLegend model={map} />
      </Profiler>,
    );
    expect(away()).toEqual([]);
    act(() => map.zoom(4, { x: PLANE.width, y: 0 }));
    expect(away()).toEqual(['Mature Signal 1', 'Potential Disruptor 1', 'Uncertain Signal 1']);
    rendered.mockClear();
    for (let frame = 0; frame < 20; frame++) act(() => map.pan(1, -1));
    expect(rendered).not.toHaveBeenCalled();
    act(() => map.look(WHOLE));
    expect(away()).toEqual([]);
  });
});

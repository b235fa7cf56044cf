import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignalMap } from '../../../../src/ui/charts/map/draw/signal-map';
import { MapModel } from '../../../../src/ui/charts/map/model/map-model';
import { fourCorners, measure, openChart, PLANE, type OpenChart } from '../open-map';

const HINT = 'Hold Ctrl and scroll to zoom';
const plane = () => screen.getByRole('application', { name: 'Topic map' });
/** @returns whether the page scrolls */
const wheel = (event: WheelEventInit): boolean => fireEvent.wheel(plane(), { deltaY: -100, ...event });

describe('the mouse wheel over the map', () => {
  let chart: OpenChart;

  beforeEach(async () => {
    chart = await openChart({ topics: fourCorners });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(<SignalMap model={chart.map} />);
    act(() => chart.map.resize(PLANE, false));
  });
  afterEach(() => void vi.useRealTimers());

  it('scrolls the page, and a note says how it zooms, once a visit', () => {
    expect(wheel({})).toBe(true);
    expect(chart.map.view.scale).toBe(1);
    expect(screen.getByText(HINT)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.queryByText(HINT)).toBeNull();
    wheel({});
    expect(screen.queryByText(HINT)).toBeNull();
    // A chart that is mounted later, as after a change of the tab.
    const later = new MapModel(chart.data, measure);
    later.zoomHint.show();
    expect(later.zoomHint.isShown).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('zooms with %o, which takes the note away', (key) => {
    wheel({});
    expect(wheel(key)).toBe(false);
    expect(chart.map.view.scale).toBeGreaterThan(1);
    expect(screen.queryByText(HINT)).toBeNull();
  });

  it('zooms by a wheel that counts lines as far as by one that counts pixels', () => {
    wheel({ ctrlKey: true, deltaY: -300 });
    const { scale } = chart.map.view;
    // Three lines out, and as many pixels in again.
    wheel({ ctrlKey: true, deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE });
    expect(chart.map.view.scale).toBeLessThan(scale);
    wheel({ ctrlKey: true, deltaY: -48 });
    expect(chart.map.view.scale).toBeCloseTo(scale);
  });

  it('zooms while the map has the focus, and scrolls the page where there is no more to zoom out', () => {
    act(() => plane().focus());
    expect(wheel({ deltaY: 100 })).toBe(true);
    expect(wheel({})).toBe(false);
    expect(chart.map.view.scale).toBeGreaterThan(1);
    expect(screen.queryByText(HINT)).toBeNull();
    act(() => plane().blur());
    const { scale } = chart.map.view;
    expect(wheel({})).toBe(true);
    expect(chart.map.view.scale).toBe(scale);
  });

  it('scrolls sideways without zoom or note', () => {
    expect(wheel({ deltaX: 80, deltaY: 10 })).toBe(true);
    expect(chart.map.view.scale).toBe(1);
    expect(screen.queryByText(HINT)).toBeNull();
  });
});

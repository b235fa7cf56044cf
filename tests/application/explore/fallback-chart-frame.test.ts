import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import type { ChartEvents, ChartRequest, ChartView } from '../../../src/application/explore/chart-frame';
import { FallbackChartFrame } from '../../../src/application/explore/fallback-chart-frame';
import { DEFAULT_FILTERS } from '../../../src/domain/explore/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { FakeChartFrame } from '../../fakes/fake-chart-frame';

const request: ChartRequest = { surface: 'trendMap', sowId: entityId('1') };
const view: ChartView = { filters: DEFAULT_FILTERS, theme: 'light', table: false, movement: false };
const events: ChartEvents = { stateChanged: () => {}, topicOpened: () => {}, trendOpened: () => {} };

it('mounts the external charts until the built-in ones are chosen', () => {
  const [external, builtin] = [new FakeChartFrame(), new FakeChartFrame()];
  const frame = new FallbackChartFrame(external, builtin);
  const chosen: boolean[] = [];
  autorun(() => chosen.push(frame.fallback.isChosen));
  frame.mount({ isConnected: true }, request, view, events);
  expect([external.charts.length, builtin.charts.length]).toEqual([1, 0]);
  frame.fallback.choose();
  frame.mount({ isConnected: true }, request, view, events);
  expect([external.charts.length, builtin.charts.length]).toEqual([1, 1]);
  expect(chosen).toEqual([false, true]);
});

it('has the previous data itself only as long as the external charts are shown', () => {
  const external = Object.assign(new FakeChartFrame(), { showsPrevious: () => true });
  const frame = new FallbackChartFrame(external, new FakeChartFrame());
  expect(frame.showsPrevious('trendMap')).toBe(true);
  frame.choose();
  expect(frame.showsPrevious('trendMap')).toBe(false);
});

import { describe, expect, it } from 'vitest';
import type { ChartEvents, ChartRequest, ChartState, ChartView } from '../../../src/application/explore/chart-frame';
import { DEFAULT_FILTERS } from '../../../src/domain/explore/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { BuiltinChartFrame } from '../../../src/ui/charts/builtin-chart-frame';
import { Answering } from '../../fakes/answering';
import { FakeChartFrame } from '../../fakes/fake-chart-frame';
import { settle } from '../../fakes/settle';

const REQUEST: ChartRequest = { surface: 'trendMap', sowId: entityId(1) };
const VIEW: ChartView = { filters: DEFAULT_FILTERS, theme: 'light', table: false, movement: false };
const PLACE = { isConnected: true };

function aFrame() {
  const drawing = new FakeChartFrame();
  const answers = new Answering<'load'>();
  const states: ChartState['kind'][] = [];
  const frame = new BuiltinChartFrame(async () => {
    await answers.asked('load');
    return (...mounted) => drawing.mount(...mounted);
  });
  const events: ChartEvents = {
    stateChanged: ({ kind }) => states.push(kind),
    topicOpened: () => {},
    trendOpened: () => {},
    quadrantsChosen: () => {},
    counted: () => {},
  };
  return { frame, drawing, answers, states, mount: () => frame.mount(PLACE, REQUEST, VIEW, events) };
}

describe('the drawing code of the charts', () => {
  it('is loaded with the first chart, once for all of them', async () => {
    const { answers, drawing, mount } = aFrame();
    expect(answers.count('load')).toBe(0);
    mount();
    mount();
    await settle();
    expect(answers.count('load')).toBe(1);
    expect(drawing.mounted).toHaveLength(2);
  });

  it('is there for the first chart when it was fetched beforehand', async () => {
    const { frame, answers, drawing, mount } = aFrame();
    frame.preload();
    frame.preload();
    await settle();
    mount();
    await Promise.resolve();
    expect(drawing.mounted).toHaveLength(1);
    expect(answers.count('load')).toBe(1);
  });

  it('that cannot be fetched beforehand is asked for again by the first chart', async () => {
    const { frame, answers, drawing, mount } = aFrame();
    answers.fail('load');
    frame.preload();
    await settle();
    mount();
    await settle();
    expect(drawing.mounted).toHaveLength(1);
  });

  it('that cannot be loaded is a failure that can be tried again', async () => {
    const { answers, drawing, states, mount } = aFrame();
    answers.fail('load');
    const chart = mount();
    await settle();
    expect(states).toEqual(['loading', 'failed']);
    chart.refresh();
    await settle();
    expect(drawing.mounted).toHaveLength(1);
    expect(states.slice(0, 3)).toEqual(['loading', 'failed', 'loading']);
  });
});

describe('a chart whose drawing code is on its way', () => {
  it('does on arrival what it was told meanwhile', async () => {
    const { answers, drawing, mount } = aFrame();
    const gate = answers.hold('load');
    const chart = mount();
    const filters = { ...DEFAULT_FILTERS, trendFilter: ['New proteins'] };
    chart.show({ ...VIEW, theme: 'dark' });
    chart.show({ filters, theme: 'dark', table: true, movement: true });
    gate.resolve();
    await settle();
    expect(drawing.of('trendMap')).toMatchObject({ filters, theme: 'dark', table: true, movement: true });
  });

  it('can say at once what it will be able to do', () => {
    expect(aFrame().mount().abilities).toEqual({ movement: true, table: true, exports: ['csv', 'png'] });
  });

  it('is never drawn when it is no longer wanted', async () => {
    const { answers, drawing, mount } = aFrame();
    const gate = answers.hold('load');
    mount().dispose();
    gate.resolve();
    await settle();
    expect(drawing.charts).toEqual([]);
  });

  it('is exported once it is there', async () => {
    const { drawing, mount } = aFrame();
    await mount().export('csv', (version) => `trends, ${version}`);
    expect(drawing.of('trendMap').exported).toEqual([{ format: 'csv', fileName: 'trends, Current Data' }]);
  });

  it('says that there is nothing to export when it never came', async () => {
    const { answers, mount } = aFrame();
    answers.fail('load');
    await expect(mount().export('csv', () => 'trends')).rejects.toThrow('There is no chart to export');
  });
});

import { waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartState, ChartView } from '../../../src/application/explore/chart-frame';
import type { MatchingCount } from '../../../src/application/explore/matching-count';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { TeamStore } from '../../../src/application/team/team.store';
import { VisitStore } from '../../../src/application/library/visit.store';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { SetStatusForMany } from '../../../src/application/decisions/set-status-for-many';
import { Clock } from '../../../src/application/shared/clock';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { DEFAULT_FILTERS } from '../../../src/domain/explore/explore-filters';
import { PREVIOUS_DATA } from '../../../src/domain/explore/version';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { ChartDrawing } from '../../../src/ui/charts/chart-drawing';
import type { ChartSources } from '../../../src/ui/charts/chart-sources';
import { HighlightStore } from '../../../src/ui/charts/highlight.store';
import { SurfaceViews } from '../../../src/ui/charts/surface-views';
import { aTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';

const SOW: SowId = entityId('1');
const VIEW: ChartView = { filters: DEFAULT_FILTERS, theme: 'light', table: false, movement: false };
const ON_PREVIOUS: ChartView = { ...VIEW, filters: { ...DEFAULT_FILTERS, versionFilter: PREVIOUS_DATA } };

interface Mounted {
  readonly platform: TestPlatform;
  readonly chart: ChartDrawing;
  readonly place: HTMLElement;
  readonly states: readonly ChartState['kind'][];
  readonly counts: readonly (MatchingCount | null)[];
  /** While it is broken, drawing throws. */
  readonly breakIt: (isBroken: boolean) => void;
}

/** The drivers of one topic of today and two of before, drawn on the page. */
async function mount(): Promise<Mounted> {
  const platform = new TestPlatform();
  const topic = aTopic();
  platform.signals.everyTopic = [topic];
  platform.signals.versions.set(PREVIOUS_DATA, {
    topics: [topic, aTopic({ id: entityId(9), name: 'Ten-minute delivery' })],
    trends: [],
  });
  await platform.enter();
  const isBroken = observable.box(false);
  const viewport = {
    textScale: 1,
    width: 1440,
    get isPrinting(): boolean {
      if (isBroken.get()) throw new Error('broken');
      return false;
    },
  };
  const sources: ChartSources = {
    signals: platform.get(ProjectSignalsStore),
    statuses: platform.get(TopicStatusStore),
    workspace: platform.get(WorkspaceStore),
    clock: platform.get(Clock),
    viewport,
    highlight: new HighlightStore(),
    selection: platform.get(SelectionStore),
    bulk: platform.get(SetStatusForMany),
    visits: platform.get(VisitStore),
    team: platform.get(TeamStore),
    picks: platform.get(PickTopicStatus),
    views: new SurfaceViews(platform.get(WorkspaceStore)),
  };
  const states: ChartState['kind'][] = [];
  const counts: (MatchingCount | null)[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const chart = new ChartDrawing(
    place,
    { surface: 'impact', sowId: SOW },
    VIEW,
    {
      stateChanged: ({ kind }) => void states.push(kind),
      topicOpened: () => {},
      trendOpened: () => {},
      quadrantsChosen: () => {},
      counted: (count) => void counts.push(count),
    },
    sources,
  );
  await waitFor(() => expect(place.textContent).toContain('Sizing by lens'));
  return { platform, chart, place, states, counts, breakIt: (broken) => runInAction(() => isBroken.set(broken)) };
}

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  // Within act() React throws the error there, and reports it nowhere.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a chart in which something is thrown', () => {
  it('says that it has failed, is reported, and is drawn again by another try', async () => {
    const { chart, place, states, breakIt } = await mount();
    breakIt(true);
    await waitFor(() => expect([place.textContent, states.at(-1)]).toEqual(['', 'failed']));
    expect(reportError).toHaveBeenCalledWith(new Error('broken'));

    breakIt(false);
    chart.refresh();
    await waitFor(() => expect(place.textContent).toContain('Sizing by lens'));
    expect(states.at(-1)).toBe('ready');
    chart.dispose();
  });

  it('is drawn again with the rows of another version', async () => {
    const { chart, place, states, breakIt } = await mount();
    breakIt(true);
    await waitFor(() => expect([place.textContent, states.at(-1)]).toEqual(['', 'failed']));
    breakIt(false);
    chart.show(ON_PREVIOUS);
    await waitFor(() => expect(place.textContent).toContain('Sizing by lens'));
    expect(states.slice(-3)).toEqual(['failed', 'loading', 'ready']);
    chart.dispose();
  });
});

describe('how many items a chart shows', () => {
  it('is known no more when it shows none, and again when it does', async () => {
    const { platform, chart, states, counts } = await mount();
    expect(counts.at(-1)).toEqual({ shown: 1, total: 1 });
    platform.signals.answers.fail('ofVersion');
    chart.show(ON_PREVIOUS);
    await waitFor(() => expect(states.at(-1)).toBe('failed'));
    expect(counts.at(-1)).toBeNull();
    chart.show(VIEW);
    expect(counts.at(-1)).toEqual({ shown: 1, total: 1 });
    chart.dispose();
  });
});

describe('a chart that goes while it is to be exported', () => {
  it('makes no file: off the page it has no colours, and its rows may be those of another project', async () => {
    const { chart } = await mount();
    const exported = chart.export('png', () => 'drivers');
    chart.dispose();
    await expect(exported).rejects.toThrow('The chart is no longer mounted');
  });
});

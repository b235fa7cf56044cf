import { waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ChartEvents, ChartHandle, ChartState } from '../../../src/application/explore/chart-frame';
import { TopicStatusStore } from '../../../src/application/flashcards/topic-status.store';
import { Clock } from '../../../src/application/shared/clock';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { DEFAULT_FILTERS } from '../../../src/domain/explore/explore-filters';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { BuiltinChart } from '../../../src/infrastructure/builtin-charts/builtin-chart';
import type { ChartSources } from '../../../src/infrastructure/builtin-charts/chart-sources';
import { HighlightStore } from '../../../src/infrastructure/builtin-charts/highlight.store';
import { aTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';

describe('a chart in which something is thrown', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('says that it has failed, is reported, and is drawn again by another try', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    // Within act() React throws the error there, and tells nobody of it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const platform = new TestPlatform();
    platform.signals.everyTopic = [aTopic()];
    await platform.enter();
    const isBroken = observable.box(false);
    const viewport = {
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
    };
    const states: ChartState['kind'][] = [];
    const place = document.body.appendChild(document.createElement('div'));
    const sowId: SowId = entityId('1');
    const request = { surface: 'drivers', sowId, filters: DEFAULT_FILTERS, theme: 'light' } as const;
    const events: ChartEvents = {
      stateChanged: ({ kind }) => void states.push(kind),
      topicOpened: () => {},
      trendOpened: () => {},
      quadrantsChosen: () => {},
      counted: () => {},
    };
    const chart: ChartHandle = new BuiltinChart(place, request, events, sources);
    await waitFor(() => expect(place.textContent).toContain('Impacting drivers'));

    runInAction(() => isBroken.set(true));
    await waitFor(() => expect([place.textContent, states.at(-1)]).toEqual(['', 'failed']));
    expect(reported).toHaveBeenCalledWith(new Error('broken'));

    runInAction(() => isBroken.set(false));
    chart.refresh();
    await waitFor(() => expect(place.textContent).toContain('Impacting drivers'));
    expect(states.at(-1)).toBe('ready');
    chart.dispose();
  });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { Sow } from '../../../src/domain/workspace/sow';
import { ResolverProvider } from '../../../src/ui/di/resolver';
import { ScreenOf } from '../../../src/ui/app/app';
import { ExploreScreen } from '../../../src/ui/explore/explore-screen';
import { ToastRegion } from '../../../src/ui/shell/toast-region';
import { aSow } from '../../builders/sow-mother';
import { topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { TestPlatform } from '../../fakes/test-platform';

interface Options {
  readonly path?: string;
  readonly sow?: Partial<Sow>;
  readonly excluded?: readonly string[];
  readonly prepare?: (platform: TestPlatform) => void;
}

export const TREND_NAMES = ['Access and resale', 'Honest claims', 'New proteins', 'Plastic rules'];

/** The explore screen on the real stores, with charts that draw nothing. */
export async function renderExplore({ path = '/data/1', sow = {}, excluded = [], prepare }: Options = {}) {
  const platform = new TestPlatform({ path, sow: aSow(sow), excluded });
  platform.signals.everyTopic = topics(12, (index) => ({
    driverCount: index === 11 ? 0 : 3,
    status: index === 0 ? 3 : 0,
  }));
  platform.signals.everyTrend = TREND_NAMES.map((name, index) =>
    aTrend({ id: entityId(101 + index), name, driverCount: index, quadrant: QUADRANTS[index === 0 ? 1 : 2] }),
  );
  platform.sows.versionsOfSow.set(entityId('1'), [
    { name: 'Current Data', date: null },
    { name: 'Previous Data', date: null },
  ]);
  prepare?.(platform);
  await platform.enter();
  const tree = (shown: boolean) => (
    <StrictMode>
      <ResolverProvider resolver={platform.resolver}>
        <MemoryRouter initialEntries={['/data/1']}>
          <Routes>
            <Route
              path="/data/:sowId"
              element={shown ? <ScreenOf Component={ExploreScreen} /> : <h1>Another screen</h1>}
            />
            <Route path="/data-refresh/:sowId" element={<h1>Data refresh</h1>} />
          </Routes>
        </MemoryRouter>
        <ToastRegion />
      </ResolverProvider>
    </StrictMode>
  );
  const view = render(tree(true));
  await screen.findByRole('tab', { name: 'Trend map' });
  await act(async () => {});
  /** As when another screen is shown, or this one again. */
  const show = async (shown: boolean): Promise<void> => {
    view.rerender(tree(shown));
    await act(async () => {});
  };
  return {
    platform,
    show,
    charts: platform.charts,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    ...view,
  };
}

/** The button of a filter, which says what is chosen: "Trends: All". */
export function filter(label: string): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^${label}: `) });
}

export function optionNames(): readonly (string | null)[] {
  return screen.getAllByRole('option').map((option) => option.textContent);
}

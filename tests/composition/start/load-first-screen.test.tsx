import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadFirstScreen } from '../../../src/composition/start/load-first-screen';
import { AppRoutes } from '../../../src/ui/app/app';
import { aPlatform } from '../../builders/platform-mother';
import { aShift } from '../../builders/shift-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { areaOf, renderAt } from '../../ui/shell/render-at';
import { isWithout } from '../../fakes/is-without';

/** As main.tsx begins: session, code and data, and then the first rendering. */
async function begin(platform: TestPlatform) {
  const area = areaOf(platform);
  await loadFirstScreen(platform.resolver, area, platform.navigator.location.pathname);
  return <AppRoutes {...area} />;
}

describe('what a screen shows first', () => {
  it('is on the home page with its first rendering, and is asked for once', async () => {
    const platform = new TestPlatform({ path: '/homepage/1' });
    platform.shifts.everyShift = [aShift()];
    renderAt(platform, await begin(platform));
    expect(screen.getByRole('region', { name: 'Circular materials' })).toBeTruthy();
    expect(screen.getByText('Data of Sep 2026')).toBeTruthy();
    await act(settle);
    expect(platform.shifts.answers.calls).toEqual(['ofSow']);
    expect(platform.sows.answers.count('byId')).toBe(1);
    expect(platform.sows.answers.count('settings')).toBe(1);
  });

  it('is on the platforms page as well', async ({ skip }) => {
    skip(isWithout('platforms'));
    const platform = new TestPlatform({ path: '/platforms/1' });
    platform.platforms.everyPlatform = [aPlatform({ name: 'Zero-waste kitchen' })];
    renderAt(platform, await begin(platform));
    expect(screen.getByRole('region', { name: 'Zero-waste kitchen' })).toBeTruthy();
    await act(settle);
    expect(platform.platforms.answers.calls).toEqual(['ofSow']);
  });

  it('is there for the charts, once for each list', async () => {
    const platform = new TestPlatform({ path: '/data/1' });
    renderAt(platform, await begin(platform));
    await act(settle);
    expect(platform.charts.mounted.length).toBeGreaterThan(0);
    expect(platform.signals.answers.count('topics')).toBe(1);
    expect(platform.signals.answers.count('trends')).toBe(1);
    expect(platform.sows.answers.count('versions')).toBe(1);
  });

  it('leads to /router, and asks for no topics, where there is no such project', async () => {
    const platform = new TestPlatform({ path: '/data/1' });
    platform.sows.sows = [];
    await begin(platform);
    expect(platform.navigator.path).toBe('/router');
    expect(platform.signals.answers.calls).toEqual([]);
  });

  it.for(['homepage', 'platforms', 'foresight'] as const)(
    'that fails on %s is told by the screen',
    async (of, { skip }) => {
      skip(of !== 'homepage' && isWithout(of));
      const platform = new TestPlatform({ path: `/${of}/1` });
      platform.shifts.answers.fail('ofSow', 'server');
      platform.platforms.answers.fail('ofSow', 'server');
      platform.insights.answers.fail('ofSow', 'server');
      await begin(platform);
      expect(platform.navigator.path).toBe('/500');
    },
  );

  it('is not loaded for a visitor', async () => {
    const platform = new TestPlatform({ path: '/homepage/1', user: null });
    await begin(platform);
    expect(platform.shifts.answers.calls).toEqual([]);
  });
});

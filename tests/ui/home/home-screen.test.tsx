import { act, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SessionStore } from '../../../src/application/session/session.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { ScreenOf } from '../../../src/ui/app/app';
import { HomeScreen } from '../../../src/ui/home/home-screen';
import { aTrendItem } from '../../builders/carousel-item-mother';
import { aShift } from '../../builders/shift-mother';
import { aSow } from '../../builders/sow-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';
import { renderAt } from '../shell/render-at';

function renderHome(prepare?: (platform: TestPlatform) => void, path = '/homepage/1') {
  return renderScreen(HomeScreen, '/homepage/:sowId', {
    path,
    prepare: (platform) => {
      platform.shifts.everyShift = [aShift(), aShift({ name: 'Food redesigned', description: '', trends: [] })];
      prepare?.(platform);
    },
  });
}

describe('the home page', () => {
  it.each([
    [11, 0],
    [12, 1],
  ])('with %i shifts has %i index of them', async (shifts, indexes) => {
    const { screen } = await renderHome((platform) => {
      platform.shifts.everyShift = Array.from({ length: shifts }, (_, index) =>
        aShift({ id: entityId(String(index + 1)), name: `Shift ${index + 1}` }),
      );
    });
    const found = screen.queryAllByRole('navigation', { name: 'Index of shifts' });
    expect(found).toHaveLength(indexes);
    for (const index of found) expect(within(index).getAllByRole('option')).toHaveLength(shifts);
  });

  it('welcomes the user with the project and the date of its data', async () => {
    const { screen } = await renderHome();
    const banner = within(screen.getByRole('region', { name: 'Welcome' }));
    expect(banner.getByRole('heading').textContent).toMatch(/^Good \w+, Maya/);
    expect(banner.getByText('Consumer Goods 2035')).toBeTruthy();
    expect(banner.getByText('Data of Sep 2026')).toBeTruthy();
    expect(await banner.findByText(/\d+ topics? in \d+ trends?$/)).toBeTruthy();
  });

  it('says nothing of a date that is not known', async () => {
    const { screen } = await renderHome((platform) => (platform.sows.sows = [aSow({ loadDate: null })]));
    expect(screen.queryByText(/Data of/)).toBeNull();
  });

  it("'Explore your data' goes to the data, and tells so once", async () => {
    const { screen, user, platform } = await renderHome();
    await user.click(screen.getByRole('button', { name: 'Explore your data' }));
    expect(platform.navigator.path).toBe('/data/1');
    expect(platform.tracker.payloads('clicked_on_explore_data')).toHaveLength(1);
  });

  it("has one carousel per shift under 'Shifts in your industry', with name, description and trends", async () => {
    const { screen } = await renderHome();
    const section = within(screen.getByRole('region', { name: 'Shifts in your industry' }));
    expect(section.getByText('2 shifts')).toBeTruthy();
    const shift = within(section.getByRole('region', { name: 'Circular materials' }));
    expect(shift.getByRole('heading', { name: 'Circular materials' })).toBeTruthy();
    expect(shift.getByText('Packaging is being designed to come back.')).toBeTruthy();
    expect(shift.getByText('1 trend')).toBeTruthy();
    expect(section.getByText('This shift has no trends.')).toBeTruthy();
  });

  it('draws the shifts below the window when the first have been painted, and leads to any of them', async () => {
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    const shown: unknown[] = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.querySelector('h3')?.textContent);
    };
    const { screen, platform } = await renderHome((prepared) => {
      prepared.shifts.everyShift = names.map((name, index) => aShift({ id: entityId(index + 1), name }));
    }, '/homepage/1?shift=5');
    const drawn = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    // A window 768 px high.
    expect(drawn()).toEqual(names.slice(0, 2));
    await waitFor(() => expect(drawn()).toEqual(names));
    await waitFor(() => expect(platform.navigator.path).toBe('/homepage/1'));
    Element.prototype.scrollIntoView = scrollIntoView;
    expect(shown).toEqual(['Five']);
  });

  it("opens the flashcard of a card, from source 'home'", async () => {
    const { screen, user, platform } = await renderHome();
    await user.click(screen.getByRole('button', { name: /^Next packaging materials/ }));
    expect(platform.navigator.path).toBe('/homepage/1?trend_id=102');
    expect(platform.tracker.payloads('clicked_on_trend')).toEqual([
      {
        trend_id: '102',
        trend_name: 'Next packaging materials',
        source: 'home',
        window_url: 'https://platform.example/homepage/1',
      },
    ]);
  });

  it('puts a NEW badge on the trends that the last load brought', async () => {
    const { screen } = await renderHome((platform) => {
      platform.sows.sows = [aSow({ newDiscoveries: [aTrendItem()] })];
    });
    expect(within(screen.getByRole('button', { name: /^Next packaging materials/ })).getByText('NEW')).toBeTruthy();
  });

  it("shows that it is 'Loading ...' until the shifts are here", async () => {
    const { screen, platform } = await renderHome();
    const gate = platform.shifts.answers.hold('ofSow');
    await act(async () => platform.navigator.go('/homepage/2'));
    expect(screen.getByText('Loading ...')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Circular materials' })).toBeNull();
    gate.resolve();
    await act(settle);
    expect(screen.getByRole('heading', { name: 'Circular materials' })).toBeTruthy();
  });

  it('says nothing about a failure, and offers a way out of it', async () => {
    const { screen, user, platform } = await renderHome((prepared) => prepared.shifts.answers.fail('ofSow'));
    expect(platform.logger.errors.map(({ message }) => message)).toEqual(['Failed to fetch data:']);
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('heading', { name: 'Circular materials' })).toBeTruthy();
  });

  it('asks for nothing more before the project has passed its check', async () => {
    // jsdom has no idle time of its own.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const platform = new TestPlatform({ path: '/homepage/1' });
      const check = platform.sows.answers.hold('byId');
      await platform.get(SessionStore).start();
      platform.get(WorkspaceStore).open(entityId('1'));
      renderAt(
        platform,
        <Routes>
          <Route path="/homepage/:sowId" element={<ScreenOf Component={HomeScreen} />} />
        </Routes>,
      );
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(platform.shifts.answers.calls).toEqual(['ofSow']);
      expect(platform.signals.answers.calls).toEqual([]);
      check.resolve();
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(platform.signals.answers.calls).toContain('topics');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not a void when the project holds no shifts', async () => {
    const { screen } = await renderHome((platform) => (platform.shifts.everyShift = []));
    expect(screen.getByRole('heading', { name: 'No shifts yet' })).toBeTruthy();
  });

  it('says of an own file without topics that it has none', async () => {
    const { screen } = await renderHome((platform) => {
      platform.sows.sows = [aSow({ id: entityId('own-00000001'), name: 'Mine' })];
      platform.shifts.everyShift = [];
    }, '/homepage/own-00000001');
    expect(screen.getByText('Your file has no topics.')).toBeTruthy();
  });

  it('leads to the shift that the address names, and takes it off the address', async () => {
    const shown: unknown[] = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.querySelector('h3')?.textContent);
    };
    const { platform } = await renderHome(undefined, '/homepage/1?shift=1');
    // When all rows are there: what is below the window comes after the first paint.
    await waitFor(() => expect(platform.navigator.path).toBe('/homepage/1'));
    Element.prototype.scrollIntoView = scrollIntoView;
    expect(shown[0]).toBe('Circular materials');
  });

  it('says at its end where the data comes from, if the data says so', async () => {
    const { screen, platform } = await renderHome((prepared) => {
      prepared.about.said = {
        title: 'Goods',
        figures: 'Illustrative.',
        decisions: null,
        licence: 'CC BY 4.0',
        attribution: null,
      };
    });
    const about = await screen.findByRole('complementary', { name: 'About the data' });
    expect(about.textContent).toBe('Goods. Illustrative.Licence and sourcesLicence: CC BY 4.0');
    expect(platform.about.answers.count('about')).toBe(1);
  });
});

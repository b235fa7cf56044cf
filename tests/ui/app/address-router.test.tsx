import { act, render, screen, waitFor } from '@testing-library/react';
import { autorun } from 'mobx';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pathOf } from '../../../src/application/shared/navigator';
import { knownParameters, screens } from '../../../src/composition/screens';
import { TestPlatform } from '../../fakes/test-platform';
import { areaOf } from '../shell/render-at';
import { ScreensProvider } from '../../../src/ui/screens/project-screen';
import { AddressRouter } from '../../../src/ui/app/app';
import { RouterNavigator } from '../../../src/ui/app/router-navigator';
import { isWithout } from '../../fakes/is-without';

let scrolls: unknown[];

beforeEach(() => {
  scrolls = [];
  window.history.replaceState(null, '', '/homepage/1');
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => void scrolls.push(args[0]));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function prefersCalm(calm: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: calm, media: query }) as MediaQueryList,
  );
}

/** Says what the router says, and counts how often it is asked. */
const renderings: string[] = [];
function Here() {
  const { pathname, search } = useLocation();
  renderings.push(`${pathname}${search}`);
  return <p>at {pathname}</p>;
}

function renderRouter(...addresses: readonly string[]) {
  const navigator = new RouterNavigator(screens, knownParameters);
  const places: string[] = [];
  const stop = autorun(() => places.push(pathOf(navigator.location)));
  const view = render(
    <ScreensProvider value={areaOf(new TestPlatform()).screens}>
      <AddressRouter navigator={navigator}>
        <main tabIndex={-1}>
          <Routes>
            <Route path="/old" element={<Navigate to="/new" replace />} />
            <Route path="/first" element={<Link to="/data/1">inside the page</Link>} />
            <Route path="*" element={<Here />} />
          </Routes>
        </main>
        {addresses.map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
      </AddressRouter>
    </ScreensProvider>,
  );
  scrolls = [];
  places.length = 0;
  renderings.length = 0;
  const visit = (to: string) => act(() => screen.getByText(to).click());
  return { navigator, places, visit, leave: () => (stop(), view.unmount()) };
}

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

/** The browser goes back in a task of its own. */
const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });

describe('the page', () => {
  it('scrolls smoothly to the top on every change of path', ({ skip }) => {
    skip(isWithout('platforms', 'foresight'));
    prefersCalm(false);
    const { visit } = renderRouter('/data/1', '/platforms/1');
    for (const path of ['/data/1', '/platforms/1']) {
      scrollTo(300);
      visit(path);
    }
    expect(scrolls).toEqual([
      { top: 0, behavior: 'smooth' },
      { top: 0, behavior: 'smooth' },
    ]);
    expect(document.title).toContain('Platforms');
  });

  it('jumps there for those who asked for less motion', () => {
    prefersCalm(true);
    const { visit } = renderRouter('/data/1');
    scrollTo(300);
    visit('/data/1');
    expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  it('stays where it is when a card opens or a filter changes', () => {
    prefersCalm(false);
    const { visit } = renderRouter('/homepage/1?topic_id=7', '/data/1');
    scrollTo(300);
    visit('/homepage/1?topic_id=7');
    expect(scrolls).toEqual([]);
    visit('/data/1');
    expect(scrolls).toHaveLength(1);
  });

  it('is not asked to scroll where it is at its top', () => {
    prefersCalm(false);
    renderRouter('/data/1').visit('/data/1');
    expect(scrolls).toEqual([]);
  });
});

describe('the focus', () => {
  const focused = () => document.activeElement?.tagName;

  it('goes to the page when what had it is removed, such as a link to another page', async () => {
    const { navigator } = renderRouter();
    act(() => navigator.go('/first'));
    const link = screen.getByText('inside the page');
    link.focus();
    act(() => link.click());
    expect(screen.getByText('at /data/1')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('MAIN'));
  });

  it('stays in the menu, and at the start of the first page', () => {
    const { visit } = renderRouter('/data/1', '/platforms/1');
    expect(focused()).toBe('BODY');
    screen.getByText('/data/1').focus();
    visit('/platforms/1');
    expect(focused()).toBe('A');
  });

  it('stays with what takes it in place of the removed', async () => {
    vi.useFakeTimers();
    renderRouter();
    const [gone, next] = [document.createElement('button'), document.createElement('button')];
    document.body.append(gone, next);
    gone.focus();
    gone.remove();
    await Promise.resolve();
    next.focus();
    vi.runAllTimers();
    expect(document.activeElement).toBe(next);
    next.remove();
    await Promise.resolve();
    vi.runAllTimers();
    expect(focused()).toBe('MAIN');
  });
});

describe('the title of the tab', () => {
  it.each([
    ['/', 'D&M Visualization Platform'],
    ['/login', 'D&M Visualization Platform - Sign-in'],
    ['/data/1', 'D&M Visualization Platform - Explore your data'],
    ['/homepage/1', 'D&M Visualization Platform'],
    ['/nowhere', 'D&M Visualization Platform - 404'],
    ['/500', 'D&M Visualization Platform - 500'],
  ])('of %s is %s', (path, title) => {
    const { navigator } = renderRouter();
    act(() => navigator.go(path));
    expect(document.title).toBe(title);
  });
});

describe('the router', () => {
  it('follows the query as the place does, on the way there and on the way back', async () => {
    const { navigator, places } = renderRouter();
    act(() => navigator.setQuery([['topic_id', '7']], 'push'));
    expect(window.location.search).toBe('?topic_id=7');
    act(() => navigator.setQuery([['topic_id', '8']], 'replace'));
    await goBack();
    const steps = ['/homepage/1?topic_id=7', '/homepage/1?topic_id=8', '/homepage/1'];
    expect(places).toEqual(steps);
    expect(renderings).toEqual(steps);
  });

  it('tells the place at once, before the router has rendered it', () => {
    const { navigator } = renderRouter();
    navigator.go('/data/2?tab=drivers');
    expect(pathOf(navigator.location)).toBe('/data/2?tab=drivers');
    expect(navigator.address).toEqual({ screen: screens[1], sowId: '2' });
    navigator.replace('/login');
    expect(navigator.address).toBeNull();
  });

  it('begins where the application has gone before the first rendering', () => {
    const navigator = new RouterNavigator(screens, knownParameters);
    navigator.replace('/500');
    expect(pathOf(navigator.location)).toBe('/500');
    navigator.go('/login');
    render(
      <AddressRouter navigator={navigator}>
        <Here />
      </AddressRouter>,
    );
    expect(screen.getByText('at /login')).toBeTruthy();
  });

  it('follows Back where the router does not render, as after a step that it has not rendered yet', async () => {
    const navigator = new RouterNavigator(screens, knownParameters);
    navigator.connect((to) => window.history.pushState(null, '', typeof to === 'string' ? to : ''));
    navigator.go('/data/1');
    navigator.go('/data/2');
    window.history.back();
    await vi.waitFor(() => expect(pathOf(navigator.location)).toBe('/data/1'));
  });

  it('is the same below a path of its own', async () => {
    window.history.replaceState(null, '', '/signals/login?code=1');
    const navigator = new RouterNavigator(screens, knownParameters, '/signals');
    expect(pathOf(navigator.location)).toBe('/login?code=1');
    expect(navigator.home).toBe(`${window.location.origin}/signals`);
    navigator.replace('/500');
    expect(window.location.pathname).toBe('/signals/500');
    render(
      <AddressRouter navigator={navigator}>
        <Here />
      </AddressRouter>,
    );
    expect(screen.getByText('at /500')).toBeTruthy();
    act(() => navigator.go('/data/1?tab=drivers'));
    expect(await screen.findByText('at /data/1')).toBeTruthy();
    expect(window.location.href).toBe(`${navigator.home}/data/1?tab=drivers`);
    act(() => navigator.go('/'));
    expect(pathOf(navigator.location)).toBe('/');
  });

  it('takes over a step that the application takes while the first rendering is under way', async () => {
    const navigator = new RouterNavigator(screens, knownParameters);
    function Failing() {
      useLayoutEffect(() => navigator.replace('/500'), []);
      return null;
    }
    render(
      <AddressRouter navigator={navigator}>
        <Failing />
        <Here />
      </AddressRouter>,
    );
    expect(await screen.findByText('at /500')).toBeTruthy();
  });

  it('follows a link, the navigator, and Back over a change of the path', async () => {
    const { navigator, places, visit } = renderRouter('/data/1');
    act(() => navigator.setQuery([['topic_id', '7']], 'push'));
    visit('/data/1');
    expect(screen.getByText('at /data/1')).toBeTruthy();
    act(() => navigator.go('/platforms/1?platform=Care'));
    expect(renderings.at(-1)).toBe('/platforms/1?platform=Care');
    act(() => navigator.replace('/foresight/1'));
    await goBack();
    await goBack();
    expect(screen.getByText('at /homepage/1')).toBeTruthy();
    expect(places).toEqual([
      '/homepage/1?topic_id=7',
      '/data/1',
      '/platforms/1?platform=Care',
      '/foresight/1',
      '/data/1',
      '/homepage/1?topic_id=7',
    ]);
  });

  it('adds no step to the history for a link that leads to the current address', () => {
    const { navigator, visit } = renderRouter('/homepage/1', '/homepage/1?topic_id=7');
    const steps = () => window.history.length;
    act(() => navigator.setQuery([['topic_id', '7']], 'push'));
    const before = steps();
    visit('/homepage/1?topic_id=7');
    expect(steps()).toBe(before);
    // The open card is a step to go back to.
    visit('/homepage/1');
    expect(steps()).toBe(before + 1);
    expect(pathOf(navigator.location)).toBe('/homepage/1');
  });

  it('is led on by an address that has moved, and the place goes along', () => {
    const { navigator } = renderRouter('/old');
    act(() => navigator.go('/old'));
    expect(screen.getByText('at /new')).toBeTruthy();
    expect(pathOf(navigator.location)).toBe('/new');
  });

  it('is no longer followed once it is gone', () => {
    const { navigator, leave } = renderRouter();
    leave();
    act(() => navigator.go('/data/1'));
    expect(pathOf(navigator.location)).toBe('/data/1');
  });
});

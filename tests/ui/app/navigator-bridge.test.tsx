import { act, render } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigatorBridge } from '../../../src/ui/app/navigator-bridge';
import { RouterNavigator } from '../../../src/ui/app/router-navigator';

let scrolls: unknown[];

beforeEach(() => {
  scrolls = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => void scrolls.push(args[0]));
});

afterEach(() => vi.restoreAllMocks());

function prefersCalm(calm: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: calm, media: query }) as MediaQueryList,
  );
}

/** @returns goes to another address */
function renderBridge(...addresses: readonly string[]): (to: string) => void {
  const { getByText } = render(
    <MemoryRouter initialEntries={['/homepage/1']}>
      <NavigatorBridge navigator={new RouterNavigator()} />
      {addresses.map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
    </MemoryRouter>,
  );
  scrolls = [];
  return (to) => act(() => getByText(to).click());
}

describe('the page', () => {
  it('scrolls smoothly to the top on every change of path', () => {
    prefersCalm(false);
    const visit = renderBridge('/data/1', '/platforms/1');
    visit('/data/1');
    visit('/platforms/1');
    expect(scrolls).toEqual([
      { top: 0, behavior: 'smooth' },
      { top: 0, behavior: 'smooth' },
    ]);
  });

  it('jumps there for those who asked for less motion', () => {
    prefersCalm(true);
    renderBridge('/data/1')('/data/1');
    expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  });

  it('stays where it is when a card opens or a filter changes', () => {
    prefersCalm(false);
    renderBridge('/homepage/1?topic_id=7')('/homepage/1?topic_id=7');
    expect(scrolls).toEqual([]);
  });
});

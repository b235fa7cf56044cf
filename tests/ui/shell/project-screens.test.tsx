import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseScreenAddress } from '../../../src/domain/shell/routes';
import { useIsShown } from '../../../src/ui/kit/layout/keep-alive';
import { ProjectScreens } from '../../../src/ui/shell/project-screens';

const gone: string[] = [];

beforeEach(() => {
  gone.length = 0;
});

/** Says where it is, and remembers how often it was pressed. */
function Page({ name }: { name: string }) {
  const { sowId } = useParams();
  const [pressed, setPressed] = useState(0);
  const isShown = useIsShown();
  useEffect(() => () => void gone.push(name), [name]);
  return (
    <button type="button" data-shown={isShown} onClick={() => setPressed((times) => times + 1)}>
      {`${name} of ${sowId}, pressed ${pressed} times`}
    </button>
  );
}

function Layout() {
  const address = parseScreenAddress(useLocation().pathname);
  return address === null ? <Outlet /> : <ProjectScreens sow={address.sowId} screen={address.screen} />;
}

function renderScreens(path: string) {
  const addresses = ['/homepage/1', '/data/1', '/platforms/1', '/homepage/2'];
  render(
    <MemoryRouter initialEntries={[path]}>
      {addresses.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
      <Routes>
        <Route element={<Layout />}>
          <Route path="/homepage/:sowId" element={<Page name="home" />} />
          <Route path="/data/:sowId" element={<Page name="explore" />} />
          <Route path="/platforms/:sowId" element={<Page name="platforms" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const go = (address: string) => user.click(screen.getByRole('link', { name: address }));
  return { user, go };
}

describe('on the way between home and explore', () => {
  it('the one that is left stays as it was, out of reach, and is shown again', async () => {
    const { user, go } = renderScreens('/homepage/1');
    const home = screen.getByRole('button', { name: /^home/ });
    await user.click(home);
    await go('/data/1');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'explore of 1, pressed 0 times',
    ]);
    expect(home.isConnected).toBe(true);
    expect(home.closest('[inert]')).not.toBeNull();
    expect(home.dataset['shown']).toBe('false');
    await go('/homepage/1');
    expect(screen.getAllByRole('button')).toEqual([home]);
    expect(home.textContent).toBe('home of 1, pressed 1 times');
    expect(home.dataset['shown']).toBe('true');
    expect(gone).toEqual([]);
  });

  it('both stay while a third screen is shown, which does not', async () => {
    const { go } = renderScreens('/homepage/1');
    for (const address of ['/data/1', '/platforms/1']) await go(address);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'platforms of 1, pressed 0 times',
    ]);
    expect(gone).toEqual([]);
    await go('/data/1');
    expect(gone).toEqual(['platforms']);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'explore of 1, pressed 0 times',
    ]);
  });

  it('nothing of one project stays in another', async () => {
    const { go } = renderScreens('/data/1');
    for (const address of ['/homepage/1', '/homepage/2']) await go(address);
    expect(gone).toContain('explore');
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
    expect(screen.getByRole('button').textContent).toBe('home of 2, pressed 0 times');
  });
});

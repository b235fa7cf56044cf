import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { basePath, underBase } from '../../../src/composition/start/base-path';
import { InMemoryAuthSession } from '../../../src/infrastructure/in-memory/in-memory-auth-session';
import { BrowserKeyValueStore } from '../../../src/infrastructure/browser/browser-key-value-store';

const boot = new Script(readFileSync(path.resolve(import.meta.dirname, '../../../src/ui/app/boot.js'), 'utf8'));

const LAYOUT_FILES = ['/assets/layout.js', '/assets/layout.css'];
const FILES = {
  screens: { homepage: [...LAYOUT_FILES, '/assets/home.js'], data: [...LAYOUT_FILES, '/assets/explore.js'] },
  modes: { embedded: ['/assets/embedded.js', '/assets/layout.js'], live: ['/assets/live.js', '/assets/session.js'] },
  charts: ['/assets/charts.js', '/assets/charts.css'],
};
const EMBEDDED = { mode: 'embedded', workspaceUrl: '/workspace.json' };
const LIVE = { mode: 'live', auth: { clientId: 'abc' } };
const SIGNED_IN_COOKIE = 'auth0.abc.is.authenticated';

/** Runs src/ui/app/boot.js as the browser does. @returns what it has asked for ahead of the code, in this order */
async function start(
  address: string,
  answer: () => Response | Promise<Response>,
  base = '',
): Promise<readonly string[]> {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(
    Object.assign(document.createElement('script'), { src: `${base}/assets/boot.js` }),
  );
  window.history.replaceState(null, '', address);
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name: 'first-files', content: JSON.stringify(FILES) });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
  const timeouts: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    timeouts.push(milliseconds);
    return new AbortController().signal;
  });
  boot.runInThisContext();
  await new Promise((done) => setTimeout(done));
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`${base}/config.json`, {
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  expect(timeouts).toEqual([10_000]);
  return [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(
    (link) => `${link.rel} ${link.getAttribute('as')} ${link.getAttribute('href')}`,
  );
}

const signIn = () => new InMemoryAuthSession(new BrowserKeyValueStore(() => window.localStorage)).signIn();

const LAYOUT = ['modulepreload script /assets/layout.js', 'preload style /assets/layout.css'];
const HOME = [...LAYOUT, 'modulepreload script /assets/home.js'];
const EXPLORE = [...LAYOUT, 'modulepreload script /assets/explore.js'];
const CHARTS = ['modulepreload script /assets/charts.js', 'preload style /assets/charts.css'];
const WORKSPACE = ['preload fetch /workspace.json', 'modulepreload script /assets/embedded.js'];

describe('what runs before the first paint', () => {
  afterEach(() => {
    document.head.replaceChildren();
    document.documentElement.className = '';
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
    document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
    window.history.replaceState(null, '', '/');
    vi.unstubAllGlobals();
  });

  it.each([
    ['/homepage/1', HOME],
    ['/data/1', [...EXPLORE, ...CHARTS]],
  ])('at %s asks for the workspace and the code in the order of their use', async (address, screen) => {
    await signIn();
    expect(await start(address, () => Response.json(EMBEDDED))).toEqual([...WORKSPACE, ...screen]);
  });

  it('asks for everything below the path that the product stands under', async () => {
    await signIn();
    const asked = await start('/signals/homepage/1', () => Response.json(EMBEDDED), '/signals');
    expect(asked).toEqual([...WORKSPACE, ...HOME].map((each) => each.replace(' /', ' /signals/')));
    expect(basePath()).toBe('/signals');
    expect([underBase('/workspace.json'), underBase('//host/a'), underBase('https://a.org/b')]).toEqual([
      '/signals/workspace.json',
      '//host/a',
      'https://a.org/b',
    ]);
  });

  it('leaves the line to the start until the configuration has come', async () => {
    await signIn();
    expect(await start('/homepage/1', () => new Promise(() => {}))).toEqual([]);
  });

  it.each(['/', '/router'])('at %s asks for the home page, which comes next', async (address) => {
    await signIn();
    expect(await start(address, () => Response.json(EMBEDDED))).toEqual([...WORKSPACE, ...HOME]);
  });

  it.each(['/homepage/1', '/login', '/', '/no-such-page'])(
    'asks for nothing at %s without a signed-in user',
    async (address) => {
      expect(await start(address, () => Response.json(EMBEDDED))).toEqual([]);
    },
  );

  it('asks for nothing at /login, who ever is signed in', async () => {
    await signIn();
    expect(await start('/login', () => Response.json(EMBEDDED))).toEqual([]);
  });

  it('asks for the SDK of the provider where its mark says that there is a session', async () => {
    document.cookie = `${SIGNED_IN_COOKIE}=true; path=/`;
    const live = ['modulepreload script /assets/live.js', 'modulepreload script /assets/session.js'];
    expect(await start('/homepage/1', () => Response.json(LIVE))).toEqual([...live, ...HOME]);
  });

  it.each([
    ['builtin', CHARTS],
    ['luzmo', []],
  ])('asks for the code of the charts of its own only, with %s', async (provider, charts) => {
    document.cookie = `${SIGNED_IN_COOKIE}=true; path=/`;
    const asked = await start('/data/1', () => Response.json({ ...LIVE, analytics: { provider } }));
    expect(asked.slice(2)).toEqual([...EXPLORE, ...charts]);
  });

  it('does not ask for the SDK without that mark', async () => {
    expect(await start('/homepage/1', () => Response.json(LIVE))).toEqual([]);
  });

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['null', () => Response.json(null)],
    ['no server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leaves it to the app to say what is wrong with the configuration: %s', async (_, answer) => {
    await signIn();
    expect(await start('/homepage/1', answer)).toEqual([]);
  });

  it('hands the answer to the app unread', async () => {
    await start('/login', () => Response.json(EMBEDDED));
    expect(await (await window.configAnswer).json()).toEqual(EMBEDDED);
  });

  it.each([
    ['/homepage/1', 'project'],
    ['/login', 'login'],
    ['/router', 'plain'],
  ])('gives %s the neutral shell of a %s', async (address, entry) => {
    await start(address, () => Response.json(EMBEDDED));
    expect(document.documentElement.dataset['entry']).toBe(entry);
  });

  it('takes the stored theme and the stored sidebar', async () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('sidebar', 'collapsed');
    await start('/homepage/1', () => Response.json(EMBEDDED));
    expect(document.documentElement.className).toBe('dark');
    expect(document.documentElement.dataset['sidebar']).toBe('collapsed');
  });

  it('goes on where the browser refuses storage', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('refused', 'SecurityError');
      },
      clear: () => {},
    });
    expect(await start('/homepage/1', () => Response.json(EMBEDDED))).toEqual([]);
    expect(document.documentElement.className).toBe('');
  });
});

// @vitest-environment jsdom
// What the specification says about embedded dashboards is the work of the service's own element. No code of ours stands
// behind these lines; the tests tell when another version of the element no longer keeps them.
import type { LuzmoEmbedDashboard } from '@luzmo/embed';
import { EXTENTS } from '@luzmo/shared-embed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SERVER = 'http://127.0.0.1:9';

let warnings: string[];
let create: () => LuzmoEmbedDashboard;

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  // jsdom loads no frames in a shadow tree; here is one that listens and says nothing.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    postMessage() {},
    location: { replace() {} },
  } as unknown as Window);
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation(
    (...parts: unknown[]) => void warnings.push(parts.map(String).join(' ')),
  );
  const { LuzmoEmbedDashboard: Embed } = await import('@luzmo/embed');
  create = () => new Embed();
  warnings = [];
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function mount(properties: Partial<LuzmoEmbedDashboard> = {}): Promise<LuzmoEmbedDashboard> {
  const embed = Object.assign(create(), {
    appServer: SERVER,
    apiHost: SERVER,
    authKey: 'key',
    authToken: 'token',
    dashboardId: 'd1',
    ...properties,
  });
  document.body.append(embed);
  await embed.updateComplete;
  await embed.updateComplete;
  return embed;
}

const frameOf = (embed: LuzmoEmbedDashboard) => embed.shadowRoot?.querySelector('iframe');
const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('an embedded dashboard', () => {
  it.each(['mobile', 'tablet', 'desktop', 'largeScreen', 'fixed', 'auto'] as const)(
    'takes the screen mode %s',
    async (screenMode) => {
      const embed = await mount({ screenMode });
      expect(warnings).toEqual([]);
      expect(embed.params.screenMode).toBe(screenMode);
    },
  );

  it('takes no other screen mode', async () => {
    await mount({ screenMode: 'watch' as 'auto' });
    expect(warnings.join()).toMatch(/screenMode/);
  });

  it.each(['editFull', 'editLimited'] as const)('takes the edit mode %s', async (mode) => {
    const embed = await mount();
    const answer = vi.fn<(error: unknown) => void>();
    embed.setEditMode(mode).catch(answer);
    await Promise.resolve();
    expect(answer).not.toHaveBeenCalled();
    embed.remove();
    await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  });

  it('begins in the edit mode view, and takes no other than the three', async () => {
    const embed = await mount();
    expect(embed.editMode).toBe('view');
    expect(await messageOf(embed.setEditMode('editEverything' as 'view'))).toBe(
      "The editMode parameter must be one of the following values: 'editFull', 'editLimited' or 'view'.",
    );
  });

  it.each(['javascript:alert(1)//', 'data:text/html,hi//', ' javascript:alert(1)//'])(
    'is a blank page at the address %j',
    async (appServer) => {
      expect(frameOf(await mount({ appServer }))?.getAttribute('src')).toBe('about:blank');
    },
  );

  it('has the screen widths mobile 150-767, tablet 768-1199, desktop 1200-1599, largeScreen 1600-9999', () => {
    expect(EXTENTS.filter(({ width }) => width.length === 2).map(({ mode, width }) => [mode, ...width])).toEqual([
      ['mobile', 150, 767],
      ['tablet', 768, 1199],
      ['desktop', 1200, 1599],
      ['largeScreen', 1600, 9999],
    ]);
  });
});

describe('a message of an embedded dashboard', () => {
  it("is 'Browser is not supported.' where the browser draws no SVG", async () => {
    vi.spyOn(document, 'createElementNS').mockReturnValue({} as never);
    const embed = await mount();
    await vi.waitFor(() =>
      expect(embed.shadowRoot?.querySelector('.luzmo-error')?.textContent).toBe('Browser is not supported.'),
    );
  });

  it("is 'Authorization failed, please check authKey and authToken' where the service knows no user", async () => {
    vi.stubGlobal('fetch', async () => Response.json({ rows: [] }));
    const embed = await mount();
    expect(await messageOf(embed.getAccessibleDashboards())).toMatch(
      /^Authorization failed, please check authKey and authToken/,
    );
  });

  it.each([
    ['getData', 2000, (embed: LuzmoEmbedDashboard) => embed.getData('item')],
    ['getFilters', 2000, (embed: LuzmoEmbedDashboard) => embed.getFilters()],
    ['setSelectedData', 2000, (embed: LuzmoEmbedDashboard) => embed.setSelectedData('item', null as never)],
    ['setPreview', 2000, (embed: LuzmoEmbedDashboard) => embed.setPreview(true)],
    ['exportDashboard', 1_200_000, (embed: LuzmoEmbedDashboard) => embed.exportDashboard('png')],
  ] as const)('is "%s request timed out." after %i ms', async (name, time, ask) => {
    const embed = await mount();
    vi.useFakeTimers();
    let message = '';
    void messageOf(ask(embed)).then((said) => (message = said));
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(message).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(message).toBe(`${name} request timed out.`);
  });

  it("is 'Cannot retrieve contentWindow.' before it is on the page", async () => {
    for (const ask of [
      (embed: LuzmoEmbedDashboard) => embed.getFilters(),
      (embed: LuzmoEmbedDashboard) => embed.reloadDashboard(),
    ]) {
      expect(await messageOf(ask(create()))).toBe('Cannot retrieve contentWindow.');
    }
  });

  it("is 'Dashboard component was removed' for what was asked for when it goes", async () => {
    const embed = await mount();
    const message = messageOf(embed.getFilters());
    embed.remove();
    expect(await message).toBe('Dashboard component was removed');
  });

  it('warns after 15 s that it did not load', async () => {
    const embed = await mount();
    vi.useFakeTimers();
    embed.dashboardId = 'd2';
    await embed.updateComplete;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(warnings).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(warnings).toEqual(['Failed to load dashboard, appServer is likely down or unreachable.']);
  });
});

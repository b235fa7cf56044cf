// @vitest-environment jsdom
// With the vendor's real library, whose handler hears every message to the page.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LuzmoView } from '../../../src/infrastructure/luzmo/luzmo-view';
import { ManualClock } from '../../fakes/manual-clock';

const errors: unknown[] = [];
const record = (event: ErrorEvent): void => {
  event.preventDefault();
  errors.push(event.error);
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  // jsdom loads no frames in a shadow tree.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    postMessage() {},
    location: { replace() {} },
  } as unknown as Window);
  // The library warns of missing settings.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.addEventListener('error', record);
});

afterEach(() => {
  window.removeEventListener('error', record);
  errors.length = 0;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SERVER = 'http://127.0.0.1:9';

async function showChart() {
  const heard: string[] = [];
  const events = Object.fromEntries(
    (['loaded', 'timedOut', 'expired', 'topicOpened', 'trendOpened'] as const).map((name) => [
      name,
      () => void heard.push(name),
    ]),
  ) as unknown as ConstructorParameters<typeof LuzmoView>[3];
  const properties = { appServer: SERVER, apiHost: SERVER, authKey: 'k', authToken: 't', dashboardId: 'd' };
  const view = new LuzmoView(document.body, () => properties, new ManualClock(), events);
  await view.show({ authKey: 'k', authToken: 't' });
  return { view, heard };
}

function post(data: unknown): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example' }));
}

describe('a message of a foreign frame, while a chart is shown', () => {
  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'hello'],
    ['JSON', '{"type":"load"}'],
    ['a number', 7],
    ['true', true],
    ['a list', [null]],
    ['an object without content', {}],
    ['an object of another product', { type: 'webpackOk', data: null }],
    ['a chart event without a chart', { type: 'customEvent', data: { event: 'topic-open', topic_id: '1' } }],
    ['a message with a strange name', { type: 'load', name: { toString: null } }],
  ])('causes no error and no event: %s', async (_name, data) => {
    const { view, heard } = await showChart();
    post(data);
    expect(errors).toEqual([]);
    expect(heard).toEqual([]);
    view.clear();
  });

  it('reaches other listeners of the page, when it has content', async () => {
    const { view } = await showChart();
    const listener = vi.fn<(event: MessageEvent) => void>();
    window.addEventListener('message', listener);
    post('hello');
    window.removeEventListener('message', listener);
    expect(listener).toHaveBeenCalledOnce();
    view.clear();
  });
});

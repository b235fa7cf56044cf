import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserConnection } from '../../../src/infrastructure/browser/browser-connection';

describe('the connection of the browser', () => {
  let server: ReturnType<typeof vi.fn>;
  let page: EventTarget;
  let online: boolean;
  let isResolved: boolean;

  const wait = async (): Promise<void> => {
    void new BrowserConnection('https://signals.example.org').untilOnline().then(() => (isResolved = true));
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    page = new EventTarget();
    online = false;
    isResolved = false;
    vi.stubGlobal('fetch', server);
    vi.stubGlobal('navigator', {
      get onLine() {
        return online;
      },
    });
    const { setTimeout, clearTimeout } = globalThis;
    vi.stubGlobal('window', Object.assign(page, { setTimeout, clearTimeout }));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is there at once when the device is online, without a request', async () => {
    online = true;
    await wait();
    expect(isResolved).toBe(true);
    expect(server).not.toHaveBeenCalled();
  });

  it('is there when the server answers although the device is told to be offline', async () => {
    server.mockResolvedValue(new Response());
    await wait();
    expect(isResolved).toBe(true);
  });

  it('is there as soon as the device is online again', async () => {
    await wait();
    expect(isResolved).toBe(false);
    online = true;
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isResolved).toBe(true);
  });

  it('is probed again every five seconds', async () => {
    await wait();
    server.mockResolvedValue(new Response());
    await vi.advanceTimersByTimeAsync(4999);
    expect(isResolved).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(isResolved).toBe(true);
    expect(server).toHaveBeenCalledTimes(2);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { BrowserConnection } from '../../../src/infrastructure/browser/browser-connection';

afterEach(() => vi.unstubAllGlobals());

function browserThat(isOnLine: boolean) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const report = (onLine: boolean): void => {
    vi.stubGlobal('navigator', { onLine });
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  vi.stubGlobal('navigator', { onLine: isOnLine });
  return { connection: new BrowserConnection(), report };
}

test('a network that goes away is waited for', async () => {
  const { connection, report } = browserThat(true);
  expect(connection.isOnline).toBe(true);
  report(false);
  expect(connection.isOnline).toBe(false);
  const back = vi.fn<() => void>();
  const waiting = connection.untilOnline().then(back);
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  report(true);
  await waiting;
  expect(back).toHaveBeenCalledOnce();
});

test('a browser that has never reported a network, as in some virtual ones, is not waited for', async () => {
  const { connection, report } = browserThat(false);
  expect(connection.isOnline).toBe(true);
  await connection.untilOnline();
  report(true);
  report(false);
  expect(connection.isOnline).toBe(false);
});

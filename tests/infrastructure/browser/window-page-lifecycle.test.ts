import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowPageLifecycle } from '../../../src/infrastructure/browser/window-viewport';

describe('the life of the page', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const browser = new EventTarget();
  const hide = vi.fn();
  const show = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', browser);
    hide.mockClear();
    show.mockClear();
  });

  const become = (state: 'hidden' | 'visible'): void => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };

  it('tells when it is hidden, shown and left', () => {
    const stop = new WindowPageLifecycle().watch({ hide, show });
    become('hidden');
    expect([hide, show].map((each) => each.mock.calls.length)).toEqual([1, 0]);
    become('visible');
    expect([hide, show].map((each) => each.mock.calls.length)).toEqual([1, 1]);
    browser.dispatchEvent(new Event('pagehide'));
    expect([hide, show].map((each) => each.mock.calls.length)).toEqual([2, 1]);
    stop();
  });

  it('tells nothing after it was stopped', () => {
    new WindowPageLifecycle().watch({ hide, show })();
    become('hidden');
    become('visible');
    browser.dispatchEvent(new Event('pagehide'));
    expect([hide, show].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });
});

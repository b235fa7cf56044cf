import { fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreensProvider, type ProjectScreen } from '../../../src/ui/screens/project-screen';
import { useScreenPrefetch } from '../../../src/ui/shell/main-layout';

describe('the code of the other screens', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function render() {
    const prefetches = [0, 1, 2].map(() => vi.fn<ProjectScreen['prefetch']>());
    const screens = prefetches.map((prefetch) => ({ prefetch }) as unknown as ProjectScreen);
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <ScreensProvider value={screens}>{children}</ScreensProvider>
    );
    const { unmount } = renderHook(useScreenPrefetch, { wrapper });
    return { unmount, counts: () => prefetches.map(({ mock }) => mock.calls.length) };
  }

  it('is fetched after the first key or pointer, one screen after the other, once each', async () => {
    const { counts } = render();
    await vi.runAllTimersAsync();
    expect(counts()).toEqual([0, 0, 0]);
    fireEvent.keyDown(document.body, { key: 'a' });
    vi.advanceTimersToNextTimer();
    expect(counts()).toEqual([1, 0, 0]);
    await vi.runAllTimersAsync();
    fireEvent.keyDown(document.body, { key: 'b' });
    await vi.runAllTimersAsync();
    expect(counts()).toEqual([1, 1, 1]);
  });

  it('is fetched no further once the page is gone', async () => {
    const { unmount, counts } = render();
    fireEvent.pointerDown(document.body);
    vi.advanceTimersToNextTimer();
    unmount();
    await vi.runAllTimersAsync();
    expect(counts()).toEqual([1, 0, 0]);
  });
});

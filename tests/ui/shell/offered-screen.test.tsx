import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSow } from '../../builders/sow-mother';
import type { Deferred } from '../../fakes/deferred';
import { settle } from '../../fakes/settle';
import { renderLayout } from './render-layout';

const PATH = '/reneAI/1';

describe('a screen behind a permission', () => {
  it('does not exist in a project without it', async () => {
    const { platform } = await renderLayout({
      path: PATH,
      prepare: ({ sows }) => void (sows.sows = [aSow({ reneAI: false })]),
    });
    expect(platform.navigator.path).toBe('/404');
  });

  it('is shown in a project with it', async () => {
    const { platform, screen } = await renderLayout({ path: PATH });
    expect(platform.navigator.path).toBe(PATH);
    expect(screen.getByText('page')).toBeTruthy();
  });

  it('waits for the permissions of the project', async () => {
    let settings: Deferred | undefined;
    const { screen } = await renderLayout({
      path: PATH,
      prepare: ({ sows }) => void (settings = sows.answers.hold('settings')),
    });
    expect(screen.queryByText('page')).toBeNull();
    expect(screen.getAllByText('Loading ...')).not.toEqual([]);
    settings?.resolve();
    await act(settle);
    expect(screen.getByText('page')).toBeTruthy();
  });
});

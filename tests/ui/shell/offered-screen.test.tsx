import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordPageViews } from '../../../src/application/shell/record-page-views';
import { SwitchProject } from '../../../src/application/workspace/open-project';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aSow } from '../../builders/sow-mother';
import type { Deferred } from '../../fakes/deferred';
import { settle } from '../../fakes/settle';
import { renderLayout } from './render-layout';
import { isWithout } from '../../fakes/is-without';

const PATH = '/reneAI/1';

describe('a screen behind a permission', () => {
  it('does not exist in a project without it', async () => {
    const { platform } = await renderLayout({
      path: PATH,
      prepare: ({ sows }) => void (sows.sows = [aSow({ reneAI: false })]),
    });
    expect(platform.navigator.path).toBe('/404');
  });

  it('is shown in a project with it', async ({ skip }) => {
    skip(isWithout('ask'));
    const { platform, screen } = await renderLayout({ path: PATH });
    expect(platform.navigator.path).toBe(PATH);
    expect(screen.getByText('page')).toBeTruthy();
  });

  it('gives way to the home of a project without it that the user chooses, and one line says why', async ({ skip }) => {
    skip(isWithout('ask'));
    const { platform, screen } = await renderLayout({ path: PATH });
    platform.get(RecordPageViews).start();
    await act(async () => {
      platform.get(SwitchProject).switchTo({ id: entityId('2'), name: 'Mobility 2035' });
      await settle();
      await settle();
    });
    expect(platform.navigator.path).toBe('/homepage/2');
    const line = 'does not have the page that was open (René AI): its home page is shown.';
    expect(screen.getByText(/Mobility 2035/, { selector: '[role=status] *' }).textContent).toContain(line);
    expect(platform.get(WorkspaceStore).currentId).toBe('2');
    expect(platform.tracker.payloads('page_viewed').map(({ page_name }) => page_name)).toEqual([
      'rene ai',
      'home page',
    ]);
    // A link to it is a link to nothing.
    await act(async () => {
      platform.navigator.go('/reneAI/1');
      await settle();
      platform.navigator.go('/reneAI/2');
      await settle();
      await settle();
    });
    expect(platform.navigator.path).toBe('/404');
  });

  it('waits for the permissions of the project', async ({ skip }) => {
    skip(isWithout('ask'));
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

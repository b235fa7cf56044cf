import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { OwnDataGate } from '../../../src/ui/own-data/own-data-gate';
import { OwnDataHost } from '../../../src/ui/own-data/own-data-host';
import { aSow } from '../../builders/sow-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderAt } from '../shell/render-at';

async function start(prepare: (platform: TestPlatform) => void = () => {}) {
  const platform = new TestPlatform();
  prepare(platform);
  await platform.enter();
  const rendered = renderAt(platform, <OwnDataGate Host={OwnDataHost} />);
  await act(settle);
  return { platform, ...rendered };
}

describe('own projects in other tabs', () => {
  it('are left with a message where they are removed', async () => {
    const own = entityId<'sow'>('own-00000001');
    const { platform, screen } = await start((prepared) => {
      prepared.sows.sows = [aSow(), aSow({ id: own, name: 'Mine' })];
    });
    act(() => platform.get(WorkspaceStore).open(own));
    await act(settle);
    platform.sows.sows = [aSow()];
    act(() => platform.get(OwnDataEntry).askLater({ kind: 'changed', id: own }));
    await act(settle);
    expect(screen.getByText('‘Mine’ was removed in another tab.')).toBeTruthy();
    expect(platform.navigator.path).toBe('/router');
    expect(platform.get(OwnDataEntry).request).toBeNull();
  });

  it('come into the list of projects where they are added', async () => {
    const { platform } = await start();
    const own = aSow({ id: entityId('own-00000001'), name: 'Mine' });
    platform.sows.sows = [...platform.sows.sows, own];
    act(() => platform.get(OwnDataEntry).askLater({ kind: 'changed', id: null }));
    await act(settle);
    expect(platform.get(WorkspaceStore).sows.value?.map(({ name }) => name)).toContain('Mine');
  });
});

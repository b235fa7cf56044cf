import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { EntryViewModel } from '../../../src/application/workspace/entry.view-model';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { aUserWithoutOrganisation } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

function anEntry(options: ConstructorParameters<typeof TestPlatform>[0] = {}) {
  const platform = new TestPlatform({ path: '/router', ...options });
  return { platform, entry: platform.get(EntryViewModel) };
}

describe('the entry router', () => {
  it('leads to the home page of the first project', async () => {
    const { platform, entry } = anEntry();
    await entry.enter();
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it.each([
    ['a user who is not signed in', null, '/login'],
    ['a user without an organisation', aUserWithoutOrganisation(), '/403'],
  ])('sends %s to where they belong, without asking for projects', async (_who, user, path) => {
    const { platform, entry } = anEntry({ user });
    await entry.enter();
    expect(platform.navigator.path).toBe(path);
    expect(platform.sows.answers.calls).toEqual([]);
  });

  it('stays where there are no projects', async () => {
    const { platform, entry } = anEntry();
    platform.sows.sows = [];
    await entry.enter();
    expect(entry.state).toBe('no-projects');
    expect(platform.navigator.path).toBe('/router');
  });

  it.each([
    ['network', 'out-of-reach'],
    ['malformed', 'failed'],
    ['refused', 'failed'],
  ] as const)('can try again after a failure of the kind %s', async (kind, state) => {
    const { platform, entry } = anEntry();
    platform.sows.answers.fail('list', kind);
    await entry.enter();
    expect(entry.state).toBe(state);
    await entry.retry();
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it('does not lead round in circles into a project that has just failed its check', async () => {
    const { platform, entry } = anEntry();
    platform.sows.answers.fail('byId', 'refused');
    platform.get(WorkspaceStore).open(entityId('1'));
    await settle();
    expect(platform.navigator.path).toBe('/router');
    await entry.enter();
    expect(entry.state).toBe('choose');
    expect(platform.navigator.path).toBe('/router');
  });
});

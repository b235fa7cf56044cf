import { beforeEach, describe, expect, it } from 'vitest';
import { FakeDirectory } from '../../fakes/fake-directory';
import { deferred } from '../../../src/application/shared/deferred';
import { topicId } from '../../builders/team-mother';
import { teamOf } from '../../fakes/team.fakes';
import { openProject, ONE, TWO } from '../personal/library-platform';
import { TeamBrowser } from './team-browser';

describe('a project that is left', () => {
  let directory: FakeDirectory;
  let maya: TeamBrowser;

  beforeEach(async () => {
    directory = new FakeDirectory('Packaging council');
    maya = await TeamBrowser.joined('Maya', directory);
    const anna = await TeamBrowser.joined('Anna', directory);
    // Maya reads it, and would write that she has read it ten minutes later.
    await anna.decide(1, 3);
    await maya.refresh();
  });

  it('leaves no timer of its team behind: nothing is read or written for it any more', async () => {
    await openProject(maya.platform, TWO);
    const without = await TeamBrowser.open();
    await openProject(without.platform, TWO);
    expect(maya.clock.waiting).toBe(without.clock.waiting);
    const reads = directory.reads.length;
    await maya.pass(1_200_000);
    expect(directory.reads).toHaveLength(reads);
  });

  it('whose team is opened late does not show it in the project that is open then', async () => {
    await openProject(maya.platform, TWO);
    const storage = teamOf(maya.platform).storage;
    const answer = deferred();
    const load = storage.load.bind(storage);
    storage.load = async (scope) => {
      const opened = await load(scope);
      if (scope.sowId === ONE) await answer.promise;
      return opened;
    };
    await openProject(maya.platform, ONE);
    await openProject(maya.platform, TWO);
    answer.resolve();
    await maya.pass(1000);
    expect([maya.store.loaded, maya.sync.folder]).toEqual([null, null]);
  });

  it('leaves none of its decisions in the team of the project that is open when they are read', async () => {
    const other = new FakeDirectory('Logistics council');
    const answer = deferred();
    let isAsked = false;
    maya.platform.signals.decided = async () => new Map();
    await openProject(maya.platform, TWO);
    await maya.join('Maya', other);
    maya.platform.signals.decided = async (sow) => {
      if (sow !== ONE) return new Map();
      isAsked = true;
      await answer.promise;
      return new Map([[topicId(5), 3]]);
    };
    await openProject(maya.platform, ONE);
    await maya.pass(5000);
    expect(isAsked).toBe(true);
    await openProject(maya.platform, TWO);
    await maya.pass(5000);
    answer.resolve();
    await maya.pass(5000);
    expect([...(maya.store.you?.logs.keys() ?? ['no team'])]).toEqual([]);
  });
});

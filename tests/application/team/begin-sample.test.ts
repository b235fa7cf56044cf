import { beforeEach, describe, expect, it } from 'vitest';
import { EnterTeam } from '../../../src/application/team/enter-team';
import { LeaveTeam } from '../../../src/application/team/leave-team';
import { OpenSample } from '../../../src/application/team/open-sample';
import { TeamIdentity } from '../../../src/application/team/team-identity';
import { BeginSample } from '../../../src/application/team/begin-sample';
import type { TeamFolder } from '../../../src/application/team/team-folder';
import { SessionStore } from '../../../src/application/session/session.store';
import { deferred } from '../../../src/application/shared/deferred';
import { FakeDirectory } from '../../fakes/fake-directory';
import { ONE, openProject, TWO } from '../personal/library-platform';
import { TeamBrowser } from './team-browser';

/** Invented colleagues of project 1. */
const FOLDER: TeamFolder = {
  kind: 'sample',
  name: 'Sample council',
  read: async () => ({ files: [], team: null, teamSigner: null, isTeamAltered: false }),
  write: async (_id, content) => ({ stood: null, closed: (await content()).closed }),
};

describe('the sample of a team', () => {
  let maya: TeamBrowser;
  let opens: () => Promise<void>;

  const begun = (): BeginSample => {
    const { platform, sync, store, clock } = maya;
    const samples = {
      open: async (project: string) => {
        await opens();
        return project === ONE ? { folder: FOLDER, seenAt: '2026-11-20T09:00:00.000Z' } : null;
      },
    };
    const sample = new BeginSample(
      new OpenSample(samples, platform.get(TeamIdentity), platform.get(EnterTeam), clock, platform.logger),
      platform.get(LeaveTeam),
      sync,
      store,
      platform.get(SessionStore),
      platform.device,
    );
    sample.start();
    return sample;
  };
  const rest = (): Promise<void> => maya.pass(5000);
  const team = () => [maya.store.name, maya.store.isSample];

  beforeEach(async () => {
    opens = async () => {};
    maya = await TeamBrowser.open();
  });

  it('is there in the project that has one, and in no other', async () => {
    begun();
    await rest();
    expect(team()).toEqual(['Sample team', true]);
    await openProject(maya.platform, TWO);
    await rest();
    expect(team()).toEqual([null, false]);
  });

  it('does not come back once it was left, but can be called', async () => {
    const sample = begun();
    await rest();
    await sample.leave();
    await rest();
    expect([team(), sample.isLeft, sample.isOffered]).toEqual([[null, false], true, true]);
    await openProject(maya.platform, TWO);
    expect(sample.isOffered).toBe(false);
    await openProject(maya.platform, ONE);
    await rest();
    expect([team(), sample.isOffered]).toEqual([[null, false], true]);
    await sample.begin(maya.sync.withoutTeam!);
    await rest();
    expect(team()).toEqual(['Sample team', true]);
  });

  it('is not needed by a user who has had a team', async () => {
    const sample = begun();
    await rest();
    await maya.leaving.leave(false);
    await maya.join('Maya', new FakeDirectory('Packaging council'));
    await rest();
    await maya.leaving.leave(false);
    await rest();
    expect([team(), sample.isLeft, sample.isOffered]).toEqual([[null, false], true, false]);
  });

  it('that is fetched late does not enter the project that is open then', async () => {
    const answer = deferred();
    opens = () => answer.promise;
    begun();
    await rest();
    await openProject(maya.platform, TWO);
    answer.resolve();
    await rest();
    expect([team(), maya.store.loaded]).toEqual([[null, false], null]);
    await openProject(maya.platform, ONE);
    await rest();
    expect(team()).toEqual(['Sample team', true]);
  });

  it('that cannot be fetched leaves the project without a team, and is reported', async () => {
    opens = () => Promise.reject(new TypeError('Failed to fetch'));
    begun();
    await rest();
    expect(team()).toEqual([null, false]);
    expect(maya.platform.logger.errors.map(({ message }) => message)).toContain('Failed to open the sample team:');
  });
});

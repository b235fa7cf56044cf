import { afterEach, expect, it, vi } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { MemberId } from '../../../src/domain/team/member-record';
import { FetchedSampleTeams } from '../../../src/infrastructure/team/sample-team';
import sample from '../../../content/sample-team.json';

const IDS = [...new Set(sample.members.flatMap(({ decisions }) => Object.keys(decisions)))];

afterEach(() => vi.unstubAllGlobals());

async function open(project: string, topics: readonly string[]) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(sample)));
  const teams = new FetchedSampleTeams(
    async () => '/sample-team.json',
    async () => topics.map((id) => entityId<'topic'>(id)),
  );
  return await teams.open(entityId<'sow'>(project), '2026-10-05T09:00:00Z', 'maya-1' as MemberId);
}

it('is opened where the project has most of its topics', async () => {
  expect(await open('1', IDS.slice(0, IDS.length / 2 + 1))).not.toBeNull();
  expect((await (await open('1', IDS))?.folder.read())?.files).toHaveLength(4);
});

it('is not opened in a project of others with the same number, nor in another one', async () => {
  expect(await open('1', ['1', '2', '3'])).toBeNull();
  expect(await open('1', IDS.slice(0, IDS.length / 2))).toBeNull();
  expect(await open('2', IDS)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { SessionStore } from '../../../src/application/session/session.store';
import { ComparedWith } from '../../../src/application/workspace/compared-with';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const SOW: SowId = entityId('1');

/** Loads of the data whose topic is named for them. */
const LOADS = ['2024-01-01', '2025-03-12'] as const;

async function aProject(path = '/data/1') {
  const platform = new TestPlatform({ path });
  await platform.get(SessionStore).start();
  platform.signals.everyTopic = [aTopic({ name: 'current' })];
  for (const name of LOADS) platform.signals.versions.set(name, { topics: [aTopic({ name })], trends: [] });
  const signals = platform.get(ProjectSignalsStore);
  platform.get(WorkspaceStore).open(SOW);
  await settle();
  signals.load(SOW);
  await settle();
  const names = (rows: readonly { readonly name: string }[] | undefined | null) =>
    rows?.map(({ name }) => name) ?? null;
  return { platform, signals, compared: platform.get(ComparedWith), names };
}

describe('rows that are shown', () => {
  it.each(['topics', 'trends'] as const)('stay, without an error page, where %s cannot be had anew', async (rows) => {
    const { platform, signals } = await aProject();
    const shown = signals[rows].value;
    platform.signals.answers.fail(rows, 'not-found');
    await signals[rows].reload();
    await settle();
    expect(platform.navigator.path).toBe('/data/1');
    expect(signals[rows].value).toBe(shown);
    expect(platform.logger.errors).toHaveLength(1);
  });

  it('are replaced by the error page where there are none yet', async () => {
    const { platform, signals } = await aProject();
    signals.clear();
    platform.signals.answers.fail('topics', 'not-found');
    signals.load(SOW);
    await settle();
    expect(platform.navigator.path).toBe('/404');
  });

  it.each([
    ['has a status now', null, 2],
    ['has none any more', 2, null],
  ] as const)('are those of a newer answer whose topic %s', async (_, before, now) => {
    const { platform, signals } = await aProject();
    const rows = async (status: 2 | null) => {
      platform.signals.everyTopic = [aTopic({ status })];
      await signals.topics.reload();
      return signals.topics.value?.map((topic) => topic.status);
    };
    await rows(before);
    expect(await rows(now)).toEqual([now]);
  });
});

describe('the data before', () => {
  it('are those of another load as soon as it is chosen, where they are shown', async () => {
    const { signals, compared, names } = await aProject(`/data/1?since=${LOADS[1]}`);
    signals.loadCompared(SOW);
    await settle();
    expect(names(signals.previous.value?.topics)).toEqual([LOADS[1]]);
    compared.choose({ since: LOADS[0], until: null });
    expect(names(signals.previous.value?.topics)).toBeNull();
    await settle();
    expect(names(signals.previous.value?.topics)).toEqual([LOADS[0]]);
  });

  it('are not asked for by a choice where nothing shows them', async () => {
    const { platform, compared } = await aProject();
    compared.choose({ since: LOADS[0], until: null });
    await settle();
    expect(platform.signals.answers.count('earlier')).toBe(0);
  });

  it('are asked for again by the next question after a failure', async () => {
    const { platform, signals } = await aProject(`/data/1?since=${LOADS[0]}`);
    platform.signals.answers.fail('earlier');
    await expect(signals.earlier(SOW)).rejects.toMatchObject({ kind: 'network' });
    expect((await signals.earlier(SOW)).topics.map(({ name }) => name)).toEqual([LOADS[0]]);
  });
});

describe('a comparison that ends with an earlier load', () => {
  it('shows that load', async () => {
    const { signals, names } = await aProject(`/data/1?until=${LOADS[0]}`);
    expect([signals.isEarlier, signals.shownDate, names(signals.shown.topics.value)]).toEqual([
      true,
      LOADS[0],
      [LOADS[0]],
    ]);
  });

  it('shows the current data where the project has no load of that name', async () => {
    const { signals, names } = await aProject('/data/1?until=1999-01-01');
    expect([signals.isEarlier, names(signals.shown.topics.value)]).toEqual([false, ['current']]);
    expect(signals.shownById.topics.size).toBe(1);
  });
});

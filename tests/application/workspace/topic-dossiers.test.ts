import { autorun } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { TopicDossiers } from '../../../src/application/workspace/topic-dossiers';
import type { DossierState } from '../../../src/application/workspace/catalogues';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { entityId, type TopicId } from '../../../src/domain/shared/entity-id';
import { aDeepdive } from '../../builders/deepdive-mother';
import { aSow } from '../../builders/sow-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const ids = (count: number): readonly TopicId[] => Array.from({ length: count }, (_, index) => entityId(index + 1));
const [A, B] = ids(2) as [TopicId, TopicId];

describe('the dossiers of topics', () => {
  let platform: TestPlatform;
  let dossiers: TopicDossiers;

  beforeEach(async () => {
    platform = new TestPlatform();
    platform.topics.deepdives.set(A, aDeepdive());
    platform.sows.sows = [...platform.sows.sows, aSow({ id: entityId('2') })];
    await platform.enter();
    dossiers = platform.get(TopicDossiers);
  });

  it('hold the deepdive and the sources of each topic, and are asked for once', async () => {
    dossiers.want([A, B]);
    expect(dossiers.of(A)).toEqual({ state: 'loading' });
    dossiers.want([A, B]);
    await settle();
    dossiers.want([A]);
    expect(dossiers.of(A)).toEqual({
      state: 'ready',
      dossier: { id: A, deepdive: aDeepdive(), sources: { sources: [], lastUpdated: null } },
    });
    expect(platform.topics.answers.count('deepdive')).toBe(2);
    expect(platform.topics.answers.count('sources')).toBe(2);
  });

  it('are asked for by at most four requests at a time', async () => {
    const { answers } = platform.topics;
    const gates = [
      answers.hold('deepdive'),
      answers.hold('sources'),
      answers.hold('deepdive'),
      answers.hold('sources'),
    ];
    const asked = () => answers.count('deepdive') + answers.count('sources');
    dossiers.want(ids(20));
    await settle();
    expect(asked()).toBe(4);
    for (const gate of gates) gate.resolve();
    await settle();
    expect(asked()).toBe(40);
  });

  it('are lost one by one: a failure takes no other away, leads to no page and is logged', async () => {
    platform.topics.answers.fail('sources', new RequestFailure('server', 'Down'));
    dossiers.want([A]);
    await settle();
    dossiers.want([B]);
    await settle();
    expect(dossiers.of(A)).toMatchObject({ state: 'failed', deepdive: aDeepdive(), sources: null });
    expect(dossiers.of(B).state).toBe('ready');
    expect(platform.navigator.location.pathname).toBe('/homepage/1');
    expect(platform.logger.errors).toHaveLength(1);
  });

  it('ask again only for the part that failed', async () => {
    platform.topics.answers.fail('sources', new RequestFailure('network', 'No answer'));
    dossiers.want([A]);
    await settle();
    const failed = dossiers.of(A);
    if (failed.state !== 'failed') throw new Error(failed.state);
    failed.retry();
    failed.retry();
    expect(dossiers.of(A).state).toBe('loading');
    await settle();
    expect(dossiers.of(A).state).toBe('ready');
    expect(platform.topics.answers.count('deepdive')).toBe(1);
    expect(platform.topics.answers.count('sources')).toBe(2);
  });

  it('are observable', async () => {
    const seen: DossierState['state'][] = [];
    const stop = autorun(() => seen.push(dossiers.of(A).state));
    dossiers.want([A]);
    await settle();
    stop();
    expect(seen.at(0)).toBe('loading');
    expect(seen.at(-1)).toBe('ready');
  });

  it('are forgotten with the project, and answers that come later are dropped', async () => {
    const gate = platform.topics.answers.hold('deepdive');
    dossiers.want([A]);
    await settle();
    platform.get(WorkspaceStore).open(entityId('2'));
    gate.resolve();
    await settle();
    expect(dossiers.of(A)).toEqual({ state: 'loading' });
    dossiers.want([A]);
    await settle();
    expect(dossiers.of(A).state).toBe('ready');
  });

  it('say nothing of a request that fails after the project was left', async () => {
    const gate = platform.topics.answers.hold('deepdive');
    dossiers.want([A]);
    await settle();
    platform.get(WorkspaceStore).close();
    gate.reject(new RequestFailure('network', 'No answer'));
    await settle();
    expect(dossiers.of(A)).toEqual({ state: 'loading' });
    expect(platform.logger.errors).toEqual([]);
  });
});

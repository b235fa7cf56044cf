import { autorun, getDependencyTree } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { Deferred } from '../../fakes/deferred';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic, anUntrackableTopic } from '../../builders/topic-mother';

const MONITOR = 2;
const IMPORTANT = 3;
const DISREGARD = 4;

describe('a fresh answer of the server', () => {
  const topic = aTopic({ status: MONITOR });
  let statuses: TopicStatusStore;
  beforeEach(() => {
    statuses = new TopicStatusStore();
    statuses.show(topic.id, IMPORTANT, MONITOR);
  });

  it('replaces what was picked before it was asked for', async () => {
    statuses.confirm(topic.id);
    await statuses.fetch(async () => [{ ...topic, status: DISREGARD }]);
    expect(statuses.statusOf(topic)).toBe(DISREGARD);
    expect(statuses.settledStatusOf(topic)).toBe(DISREGARD);
    expect(statuses.previous.has(topic.id)).toBe(false);
  });

  it('does not replace a pick that is being saved, or was saved after the question', async () => {
    await statuses.fetch(async () => [topic]);
    expect(statuses.statusOf(topic)).toBe(IMPORTANT);
    const answer = new Deferred();
    const asked = statuses.fetch(() => answer.promise.then(() => [topic]));
    statuses.confirm(topic.id);
    answer.resolve();
    await asked;
    expect(statuses.settledStatusOf(topic)).toBe(IMPORTANT);
  });

  it('reaches the same topic elsewhere on the screen, which was loaded earlier', async () => {
    const listed = aTopic({ ...topic, id: topic.id.replace('3', '4') as typeof topic.id });
    await statuses.fetch(
      async () => [{ ...listed, status: DISREGARD }],
      () => listed,
    );
    expect(statuses.settledStatusOf(listed)).toBe(DISREGARD);
  });

  it('changes nothing where it says the same, so that no chart is drawn again', async () => {
    statuses.confirm(topic.id);
    const { settled } = statuses;
    await statuses.fetch(
      async () => [{ ...topic, status: IMPORTANT }, anUntrackableTopic()] as const,
      () => topic,
    );
    expect(statuses.settled).toBe(settled);
  });
});

it('is observed as one value by what asks for the status of all topics, until a first one is picked', () => {
  const statuses = new TopicStatusStore();
  const topics = [aTopic(), aTopic({ id: entityId('2') }), aTopic({ id: entityId('3') })];
  let shown: readonly unknown[] = [];
  const stop = autorun(() => (shown = topics.map((topic) => statuses.statusOf(topic))));
  const observed = (): number => getDependencyTree(stop).dependencies?.length ?? 0;
  expect(observed()).toBe(1);
  statuses.show(topics[1]!.id, IMPORTANT, MONITOR);
  expect(shown[1]).toBe(IMPORTANT);
  stop();
});

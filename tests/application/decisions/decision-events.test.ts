import { expect, it } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { UndoDecision } from '../../../src/application/decisions/undo-decision';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const [FIRST, SECOND] = ['1', '2'].map((id) => aTopic({ id: entityId(id), status: 0 })) as [Topic, Topic];
type Topic = ReturnType<typeof aTopic>;

async function aProject() {
  const platform = new TestPlatform();
  platform.signals.everyTopic = [FIRST, SECOND];
  platform.topics.add(FIRST, SECOND);
  await platform.enter();
  const event = (topic_count: number, status_name = 'Monitor') => ({
    sow_id: '1',
    status_name,
    topic_count,
    failed_count: 1 - topic_count,
  });
  return { platform, picks: platform.get(PickTopicStatus), event, payloads: platform.tracker };
}

it('a decision on one topic is one event, saved or failed, announced by its caller or not', async () => {
  const { platform, picks, event, payloads } = await aProject();
  await picks.pick(FIRST, 2);
  await picks.pickQuietly(SECOND, 2);
  expect(payloads.payloads('clicked_on_set_status')).toMatchObject([event(1), event(1)]);
  platform.topics.answers.fail('saveStatus', 'server');
  await picks.pick(FIRST, 3);
  expect(payloads.payloads('clicked_on_set_status')[2]).toMatchObject(event(0, 'Important'));
});

it('taking it back is one event', async () => {
  const { platform, picks, event, payloads } = await aProject();
  await picks.pick(FIRST, 2);
  platform.get(UndoDecision).run();
  await settle();
  expect(payloads.payloads('clicked_on_undo_status')).toMatchObject([event(1, 'Undefined')]);
  expect(payloads.payloads('clicked_on_set_status')).toHaveLength(1);
});

it('what is a part of many, or was decided elsewhere, is none', async () => {
  const { picks, payloads } = await aProject();
  await picks.pickQuietly(FIRST, 2, 'part');
  await picks.pickQuietly(SECOND, 2, 'taken over');
  expect(payloads.payloads('clicked_on_set_status')).toEqual([]);
});

import { beforeEach, expect, it } from 'vitest';
import { RecordedDecisions } from '../../../src/application/team/recorded-decisions';
import { lastOf } from '../../../src/domain/team/member-record';
import { aBareTopic, topics } from '../../builders/topic-mother';
import { topicId } from '../../builders/team-mother';
import { recordIn } from '../../builders/team-files';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';

const TOPICS = topics(2, (index) => ({ id: topicId(index + 1), name: `T${index + 1}`, status: 0, growth: 0.3 }));

let directory: FakeDirectory;
let maya: TeamBrowser;
let anna: TeamBrowser;

beforeEach(async () => {
  directory = new FakeDirectory('Packaging council');
  maya = await TeamBrowser.joined('Maya', directory, { topics: TOPICS });
  anna = await TeamBrowser.joined('Anna', directory, { topics: TOPICS });
  await maya.decide(1, 3, 'Half of the market');
  await anna.refresh();
});

it('each entry of a log has the figures of that day, for colleagues, too', () => {
  const { size } = recordIn(directory, maya.store.own?.id).decisions;
  const [seen] = anna.store.colleagues;
  expect(size).toBe(1);
  expect(lastOf(seen?.logs.get(topicId(1)))?.figures).toMatchObject({ growth: 0.3, quadrant: 3, drivers: 9 });
});

it('one that is decided again is a further entry with the same status and reason', async () => {
  maya.acts.decideAgain(maya.topic(1));
  await maya.pass(5000);
  await anna.refresh();
  const log = anna.store.colleagues[0]?.logs.get(topicId(1))?.log ?? [];
  expect(log.map(({ status, reason, confirms }) => [status, reason, confirms])).toEqual([
    [3, 'Half of the market', undefined],
    // With the reason, which still stands.
    [3, 'Half of the market', true],
  ]);
  // What was never decided is not decided again.
  maya.acts.decideAgain(maya.topic(2));
  expect(maya.store.own?.decisions.has(topicId(2))).toBe(false);
});

it('a recorded decision of the team has them of each topic', async () => {
  const recording = maya.platform.get(RecordedDecisions).record();
  await maya.pass(5000);
  await recording;
  await anna.refresh();
  const { last } = anna.platform.get(RecordedDecisions);
  expect(last?.topics.map(({ name, figures }) => [name, figures?.['growth']])).toEqual([['T1', 0.3]]);
});

it('are unknown where the data does not know them', async () => {
  const bare = [aBareTopic({ id: topicId(1), name: 'T1', status: 0 })];
  const tom = await TeamBrowser.joined('Tom', new FakeDirectory('Other'), { topics: bare });
  await tom.decide(1, 3);
  expect(lastOf(tom.store.own?.decisions.get(topicId(1)))?.figures).toMatchObject({ growth: null, drivers: null });
});

import { describe, expect, it } from 'vitest';
import { TeamNewsLine } from '../../../src/application/team/team-news-line';
import { TeamQueue } from '../../../src/application/team/team-queue';
import { TeamViewModel } from '../../../src/application/team/team.view-model';
import { datesFile } from '../../../src/application/team/team-dates';
import { topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';

async function two() {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory);
  const anna = await TeamBrowser.joined('Anna', directory);
  await anna.decide(1, 3, '=1+1');
  await maya.refresh();
  return { maya, anna };
}

describe('the team in the queue', () => {
  it('is hidden until the user has decided, if they want that, also in the next window', async () => {
    const { maya } = await two();
    const queue = maya.platform.get(TeamQueue);
    expect(queue.colleagues(maya.topic(1)).map(({ name }) => name)).toEqual(['Anna']);
    queue.toggle();
    expect(queue.colleagues(maya.topic(1))).toEqual([]);
    expect(maya.platform.device.keys.some((key) => key.startsWith('team-hidden'))).toBe(true);
    await maya.decide(1, 4);
    expect(queue.colleagues(maya.topic(1)).map(({ name }) => name)).toEqual(['Anna']);
  });
});

describe("the team's file of comma-separated values", () => {
  it('has a column for each member, and leaves out what a round hides', async () => {
    const { maya } = await two();
    const view = maya.platform.get(TeamViewModel);
    const [head, first] = view.exportSheet().rows;
    expect(head).toEqual(['Topic', 'Trend', 'Steps apart', 'Maya', 'Anna', 'Latest reason']);
    expect(first?.slice(3)).toEqual([null, 'Important', 'Anna: =1+1']);
    const closesAt = new Date(maya.clock.now().getTime() + 86_400_000).toISOString();
    maya.acts.openRound({
      name: 'One',
      topics: [{ id: topicId(1), name: 'T1' }],
      closesAt,
      hiding: 'close',
      follows: null,
    });
    expect(view.exportSheet().rows.flat()).not.toContain('Important');
  });
});

describe('the home page', () => {
  it('reserves room for the team once the project has had one', async () => {
    const { maya } = await two();
    const news = maya.platform.get(TeamNewsLine);
    expect(news.isExpected).toBe(true);
    expect(news.links.map(({ words }) => words)).toEqual(['Anna decided 1']);
  });
});

it('writes the open dates of topics into a calendar file', async () => {
  const { maya } = await two();
  const you = maya.store.you?.id ?? null;
  maya.acts.assign(topicId(1), { who: you, task: 'pilot', due: '2027-01-15', isDone: false });
  maya.acts.assign(topicId(2), { who: you, task: 'figures', due: '2027-02-01', isDone: true });
  const file = datesFile(maya.store, [maya.topic(1), maya.topic(2)]);
  expect(file).toContain('SUMMARY:T1: pilot (Maya)');
  expect(file).not.toContain('figures');
});

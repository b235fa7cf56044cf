import { describe, expect, it } from 'vitest';
import { TeamNewsLine } from '../../../src/application/team/team-news-line';
import { TeamQueue } from '../../../src/application/team/team-queue';
import { TeamViewModel } from '../../../src/application/team/team.view-model';
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
  it('has a column for each member, and says what is hidden until the user decides', async () => {
    const { maya } = await two();
    const view = maya.platform.get(TeamViewModel);
    const [head, first] = view.exportSheet().rows;
    expect(head).toEqual(['Topic', 'Trend', 'Steps apart', 'Maya', 'Anna', 'Latest reason']);
    expect(first?.slice(3)).toEqual([null, 'Important', 'Anna: =1+1']);
    maya.acts.decideFirst(true);
    expect(view.exportSheet().rows[1]?.slice(2)).toEqual([null, null, 'Hidden until you decide', null]);
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

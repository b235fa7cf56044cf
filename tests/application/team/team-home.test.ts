import { describe, expect, it } from 'vitest';
import { TeamNewsLine } from '../../../src/application/team/team-news-line';
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

describe('the home page', () => {
  it('reserves room for the team once the project has had one', async () => {
    const { maya } = await two();
    const news = maya.platform.get(TeamNewsLine);
    expect(news.isExpected).toBe(true);
    expect(news.links.map(({ words }) => words)).toEqual(['Anna decided 1']);
  });

  it('has no empty place for a team that was left', async () => {
    const { maya } = await two();
    await maya.leaving.leave(true);
    expect(maya.platform.get(TeamNewsLine).isExpected).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser, TOPICS } from './team-browser';
import { isWithout } from '../../fakes/is-without';

describe('news of colleagues', () => {
  it('are what came since the last visit: decisions, disagreement, comments to the user, assignments', async ({
    skip,
  }) => {
    // It notes the visits.
    skip(isWithout('library'));
    const directory = new FakeDirectory('Packaging council');
    const maya = await TeamBrowser.joined('Maya', directory);
    const anna = await TeamBrowser.joined('Anna', directory);
    await anna.decide(2, 3);
    await maya.decide(1, 4);
    await maya.refresh();
    maya.platform.page.hide();
    await anna.decide(1, 3);
    const you = maya.store.you?.id ?? null;
    anna.acts.comment(topicId(1), `@[${you}] why?`);
    anna.acts.assign(topicId(2), { who: you, task: 'asks sales', due: null, isDone: false });
    await anna.pass(3000);
    maya.clock.advance(9 * 60 * 60 * 1000);
    const again = await TeamBrowser.open({
      browser: maya.storage,
      at: maya.clock.now(),
      library: maya.platform.library,
      // The status is stored elsewhere.
      topics: TOPICS.map((topic) => (topic.id === topicId(1) ? { ...topic, status: 4 } : topic)),
    });
    await again.pass(5000);
    const { decided, disagreeing, commented, assigned } = again.changes.news;
    expect(decided.map(({ member, topics }) => [member.name, topics])).toEqual([['Anna', ['1']]]);
    expect([disagreeing, assigned, commented.map(({ isToYou }) => isToYou)]).toEqual([['1'], ['2'], [true]]);
  });
});

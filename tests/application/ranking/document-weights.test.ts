import { describe, expect, it } from 'vitest';
import { RankingStore } from '../../../src/application/ranking/ranking.store';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { newWeight } from '../../../src/domain/ranking/weighting';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

async function projectAt(path: string) {
  const platform = new TestPlatform({ path });
  platform.signals.everyTopic = topics(3, (index) => ({ growth: index / 10 }));
  await platform.enter();
  const ranking = platform.get(RankingStore);
  ranking.start();
  await platform.get(ProjectSignalsStore).topics.load(entityId('1'));
  await settle();
  const weightsAt = (): string | undefined =>
    platform.navigator.location.query.find(([name]) => name === 'weights')?.[1];
  return { ranking, navigator: platform.navigator, weightsAt };
}

const DEFAULT = 'growth,50;sizing,50';

describe('what a document says of its order', () => {
  it.each(['/review/1?tab=ranking', '/review/1?order=weights', '/data/1?tab=trendList&sort=topicList:-of:ranking'])(
    'is the usual weights too, where it is made from %s',
    async (path) => {
      const { ranking, navigator, weightsAt } = await projectAt(path);
      navigator.go('/brief/1?topics=1.2');
      expect(weightsAt()).toBe(DEFAULT);
      const [statement] = ranking.statementsOn(ranking.topics);
      expect(statement?.lead).toBe('Ranked by growth 50, average sizing 50:');
    },
  );

  it('is nothing where no order by weights was on the screen', async () => {
    const { ranking, navigator, weightsAt } = await projectAt('/review/1?order=growth');
    navigator.go('/brief/1?topics=1.2');
    expect([weightsAt(), ranking.statementsOn(ranking.topics)]).toEqual([undefined, []]);
  });

  it('is the weights of the link that was open, and not the own ones', async () => {
    const { ranking, navigator, weightsAt } = await projectAt('/review/1?tab=ranking');
    ranking.set([newWeight('growth', 90), newWeight('sizing', 10)]);
    navigator.go('/review/1?tab=ranking&weights=growth,20;sizing,80');
    navigator.go('/brief/1?topics=1.2');
    expect(weightsAt()).toBe('growth,20;sizing,80');
    expect(ranking.statementsOn(ranking.topics)[0]?.lead).toBe('Ranked by growth 20, average sizing 80:');
    navigator.go('/homepage/1');
    navigator.go('/brief/1?topics=1.2');
    expect(weightsAt()).toBe('growth,90;sizing,10');
  });
});

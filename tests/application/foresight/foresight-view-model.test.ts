import { describe, expect, it } from 'vitest';
import { ForesightViewModel } from '../../../src/application/foresight/foresight.view-model';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { anInsight } from '../../builders/insight-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const SOW = entityId<'sow'>('1');

describe('the weekly insights of a project', () => {
  it('come newest first, those without a date last', async () => {
    const platform = new TestPlatform();
    platform.insights.everyInsight = [
      anInsight({ title: 'undated', createdAt: null }),
      anInsight({ title: 'old', createdAt: '2026-01-05' }),
      anInsight({ title: 'new', createdAt: '2026-09-05T10:00:00Z' }),
    ];
    const foresight = platform.get(ForesightViewModel);
    foresight.load(SOW);
    await settle();
    expect(foresight.insights.value?.map(({ title }) => title)).toEqual(['new', 'old', 'undated']);
  });

  it('give a prediction the face of the topic or trend that it names', async () => {
    const platform = new TestPlatform();
    platform.signals.everyTopic = [aTopic({ imageUrl: 'https://assets.example/topic.png' })];
    platform.signals.everyTrend = [aTrend()];
    await platform.enter();
    const foresight = platform.get(ForesightViewModel);
    const [topic, trend] = anInsight().predictions.map((prediction) => foresight.toCarouselItem(prediction));
    expect(topic).toMatchObject({ type: 'Topic', id: '1203', imageUrl: 'https://assets.example/topic.png' });
    expect(trend).toMatchObject({ type: 'Trend', id: '102', quadrant: { name: 'potential_disruptor' } });
  });

  it('give it a neutral face as long as, or when, the project does not know it', () => {
    const foresight = new TestPlatform().get(ForesightViewModel);
    const face = foresight.toCarouselItem({ type: 'Topic', id: entityId('404'), name: 'Gone' });
    expect(face).toMatchObject({ name: 'Gone', imageUrl: null, quadrant: { name: 'default' } });
  });
});

import { describe, expect, it } from 'vitest';
import { signalRelations } from '../../../src/domain/flashcards/signal-relations';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopicItem } from '../../builders/carousel-item-mother';
import { anInsight } from '../../builders/insight-mother';
import { aPlatform } from '../../builders/platform-mother';

describe('the relations of a topic or trend', () => {
  const about7 = anInsight({
    title: 'About topic 7',
    predictions: [{ type: 'Topic', id: entityId('7'), name: 'Seven' }],
  });
  const aboutTrend7 = anInsight({
    title: 'Trend 7',
    predictions: [{ type: 'Trend', id: entityId('7'), name: 'Seven' }],
  });
  const with7 = aPlatform({ name: 'With 7', topics: [aTopicItem('7'), aTopicItem('8')] });
  const without = aPlatform({ name: 'Without', topics: [aTopicItem('8')] });

  it('are the insights mapped to it and the platforms it is grouped in', () => {
    const found = signalRelations({ type: 'topic', id: entityId('7') }, [about7, aboutTrend7], [without, with7]);
    expect(found).toEqual({ insights: [about7], platforms: [with7] });
  });

  it('do not mix up a topic and a trend of one id', () => {
    const found = signalRelations({ type: 'trend', id: entityId('7') }, [about7, aboutTrend7], [with7]);
    expect(found).toEqual({ insights: [aboutTrend7], platforms: [] });
  });

  it('go by the id, not by the name', () => {
    const found = signalRelations({ type: 'topic', id: entityId('9') }, [about7], [with7]);
    expect(found).toEqual({ insights: [], platforms: [] });
  });
});

import type { Platform } from '../../src/domain/workspace/platform-facts';
import { aTopicItem } from './carousel-item-mother';

export function aPlatform(overrides: Partial<Platform> = {}): Platform {
  return {
    name: 'Zero-waste kitchen',
    topics: [aTopicItem(), aTopicItem('1204', { name: 'Refill stations' })],
    topicNames: ['Seaweed films', 'Refill stations'],
    ...overrides,
  };
}

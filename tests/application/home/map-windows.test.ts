import { expect, it } from 'vitest';
import { MapWindows } from '../../../src/application/home/map-windows';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { aBareTopic, aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { TestPlatform } from '../../fakes/test-platform';

const SOW = entityId<'sow'>('1');
const TREND = aTrend({ id: entityId('7'), name: 'Registries' });
const OF_TREND = { id: TREND.id, name: TREND.name, shiftName: null };

async function windowsOf(topics: readonly Topic[], trend = TREND) {
  const platform = new TestPlatform();
  platform.signals.everyTopic = topics;
  platform.signals.everyTrend = [trend];
  const signals = platform.get(ProjectSignalsStore);
  const windows = new MapWindows(signals);
  expect(windows.windowOf(trend)).toBeUndefined();
  await Promise.all([signals.topics.load(SOW), signals.trends.load(SOW)]);
  return windows;
}

it('a topic, and the topics of a trend, are shown on the map of the topics', async () => {
  const topic = aTopic({ id: entityId('1'), name: 'Harbor', trend: OF_TREND });
  const windows = await windowsOf([topic, aBareTopic({ id: entityId('2'), name: 'Quay', trend: OF_TREND })]);
  expect(windows.windowOf(topic)).toEqual({ map: windows.map, chosen: ['1'] });
  expect(windows.windowOf(TREND)).toEqual({ map: windows.map, chosen: ['1'] });
});

it('a trend whose topics have no place is shown on the map of the trends', async () => {
  const topic = aBareTopic({ id: entityId('1'), name: 'Harbor', trend: OF_TREND });
  const windows = await windowsOf([topic]);
  expect(windows.windowOf(TREND)).toEqual({ map: windows.trendMap, chosen: ['7'] });
  expect(windows.trendMap?.items.map(({ name }) => name)).toEqual(['Registries']);
  expect(windows.windowOf(topic)).toBeNull();
});

it('without figures there is no window', async () => {
  const bare = aTrend({ ...TREND, growth: null });
  const windows = await windowsOf([aBareTopic({ id: entityId('1'), name: 'Harbor', trend: OF_TREND })], bare);
  expect(windows.windowOf(bare)).toBeNull();
});

it('a topic and a trend with one id have windows of their own', async () => {
  const own = aTopic({ id: entityId('7'), name: 'Harbor', trend: null });
  const ofTrend = aTopic({ id: entityId('1'), name: 'Quay', trend: OF_TREND });
  const windows = await windowsOf([own, ofTrend]);
  expect(windows.windowOf(own)).toEqual({ map: windows.map, chosen: ['7'] });
  expect(windows.windowOf(TREND)).toEqual({ map: windows.map, chosen: ['1'] });
});

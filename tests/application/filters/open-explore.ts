import { ExploreViewModel } from '../../../src/application/filters/explore.view-model';
import type { NameFilter } from '../../../src/application/filters/name-options';
import { toggle } from '../../../src/domain/shared/selection';
import { VERSION_NAMES } from '../../../src/domain/workspace/explore-tab';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

export const SOW = entityId<'sow'>('1');
export const VERSIONS = VERSION_NAMES.map((name) => ({ name, date: null }));
export const NAMES = ['Topic 1', 'Topic 2', 'Topic 3', 'Topic 4'];

/** The explore screen as it is opened by an address, of a project with two versions and four topics. */
export async function explore(
  path = '/data/1',
  prepare: (platform: TestPlatform) => void = () => {},
  excluded: string[] = [],
) {
  const platform = new TestPlatform({ path, excluded });
  platform.signals.everyTopic = topics(4, (index) => ({ driverCount: index === 3 ? 0 : 5 }));
  platform.signals.everyTrend = [aTrend({ name: 'Refill' }), aTrend({ id: entityId('103'), name: 'Reuse' })];
  platform.sows.versionsOfSow.set(SOW, VERSIONS);
  prepare(platform);
  await platform.enter();
  const view = platform.get(ExploreViewModel);
  const leave = view.enter(SOW);
  await settle();
  return { platform, view, leave };
}

/** As the dropdown of names does. */
export function toggleName(view: ExploreViewModel, of: NameFilter, name: string): void {
  const field = of === 'topics' ? 'topicFilter' : 'trendFilter';
  view.narrow({ [field]: toggle(view.filters[field], view.options[of].names, name) });
}

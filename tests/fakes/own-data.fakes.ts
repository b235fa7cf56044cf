import { LoadOwnData } from '../../src/application/own-data/own-projects';
import { OfferedOwnData } from '../../src/composition/modules/own-data/lazy-own-data';
import type { BindOptions } from '../../src/composition/module-manifest';
import { provide } from '../../src/composition/provide';
import { FakeOwnData } from './fake-own-data';
import type { TestPlatform } from './test-platform';

const all = new WeakMap<TestPlatform, FakeOwnData>();

/** The own projects of a platform's browser. */
export function ownDataOf(platform: TestPlatform): FakeOwnData {
  const own = all.get(platform) ?? new FakeOwnData();
  all.set(platform, own);
  return own;
}

export function fakes(options: BindOptions, platform: TestPlatform): void {
  provide(options, LoadOwnData, () => async () => ownDataOf(platform), []);
  provide(options, OfferedOwnData, () => null, []);
}

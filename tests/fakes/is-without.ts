import { missingModules } from '../../src/composition/modules';
import { firstSegment } from '../../src/domain/shared/screen-address';
import type { ModuleName } from '../../src/domain/shared/modules';

/**
 * Whether one of these modules has been deleted (`npm run without`), or any of all where none is named: `skip` of a test takes
 * it, because what the test says of them together cannot be seen then.
 */
export function isWithout(...names: readonly ModuleName[]): boolean {
  return names.length === 0 ? missingModules.size > 0 : names.some((name) => missingModules.has(name));
}

const OF_SCREENS: Readonly<Record<string, ModuleName>> = {
  brief: 'brief',
  compare: 'compare',
  'data-refresh': 'discoveries',
  foresight: 'foresight',
  library: 'library',
  platforms: 'platforms',
  reneAI: 'ask',
  review: 'review',
  sow: 'experiments',
};

/** For tables of tests: whether the module of the screen at an address has not been deleted. */
export function hasScreenAt(address: string): boolean {
  const name = OF_SCREENS[firstSegment(address)];
  return name === undefined || !isWithout(name);
}

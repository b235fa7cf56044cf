import { describe, expect, it } from 'vitest';
import {
  availableVersions,
  CURRENT_DATA,
  EXPLORE_TABS,
  isExploreTab,
  isListedOnTab,
  VERSION_NAMES,
  whyNotOffered,
} from '../../../src/domain/workspace/explore-tab';

describe('a tab of the explorer', () => {
  it('is known by its name', () => {
    expect(EXPLORE_TABS.every(isExploreTab)).toBe(true);
    for (const other of ['', 'map', null, 3]) expect(isExploreTab(other)).toBe(false);
  });

  it('that is not offered is named with the reason, and nothing is said where all are', () => {
    expect(whyNotOffered([])).toBeNull();
    expect(whyNotOffered(['drivers'])).toBe('Not offered: Drivers & Impact (no topic has a number of drivers).');
    expect(whyNotOffered(['trendMap', 'opportunityMap'])).toBe(
      'Not offered: Trend map (no trend has growth and sizing), Topic map (no topic has growth and sizing).',
    );
  });

  it.each([
    ['drivers', 0, false],
    ['drivers', 1, true],
    ['drivers', null, true],
    ['trendMap', 0, true],
    ['trendList', 0, true],
  ] as const)('%s lists what has %s drivers: %s', (tab, driverCount, isListed) => {
    expect(isListedOnTab(tab, { driverCount })).toBe(isListed);
  });
});

describe('the versions of the data', () => {
  const versions = VERSION_NAMES.map((name) => ({ name, date: null }));

  it('are both there where the project has two and the organisation may see them', () => {
    expect(availableVersions(versions, 'org_northwind', ['org_southwind'])).toEqual(VERSION_NAMES);
  });

  it('are the current one alone where there is no other, or the organisation is excluded', () => {
    expect(availableVersions(versions.slice(0, 1), 'org_northwind', [])).toEqual([CURRENT_DATA]);
    expect(availableVersions([], 'org_northwind', [])).toEqual([CURRENT_DATA]);
    expect(availableVersions(versions, 'org_northwind', ['org_northwind'])).toEqual([CURRENT_DATA]);
  });
});

import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { isActive, menuOf, type MenuLink } from '../../../src/domain/workspace/menu';
import type { Screen } from '../../../src/domain/shared/screen';
import type { WorkspaceFeatures } from '../../../src/domain/shared/screen';

const sow = entityId<'sow'>('1');
const FEATURES = { hasReneAI: true } as unknown as WorkspaceFeatures;

const screenOf = (path: Screen['path'], more: Partial<Screen>): Screen => ({
  path,
  headerTitle: '',
  pageTitle: '',
  pageName: '',
  menu: null,
  ...more,
});
const home = screenOf('/homepage/:sowId', { menu: { label: 'Home', alsoActiveAt: ['data-refresh'] } });
const review = screenOf('/review/:sowId', { menu: { label: 'Review', count: 'undecided topics' } });
const silent = screenOf('/compare/:sowId', {});
const optional = screenOf('/reneAI/:sowId', { menu: { label: 'René AI' }, isOffered: () => true });
const refused = screenOf('/never/:sowId', { menu: { label: 'Never' }, isOffered: () => false });
const apart = screenOf('/library/:sowId', { menu: { label: 'My library', isApart: true } });
const grouped = screenOf('/sow/:sowId/experiments/:id', {
  menu: {
    group: 'Advanced features',
    linksOf: (id) => [{ label: 'Timeline', path: `/sow/${id}/experiments/timeline`, badge: 'BETA' }],
  },
});
const emptyGroup = screenOf('/other/:sowId/x/:id', { menu: { group: 'Empty', linksOf: () => [] } });
const SCREENS = [home, review, silent, optional, refused, apart, grouped, emptyGroup];

describe('the menu', () => {
  it('has a link for each screen that has a label and is offered, in their order', () => {
    expect(menuOf(SCREENS, sow, FEATURES).links).toEqual([
      { screen: home, label: 'Home', path: '/homepage/1', badge: null, count: null },
      { screen: review, label: 'Review', path: '/review/1', badge: null, count: null },
      { screen: optional, label: 'René AI', path: '/reneAI/1', badge: null, count: null },
    ]);
  });

  it('has what is of the user apart from them', () => {
    expect(menuOf(SCREENS, sow, FEATURES).apart).toEqual([
      { screen: apart, label: 'My library', path: '/library/1', badge: null, count: null },
    ]);
  });

  it('adds what depends on the features of the project once they are known', () => {
    const { links, groups } = menuOf(SCREENS, sow, null);
    expect(links.map(({ label }) => label)).toEqual(['Home', 'Review']);
    expect(groups).toEqual([]);
  });

  it('has a group with its links, and none without links', () => {
    const link = {
      screen: grouped,
      label: 'Timeline',
      path: '/sow/1/experiments/timeline',
      badge: 'BETA',
      count: null,
    };
    expect(menuOf(SCREENS, sow, FEATURES).groups).toEqual([{ label: 'Advanced features', links: [link] }]);
  });

  it.each([
    [{ 'undecided topics': 7 }, { of: 'undecided topics', value: 7 }],
    [{ 'undecided topics': 0 }, null],
    [{ 'undecided topics': null }, null],
    [{}, null],
  ])('counts with %j beside the link that asks for it alone', (counts, count) => {
    expect(menuOf(SCREENS, sow, FEATURES, counts).links.map((link) => link.count)).toEqual([null, count, null]);
  });
});

describe('a link of the menu is active', () => {
  const { links, groups } = menuOf(SCREENS, sow, FEATURES);
  const [ofHome, ofReview] = links as [MenuLink, MenuLink];
  const ofGroup = groups[0]!.links[0]!;

  it.each([
    ['/homepage/1', true, false],
    ['/homepage/2/more', true, false],
    ['/data-refresh/1', true, false],
    ['/review/1', false, true],
    ['/compare/1', false, false],
  ])('at %s: Home %s, Review %s', (pathname, atHome, atReview) => {
    expect([isActive(ofHome, pathname), isActive(ofReview, pathname)]).toEqual([atHome, atReview]);
  });

  it('in a group at its own address only, whatever slashes end it', () => {
    expect(isActive(ofGroup, '/sow/1/experiments/timeline')).toBe(true);
    expect(isActive(ofGroup, '/sow/1/experiments/timeline//')).toBe(true);
    expect(isActive(ofGroup, '/sow/1/experiments/other')).toBe(false);
    expect(isActive(ofGroup, '//sow/1/experiments/timeline')).toBe(false);
  });
});

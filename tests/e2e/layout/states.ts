import { expect, type Page } from '@playwright/test';

/** A state of the product to be looked at. New panels, menus and dialogs are added here. */
export interface LayoutState {
  readonly name: string;
  readonly path: string;
  /** Opens it on the page of the path. */
  readonly open?: (page: Page) => Promise<void>;
  /** Not in windows narrower than this, in px: the control that opens it is not there. */
  readonly from?: number;
  readonly isSignedOut?: boolean;
}

const press =
  (name: string | RegExp, role: 'button' | 'tab' | 'link' = 'button') =>
  async (page: Page): Promise<void> =>
    page.getByRole(role, { name }).first().click();

const key =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const each of keys) await page.keyboard.press(each);
  };

/** Sidebar and tools of the header, which a phone has in a drawer. */
const DESKTOP = 1024;

export const LAYOUT_STATES: readonly LayoutState[] = [
  { name: 'login', path: '/login', isSignedOut: true },
  { name: 'own data', path: '/login', open: press('Open your own data'), isSignedOut: true },
  { name: 'home', path: '/homepage/1' },
  { name: 'trend map', path: '/data/1' },
  { name: 'topic map', path: '/data/1?tab=opportunityMap' },
  { name: 'movement on the map', path: '/data/1?tab=opportunityMap&show=movement' },
  { name: 'filters', path: '/data/1?tab=opportunityMap', open: press(/^more filters|^filters?$/i) },
  { name: 'status filter', path: '/data/1?tab=opportunityMap', open: press(/^status/i), from: DESKTOP },
  { name: 'topics filter', path: '/data/1?tab=opportunityMap', open: press(/^topics/i), from: DESKTOP },
  { name: 'not on the map', path: '/data/1?tab=opportunityMap', open: press(/not on the map/i) },
  { name: 'table of the map', path: '/data/1?tab=opportunityMap', open: press(/^table$/i) },
  { name: 'list', path: '/data/1?tab=trendList' },
  { name: 'drivers', path: '/data/1?tab=drivers' },
  { name: 'key updates', path: '/data-refresh/1' },
  { name: 'review', path: '/review/1' },
  { name: 'review filter', path: '/review/1', open: press(/^filter/i) },
  { name: 'review done', path: '/review/1?status=3' },
  { name: 'board', path: '/review/1?tab=board' },
  { name: 'coverage', path: '/review/1?tab=coverage' },
  { name: 'team', path: '/review/1?tab=team' },
  { name: 'how we judged', path: '/review/1?tab=judged' },
  {
    name: 'decision of the year',
    path: '/review/1?tab=judged',
    open: async (page) => {
      const record = page.getByRole('button', { name: 'Record the decision' });
      // Where there is a team, its owner records it, among the team.
      if (!(await record.isVisible())) return;
      await record.click();
      await page.getByRole('button', { name: /^Decision of/ }).click();
    },
  },
  { name: 'ranking', path: '/review/1?tab=ranking' },
  { name: 'members', path: '/review/1?tab=team', open: press(/members|sample team/i) },
  { name: 'compare', path: '/compare/1?topic=1105&topic=1101&topic=1104' },
  { name: 'brief', path: '/brief/1?topic=1105&topic=1101&topic=1104' },
  { name: 'present', path: '/brief/1?topic=1105&topic=1101&topic=1104', open: press(/^present/i), from: DESKTOP },
  { name: 'platforms', path: '/platforms/1' },
  { name: 'no platforms', path: '/platforms/2' },
  { name: 'insights', path: '/foresight/1' },
  { name: 'ask', path: '/reneAI/1' },
  {
    name: 'answer',
    path: '/reneAI/1',
    open: async (page) => {
      const bar = page.getByRole('combobox', { name: /type a part or a sentence/ });
      await bar.fill('strong signals');
      await bar.press('Enter');
      await bar.press('Enter');
      await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();
    },
  },
  { name: 'library', path: '/library/1' },
  { name: 'experiment', path: '/sow/1/experiments/horizon-timeline' },
  ...['Metrics', 'Impacting Drivers', 'Sources', 'Deepdive'].map((tab) => ({
    name: `topic card, ${tab}`,
    path: '/homepage/1?topic_id=1203',
    ...(tab !== 'Metrics' && { open: press(tab, 'tab') }),
  })),
  { name: 'trend card', path: '/homepage/1?trend_id=102' },
  {
    name: 'search',
    path: '/homepage/1',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').first().fill('pack');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  { name: 'project switcher', path: '/homepage/1', open: press(/switch the project/i), from: DESKTOP },
  { name: 'user menu', path: '/homepage/1', open: press(/account|user menu|maya/i), from: DESKTOP },
  { name: 'keys', path: '/review/1', open: key('?') },
  { name: 'not found', path: '/nowhere' },
];

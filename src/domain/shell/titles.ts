import { parseScreenAddress, paths, type Screen } from './routes';

export const PRODUCT_NAME = 'D&M Visualization Platform';

const HEADER_TITLES: Readonly<Record<Screen, string>> = {
  homepage: 'Homepage',
  data: 'Explore my data',
  'data-refresh': 'Explore my data',
  platforms: 'Platforms',
  foresight: 'Weekly insights',
  reneAI: 'René AI',
  sow: 'Advanced features',
};

/** The header's title by path prefix (specification, section 2). */
export function headerTitle(pathname: string): string {
  const screen = parseScreenAddress(pathname)?.screen;
  return screen === undefined ? '' : HEADER_TITLES[screen];
}

const PAGE_SUFFIXES: Readonly<Record<Screen, string>> = {
  ...HEADER_TITLES,
  // The home page is the product itself: it carries the base alone.
  homepage: '',
  data: 'Explore your data',
  'data-refresh': 'New discoveries',
};

const OUTSIDE_SUFFIXES: Readonly<Record<string, string>> = {
  [paths.login]: 'Sign-in',
  [paths.maintenance]: 'Maintenance',
  [paths.forbidden]: '403',
  [paths.serverError]: '500',
  [paths.root]: '',
  [paths.router]: '',
  [paths.logout]: '',
};

/** The title of the browser's tab (specification, section 1): the product's name, then the page. */
export function pageTitle(pathname: string): string {
  const screen = parseScreenAddress(pathname)?.screen;
  const suffix = screen === undefined ? (OUTSIDE_SUFFIXES[pathname] ?? '404') : PAGE_SUFFIXES[screen];
  return suffix === '' ? PRODUCT_NAME : `${PRODUCT_NAME} - ${suffix}`;
}

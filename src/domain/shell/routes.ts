import { parseEntityId, type ExperimentId, type SowId } from '../shared/entity-id';

/** The product's addresses (specification, section 2), in one place. */
export const paths = {
  root: '/',
  router: '/router',
  login: '/login',
  logout: '/logout',
  maintenance: '/maintenance',
  forbidden: '/403',
  notFound: '/404',
  serverError: '/500',
  homepage: (sow: SowId) => `/homepage/${encodeURIComponent(sow)}`,
  data: (sow: SowId) => `/data/${encodeURIComponent(sow)}`,
  dataRefresh: (sow: SowId) => `/data-refresh/${encodeURIComponent(sow)}`,
  platforms: (sow: SowId) => `/platforms/${encodeURIComponent(sow)}`,
  foresight: (sow: SowId) => `/foresight/${encodeURIComponent(sow)}`,
  reneAI: (sow: SowId) => `/reneAI/${encodeURIComponent(sow)}`,
  experiment: (sow: SowId, experiment: ExperimentId) =>
    `/sow/${encodeURIComponent(sow)}/experiments/${encodeURIComponent(experiment)}`,
} as const;

/** The part of a page to be shown: a shift's id, a platform's name, an insight's title. */
export const SHIFT_PARAMETER = 'shift';
export const PLATFORM_PARAMETER = 'platform';
export const INSIGHT_PARAMETER = 'insight';

/** Where a shift stands on the home page. */
export function shiftPath(sow: SowId, shift: string): string {
  return `${paths.homepage(sow)}?${SHIFT_PARAMETER}=${encodeURIComponent(shift)}`;
}

/** Where a platform stands on its screen. */
export function platformPath(sow: SowId, name: string): string {
  return `${paths.platforms(sow)}?${PLATFORM_PARAMETER}=${encodeURIComponent(name)}`;
}

/** Where a weekly insight stands on its screen. */
export function insightPath(sow: SowId, title: string): string {
  return `${paths.foresight(sow)}?${INSIGHT_PARAMETER}=${encodeURIComponent(title)}`;
}

/** Screens of a project, by the first part of their path. 'sow' holds the experiments. */
export const SCREENS = ['homepage', 'data', 'data-refresh', 'platforms', 'foresight', 'reneAI', 'sow'] as const;
export type Screen = (typeof SCREENS)[number];

export interface ScreenAddress {
  readonly screen: Screen;
  readonly sowId: SowId;
}

/** @returns null for an address that is not a project's screen: login, error pages, nonsense */
export function parseScreenAddress(pathname: string): ScreenAddress | null {
  const [, first, second] = pathname.split('/');
  const screen = SCREENS.find((known) => known === first);
  // Blank after decoding, as in /homepage/%20, is no project either.
  const sowId = parseEntityId<'sow'>(decodeSegment(second ?? ''));
  return screen === undefined || sowId === undefined ? null : { screen, sowId };
}

/** The same screen type for another project; '/sow/{id}' is treated as the homepage (specification, section 2). */
export function samePlaceInSow(pathname: string, sow: SowId): string {
  const screen = parseScreenAddress(pathname)?.screen ?? 'homepage';
  return `/${screen === 'sow' ? 'homepage' : screen}/${encodeURIComponent(sow)}`;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray "%" in a hand-typed address is a name like any other, not a crash.
    return segment;
  }
}

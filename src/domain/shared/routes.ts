import type { ExperimentId, SowId, TopicId } from './entity-id';

/** Addresses that the code leads to (specification, section 2). */
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
  review: (sow: SowId) => `/review/${encodeURIComponent(sow)}`,
  compare: (sow: SowId) => `/compare/${encodeURIComponent(sow)}`,
  brief: (sow: SowId) => `/brief/${encodeURIComponent(sow)}`,
  platforms: (sow: SowId) => `/platforms/${encodeURIComponent(sow)}`,
  foresight: (sow: SowId) => `/foresight/${encodeURIComponent(sow)}`,
  reneAI: (sow: SowId) => `/reneAI/${encodeURIComponent(sow)}`,
  library: (sow: SowId) => `/library/${encodeURIComponent(sow)}`,
  experiment: (sow: SowId, experiment: ExperimentId) =>
    `/sow/${encodeURIComponent(sow)}/experiments/${encodeURIComponent(experiment)}`,
} as const;

/** The part of a page to be shown: a shift's id, a platform's name, an insight's title. */
export const SHIFT_PARAMETER = 'shift';
export const PLATFORM_PARAMETER = 'platform';
export const INSIGHT_PARAMETER = 'insight';

/** On the explore screen: the platform whose topics are the topic filter. */
export const TOPICS_OF_PARAMETER = 'topicsOf';

/** A shift's row on the home page. */
export function shiftPath(sow: SowId, shift: string): string {
  return `${paths.homepage(sow)}?${SHIFT_PARAMETER}=${encodeURIComponent(shift)}`;
}

/** A platform's row on its screen. */
export function platformPath(sow: SowId, name: string): string {
  return `${paths.platforms(sow)}?${PLATFORM_PARAMETER}=${encodeURIComponent(name)}`;
}

/** A weekly insight on its screen. */
export function insightPath(sow: SowId, title: string): string {
  return `${paths.foresight(sow)}?${INSIGHT_PARAMETER}=${encodeURIComponent(title)}`;
}

/** Topics, or trends, side by side. */
export function comparePath(sow: SowId, ids: readonly string[], type: 'topic' | 'trend' = 'topic'): string {
  return `${paths.compare(sow)}${idQuery(type, ids)}`;
}

function idQuery(name: string, ids: readonly string[]): string {
  return ids.length === 0 ? '' : `?${ids.map((id) => `${name}=${encodeURIComponent(id)}`).join('&')}`;
}

/** On the brief screen: the view of the explorer whose topics a new brief is made of, {@link SELECTION} or {@link COMPARISON}. */
export const BRIEF_FROM = 'from';
export const SELECTION = 'selection';
export const COMPARISON = 'compare';
const NEW = 'new';

/** A brief without topics. */
export function newBriefPath(sow: SowId): string {
  return `${paths.brief(sow)}?${BRIEF_FROM}=${NEW}`;
}

/** Whether the address of the brief screen asks for a brief without topics. */
export function isNewBrief(from: string | undefined): boolean {
  return from === NEW;
}

/** The view of the explorer with all Important topics. */
export const IMPORTANT_VIEW = '/data?status=3';

/** Makes a brief of the topics that pass the filters of a view of the explorer. */
export function briefOfViewPath(sow: SowId, view: string): string {
  return `${paths.brief(sow)}?${BRIEF_FROM}=${encodeURIComponent(view)}`;
}

/** Makes a brief of these topics. @param view whose topics they are; omitted: they were selected */
export function briefOfTopicsPath(sow: SowId, topics: readonly TopicId[], view: string = SELECTION): string {
  const ids = topics.map((id) => `topic=${encodeURIComponent(id)}&`).join('');
  return `${paths.brief(sow)}?${ids}${BRIEF_FROM}=${encodeURIComponent(view)}`;
}

/** On the brief screen: the only part of a new brief, which is presented at once. */
export const BRIEF_PART = 'part';

/** The address of a new brief, so that it has 'Imagine if' alone and is presented. */
export function imagineIfPath(brief: string): string {
  return `${brief}${brief.includes('?') ? '&' : '?'}${BRIEF_PART}=imagine`;
}

import { SessionStore } from '../../../src/application/session/session.store';
import { buildChartFilters } from '../../../src/domain/filters/chart-filter';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { entityId } from '../../../src/domain/shared/entity-id';
import { HttpApi } from '../../../src/infrastructure/http/http-api';
import { HttpClient } from '../../../src/infrastructure/http/http-client';
import { HttpProjectCatalogue, HttpSowCatalogue } from '../../../src/infrastructure/http/http-project-catalogue';
import { HttpSignalCatalogue } from '../../../src/infrastructure/http/http-signal-catalogue';
import { HttpUsageTracker } from '../../../src/infrastructure/http/http-usage-tracker';
import { LuzmoAccess } from '../../../src/infrastructure/luzmo/luzmo-access';
import { assetResolver } from '../../../src/infrastructure/wire/asset-urls';
import { aMember } from '../../builders/user-mother';
import { TestPlatform } from '../../fakes/test-platform';
import type { RecordingLogger } from '../../fakes/recording-logger';

export const id = entityId<never>('7');
export const GRANT = { authKey: 'key', authToken: 'token' };
const TOPIC = { tid: 7, topic_name: 'Seaweed films' };
const TREND = { ssid: 7, trend_name: 'Next packaging' };
/** The signed-in user as calls send it. */
const USER = {
  org_id: 'org_northwind',
  organisation_name: 'Northwind',
  internal: false,
  user_id: 'auth|maya',
  login_count: 3,
  nickname: 'Maya Brandt',
  email: 'maya@northwind.example',
  updated_at: null,
};
const COLUMNS = {
  status: 'c-status',
  version: 'c-version',
  topic: 'c-topic',
  trend: null,
  topicQuadrant: null,
  trendQuadrant: null,
};
const CLAUSE = { clause: 'where', origin: 'global', expression: '? in ?' };

export interface Api {
  readonly sows: HttpSowCatalogue;
  readonly projects: HttpProjectCatalogue;
  readonly signals: HttpSignalCatalogue;
  readonly luzmo: LuzmoAccess;
  readonly tracker: HttpUsageTracker;
}

export interface Call {
  /** Method and path, as the specification writes them; the id is 7. */
  readonly call: string;
  readonly make: (api: Api) => Promise<unknown>;
  readonly payload?: unknown;
  /** What the server says, and what is read from it. */
  readonly answer: unknown;
  readonly read: unknown;
}

const named = { id: '7', name: 'Seaweed films' };

export const CALLS: readonly Call[] = [
  {
    call: 'GET /api/sows/',
    make: ({ sows }) => sows.list(),
    answer: { sows: [{ id: 7, name: 'One' }] },
    read: [{ id: '7', name: 'One' }],
  },
  {
    call: 'GET /api/sows/7/',
    make: ({ sows }) => sows.byId(id),
    answer: { id: 7, name: 'One' },
    read: { id: '7', name: 'One' },
  },
  {
    call: 'GET /api/permissions/7/',
    make: ({ sows }) => sows.settings(id),
    answer: { reneAI: true, experiments: [] },
    read: { reneAI: true, experiments: [] },
  },
  {
    call: 'GET /api/sows/7/topics/?sort=name&order=asc',
    make: ({ signals }) => signals.topics(id),
    answer: { topics: [TOPIC] },
    read: [named],
  },
  {
    call: 'GET /api/sows/7/trends/?sort=name&order=asc',
    make: ({ signals }) => signals.trends(id),
    answer: { trends: [TREND] },
    read: [{ id: '7', name: 'Next packaging' }],
  },
  {
    call: 'GET /api/sows/7/versions',
    make: ({ sows }) => sows.versions(id),
    answer: { versions: [{ version: 'Current Data' }] },
    read: [{ name: 'Current Data' }],
  },
  {
    call: 'GET /api/sows/7/shifts/',
    make: ({ projects }) => projects.shifts(id),
    answer: [{ id: 7, name: 'Circular', trends: [TREND] }],
    read: [{ name: 'Circular', trends: [{ name: 'Next packaging' }] }],
  },
  {
    call: 'GET /api/sows/7/opportunities/',
    make: ({ projects }) => projects.platforms(id),
    answer: [{ opportunity_name: 'Kitchen', topics: [TOPIC] }],
    read: [{ name: 'Kitchen', topicNames: ['Seaweed films'] }],
  },
  { call: 'GET /api/topics/7/', make: ({ signals }) => signals.topic(id), answer: TOPIC, read: named },
  {
    call: 'GET /api/trends/7/',
    make: ({ signals }) => signals.trend(id),
    answer: TREND,
    read: { id: '7', name: 'Next packaging' },
  },
  {
    call: 'GET /api/trends/7/topics/',
    make: ({ signals }) => signals.topicsOfTrend(id),
    answer: { topics: [TOPIC] },
    read: [named],
  },
  {
    call: 'POST /api/topics/7/status/',
    make: ({ signals }) => signals.saveStatus(id, 3),
    payload: { status_id: 3 },
    answer: { success: true },
    read: undefined,
  },
  {
    call: 'GET /api/topics/7/deepdive/',
    make: ({ signals }) => signals.deepdive(id),
    answer: { manifestations: [], evolution: [['2020', 'Text']], datapoints: [], provocations: ['One'] },
    read: { evolution: [{ label: '2020', text: 'Text' }], provocations: ['One'] },
  },
  {
    call: 'GET /api/topics/7/sources/',
    make: ({ signals }) => signals.sources(id),
    answer: { topic_sources: [{ title: 'UNEP' }], last_updated: '2026-08-01' },
    read: { sources: [{ title: 'UNEP' }], lastUpdated: '2026-08-01' },
  },
  {
    call: 'GET /api/foresight/7/',
    make: ({ projects }) => projects.insights(id),
    answer: [{ insight_title: 'Claims need proof' }],
    read: [{ title: 'Claims need proof' }],
  },
  {
    call: 'GET /api/experiments/7/',
    make: ({ projects }) => projects.experimentAddress(id),
    answer: { experiment_url: 'https://e.example/' },
    read: 'https://e.example/',
  },
  {
    call: 'GET /api/rene/',
    make: ({ luzmo }) => luzmo.chatOptions(),
    answer: { displayMode: 'fullChat' },
    read: { displayMode: 'fullChat' },
  },
  {
    call: 'POST /api/luzmo/auth/',
    make: ({ luzmo }) =>
      luzmo.chartGrant(
        id,
        'dashboard-1',
        buildChartFilters({ ...DEFAULT_FILTERS, topicFilter: ['Seaweed films'] }, 'set-1', COLUMNS),
      ),
    payload: {
      sow_id: '7',
      dashboard_id: 'dashboard-1',
      user: USER,
      filter: [
        { ...CLAUSE, securable_id: 'set-1', column_id: 'c-version', value: ['Current Data'] },
        { ...CLAUSE, securable_id: 'set-1', column_id: 'c-topic', value: ['Seaweed films'] },
      ],
    },
    answer: GRANT,
    read: GRANT,
  },
  {
    call: 'POST /api/luzmo_iq/auth/',
    make: ({ luzmo }) => luzmo.chatGrant(id),
    payload: { sow_id: '7', user: USER, filter: [] },
    answer: GRANT,
    read: GRANT,
  },
  {
    call: 'POST /api/track_event/',
    make: ({ tracker }) =>
      tracker.track(
        { name: 'clicked_on_share', payload: { topic_id: id, window_url: 'https://x.example/' } },
        aMember(),
      ),
    payload: {
      event_name: 'clicked_on_share',
      event_payload: { topic_id: '7', window_url: 'https://x.example/' },
      user: USER,
    },
    answer: {},
    read: undefined,
  },
];

/** The adapters of the live mode on a server, and what they write into the log. */
export async function connectApi(baseUrl: string): Promise<{ readonly api: Api; readonly logger: RecordingLogger }> {
  const platform = new TestPlatform();
  const session = platform.get(SessionStore);
  await session.start();
  const http = new HttpClient({
    baseUrl,
    timeoutMs: 5000,
    credentials: { orgId: async () => session.member?.orgId ?? '', accessToken: async () => null, refused: () => {} },
    wait: async () => {},
    random: () => 0,
  });
  const httpApi = new HttpApi(http, assetResolver(null), platform.logger);
  const api: Api = {
    sows: new HttpSowCatalogue(httpApi),
    projects: new HttpProjectCatalogue(httpApi),
    signals: new HttpSignalCatalogue(httpApi),
    luzmo: new LuzmoAccess(httpApi, () => session.requireMember()),
    tracker: new HttpUsageTracker(http),
  };
  return { api, logger: platform.logger };
}

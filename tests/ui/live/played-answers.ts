/** What the played API holds: one project with a little of everything, and as much of it as is asked for. */
interface Amounts {
  readonly topics: number;
  /** Of trends, shifts, platforms, insights and whatever else comes in lists. */
  readonly others: number;
  /** Characters that fill the answer up. */
  readonly padding: number;
}

const SMALL: Amounts = { topics: 3, others: 2, padding: 0 };
const HUGE: Amounts = { topics: 6000, others: 60, padding: 4_000_000 };

const topic = (id: number) => ({
  tid: id,
  topic_name: id === 7 ? 'Seaweed films' : `Topic ${id}`,
  topic_description: 'About it.',
  topic_status: 2,
  quadrant: 0,
  trend: { ssid: 5, trend_name: 'Next packaging', shift_name: 'Circular' },
  average_sizing: 40,
  topic_growth: 12,
  driver_count: 3,
});
const trend = (id: number) => ({
  ssid: id,
  trend_name: id === 5 ? 'Next packaging' : `Trend ${id}`,
  quadrant: 1,
  trend_growth: 9,
});

function list<Row>(count: number, row: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => row(index));
}

/** The first row bears the name that a test looks for. */
const called = (name: string, index: number): string => (index === 0 ? name : `${name} ${index}`);

type Answers = Readonly<Record<string, unknown>>;

function answers({ topics, others, padding }: Amounts): Answers {
  const pad = padding === 0 ? {} : { padding: 'x'.repeat(padding) };
  return {
    'GET /api/sows/': { ...pad, sows: list(others, (index) => ({ id: index + 1, name: called('Project', index) })) },
    'GET /api/sows/{sowId}/': {
      ...pad,
      id: 1,
      name: 'Project',
      // Not those of the list: what is known of an item already would be shown in the place of a failure.
      newDiscoveries: list(others, (index) => ({ ...topic(index + 100), type: 'Topic' })),
    },
    'GET /api/permissions/{sowId}/': {
      ...pad,
      reneAI: true,
      experiments: list(others, (index) => ({ eid: index + 9, experiment_name: called('Signals radar', index) })),
    },
    'GET /api/sows/{sowId}/topics/': { ...pad, topics: list(topics, (index) => topic(index + 100)) },
    'GET /api/sows/{sowId}/trends/': { ...pad, trends: list(others, (index) => trend(index + 100)) },
    'GET /api/sows/{sowId}/versions': {
      ...pad,
      versions: [...list(others, (index) => ({ version: `Load ${index}` })), { version: 'Previous Data' }],
    },
    'GET /api/sows/{sowId}/shifts/': list(others, (index) => ({
      ...padFirst(pad, index),
      id: index + 1,
      name: called('Circular materials', index),
      trends: [{ ...trend(200 + index), type: 'Trend' }],
    })),
    'GET /api/sows/{sowId}/opportunities/': list(others, (index) => ({
      ...padFirst(pad, index),
      opportunity_name: called('Kitchen', index),
      topics: [{ ...topic(300 + index), type: 'Topic' }],
    })),
    'GET /api/topics/{tid}/': { ...pad, ...topic(7) },
    'GET /api/trends/{ssid}/': { ...pad, ...trend(5) },
    'GET /api/trends/{ssid}/topics/': { ...pad, topics: list(topics, (index) => topic(index + 7)) },
    'POST /api/topics/{tid}/status/': { ...pad, success: true },
    'GET /api/topics/{tid}/deepdive/': {
      ...pad,
      evolution: list(others, (index) => [`20${10 + index}`, 'It began.']),
      manifestations: [],
      datapoints: [],
      provocations: list(others, (index) => called('What if films were eaten', index)),
    },
    'GET /api/topics/{tid}/sources/': {
      ...pad,
      topic_sources: list(others, (index) => ({ title: called('A report', index), url: 'https://un.example/' })),
      last_updated: '2026-08-01',
    },
    'GET /api/foresight/{sowId}/': list(others, (index) => ({
      ...padFirst(pad, index),
      insight_title: called('Claims need proof', index),
      created_at: '2026-08-01',
    })),
    'GET /api/experiments/{experimentId}/': { ...pad, experiment_url: 'https://experiments.example/radar' },
    'GET /api/rene/': { ...pad, displayMode: 'fullChat' },
    'POST /api/luzmo/auth/': { ...pad, authKey: 'key', authToken: 'token' },
    'POST /api/luzmo_iq/auth/': { ...pad, authKey: 'key', authToken: 'token' },
    'POST /api/track_event/': { ...pad, success: true },
  };
}

/** A bare list has no place of its own for what fills it up: its first row carries it. */
function padFirst(pad: object, index: number): object {
  return index === 0 ? pad : {};
}

/** By call, as the API's document names them. */
export const GOOD_ANSWERS: Answers = answers(SMALL);

/** The same rows in unrealistic amounts: 6,000 topics, 60 of everything else, 4 MB of fields without a use. */
let huge: Answers | null = null;
export function hugeAnswer(call: string): string {
  huge ??= answers(HUGE);
  return JSON.stringify(huge[call]);
}

/** Valid JSON in which nothing has the type that it should have. */
export function mistyped(call: string): unknown {
  const good = GOOD_ANSWERS[call];
  if (Array.isArray(good) || typeof good !== 'object' || good === null) return { wrong: true };
  return Object.fromEntries(Object.keys(good).map((key) => [key, { wrong: true }]));
}

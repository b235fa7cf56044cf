import { askProject, type AskProject, type AskSource } from '../../../../src/domain/query/language/project';
import { NO_FACTS, type QueryFacts } from '../../../../src/domain/query/query-facts';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { QUADRANT_CODES, quadrantOf } from '../../../../src/domain/topic/quadrant';
import { TOPIC_STATUSES } from '../../../../src/domain/topic/topic-status';
import type { Topic } from '../../../../src/domain/topic/topic';
import type { Trend } from '../../../../src/domain/trend/trend';

const SHIFTS = ['Food redesigned', 'Clean power'] as const;
const TRENDS = ['Less packaging', 'Home heating', 'Strong wines'] as const;
const NAMES = [
  'Barrier paper',
  'Heat pumps',
  'Grid batteries',
  'Wärme aus Abwasser',
  'Niche perfumes',
  'Barrier paper',
  'Home heating',
  'Growth',
] as const;

const signal = (at: number) => ({
  description: 'A text about water.',
  imageUrl: null,
  quadrant: quadrantOf([...QUADRANT_CODES, null][at % 5] ?? null),
  sizing: {
    average: at / 10,
    averageLabel: at % 2 === 0 ? 'Niche' : 'Mainstream',
    consumer: (at % 7) / 10,
    industry: (at % 5) / 10,
    society: (at % 3) / 10,
  },
  consensus: { label: ['Low', 'Moderate', 'High'][at % 3] ?? null, iconUrl: null },
  growth: at / 20 - 0.1,
  driverCount: at,
});

const trends = TRENDS.map((name, at): Trend => ({
  ...signal(at),
  id: entityId(100 + at),
  name,
  sowId: null,
  shiftName: SHIFTS[at % 2] ?? null,
}));
const topics = NAMES.map((name, at): Topic => {
  const trend = trends[at % trends.length];
  return {
    ...signal(at),
    id: entityId(at),
    name,
    status: TOPIC_STATUSES[at % TOPIC_STATUSES.length] ?? null,
    trend: trend === undefined ? null : { id: trend.id, name: trend.name, shiftName: trend.shiftName },
    own: { Region: at % 2 === 0 ? 'Asia' : 'EU', 'Market size': at * 10 },
  };
});

/** A few topics: with equal names, a topic called like a trend and one like a figure, a label like a word, an umlaut. */
export const SMALL_FACTS: QueryFacts = {
  ...NO_FACTS,
  topics,
  trends,
  platforms: new Map([['Future kitchen', []]]),
};

const SOURCE: AskSource = {
  facts: SMALL_FACTS,
  loaded: new Set(['previous', 'sources', 'startups', 'platforms', 'insights']),
  publishers: new Map([
    ['iea', ['International Energy Agency']],
    ['oecd', ['OECD']],
  ]),
  sourceClasses: ['Research', 'Industry body'],
  members: ['Anna Berg', 'Ben Ott'],
  today: '2026-10-01',
};

export function smallProject(own: Partial<AskSource> = {}): AskProject {
  return askProject({ ...SOURCE, ...own });
}

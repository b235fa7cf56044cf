import type { QueryFacts } from '../../../../src/domain/query/query-facts';
import type { QueryFigure } from '../../../../src/domain/query/query-figures';
import type { Topic } from '../../../../src/domain/topic/topic';
import type { Trend } from '../../../../src/domain/trend/trend';
import { belongTogether, hostOf, plainRows, topicsIn, type Plain } from './plain-rows';

type Lens = 'consumer' | 'industry' | 'society';

const FIELDS: Partial<Record<QueryFigure, (signal: Topic | Trend) => number | null>> = {
  growth: ({ growth }) => growth,
  sizing: ({ sizing }) => sizing.average,
  consumer: ({ sizing }) => sizing.consumer,
  industry: ({ sizing }) => sizing.industry,
  society: ({ sizing }) => sizing.society,
  drivers: ({ driverCount }) => driverCount,
};

/** The figure of a row, computed from the data without the registry of figures. */
export function naiveFigure(row: Plain, figure: QueryFigure, facts: QueryFacts): number | null {
  const signal = row.topic ?? row.trend ?? null;
  const field = FIELDS[figure];
  if (field !== undefined) {
    if (signal !== null) return field(signal);
    const values = topicsIn(row, facts)
      .map(field)
      .filter((value) => value !== null);
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
  }
  const before = row.topic
    ? facts.previous?.topics.get(row.topic.id)
    : row.trend && facts.previous?.trends.get(row.trend.id);
  const change = (of: (signal: Topic | Trend) => number | null) => {
    const [now, was] = [signal && of(signal), before === undefined ? null : of(before)];
    return now === null || was === null ? null : Math.round((now - was) * 1e9) / 1e9;
  };
  const gap = (one: Lens, other: Lens) => {
    const [a, b] = [signal?.sizing[one] ?? null, signal?.sizing[other] ?? null];
    return a === null || b === null ? null : Math.round(Math.abs(a - b) * 1e9) / 1e9;
  };
  const sources = topicsIn(row, facts).flatMap(({ id }) => facts.sources.get(id)?.sources ?? []);
  const isUnknownIn = (map: ReadonlyMap<string, unknown>) => topicsIn(row, facts).some(({ id }) => !map.has(id));
  switch (figure) {
    case 'sources':
      return isUnknownIn(facts.sources) ? null : sources.length;
    case 'publishers':
      return isUnknownIn(facts.sources)
        ? null
        : new Set(sources.map(({ url }) => hostOf(url)).filter((host) => host !== '')).size;
    case 'startups':
      return row.startup
        ? 1
        : isUnknownIn(facts.startups)
          ? null
          : topicsIn(row, facts).reduce((sum, { id }) => sum + (facts.startups.get(id)?.length ?? 0), 0);
    case 'topics':
      return topicsIn(row, facts).length;
    case 'strong':
    case 'mature':
    case 'disruptors':
    case 'uncertain': {
      const code = ['', 'strong', 'mature', 'disruptors', 'uncertain'].indexOf(figure);
      return topicsIn(row, facts).filter(({ quadrant }) => quadrant.code === code).length;
    }
    case 'undecided':
      return topicsIn(row, facts).filter((topic) => facts.statusOf(topic) === 0).length;
    case 'platforms':
      return row.topic
        ? plainRows('platforms', facts).filter((each) =>
            topicsIn(each, facts).some(({ name }) => name === row.topic?.name),
          ).length
        : null;
    case 'trends':
      return row.subject === 'shifts' ? facts.trends.filter(({ shiftName }) => shiftName === row.name).length : null;
    case 'insights':
      return plainRows('insights', facts).filter((insight) => belongTogether(row, insight, facts)).length;
    case 'raised':
      return { '€2 million': 2, '$500,000': 0.5 }[row.startup?.fundraisingAmount ?? ''] ?? null;
    case 'date': {
      const date = row.source
        ? row.source.date
        : row.insight
          ? row.insight.createdAt
          : facts.sources.get(row.topic?.id ?? '')?.lastUpdated;
      return date == null || row.startup ? null : Math.floor(new Date(date).getTime() / 86_400_000);
    }
    case 'growthChange':
      return change(({ growth }) => growth);
    case 'sizingChange':
      return change(({ sizing }) => sizing.average);
    case 'disagreement': {
      const { consumer = null, industry = null, society = null } = signal?.sizing ?? {};
      const known = [consumer, industry, society].filter((value) => value !== null);
      return known.length < 2 ? null : Math.max(...known) - Math.min(...known);
    }
    case 'consumerIndustry':
      return gap('consumer', 'industry');
    case 'consumerSociety':
      return gap('consumer', 'society');
    case 'industrySociety':
      return gap('industry', 'society');
    default:
      return null;
  }
}

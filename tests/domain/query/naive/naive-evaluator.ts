import type { Condition, Query } from '../../../../src/domain/query/query';
import type { QueryFigure } from '../../../../src/domain/query/query-figures';
import type { QueryFacts } from '../../../../src/domain/query/query-facts';
import type { Topic } from '../../../../src/domain/topic/topic';
import type { Trend } from '../../../../src/domain/trend/trend';
import { naiveFigure } from './naive-figures';

import { belongTogether, hostOf, plainRows, topicsIn, type Plain } from './plain-rows';

/** true or false, or null where it is not known. */
type Truth = boolean | null;

function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}
const begins = (all: readonly string[], text: string): boolean =>
  text
    .split(' ')
    .every((part) =>
      all.some((word) => (part.length < 4 ? word === part : word.startsWith(part) || `${word}s` === part)),
    );

function compare(value: number, comparator: string, bound: number): boolean {
  return {
    over: value > bound,
    'at least': value >= bound,
    under: value < bound,
    'at most': value <= bound,
    exactly: value === bound,
  }[comparator as 'over'];
}
const round = (value: number): number => Math.round(value * 1e9) / 1e9;

function sourcesOf(row: Plain, facts: QueryFacts) {
  if (row.source) return [row.source];
  return row.insight
    ? row.insight.sources
    : topicsIn(row, facts).flatMap(({ id }) => facts.sources.get(id)?.sources ?? []);
}

/** Each text in which a row is found. */
function textsIn(row: Plain, facts: QueryFacts): readonly string[] {
  const ofStartup = (each: { name: string; product: string | null; description: string | null }): string =>
    [each.name, each.product, each.description].join(' ');
  if (row.startup) return [ofStartup(row.startup)];
  if (row.insight) {
    const { title, description, sources, predictions } = row.insight;
    return [title, description, ...sources.map((each) => each.title), ...predictions.map(({ name }) => name)];
  }
  if (row.source) return [`${row.name} ${hostOf(row.source.url)}`];
  if (row.subject === 'platforms') return [row.name, ...(facts.platforms.get(row.name) ?? [])];
  const signal = row.topic ?? row.trend;
  if (signal === undefined) return [row.name];
  const type = row.topic ? 'Topic' : 'Trend';
  const shift = row.topic ? facts.shiftOf(row.topic) : row.trend?.shiftName;
  const note = facts.own.notes.get(`${type.toLowerCase()}:${signal.id}`);
  return [
    [signal.name, (row.trend ?? row.topic?.trend)?.name, shift].join(' '),
    signal.description,
    note ?? '',
    ...facts.insights
      .filter(({ predictions }) => predictions.some((each) => each.type === type && each.id === signal.id))
      .map(({ title }) => title),
    ...Object.entries(row.topic?.own ?? {}).map(([name, value]) =>
      typeof value === 'string' ? `${name} ${value}` : '',
    ),
    ...(row.topic ? (facts.startups.get(signal.id) ?? []).map(ofStartup) : []),
    ...(row.topic ? sourcesOf(row, facts) : []).map(({ title, url }) => `${title} ${hostOf(url)}`),
    ...[...facts.platforms].flatMap(([name, own]) => (row.topic && own.includes(signal.name) ? [name] : [])),
    ...(row.topic ? (facts.decisionsOf(row.topic) ?? []) : []).map(({ decision }) => decision?.reason ?? ''),
  ];
}

/** Whether a row meets a condition, without its negation. */
function truth(row: Plain, condition: Condition, facts: QueryFacts): Truth {
  const signal = row.topic ?? row.trend;
  const before = row.topic
    ? facts.previous?.topics.get(row.topic.id)
    : row.trend && facts.previous?.trends.get(row.trend.id);
  const figure = (of: Parameters<typeof naiveFigure>[1]) => naiveFigure(row, of, facts);
  const hosts = sourcesOf(row, facts).map(({ url }) => hostOf(url));
  const startups = row.startup ? [row.startup] : topicsIn(row, facts).flatMap(({ id }) => facts.startups.get(id) ?? []);
  const areSourcesUnknown =
    !row.insight && !row.source && topicsIn(row, facts).some(({ id }) => !facts.sources.has(id));
  const areStartupsUnknown = !row.startup && topicsIn(row, facts).some(({ id }) => !facts.startups.has(id));
  const within = (date: string, from: string | null, to: string | null) =>
    (from === null || date.slice(0, 10) >= from) && (to === null || date.slice(0, 10) <= to);
  switch (condition.kind) {
    case 'quadrant':
      return condition.codes.includes(signal?.quadrant.code ?? null);
    case 'team': {
      const said = row.topic === undefined || facts.statusOf(row.topic) === null ? null : facts.teamOf(row.topic);
      return said === null ? null : said.some((each) => condition.says.includes(each));
    }
    case 'status':
      return row.topic?.status == null ? null : condition.statuses.includes(row.topic.status);
    case 'trend':
      return condition.names.includes(row.trend?.name ?? row.topic?.trend?.name ?? '');
    case 'shift':
      return condition.names.includes(
        (row.subject === 'shifts' ? row.name : (row.trend?.shiftName ?? (row.topic && facts.shiftOf(row.topic)))) ?? '',
      );
    case 'topic':
      return condition.names.includes(row.topic?.name ?? '');
    case 'platform':
      return row.subject === 'platforms'
        ? condition.names.includes(row.name)
        : condition.names.some((name) => facts.platforms.get(name)?.includes(row.topic?.name ?? '') === true);
    case 'among':
      return condition.ids.includes(row.id) || condition.ids.includes(signal?.id ?? '');
    case 'text': {
      const own = words(row.name);
      if (condition.isOwnName) return condition.words.some((word) => own.join(' ').includes(word));
      const shift =
        row.subject === 'shifts' ? row.name : (row.trend?.shiftName ?? (row.topic && facts.shiftOf(row.topic)));
      const all = words(
        [row.name, row.startup ? row.topic?.name : '', row.trend?.name, row.topic?.trend?.name, shift].join(' '),
      );
      return condition.words.some((word) => begins(all, word));
    }
    case 'anywhere':
      return textsIn(row, facts).some((text) => condition.words.some((word) => begins(words(text), word)));
    case 'mentions': {
      const text = row.insight
        ? `${row.insight.title} ${row.insight.description}`
        : `${signal?.name} ${signal?.description}`;
      return condition.words.some((word) => begins(words(text), word));
    }
    case 'ownLabel':
      return Object.entries(row.topic?.own ?? {}).some(
        ([name, value]) => typeof value === 'string' && condition.names.includes(`${name}: ${value}`),
      );
    case 'label':
      return signal?.sizing.averageLabel == null ? null : condition.labels.includes(signal.sizing.averageLabel);
    case 'consensus': {
      const level = { Low: 1, Moderate: 2, High: 3 }[signal?.consensus.label ?? ''];
      return level === undefined ? null : condition.levels.includes(level as 1);
    }
    case 'figure': {
      const value = figure(condition.figure);
      return value === null ? null : compare(value, condition.comparator, condition.value);
    }
    case 'between': {
      const value = figure(condition.figure);
      return value === null ? null : value >= condition.from && value <= condition.to;
    }
    case 'known':
      return figure(condition.figure) !== null;
    case 'product':
      return condition.words.some((word) =>
        begins(
          words([row.startup?.name, row.startup?.product, row.startup?.description, row.topic?.name].join(' ')),
          word,
        ),
      );
    case 'publisher':
      return areSourcesUnknown
        ? null
        : hosts.some((host) =>
            condition.hosts.some((wanted) =>
              wanted.includes('.') ? `.${host}`.endsWith(`.${wanted}`) : `.${host}`.includes(`.${wanted}.`),
            ),
          ) ||
            sourcesOf(row, facts).some(({ title }) =>
              condition.hosts.some(
                (wanted) =>
                  title.includes(':') && words(title.split(':')[0] ?? '').some((word) => word === wanted.toLowerCase()),
              ),
            );
    case 'sourceClass':
      return areSourcesUnknown
        ? null
        : (row.source
            ? [row.source]
            : topicsIn(row, facts).flatMap(({ id }) => facts.sources.get(id)?.sources ?? [])
          ).some(({ internalClassification }) => condition.names.includes(internalClassification ?? ''));
    case 'top': {
      const value = figure(condition.figure);
      if (value === null) return null;
      const better = plainRows(row.subject, facts).filter((other) => {
        const its = naiveFigure(other, condition.figure, facts);
        return its !== null && (condition.ascending ? its < value : its > value);
      });
      return better.length < condition.count;
    }
    case 'against': {
      const value = figure(condition.figure);
      const bound = otherFigure(row, condition, facts);
      if (value === null || bound === null) return null;
      return compare(round(value), condition.comparator, round(bound * condition.times + condition.plus));
    }
    case 'parts': {
      const count = plainRows(condition.parts, facts).filter(
        (part) => condition.of.every((each) => meets(part, each, facts)) && belongTogether(row, part, facts),
      ).length;
      return compare(count, condition.comparator, condition.count);
    }
    case 'dated': {
      const date = row.source
        ? row.source.date
        : row.insight
          ? row.insight.createdAt
          : facts.sources.get(row.topic?.id ?? '')?.lastUpdated;
      return date == null ? null : within(date, condition.from, condition.to);
    }
    case 'member': {
      const all = row.topic === undefined ? null : facts.decisionsOf(row.topic);
      const own = all?.filter(({ name }) => condition.names.includes(name)) ?? [];
      if (all === null) return null;
      return condition.statuses.length === 0
        ? own.length > 0
        : own.some(({ status }) => condition.statuses.includes(status));
    }
    case 'said': {
      const { topic } = row;
      const kinds: Readonly<Record<string, readonly string[] | undefined>> =
        topic === undefined
          ? {}
          : {
              'source titles': facts.sources.get(topic.id)?.sources.map(({ title }) => title),
              'start-up names': facts.startups.get(topic.id)?.map(({ name }) => name),
            };
      const texts = kinds[condition.about];
      if (texts === undefined) return null;
      return texts.some(
        (each) => condition.words.length === 0 || condition.words.some((word) => begins(words(each), word)),
      );
    }
    case 'listed':
      return condition.names.some((name) => [...(facts.lists.get(name) ?? [])].some((id) => id === row.topic?.id));
    case 'decided': {
      const at = row.topic === undefined ? null : facts.decidedAt(row.topic);
      if (at === null) return null;
      const date = new Date(at);
      const two = (part: number): string => String(part).padStart(2, '0');
      const own = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
      return (condition.from ?? own) <= own && own <= (condition.to ?? own);
    }
    case 'own': {
      const key = row.trend ? `trend:${row.trend.id}` : `topic:${row.topic?.id}`;
      if (condition.what === 'star') return facts.own.stars.has(key);
      if (condition.what === 'brief') return facts.own.briefs.has(key);
      const note = facts.own.notes.get(key);
      return note !== undefined && condition.words.every((word) => note.toLowerCase().includes(word));
    }
    case 'new':
      return facts.newKeys.has(row.trend ? `Trend:${row.trend.id}` : `Topic:${row.topic?.id}`);
    case 'valued': {
      const { about: of } = condition;
      const label = signal?.consensus.label?.toLowerCase() ?? '';
      if (of === 'consensus') return ['low', 'moderate', 'high'].includes(label);
      if (of === 'platform') {
        // A trend has those of its topics.
        const { topic, trend } = row;
        const own = topic === undefined ? facts.topics.filter((each) => trend && each.trend?.id === trend.id) : [topic];
        return [...facts.platforms.values()].some((names) => own.some(({ name }) => names.includes(name)));
      }
      if (of === 'trend') return row.trend !== undefined || row.topic?.trend != null;
      if (of === 'shift')
        return (row.trend !== undefined ? row.trend.shiftName : row.topic && facts.shiftOf(row.topic)) != null;
      return row.topic?.own?.[of.slice('own:'.length)] != null;
    }
    case 'moved':
      return before === undefined ? null : before.quadrant.code !== signal?.quadrant.code;
    case 'changed': {
      if (before === undefined || signal === undefined) return null;
      const look = ({ quadrant, sizing, growth, driverCount }: Topic | Trend) =>
        JSON.stringify([
          quadrant.code,
          growth,
          sizing.average,
          sizing.consumer,
          sizing.industry,
          sizing.society,
          driverCount,
        ]);
      return look(before) !== look(signal);
    }
    case 'funding':
      return areStartupsUnknown
        ? null
        : startups.some(({ fundraisingStage, fundraisingAmount }) => {
            const own = words(`${fundraisingStage ?? ''} ${fundraisingAmount ?? ''}`);
            return condition.words.some((word) => begins(own, word) && word.startsWith('pre ') === own.includes('pre'));
          });
    case 'raised': {
      const amounts = startups.flatMap(({ fundraisingAmount }): readonly (readonly [string, number])[] => {
        if (fundraisingAmount === '€2 million') return [['€', 2]];
        return fundraisingAmount === '$500,000' ? [['$', 0.5]] : [];
      });
      const own = amounts.filter(([currency]) => condition.currency === null || currency === condition.currency);
      return own.length === 0
        ? null
        : own.some(([, millions]) => compare(millions, condition.comparator, condition.millions));
    }
    case 'either': {
      const known = condition.of.filter((part) => truth(row, part, facts) !== null);
      return known.length === 0 ? null : known.some((part) => meets(row, part, facts));
    }
    case 'all':
      return condition.of.every((part) => truth(row, part, facts) !== null)
        ? condition.of.every((part) => meets(row, part, facts))
        : null;
    case 'before': {
      if (facts.previous === null) return null;
      if (before === undefined) return false;
      const earlier: Plain = row.trend ? { ...row, trend: before as Trend } : { ...row, topic: before as Topic };
      return condition.of.every((part) => meets(earlier, part, earlierFacts(facts)));
    }
    case 'rows': {
      const others = naiveRows(condition.query, facts);
      return row.subject === condition.query.subject
        ? others.some(({ id }) => id === row.id)
        : others.some((other) => belongTogether(row, other, facts));
    }
  }
}

function otherFigure(
  row: Plain,
  { whose, name, other }: Extract<Condition, { kind: 'against' }>,
  facts: QueryFacts,
): number | null {
  if (whose === 'own') return naiveFigure(row, other, facts);
  if (whose === 'average') {
    const known = plainRows(row.subject, facts).flatMap((each) => naiveFigure(each, other, facts) ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  }
  const trend = plainRows('trends', facts).find((each) =>
    whose === 'trend' ? each.id === row.topic?.trend?.id : each.name === name,
  );
  return trend === undefined ? null : naiveFigure(trend, other, facts);
}

export function meets(row: Plain, condition: Condition, facts: QueryFacts): boolean {
  const is = truth(row, condition, facts);
  return is !== null && is !== condition.not;
}

function earlierFacts(facts: QueryFacts): QueryFacts {
  return {
    ...facts,
    topics: [...(facts.previous?.topics.values() ?? [])],
    trends: [...(facts.previous?.trends.values() ?? [])],
    previous: {
      topics: new Map(facts.topics.map((topic) => [topic.id, topic])),
      trends: new Map(facts.trends.map((trend) => [trend.id, trend])),
    },
    newKeys: new Set(),
  };
}

/** What fell or rose stands in the order of its movement, the largest first. */
function naiveOrder({ order, subject, conditions }: Query) {
  if (order !== null) return { figures: [order.figure], ascending: order.ascending };
  const figures: QueryFigure[] = [];
  let ascending: boolean | null = null;
  for (const condition of conditions)
    for (const each of condition.kind === 'either' && !condition.not ? condition.of : [condition])
      if (each.kind === 'figure' && !each.not && ['growthChange', 'sizingChange'].includes(each.figure)) {
        figures.push(each.figure);
        ascending ??= ['under', 'at most'].includes(each.comparator);
      }
  if (ascending !== null) return { figures, ascending };
  const usual = { insights: 'date', sources: 'topics' } as const;
  return { figures: [subject in usual ? usual[subject as 'insights'] : ('growth' as const)], ascending: false };
}

/** The rows of a query in their order, cut to its limit. */
export function naiveRows(query: Query, current: QueryFacts): readonly Plain[] {
  const facts = query.version === undefined ? current : earlierFacts(current);
  const rows = plainRows(query.subject, facts).filter((row) =>
    query.conditions.every((each) => meets(row, each, facts)),
  );
  const { figures, ascending } = naiveOrder(query);
  const value = (row: Plain) => {
    const known = figures.flatMap((figure) => naiveFigure(row, figure, facts) ?? []).sort((one, other) => one - other);
    return (ascending ? known[0] : known.at(-1)) ?? null;
  };
  const isNamed = rows.every((row) => value(row) === null) && query.subject !== 'startups';
  const sorted = rows.toSorted((one, other) => {
    const byName = one.name.localeCompare(other.name, 'en', { sensitivity: 'base', numeric: true });
    if (isNamed || query.alphabetical !== undefined) return query.alphabetical === 'descending' ? -byName : byName;
    const [first, second] = [value(one), value(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return ascending ? first - second : second - first;
  });
  // What has no figure has no place in an order by it.
  const isOfOrder = query.order !== null && query.limit !== null && query.alphabetical === undefined;
  const taken = isOfOrder ? sorted.filter((row) => value(row) !== null) : sorted;
  return taken.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);
}

import type { QueryFacts } from '../../../domain/query/query-facts';
import { hostsOfRow } from '../../../domain/query/query-figures';
import {
  keysOfRow,
  previousOf,
  shiftOfRow,
  signalOfRow,
  topicsOfRow,
  trendOfRow,
  type Row,
} from '../../../domain/query/row';
import { targetKey } from '../../../domain/library/target-key';
import { figurePeers, figureRows, type FigureRow } from '../../../domain/review/review-figures';
import { shortDay, shortMonthYear } from '../../../domain/shared/calendar';
import { capitalized } from '../../../domain/shared/capitalized';
import { countOf } from '../../../domain/shared/figures';
import { groupBy } from '../../../domain/shared/group-by';
import { mean } from '../../../domain/shared/statistics';
import type { Deepdive } from '../../../domain/topic/deepdive';
import { figureOf, FIGURES, type SIGNAL_FIGURES, UNKNOWN_FIGURES, type Measured } from '../../../domain/topic/figures';
import type { Topic } from '../../../domain/topic/topic';
import type { AnswerPart, FactSheet, SheetPart } from '../answerer';
import { partOf, referenceOf, type Knowledge } from './knowledge';

/** What is loaded for one item only. */
export interface SheetMaterial {
  readonly facts: QueryFacts;
  /** null: a trend or a shift. */
  readonly deepdive: Deepdive | null;
  /** Such as 'Sep 2025'; null: not known. */
  readonly previousDate: string | null;
}

const MOST_LINES = 8;
const LONG: ReadonlySet<string> = new Set(['Evolution', 'Data points', 'Provocations']);

/** All that the project holds of one topic, trend or shift. @param asked what the question asks of it */
export function factSheet(
  row: Row,
  asked: readonly string[],
  material: SheetMaterial,
  knowledge: Knowledge,
): FactSheet {
  const { facts } = material;
  const signal = signalOfRow(row);
  const parts = partsOf(row, material, knowledge)
    .map((part) => ({ ...part, isAsked: asked.some((each) => ASKED[each] === part.title) }))
    // Long texts only where they are asked for: the card has them all.
    .filter(({ title, lines, isAsked }) => lines.length > 0 && (isAsked || !LONG.has(title)));
  const before = previousOf(row, facts);
  const isMoved = before !== undefined && before.quadrant.code !== signal?.quadrant.code;
  const figures = figuresOf(row, facts);
  return {
    type: row.type === 'trend' || row.type === 'shift' ? row.type : 'topic',
    reference: referenceOf(row),
    name: signal?.name ?? (row.type === 'shift' ? row.name : ''),
    path: [row.type === 'shift' ? null : shiftOfRow(row, facts), row.type === 'topic' ? trendOfRow(row) : null].filter(
      (each) => each !== null,
    ),
    quadrant: signal?.quadrant ?? null,
    quadrantBefore: isMoved
      ? `was ${before.quadrant.label} ${material.previousDate === null ? 'in the previous data' : `in ${material.previousDate}`}`
      : null,
    status: row.type === 'topic' ? facts.statusOf(row.topic) : null,
    description:
      signal?.description ??
      knowledge.shifts.find(({ name }) => row.type === 'shift' && name === row.name)?.description ??
      '',
    figures,
    asked,
    dates: {
      current: shortMonthYear(knowledge.sow.loadDate),
      previous: material.previousDate,
    },
    parts,
    unknown: unknownOf(row, figures, material),
  };
}

/** The part of the sheet that shows what is asked. */
const ASKED: Readonly<Record<string, string>> = {
  sources: 'What stands behind it',
  publishers: 'What stands behind it',
  consensus: 'What stands behind it',
  startups: 'Start-ups',
  insight: 'Where else it appears',
  insights: 'Where else it appears',
  platform: 'Where else it appears',
  place: 'Where else it appears',
  evolution: 'Evolution',
  dataPoints: 'Data points',
  provocations: 'Provocations',
  topic: 'Its topics',
  topics: 'Its topics',
  trend: 'Its trends',
  trends: 'Its trends',
};

/** The figures of a signal; of a shift the averages of its topics, among those of all shifts. */
function figuresOf(row: Row, facts: QueryFacts): readonly FigureRow[] {
  const before = previousOf(row, facts) ?? null;
  if (row.type === 'topic') return figureRows(row.topic, before, figurePeers(facts.topics));
  if (row.type === 'trend') return figureRows(row.trend, before, figurePeers(facts.trends));
  const shifts = [...groupBy(facts.topics, facts.shiftOf)].filter(([name]) => name !== null);
  const own = averageOf(topicsOfRow(row, facts));
  return figureRows(own, null, figurePeers(shifts.map(([, topics]) => averageOf(topics))));
}

function averageOf(topics: readonly Topic[]): Measured {
  const of = (figure: (typeof SIGNAL_FIGURES)[number]): number | null =>
    mean(topics.map((topic) => figureOf(figure, topic)));
  return topics.length === 0
    ? UNKNOWN_FIGURES
    : {
        growth: of('growth'),
        driverCount: of('drivers'),
        sizing: {
          average: of('sizing'),
          averageLabel: null,
          consumer: of('consumer'),
          industry: of('industry'),
          society: of('society'),
        },
      };
}

type Part = Omit<SheetPart, 'isAsked'>;

function partsOf(row: Row, { facts, deepdive }: SheetMaterial, knowledge: Knowledge): readonly Part[] {
  const text = (line: string): readonly AnswerPart[] => [{ kind: 'text', text: line }];
  const topics = topicsOfRow(row, facts);
  const isTopic = row.type === 'topic';
  return [
    { title: 'What stands behind it', lines: evidenceOf(row, facts).map(text) },
    { title: 'Where else it appears', lines: appearancesOf(row, facts, knowledge).map(text) },
    { title: 'Its trends', lines: row.type === 'shift' ? trendsOf(row.name, facts).slice(0, MOST_LINES) : [] },
    {
      title: 'Its topics',
      lines: isTopic
        ? []
        : cut(
            topics.map((topic) => [partOf({ type: 'topic', topic }, topic.name)]),
            topics.length,
            'topic',
          ),
    },
    {
      title: 'Start-ups',
      lines: isTopic
        ? (deepdive?.manifestations ?? []).map((each) =>
            text([each.name, each.product, each.fundraisingStage, each.fundraisingAmount].filter(Boolean).join(', ')),
          )
        : [],
    },
    { title: 'Evolution', lines: (deepdive?.evolution ?? []).map((each) => text(`${each.label}: ${each.text}`)) },
    {
      title: 'Data points',
      lines: (deepdive?.dataPoints ?? []).map(({ value, description }) =>
        text(description === null ? value : `${value}: ${description}`),
      ),
    },
    { title: 'Provocations', lines: (deepdive?.provocations ?? []).map((each) => text(`What if ${each}`)) },
    { title: 'My note', lines: noteOf(row, facts).map(text) },
  ];
}

function cut(
  lines: readonly (readonly AnswerPart[])[],
  count: number,
  kind: string,
): readonly (readonly AnswerPart[])[] {
  const rest = count - MOST_LINES;
  return rest <= 0
    ? lines
    : [...lines.slice(0, MOST_LINES), [{ kind: 'text', text: `and ${countOf(rest, `more ${kind}`)}` }]];
}

function trendsOf(shift: string, { trends }: QueryFacts): readonly (readonly AnswerPart[])[] {
  return trends
    .filter(({ shiftName }) => shiftName === shift)
    .map((trend) => [partOf({ type: 'trend', trend }, trend.name)]);
}

/** '2 Research', 'Moderate consensus', 'Sources reviewed on Sep 21, 2026'. */
function evidenceOf(row: Row, facts: QueryFacts): readonly string[] {
  const consensus = signalOfRow(row)?.consensus.label;
  const lists = topicsOfRow(row, facts).flatMap(({ id }) => facts.sources.get(id) ?? []);
  const sources = lists.flatMap((each) => each.sources);
  const classes = groupBy(sources, ({ internalClassification }) => internalClassification ?? 'without a class');
  const publishers = new Set(hostsOfRow(row, facts).filter(Boolean)).size;
  const day = row.type === 'topic' ? shortDay(lists[0]?.lastUpdated ?? null, 'en') : null;
  return [
    ...(row.type === 'topic' || sources.length > 0
      ? [`${countOf(sources.length, 'source')} of ${countOf(publishers, 'publisher')}`]
      : []),
    ...[...classes].map(([name, own]) => `${own.length} ${name}`),
    ...(row.type === 'topic' ? sources.map(({ title }) => title) : []),
    ...(consensus == null ? [] : [`Consensus: ${consensus}`]),
    ...(day === null ? [] : [`Sources reviewed on ${day}`]),
  ];
}

function appearancesOf(row: Row, facts: QueryFacts, { platforms, insights }: Knowledge): readonly string[] {
  const keys = new Set(keysOfRow(row, facts));
  const names = topicsOfRow(row, facts).map(({ name }) => name);
  const own = platforms.filter(
    ({ topicNames }) => row.type === 'topic' && topicNames.some((name) => names.includes(name)),
  );
  const mentions = insights.filter((insight) =>
    keysOfRow({ type: 'insight', insight }, facts).some((key) => keys.has(key)),
  );
  const isInBrief = row.type === 'topic' && facts.own.briefs.has(targetKey({ type: 'topic', id: row.topic.id }));
  return [
    ...(own.length === 0 ? [] : [`Platforms: ${own.map(({ name }) => name).join(', ')}`]),
    ...mentions
      .slice(0, MOST_LINES)
      .map(({ title, createdAt }) => `Insight: ${title} (${shortDay(createdAt, 'en') ?? 'undated'})`),
    ...(isInBrief ? ['In a brief of mine'] : []),
  ];
}

function noteOf(row: Row, { own }: QueryFacts): readonly string[] {
  if (row.type !== 'topic' && row.type !== 'trend') return [];
  const target =
    row.type === 'topic'
      ? ({ type: 'topic', id: row.topic.id } as const)
      : ({ type: 'trend', id: row.trend.id } as const);
  return [own.notes.get(targetKey(target)) ?? ''].filter(Boolean);
}

function unknownOf(row: Row, figures: readonly FigureRow[], { facts, deepdive }: SheetMaterial): readonly string[] {
  const isTopic = row.type === 'topic';
  return [
    ...figures.filter(({ value }) => value === null).map(({ figure }) => capitalized(FIGURES[figure].words)),
    ...(facts.previous === null || facts.previous.topics.size === 0
      ? ['What it was before: there is no previous data']
      : []),
    ...(isTopic && facts.previous !== null && facts.previous.topics.size > 0 && previousOf(row, facts) === undefined
      ? ['What it was before: it is new']
      : []),
    ...(isTopic && deepdive !== null && deepdive.manifestations.length === 0 ? ['Start-ups'] : []),
    'Names of its drivers',
    'Figures by country or year',
  ];
}

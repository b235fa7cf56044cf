import { figuresOf } from '../../../domain/query/condition-kinds';
import { movementsIn, orderOfQuery, testOf } from '../../../domain/query/evaluate-query';
import type { Condition, Query, RequirementOf } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import { hasFigure, hostsOfRow, queryFigure, valueOfRow, type QueryFigure } from '../../../domain/query/query-figures';
import { cellDecimals, formatCell, isCounted, movedFigure } from '../../../domain/query/query-figure-words';
import { conditionText, subjectWords } from '../../../domain/query/query-words';
import {
  keysOfRow,
  previousOf,
  rowsOf,
  shiftOfRow,
  signalOfRow,
  topicsOfRow,
  trendOfRow,
  type Row,
} from '../../../domain/query/row';
import { textsOfKind } from '../../../domain/query/topic-texts';
import { capitalized } from '../../../domain/shared/words';
import { safeLink } from '../../../domain/shared/safe-link';
import { shortDay } from '../../../domain/shared/calendar';
import type { CsvValue } from '../../../domain/shared/csv';
import { roundedTo, decimalsOf, formatCount, MISSING_FIGURE } from '../../../domain/shared/figures';
import { changeInPoints, signalChange, type FigureChange } from '../../../domain/topic/figure-change';
import { SIGNAL_FIGURES } from '../../../domain/topic/figures';
import type { Lens } from '../../../domain/topic/signal';
import { shortQuadrantLabel } from '../../../domain/topic/quadrant';
import { topicStatusName } from '../../../domain/topic/topic-status';

interface Movement {
  readonly change: FigureChange;
  /** '−8.3 points', in the decimals of the column; '' where it looks the same. */
  readonly points: string;
  readonly isAsked: boolean;
}

/** One column of an answer: on the page, in copies and in CSV. */
export interface AnswerColumn {
  readonly id: string;
  readonly head: string;
  readonly isNumber?: true;
  /** The rows are ordered by it. */
  readonly isOrder?: true;
  readonly text: (row: Row) => string;
  /** Omitted: as on the page. */
  readonly csv?: (row: Row) => CsvValue;
  /** The figure of the order, for a bar; null: unknown. */
  readonly bar?: (row: Row) => number | null;
  /** Of a figure that was asked to have changed: then and now, and whether a row moved as asked. */
  readonly movement?: (row: Row) => Movement | null;
  /** Of a gap: the sizing by each of these lenses. */
  readonly lenses?: { readonly of: readonly Lens[]; readonly values: (row: Row) => readonly (number | null)[] };
}

const MOST_NAMES = 4;

/** What is shown of the rows of a query besides their names: what it speaks of, the figure of its order first. */
export function answerColumns(query: Query, rows: readonly Row[], facts: QueryFacts): readonly AnswerColumn[] {
  const kinds = new Set(query.conditions.map(({ kind }) => kind));
  const columns: Readonly<Record<Query['subject'], readonly AnswerColumn[]>> = {
    topics: [
      // Then and now of a figure need its room.
      ...(movementsIn(query.conditions).length > 0 ? [] : [text('trend', 'Trend', trendOfRow)]),
      text('status', 'Status', (row) => {
        const status = row.type === 'topic' ? facts.statusOf(row.topic) : null;
        return status === null ? null : topicStatusName(status);
      }),
      ...beforeColumns(kinds, facts),
    ],
    trends: [text('shift', 'Shift', (row) => shiftOfRow(row, facts)), ...beforeColumns(kinds, facts)],
    shifts: [],
    platforms: [text('topics', 'Topics', (row) => named(topicsOfRow(row, facts).map(({ name }) => name)))],
    startups: [
      text('topic', 'Topic', (row) => ('topic' in row ? row.topic.name : null)),
      ...(['product', 'fundraisingStage', 'fundraisingAmount'] as const).map((field, at) =>
        text(field, ['Product', 'Stage', 'Raised'][at] ?? '', (row) =>
          row.type === 'startup' ? row.startup[field] : null,
        ),
      ),
    ],
    sources: [
      text('publisher', 'Publisher', (row) => hostOf(row)),
      text('class', 'Class', (row) => (row.type === 'source' ? row.source.internalClassification : null)),
      text('reviewed', 'Reviewed', (row) => (row.type === 'source' ? shortDay(row.source.date, 'en') : null)),
      text('topics', 'Topics', (row) => named(topicsOfRow(row, facts).map(({ name }) => name))),
    ],
    insights: [
      text('date', 'Published', (row) => (row.type === 'insight' ? shortDay(row.insight.createdAt, 'en') : null)),
      text('signals', 'Topics and trends', (row) =>
        named(row.type === 'insight' ? row.insight.predictions.map(({ name }) => name) : []),
      ),
    ],
  };
  const publishers = text('publishers', 'Publishers', (row) =>
    named([...new Set(hostsOfRow(row, facts))].filter(Boolean)),
  );
  const hasFigures = !['startups', 'insights', 'sources'].includes(query.subject);
  return [
    ...columns[query.subject],
    ...(kinds.has('publisher') && query.subject !== 'sources' ? [publishers] : []),
    ...(query.texts ?? []).map((name) =>
      text(`texts ${name}`, capitalized(name), (row) => textsOfKind(name, row, facts)?.join('; ') || null),
    ),
    ...query.conditions.flatMap((each) => (each.kind === 'parts' ? [partsColumn(each, facts)] : [])),
    ...(hasFigures
      ? figuresOfAnswer(query).map(
          (each, at) =>
            movementColumn(each, rows, query, facts) ??
            figureColumn(each, rows, query, facts, at === 0 && isOrdered(query)),
        )
      : []),
  ];
}

function hostOf(row: Row): string | null {
  return row.type === 'source' ? (safeLink(row.source.url)?.hostname ?? null) : null;
}

function isOrdered({ alphabetical }: Query): boolean {
  return alphabetical === undefined;
}

/** That of the order, those that are compared or asked for, then growth and sizing where there are few. */
function figuresOfAnswer(query: Query): readonly QueryFigure[] {
  const { subject, shown = [], statistic, conditions } = query;
  const order = orderOfQuery(query).figure;
  const asked = [...(statistic === null ? [] : [statistic.figure]), ...conditions.flatMap(figuresOf), ...shown];
  const lenses = [order, ...asked].flatMap((each) => queryFigure(each).lenses ?? []);
  const counted: QueryFigure[] = subject === 'shifts' ? ['topics'] : [];
  const all = [...new Set<QueryFigure>([order, ...asked, ...lenses, ...counted])];
  // The movement of a figure says what it is now.
  const moved = new Set(movementsIn(conditions).map((each) => movedFigure(each.figure)));
  const usual = (['growth', 'sizing'] as const).slice(0, Math.max(0, 2 - all.length + 1));
  return [...new Set<QueryFigure>([...all, ...usual])].filter(
    (figure) => hasFigure(subject, figure) && !(moved.has(figure) && !asked.includes(figure)),
  );
}

function text(id: string, head: string, of: (row: Row) => string | null): AnswerColumn {
  return { id, head, text: (row) => of(row) ?? MISSING_FIGURE, csv: of };
}

function beforeColumns(kinds: ReadonlySet<string>, facts: QueryFacts): readonly AnswerColumn[] {
  if (!kinds.has('moved') && !kinds.has('before')) return [];
  const before = (row: Row): string | null => {
    const earlier = previousOf(row, facts);
    return earlier === undefined ? null : shortQuadrantLabel(earlier.quadrant);
  };
  return [text('before', 'Before', before)];
}

/** How many parts of a row meet what is asked of them. */
function partsColumn(condition: RequirementOf<'parts'>, facts: QueryFacts): AnswerColumn {
  const { parts, of } = condition;
  const found = rowsOf(parts, facts)
    .filter(testOf(of, facts))
    .map((row) => keysOfRow(row, facts));
  const countOf = (row: Row): number => {
    const own = new Set(keysOfRow(row, facts));
    return found.filter((keys) => keys.some((key) => own.has(key))).length;
  };
  const words = [subjectWords(parts), ...of.map(conditionText)].join(', ');
  return {
    id: `parts ${words}`,
    head: capitalized(words),
    isNumber: true,
    text: (row) => formatCount(countOf(row)),
    csv: countOf,
  };
}

/** null: the figure is not asked to have risen or fallen. */
function movementColumn(
  figure: QueryFigure,
  rows: readonly Row[],
  query: Query,
  facts: QueryFacts,
): AnswerColumn | null {
  const of = SIGNAL_FIGURES.find((each) => each === movedFigure(figure));
  const asked = movementsIn(query.conditions).find((each) => each.figure === figure);
  if (asked === undefined || of === undefined) return null;
  const decimals = cellDecimals(
    figure,
    rows.map((row) => valueOfRow(row, figure, facts)),
  );
  return {
    ...figureColumn(figure, rows, query, facts, false),
    movement: (row) => {
      const [now, before] = [signalOfRow(row), previousOf(row, facts)];
      if (now === null || before === undefined) return null;
      const change = signalChange(of, now, before);
      const isAsked = (change.difference ?? 0) !== 0 && (change.difference ?? 0) < 0 === asked.ascending;
      return { change, points: changeInPoints(change, decimals), isAsked };
    },
  };
}

function figureColumn(
  figure: QueryFigure,
  rows: readonly Row[],
  query: Query,
  facts: QueryFacts,
  isOrder: boolean,
): AnswerColumn {
  const { head, lenses, unit } = queryFigure(figure);
  const valueOf = (row: Row): number | null => valueOfRow(row, figure, facts);
  const values = rows.map(valueOf);
  const decimals = decimalsBeside(boundsOn(figure, query.conditions), figure, values);
  const hasBar =
    isOrder && lenses === undefined && unit !== 'day' && values.some((value) => value !== null && value !== 0);
  const isPlain = isCounted(figure) || unit === 'millions';
  const isDay = unit === 'day';
  return {
    id: figure,
    head,
    isNumber: true,
    ...(isOrder && { isOrder: true as const }),
    text: (row) => formatCell(figure, valueOf(row), decimals),
    csv: (row) => {
      const value = valueOf(row);
      if (value === null || isPlain) return value;
      return isDay ? formatCell(figure, value) : Math.round(value * 1e4) / 100;
    },
    ...(hasBar && { bar: valueOf }),
    ...(isOrder &&
      lenses !== undefined && {
        lenses: { of: lenses, values: (row) => lenses.map((lens) => valueOfRow(row, lens, facts)) },
      }),
  };
}

/** Those of an answer; more where a row would else look as if it were on another side of a bound. */
function decimalsBeside(bounds: readonly number[], figure: QueryFigure, values: readonly (number | null)[]): number {
  const all = decimalsOf(values);
  const sideOf = (value: number, bound: number): number => Math.sign(Math.round((value - bound) * 1e6));
  const isTrue = (decimals: number): boolean =>
    values.every((value) => {
      if (value === null) return true;
      const shown = roundedTo(value, decimals + 2);
      return bounds.every((bound) => sideOf(shown, bound) === sideOf(value, bound));
    });
  let decimals = cellDecimals(figure, values);
  while (decimals < all && !isTrue(decimals)) decimals += 1;
  return decimals;
}

/** The numbers with which a figure is compared. */
function boundsOn(figure: QueryFigure, conditions: readonly Condition[]): readonly number[] {
  return conditions.flatMap((each) => {
    if (each.kind === 'either' || each.kind === 'all') return boundsOn(figure, each.of);
    if (each.kind === 'between') return each.figure === figure ? [each.from, each.to] : [];
    return each.kind === 'figure' && each.figure === figure ? [each.value] : [];
  });
}

function named(names: readonly string[]): string | null {
  const rest = names.length - MOST_NAMES;
  if (names.length === 0) return null;
  return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

import type { AnswerPart, TableBlock, TableColumn } from '../answerer';
import { figuresOf } from '../../../domain/query/condition-kinds';
import { defaultOrder } from '../../../domain/query/evaluate-query';
import type { Query } from '../../../domain/query/query';
import type { QueryFacts } from '../../../domain/query/query-facts';
import {
  formatCell,
  hasFigure,
  hostsOfRow,
  queryFigure,
  valueOfRow,
  type QueryFigure,
} from '../../../domain/query/query-figures';
import { KINDS } from '../../../domain/query/query-words';
import {
  idOfRow,
  nameOfRow,
  previousOf,
  shiftOfRow,
  signalOfRow,
  topicsOfRow,
  trendOfRow,
  type Row,
} from '../../../domain/query/row';
import { capitalized } from '../../../domain/shared/capitalized';
import { shortDay } from '../../../domain/shared/calendar';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import { shortQuadrantLabel } from '../../../domain/topic/quadrant';
import { topicStatusName, UNDECIDED } from '../../../domain/topic/topic-status';
import { partOf } from './knowledge';

/** With more figures there is no space for the trend. */
const MOST_BESIDE_TREND = 2;
const MOST_NAMES = 4;

interface Column extends TableColumn {
  readonly cell: (row: Row) => string;
}

/** The rows of an answer with the figures that the query speaks of; the figure of the order is the last column. */
export function queryTable(query: Query, rows: readonly Row[], facts: QueryFacts): TableBlock {
  const columns = columnsOf(query, rows, facts);
  return {
    kind: 'table',
    columns: [
      { label: capitalized(KINDS[query.subject]), isNumber: false },
      ...columns.map(({ cell: _cell, ...column }) => column),
    ],
    rows: rows.map((row) => ({
      id: idOfRow(row),
      cells: [partOf(row, nameOfRow(row)), ...columns.map(({ label, cell }) => cellOf(row, label, cell(row)))],
    })),
  };
}

function cellOf(row: Row, label: string, text: string): AnswerPart {
  return row.type === 'startup' && label === 'Topic'
    ? partOf({ type: 'topic', topic: row.topic }, text)
    : { kind: 'text', text };
}

function columnsOf(query: Query, rows: readonly Row[], facts: QueryFacts): readonly Column[] {
  switch (query.subject) {
    case 'startups':
      return STARTUP_COLUMNS;
    case 'insights':
      return [
        {
          label: 'Published',
          isNumber: false,
          cell: (row) => (row.type === 'insight' ? shortDay(row.insight.createdAt, 'en') : null) ?? MISSING_FIGURE,
        },
        {
          label: 'Topics and trends',
          isNumber: false,
          cell: (row) => named(row.type === 'insight' ? row.insight.predictions.map(({ name }) => name) : []),
        },
        ...(query.conditions.some(({ kind }) => kind === 'publisher') ? [publishersColumn(facts)] : []),
      ];
    case 'platforms':
      return [
        ...figureColumns(query, rows, facts),
        { label: 'Topics', isNumber: false, cell: (row) => named(topicsOfRow(row, facts).map(({ name }) => name)) },
      ];
    default:
      return signalColumns(query, rows, facts);
  }
}

function signalColumns(query: Query, rows: readonly Row[], facts: QueryFacts): readonly Column[] {
  const kinds = new Set(query.conditions.map(({ kind }) => kind));
  const hasLenses = (queryFigure(orderOf(query)).lenses ?? []).length > 0;
  const figures = figureColumns(query, rows, facts);
  const isTopics = query.subject === 'topics';
  return [
    ...(isTopics && figures.length <= MOST_BESIDE_TREND ? [trendColumn] : []),
    ...(query.subject === 'trends'
      ? [{ label: 'Shift', isNumber: false, cell: (row: Row) => shiftOfRow(row, facts) ?? MISSING_FIGURE }]
      : []),
    ...(isTopics && kinds.has('status') && !hasLenses ? [statusColumn(facts)] : []),
    ...(query.subject === 'shifts' || (kinds.has('quadrant') && !hasSeveralQuadrants(query)) ? [] : [quadrantColumn]),
    ...(kinds.has('moved') || kinds.has('was') ? [beforeColumn(facts)] : []),
    ...(kinds.has('publisher') ? [publishersColumn(facts)] : []),
    ...figures,
  ];
}

function orderOf({ order, subject }: Query): QueryFigure {
  return (order ?? defaultOrder(subject)).figure;
}

/** The figures that the query compares and wants to see, that of the order last. A gap is shown with its lenses. */
function figureColumns(query: Query, rows: readonly Row[], facts: QueryFacts): readonly Column[] {
  const order = orderOf(query);
  const lenses = queryFigure(order).lenses ?? [];
  const compared = query.conditions.flatMap(figuresOf);
  const counted: QueryFigure[] = query.subject === 'shifts' ? ['topics'] : [];
  const asked = [...new Set<QueryFigure>([...compared, ...counted, ...lenses, ...(query.shown ?? [])])].filter(
    (figure) => figure !== order,
  );
  const inOrder = [...asked.filter((figure) => !lenses.some((lens) => lens === figure)), ...lenses];
  const beside: readonly QueryFigure[] =
    asked.length > counted.length || order !== 'growth' ? inOrder : [...inOrder, 'sizing'];
  return [
    ...beside.filter((figure) => hasFigure(query.subject, figure)).map((figure) => figureColumn(figure, rows, facts)),
    figureColumn(order, rows, facts, query.alphabetical === undefined),
  ];
}

const STARTUP_COLUMNS: readonly Column[] = [
  { label: 'Topic', isNumber: false, cell: (row) => signalOfRow(row)?.name ?? MISSING_FIGURE },
  {
    label: 'Product',
    isNumber: false,
    cell: (row) => (row.type === 'startup' ? row.startup.product : null) ?? MISSING_FIGURE,
  },
  {
    label: 'Stage',
    isNumber: false,
    cell: (row) => (row.type === 'startup' ? row.startup.fundraisingStage : null) ?? MISSING_FIGURE,
  },
  {
    label: 'Raised',
    isNumber: false,
    cell: (row) => (row.type === 'startup' ? row.startup.fundraisingAmount : null) ?? MISSING_FIGURE,
  },
];

const trendColumn: Column = { label: 'Trend', isNumber: false, cell: (row) => trendOfRow(row) ?? MISSING_FIGURE };

const quadrantColumn: Column = {
  label: 'Quadrant',
  isNumber: false,
  cell: (row) => {
    const signal = signalOfRow(row);
    return signal === null ? MISSING_FIGURE : shortQuadrantLabel(signal.quadrant);
  },
};

function statusColumn({ statusOf }: QueryFacts): Column {
  const cell = (row: Row): string =>
    row.type === 'topic' ? topicStatusName(statusOf(row.topic) ?? UNDECIDED) : MISSING_FIGURE;
  return { label: 'Status', isNumber: false, cell };
}

function beforeColumn(facts: QueryFacts): Column {
  const cell = (row: Row): string => {
    const before = previousOf(row, facts);
    return before === undefined ? MISSING_FIGURE : shortQuadrantLabel(before.quadrant);
  };
  return { label: 'Before', isNumber: false, cell };
}

function publishersColumn(facts: QueryFacts): Column {
  return {
    label: 'Publishers',
    isNumber: false,
    cell: (row) => named([...new Set(hostsOfRow(row, facts))].filter(Boolean)),
  };
}

function named(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  if (names.length === 0) return MISSING_FIGURE;
  return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function hasSeveralQuadrants({ conditions }: Query): boolean {
  return conditions.some((each) => each.kind === 'quadrant' && (each.not || each.codes.length > 1));
}

function figureColumn(figure: QueryFigure, rows: readonly Row[], facts: QueryFacts, isOrder = false): Column {
  const { head, lenses } = queryFigure(figure);
  const values = rows.map((row) => valueOfRow(row, figure, facts));
  const largest = values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0);
  return {
    label: head,
    isNumber: true,
    cell: (row) => formatCell(figure, valueOfRow(row, figure, facts)),
    ...(isOrder &&
      lenses !== undefined && {
        lenses: { of: lenses, values: rows.map((row) => lenses.map((lens) => valueOfRow(row, lens, facts))) },
      }),
    ...(isOrder &&
      lenses === undefined &&
      figure !== 'date' &&
      largest > 0 && { bars: values.map((value) => (value === null ? null : Math.abs(value) / largest)) }),
  };
}

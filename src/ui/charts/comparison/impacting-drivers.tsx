import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { compareTopic, type TopicComparison, type ComparedFigure, histogram } from './topic-comparison';
import { countOf, formatCount } from '../../../domain/shared/figures';
import type { ChartData } from '../../../application/charts/chart-data';
import { Row, Text } from '../../kit/layout/stack';
import { quadrantHue } from '../../signal/dot';
import styles from './comparison.module.scss';
import { FIGURES, formatFigure } from '../../../domain/topic/figures';
import { growthMeaning, type GrowthName } from '../../../domain/topic/signal';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import { rem } from '../../kit/layout/page-view';

/** One topic against the average of its trend and of all topics: in one picture, and figure by figure. */
export const ImpactingDrivers = observer(function ImpactingDrivers({ data }: { readonly data: ChartData }) {
  const [drivers, figures] = [useId(), useId()];
  const { topicId } = data.request;
  const comparison = topicId === undefined ? null : compareTopic(topicId, data.topics);
  if (comparison === null) {
    return (
      <Text type="body" tone="muted" pad="32 0">
        This topic is not in the current data of the project.
      </Text>
    );
  }
  const { topic } = comparison;
  return (
    <div className={styles.comparison} data-quadrant={quadrantHue(topic.quadrant)}>
      <Basis comparison={comparison} data={data} />
      <section aria-labelledby={drivers}>
        <Text as="h3" id={drivers} type="label" below={12}>
          Number of impacting drivers, among all topics
        </Text>
        <DriverHistogram comparison={comparison} />
      </section>
      <section aria-labelledby={figures}>
        <Text as="h3" id={figures} type="label" below={12}>
          Figure by figure
        </Text>
        <ComparisonTable comparison={comparison} growthName={data.sources.workspace.growthName} />
      </section>
    </div>
  );
});

/** What the averages are made of. */
function Basis({ comparison, data }: { readonly comparison: TopicComparison; readonly data: ChartData }) {
  const { topic, trendSize, allSize } = comparison;
  const { trend } = topic;
  return (
    <Text tone="muted">
      {trend !== null && (
        <>
          Its trend is{' '}
          <button
            type="button"
            className={styles.trend}
            dir="auto"
            onClick={() => data.open({ type: 'trend', ...trend })}
          >
            {trend.name}
          </button>
          {trendSize > 1 ? `, ${formatCount(trendSize)} topics. ` : ', with this topic alone. '}
        </>
      )}
      The project has {countOf(allSize, 'topic')}.
    </Text>
  );
}

const KEYS = [
  ['own', 'This topic'],
  ['trend', 'Its trend'],
  ['all', 'All topics'],
] as const;

interface Props {
  readonly comparison: TopicComparison;
  readonly growthName: GrowthName;
}

/** Every measure in a row: three marks on one scale, and the three figures. */
export function ComparisonTable({ comparison: { figures }, growthName }: Props) {
  return (
    <Table
      label="Figure by figure"
      columns={columnsOf(figures, growthName)}
      groups={[{ key: 'all', rows: figures }]}
      keyOf={({ measure }) => measure}
      className={styles.table}
    />
  );
}

const columnsOf = (figures: readonly ComparedFigure[], growthName: GrowthName): readonly Column<ComparedFigure>[] => [
  {
    id: 'measure',
    head: 'Measure',
    // As wide as its longest name.
    width: 184,
    isRowHead: true,
    cell: ({ measure }) => (
      <span title={measure === 'growth' ? growthMeaning(growthName) : undefined}>{nameOf(measure)}</span>
    ),
  },
  {
    id: 'plot',
    head: null,
    width: 80,
    grows: true,
    cell: (figure) => <Marks figure={figure} range={rangeOf(figure, figures)} />,
  },
  ...KEYS.map(([key, text]): Column<ComparedFigure> => ({
    id: key,
    head: <span className={styles[`${key}Key`]}>{text}</span>,
    width: 88,
    align: 'end',
    cell: (figure) => formatFigure(figure.measure, figure[key]),
  })),
];

/** Of a count the whole name, because there is no unit behind it. */
function nameOf(measure: ComparedFigure['measure']): string {
  const { unit, column, label } = FIGURES[measure];
  return unit === 'count' ? column : label;
}

type Range = [from: number, to: number];

/** All sizings share a scale, because they can be compared; growth and drivers have their own. */
function rangeOf(figure: ComparedFigure, figures: readonly ComparedFigure[]): Range {
  const { unit } = FIGURES[figure.measure];
  const shared = unit === 'share' ? figures.filter(({ measure }) => FIGURES[measure].unit === unit) : [figure];
  const values = shared.flatMap(({ own, trend, all }) => [own, trend, all]).filter((value) => value !== null);
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

const MIDDLE = 10;

interface MarksProps {
  readonly figure: ComparedFigure;
  readonly range: Range;
}

function Marks({ figure: { own, trend, all }, range: [from, to] }: MarksProps) {
  const at = (value: number): string => `${(((value - from) / (to - from || 1)) * 100).toFixed(2)}%`;
  return (
    <svg className={styles.marks} aria-hidden="true">
      <line className={styles.base} x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
      {from < 0 && <line className={styles.zero} x1={at(0)} x2={at(0)} y1="3" y2="17" />}
      {all !== null && <line className={styles.allMark} x1={at(all)} x2={at(all)} y1={MIDDLE - 8} y2={MIDDLE + 8} />}
      {trend !== null && <circle className={styles.trendMark} cx={at(trend)} cy={MIDDLE} r="4.5" />}
      {own !== null && <circle className={styles.ownMark} cx={at(own)} cy={MIDDLE} r="5.5" />}
    </svg>
  );
}

const HEIGHT = 96;
/** Even one topic of thousands can be seen. */
const LOWEST = 2;
const MOST_COLUMNS = 40;

/** How many topics have how many drivers, with the column that this topic stands in. */
export function DriverHistogram({ comparison }: { readonly comparison: TopicComparison }) {
  const { driverCounts, topic, figures } = comparison;
  const describedBy = useId();
  const { columns, width } = histogram(driverCounts, MOST_COLUMNS);
  const tallest = Math.max(1, ...columns.map(({ count }) => count));
  const drivers = figures.find(({ measure }) => measure === 'drivers');
  const range = columns.length * width;
  if (columns.length === 0) return null;
  return (
    <figure aria-labelledby={describedBy}>
      <div className={styles.columns} style={{ height: rem(HEIGHT) }} aria-hidden="true">
        {columns.map(({ from, count }) => {
          const isOwn = topic.driverCount !== null && topic.driverCount >= from && topic.driverCount < from + width;
          return (
            <span
              key={from}
              title={`${width === 1 ? countOf(from, 'driver') : `${formatCount(from)} to ${formatCount(from + width - 1)} drivers`}: ${countOf(count, 'topic')}`}
              className={isOwn ? styles.ownColumn : styles.column}
              style={{ height: rem(count === 0 ? 0 : Math.max(LOWEST, (count / tallest) * HEIGHT)) }}
            />
          );
        })}
        {drivers?.trend != null && <Average at={(drivers.trend + 0.5) / range} kind="trend" />}
        {drivers?.all != null && <Average at={(drivers.all + 0.5) / range} kind="all" />}
      </div>
      <Row justify="between" type="caption" tone="muted" tabular above={8} aria-hidden="true">
        <span>0</span>
        <span>{countOf(range - 1, 'driver')}</span>
      </Row>
      <Row as="figcaption" id={describedBy} gap="4 12" wrap tabular above={8}>
        <span className={styles.ownKey}>This topic {formatFigure('drivers', topic.driverCount)}</span>
        {drivers?.trend != null && (
          <span className={styles.trendKey}>Average of its trend {formatFigure('drivers', drivers.trend)}</span>
        )}
        {drivers?.all != null && (
          <span className={styles.allKey}>Average of all topics {formatFigure('drivers', drivers.all)}</span>
        )}
      </Row>
    </figure>
  );
}

function Average({ at, kind }: { readonly at: number; readonly kind: 'trend' | 'all' }) {
  return (
    <span
      className={kind === 'trend' ? styles.trendLine : styles.allLine}
      style={{ left: `${Math.min(1, at) * 100}%` }}
    />
  );
}

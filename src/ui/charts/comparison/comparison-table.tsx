import { FIGURES, formatFigure } from '../../../domain/topic/figures';
import { growthMeaning, type GrowthName } from '../../../domain/topic/growth';
import type { Column } from '../../kit/table/column';
import { Table } from '../../kit/table/table';
import styles from './comparison.module.scss';
import type { ComparedFigure, TopicComparison } from './topic-comparison';

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
    width: 120,
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

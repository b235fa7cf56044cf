import type { ComparedFigure, TopicComparison } from './topic-comparison';
import { FIGURES, formatFigure } from '../../../domain/topic/figures';
import { growthMeaning, type GrowthName } from '../../../domain/topic/growth';
import styles from './comparison.module.scss';

const KEYS = [
  ['ownKey', 'This topic'],
  ['trendKey', 'Its trend'],
  ['allKey', 'All topics'],
] as const;

interface Props {
  readonly comparison: TopicComparison;
  readonly growthName: GrowthName;
}

/** Every measure in a row: three marks on one scale, and the three figures. */
export function ComparisonTable({ comparison, growthName }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Measure</th>
          <td className={styles.plotHead} aria-hidden="true" />
          {KEYS.map(([key, text]) => (
            <th key={key} scope="col">
              <span className={styles[key]}>{text}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.figures.map((figure) => (
          <tr key={figure.measure}>
            <th scope="row" title={figure.measure === 'growth' ? growthMeaning(growthName) : undefined}>
              {nameOf(figure.measure)}
            </th>
            <td className={styles.plot} aria-hidden="true">
              <Marks figure={figure} range={rangeOf(figure, comparison.figures)} />
            </td>
            <td>{formatFigure(figure.measure, figure.own)}</td>
            <td>{formatFigure(figure.measure, figure.trend)}</td>
            <td>{formatFigure(figure.measure, figure.all)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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

function Marks({
  figure: { own, trend, all },
  range: [from, to],
}: {
  readonly figure: ComparedFigure;
  readonly range: Range;
}) {
  const at = (value: number): string => `${(((value - from) / (to - from || 1)) * 100).toFixed(2)}%`;
  return (
    <svg className={styles.marks}>
      <line className={styles.base} x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
      {from < 0 && <line className={styles.zero} x1={at(0)} x2={at(0)} y1="3" y2="17" />}
      {all !== null && <line className={styles.allMark} x1={at(all)} x2={at(all)} y1={MIDDLE - 8} y2={MIDDLE + 8} />}
      {trend !== null && <circle className={styles.trendMark} cx={at(trend)} cy={MIDDLE} r="4.5" />}
      {own !== null && <circle className={styles.ownMark} cx={at(own)} cy={MIDDLE} r="5.5" />}
    </svg>
  );
}

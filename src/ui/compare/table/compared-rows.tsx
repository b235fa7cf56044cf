import { ArrowRight } from 'lucide-react';
import type { ComparedColumn, CompareViewModel } from '../../../application/compare/compare.view-model';
import type { ComparedRow } from '../../../domain/compare/comparison';
import { countOf, formatCount, MISSING_FIGURE } from '../../../domain/shared/figures';
import { describeRanking } from '../../../domain/shared/ranking';
import { changeInWords, signalChange } from '../../../domain/topic/figure-change';
import { FIGURES, formatFigure, shownDecimals } from '../../../domain/topic/figures';
import { formatOwnValue, ownColumnsOf } from '../../../domain/topic/own-values';
import { shownValuesOf } from '../../../domain/topic/radar-values';
import { Row, Text } from '../../kit/layout/stack';
import { AgreementStrip } from '../../signal/agreement-strip';
import { ConsensusBars } from '../../signal/consensus-bars';
import { quadrantHue } from '../../signal/dot';
import { StripTicks } from '../../signal/strip-plot';
import { ColleagueLine } from '../../signal/colleague-line';
import styles from './cells.module.scss';
import type { RowSpec } from './compare-table';
import { dossierRows } from './dossier-rows';

/** All rows of the comparison, in their order. Call it in an observer. */
export function comparedRowSpecs(view: CompareViewModel): readonly RowSpec[] {
  return [...figureRows(view), ...factRows(view), ...dossierRows(view)];
}

/** The figures of the data, each on one scale for all columns. */
function figureRows({ rows, columns }: CompareViewModel): readonly RowSpec[] {
  return rows.map((row, at) => ({
    key: row.figure,
    label: FIGURES[row.figure].label,
    note: row.placesApart === null ? null : `${countOf(row.placesApart, 'place')} apart`,
    isMost: row.isMost,
    startsSection: at < 2 || FIGURES[row.figure].unit === 'count',
    isShort: true,
    cellOf: (_column, index) => (
      <div className={styles.figure}>
        <FigureLine row={row} own={index} />
        <ComparedStrip row={row} own={index} columns={columns} />
      </div>
    ),
  }));
}

interface LineProps {
  readonly row: ComparedRow;
  /** The column whose mark is filled. */
  readonly own: number;
}

/** "+24.3 %" and "14th of 117". */
function FigureLine({ row: { figure, cells }, own }: LineProps) {
  const cell = cells[own];
  const decimals = shownDecimals(
    figure,
    cells.map(({ value }) => value),
  );
  const [digits, unit] = formatFigure(figure, cell?.value ?? null, decimals).split(' ');
  const words = cell?.ranking == null ? '' : describeRanking(cell.ranking);
  const [place, total = ''] = words.split(/(?= of )/);
  return (
    <Row as="p" gap={8} align="baseline" justify="between">
      <Text as="b" type="label" nowrap tabular>
        {digits}
        {unit !== undefined && <Text as="small" type="small" tone="muted">{`\u00A0${unit}`}</Text>}
      </Text>{' '}
      <Text as="span" type="caption" tone="muted" tabular nowrap className={styles.place} title={words || undefined}>
        {place}
        <span className={styles.total}>{total}</span>
      </Text>
    </Row>
  );
}

/** Of the width of a strip, which is 157 pixels with four columns. */
const CHARACTER = 0.06;

/**
 * One figure of all compared signals on the scale of the project: a tick for each peer, the own mark filled, the others
 * outlined. Decorative: the figures and places are beside it as text.
 */
function ComparedStrip({ row, own, columns }: LineProps & Pick<CompareViewModel, 'columns'>) {
  const { known, from, to } = row.peers;
  const at = (value: number): string => `${to > from ? ((value - from) / (to - from)) * 100 : 50}%`;
  /** The marks of neighbours step aside: the lower one to the left, and the higher one to the right. */
  const sideOf = (index: number, value: number): 'start' | 'end' | undefined => {
    const near = row.cells.flatMap((cell, each) => {
      const other = cell.value;
      const isNear = other !== null && Math.abs(other - value) < (to - from) * CHARACTER;
      return each === index || each === own || !isNear ? [] : [other === value ? each - index : other - value];
    });
    if (near.length === 0) return undefined;
    const [hasLower, hasHigher] = [near.some((step) => step < 0), near.some((step) => step > 0)];
    return hasLower && hasHigher ? undefined : hasHigher ? 'start' : 'end';
  };
  return (
    <div className={styles.strip} aria-hidden="true">
      <StripTicks values={known} from={from} to={to} />
      {from < 0 && to > 0 && <span className={styles.zero} style={{ insetInlineStart: at(0) }} />}
      {columns.map(({ id, signal, mark }, index) => {
        const value = row.cells[index]?.value ?? null;
        if (value === null) return null;
        return (
          <span
            key={id}
            className={index === own ? styles.own : styles.other}
            data-quadrant={quadrantHue(signal.quadrant)}
            style={{ insetInlineStart: at(value) }}
          >
            {index !== own && <i data-side={sideOf(index, value)}>{mark}</i>}
          </span>
        );
      })}
    </div>
  );
}

/** Movement, consensus, and where the columns belong. */
function factRows({ columns, comparison, previous, previousDay, openTrend }: CompareViewModel): readonly RowSpec[] {
  const movement: RowSpec = {
    key: 'since',
    label: previousDay === null ? 'Since the previous data' : `Since ${previousDay}`,
    startsSection: true,
    cellOf: (column) => <Movement column={column} />,
  };
  const team: RowSpec = {
    key: 'team',
    label: 'Team',
    startsSection: true,
    cellOf: ({ says }) =>
      says && (
        <>
          {says.standings.length > 0 && <AgreementStrip says={says.standings} />}
          <p className={styles.muted}>{says.words}</p>
          {/* There is room for their names. */}
          {says.standings.length > 1 && <ColleagueLine says={says.standings} own={null} />}
        </>
      ),
  };
  return [
    ...(previous === null ? [] : [movement]),
    ...(columns.some(({ says }) => says !== null) ? [team] : []),
    {
      key: 'consensus',
      label: 'Consensus of sources',
      isShort: true,
      cellOf: ({ signal }) => <ConsensusBars label={signal.consensus.label} />,
    },
    ...ownColumnsOf(columns.map(({ signal }) => ({ own: shownValuesOf(signal) ?? {} }))).map(({ name }) => ({
      key: `own ${name}`,
      label: name,
      isShort: true,
      cellOf: ({ signal }: ComparedColumn) => formatOwnValue(shownValuesOf(signal)?.[name] ?? MISSING_FIGURE),
    })),
    ...(comparison.type === 'trend'
      ? [
          {
            key: 'topics',
            label: 'Topics',
            isShort: true,
            cellOf: ({ topicCount }: ComparedColumn) =>
              topicCount === null ? MISSING_FIGURE : formatCount(topicCount),
          },
        ]
      : []),
    {
      key: 'trend',
      label: comparison.type === 'trend' ? 'Shift' : 'Trend, shift',
      cellOf: ({ trend, shiftName }) =>
        trend === null ? (
          (shiftName ?? MISSING_FIGURE)
        ) : (
          <>
            <button type="button" className={styles.link} onClick={() => openTrend(trend)}>
              {trend.name}
            </button>
            {shiftName !== null && <p className={styles.muted}>{shiftName}</p>}
          </>
        ),
    },
  ];
}

function Movement({ column: { signal, previous } }: { column: ComparedColumn }) {
  if (previous === null) return <span className={styles.muted}>Not in the previous data</span>;
  const changes = (['growth', 'sizing'] as const).map((figure) => signalChange(figure, signal, previous));
  const parts = changes.map(changeInWords).filter(Boolean);
  const hasMoved = signal.quadrant.code !== previous.quadrant.code;
  if (!hasMoved && parts.length === 0) return <span className={styles.muted}>No change</span>;
  return (
    <>
      <Row as="p" gap={8} wrap inline weight={500} className={styles.moved}>
        {hasMoved && (
          <>
            <Text as="span" tone="hue" data-quadrant={quadrantHue(previous.quadrant)}>
              {previous.quadrant.label}
            </Text>
            <ArrowRight size={14} strokeWidth={1.75} aria-label="to" />
          </>
        )}
        <Text as="span" tone="hue" data-quadrant={hasMoved ? quadrantHue(signal.quadrant) : undefined}>
          {hasMoved ? signal.quadrant.label : 'Same quadrant'}
        </Text>
      </Row>
      {parts.length > 0 && <p className={styles.muted}>{parts.join(', ')}</p>}
    </>
  );
}

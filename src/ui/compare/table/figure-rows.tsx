import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import type { ComparedRow, FigureCell } from '../../../domain/compare/comparison';
import { countOf, decimalsOf } from '../../../domain/shared/figures';
import { describeRanking } from '../../../domain/shared/ranking';
import { FIGURES, figureTitle, formatFigure, spreadsheetFigure, spreadsheetTitle } from '../../../domain/topic/figures';
import { Row, Text } from '../../kit/layout/stack';
import styles from './cells.module.scss';
import type { RowSpec } from './row-spec';
import type { KnownColumn } from '../../../application/compare/compared-column';
import { quadrantHue } from '../../kit/signal/dot';
import { StripTicks } from '../../kit/signal/strip-plot';

/** Four columns have no room for "of 118" after "tied 56th". */
const ROOM_FOR_TOTALS = 3;

/** The figures of the data, each on one scale for all columns. */
export function figureRows({ rows, known, workspace }: CompareViewModel): readonly RowSpec[] {
  return rows.map((row, at) => ({
    key: row.figure,
    label: FIGURES[row.figure].label,
    note: row.placesApart === null ? null : `${countOf(row.placesApart, 'place')} apart`,
    isMost: row.isMost,
    startsSection: at < 2 || FIGURES[row.figure].unit === 'count',
    isShort: true,
    sheet: [
      [
        spreadsheetTitle(row.figure, workspace.growthName),
        (_column, index) => spreadsheetFigure(row.figure, row.cells[index]?.value),
      ],
      [
        `${figureTitle(row.figure, workspace.growthName)}: place`,
        (_column, index) => row.cells[index]?.ranking?.rank ?? null,
      ],
    ],
    cellOf: (_column, index) => (
      <div className={styles.figure}>
        <FigureLine row={row} cell={row.cells[index]} isShort={known.length > ROOM_FOR_TOTALS} />
        <ComparedStrip row={row} columns={known} own={index} />
      </div>
    ),
  }));
}

interface LineProps {
  readonly row: ComparedRow;
  readonly cell: FigureCell | undefined;
  readonly isShort: boolean;
}

/** "+24.3 %" and "14th of 117". */
function FigureLine({ row: { figure, cells }, cell, isShort }: LineProps) {
  const [digits, unit] = formatFigure(figure, cell?.value ?? null, decimalsOf(cells.map(({ value }) => value))).split(
    ' ',
  );
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
        {!isShort && <span className={styles.total}>{total}</span>}
      </Text>
    </Row>
  );
}

/** Of the width of a strip, which is 157 pixels with four columns. */
const CHARACTER = 0.06;

interface Props {
  readonly row: ComparedRow;
  readonly columns: readonly KnownColumn[];
  /** The column whose mark is filled. */
  readonly own: number;
}

/**
 * One figure of all compared signals on the scale of the project: a tick for each peer, the own mark filled, the others
 * outlined. Decorative: the figures and places are beside it as text.
 */
function ComparedStrip({ row, columns, own }: Props) {
  const { known, from, to } = row.peers;
  const at = (value: number): string => `${to > from ? ((value - from) / (to - from)) * 100 : 50}%`;
  const names = columns.map(({ signal }) => signal.quadrant.name);
  const hasInitial = (index: number): boolean => names.indexOf(names[index]!) !== names.lastIndexOf(names[index]!);
  /** Initials of neighbours that stand closer than a character step aside. */
  const sideOf = (value: number, index: number): 'start' | 'end' | undefined => {
    const others = row.cells.flatMap((cell, each) =>
      each === index || each === own || !hasInitial(each) || cell?.value == null
        ? []
        : [{ each, gap: cell.value - value }],
    );
    const near = others.filter(({ gap }) => Math.abs(gap) < (to - from) * CHARACTER);
    if (near.length === 0) return undefined;
    return near.some(({ gap, each }) => gap > 0 || (gap === 0 && each > index)) ? 'start' : 'end';
  };
  return (
    <div className={styles.strip} data-initials={new Set(names).size < names.length || undefined} aria-hidden="true">
      <StripTicks values={known} from={from} to={to} />
      {from < 0 && to > 0 && <span className={styles.zero} style={{ insetInlineStart: at(0) }} />}
      {columns.map(({ id, signal }, index) => {
        const value = row.cells[index]?.value ?? null;
        if (value === null || index === own) return null;
        return (
          <span
            key={id}
            className={styles.other}
            data-quadrant={quadrantHue(signal.quadrant)}
            style={{ insetInlineStart: at(value) }}
          >
            {hasInitial(index) && <i data-side={sideOf(value, index)}>{[...signal.name][0]}</i>}
          </span>
        );
      })}
      <OwnMark column={columns[own]} value={row.cells[own]?.value ?? null} at={at} />
    </div>
  );
}

interface OwnProps {
  readonly column: KnownColumn | undefined;
  readonly value: number | null;
  readonly at: (value: number) => string;
}

function OwnMark({ column, value, at }: OwnProps) {
  if (column === undefined || value === null) return null;
  return (
    <span
      className={styles.own}
      data-quadrant={quadrantHue(column.signal.quadrant)}
      style={{ insetInlineStart: at(value) }}
    />
  );
}

import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import type { ComparedRow, FigureCell } from '../../../domain/compare/compared-figures';
import { countOf, decimalsOf } from '../../../domain/shared/figures';
import { describeRanking } from '../../../domain/shared/ranking';
import { FIGURES, figureTitle, formatFigure, spreadsheetFigure, spreadsheetTitle } from '../../../domain/topic/figures';
import { Row } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { ComparedStrip } from './compared-strip';
import styles from './cells.module.scss';
import type { RowSpec } from './row-spec';

/** Four columns have no room for "of 118" after "tied 56th". */
const ROOM_FOR_TOTALS = 3;

/** Growth and sizing, each on one scale for all columns. */
export function figureRows({ rows, known, growthName }: CompareViewModel): readonly RowSpec[] {
  return rows.map((row, at) => ({
    key: row.figure,
    label: FIGURES[row.figure].label,
    note: row.placesApart === null ? null : `${countOf(row.placesApart, 'place')} apart`,
    isMost: row.isMost,
    startsSection: at < 2,
    isShort: true,
    sheet: [
      [
        spreadsheetTitle(row.figure, growthName),
        (_column, index) => spreadsheetFigure(row.figure, row.cells[index]?.value),
      ],
      [`${figureTitle(row.figure, growthName)}: place`, (_column, index) => row.cells[index]?.ranking?.rank ?? null],
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

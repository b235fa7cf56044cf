import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isKnown } from '../../../application/compare/compared-column';
import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import { FIGURES } from '../../../domain/topic/figures';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import { useSwipe } from '../../review/use-swipe';
import { ColumnStatus, type HeadActions } from '../table/column-head';
import { ComparedStrip } from '../table/compared-strip';
import { FigurePlace, FigureValue } from '../table/figure-rows';
import { MostTag } from '../table/most-tag';
import type { CellActions } from '../table/row-spec';
import { rowSpecs } from '../table/row-specs';
import styles from './compare-phone.module.scss';
import { NameTabs } from './name-tabs';
import { PhoneHead } from './phone-head';

interface Props {
  readonly view: CompareViewModel;
  readonly head: HeadActions;
  readonly cells: CellActions;
}

/** One column at a time: the names are tabs, a swipe changes which mark is filled, and the strips stand still. */
export const ComparePhone = observer(function ComparePhone({ view, head, cells }: Props) {
  const [wanted, setWanted] = useState(0);
  const { columns, known, rows } = view;
  const at = Math.min(wanted, columns.length - 1);
  const show = (index: number): void => setWanted(Math.min(Math.max(index, 0), columns.length - 1));
  const swipe = useSwipe({ next: () => show(at + 1), back: () => show(at - 1) });
  const column = columns[at];
  if (column === undefined) return null;
  const own = isKnown(column) ? known.indexOf(column) : -1;
  const figures = new Set<string>(rows.map(({ figure }) => figure));
  return (
    <div className={styles.phone} {...swipe}>
      <NameTabs
        names={columns.map(({ id, signal }) => ({
          id,
          name: signal?.name ?? `No. ${id}`,
          hue: signal && quadrantHue(signal.quadrant),
        }))}
        active={at}
        onPick={show}
      />
      <div role="tabpanel" aria-label={column.signal?.name ?? column.id} className={styles.panel}>
        <PhoneHead column={column} actions={head} />
        {isKnown(column) && (
          <>
            <div className={styles.key}>
              {rows.length > 0 && (
                <span aria-hidden="true">
                  <i className={styles.own} data-quadrant={quadrantHue(column.signal.quadrant)} /> this{' '}
                  {view.comparison.type} <i className={styles.other} /> the other{known.length > 2 ? 's' : ''}
                </span>
              )}
              <ColumnStatus column={column} onStatus={head.onStatus} />
            </div>
            <dl>
              {rows.map((row) => (
                <div key={row.figure} className={styles.row} data-row={row.figure}>
                  <dt className={row.isMost ? styles.most : undefined}>
                    {FIGURES[row.figure].label} {row.isMost && <MostTag>Differs most</MostTag>}
                  </dt>
                  <dd className={styles.value}>
                    <FigureValue figure={row.figure} value={row.cells[own]?.value ?? null} />
                    <span className={styles.place}>
                      <FigurePlace cell={row.cells[own]} isShort />
                    </span>
                  </dd>
                  <dd className={styles.strip}>
                    <ComparedStrip row={row} columns={known} own={own} />
                  </dd>
                </div>
              ))}
              {rowSpecs(view, cells)
                .filter(({ key }) => !figures.has(key))
                .map(({ key, label, isLabelHidden, isShort, whole, cellOf }) => (
                  <div key={key} className={isShort ? styles.short : styles.long} data-row={key}>
                    <dt className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</dt>
                    <dd>{whole ?? cellOf(column, own)}</dd>
                  </div>
                ))}
            </dl>
          </>
        )}
      </div>
    </div>
  );
});

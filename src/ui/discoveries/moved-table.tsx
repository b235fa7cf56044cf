import { observer } from 'mobx-react-lite';
import { useMemo, useState, type ReactNode } from 'react';
import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { firstOfGroups, type WhatMoved } from '../../domain/discoveries/what-moved';
import { formatCount } from '../../domain/shared/figures';
import { quadrantOf, type SignalType } from '../../domain/topic/quadrant';
import { Button } from '../kit/controls/button';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { MovedRow } from './moved-row';
import styles from './moved-table.module.scss';
import { scalesOf, type PlotScale } from './plot-scale';

interface Props {
  readonly view: DataRefresh;
  readonly type: SignalType;
  readonly moved: WhatMoved;
  readonly isPhone: boolean;
}

/** With more moved topics than this, each group begins with its first ten. */
const MOST_AT_ONCE = 60;
const FIRST_OF_GROUP = 10;
const FIRST_ON_A_PHONE = 5;

/** What moved, grouped by where it is now: two dot plots on shared axes, from the previous data to the current. */
export const MovedTable = observer(function MovedTable({ view, type, moved, isPhone }: Props) {
  const [isWhole, setWhole] = useState(false);
  const scales = useMemo(() => scalesOf(moved), [moved]);
  const limit = isPhone ? FIRST_ON_A_PHONE : MOST_AT_ONCE;
  const isCut = !isWhole && moved.moved > limit;
  const ofEach = isPhone ? FIRST_ON_A_PHONE : FIRST_OF_GROUP;
  const groups = isCut ? firstOfGroups(moved.groups, { ofEach, ofAll: limit }) : moved.groups;
  const columns = 2 + (scales.growth ? 2 : 0) + (scales.sizing ? 2 : 0) + (type === 'topic' ? 1 : 0);
  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.table} data-figures={scales.growth || scales.sizing ? '' : undefined}>
          <thead>
            <tr>
              <th scope="col">{type === 'topic' ? 'Topic' : 'Trend'}</th>
              <th scope="col">Was</th>
              {scales.growth && <PlotHeader scale={scales.growth}>Growth</PlotHeader>}
              {scales.sizing && <PlotHeader scale={scales.sizing}>Sizing</PlotHeader>}
              {type === 'topic' && <th scope="col">Status</th>}
            </tr>
          </thead>
          {groups.map(({ quadrant, movements }) => {
            const now = quadrant === null ? null : quadrantOf(quadrant);
            const name = quadrant === null ? 'Moved within its quadrant' : `Now ${view.labelOf(quadrant)}`;
            const count = moved.groups.find((group) => group.quadrant === quadrant)?.movements.length ?? 0;
            return (
              <tbody key={quadrant ?? 0} aria-label={name}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns} data-quadrant={now === null ? undefined : quadrantHue(now)}>
                    {now !== null && <span className={styles.dot} />}
                    {name} <span className={styles.count}>{formatCount(count)}</span>
                  </th>
                </tr>
                {movements.map((movement) => (
                  <MovedRow
                    key={movement.id}
                    movement={movement}
                    type={type}
                    scales={scales}
                    isPhone={isPhone}
                    wasLabel={view.labelOf(movement.from)}
                    status={type === 'topic' ? view.statusOf(movement.now) : null}
                    onOpen={() => view.open(type, movement.now)}
                  />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
      {isCut && (
        <Button variant="outline" className={styles.all} onClick={() => setWhole(true)}>
          Show all {formatCount(moved.moved)}
        </Button>
      )}
    </>
  );
});

function PlotHeader({ scale, children }: { readonly scale: PlotScale; readonly children: ReactNode }) {
  return (
    <>
      <th scope="col" className={styles.plotHead}>
        <span className={styles.axis} aria-hidden="true">
          {scale.ticks.map(({ at, text }) => (
            <span key={text} style={{ insetInlineStart: `${at * 100}%` }}>
              {text}
            </span>
          ))}
        </span>
        {children}
      </th>
      <th scope="col">Change</th>
    </>
  );
}

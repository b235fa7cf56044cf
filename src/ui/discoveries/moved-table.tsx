import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { firstOfGroups, type MovedGroup, type WhatMoved } from '../../domain/discoveries/what-moved';
import type { Movement } from '../../domain/library/changes-since';
import { formatCount } from '../../domain/shared/figures';
import { quadrantOf, type SignalType } from '../../domain/topic/quadrant';
import { Box } from '../kit/layout/stack';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { QuadrantText } from '../kit/signal/signal-text';
import { Table, type RowGroup } from '../kit/table/table';
import { movedColumns } from './moved-columns';
import styles from './moved-table.module.scss';
import { ShowAll, useCut } from '../kit/lists/show-all';

interface Props {
  readonly view: DataRefresh;
  readonly type: SignalType;
  readonly moved: WhatMoved;
  readonly isPhone: boolean;
}

/** With more moved topics than this, each group begins with its first ten. */
const FIRST = { ofAll: 60, ofEach: 10 } as const;
const FIRST_ON_A_PHONE = { ofAll: 5, ofEach: 5 } as const;

/** What moved, grouped by where it is now: two dot plots on shared axes, from the previous data to the current. */
export const MovedTable = observer(function MovedTable({ view, type, moved, isPhone }: Props) {
  const columns = useMemo(() => movedColumns(view, type, moved, isPhone), [view, type, moved, isPhone]);
  const first = isPhone ? FIRST_ON_A_PHONE : FIRST;
  const [isCut, showAll] = useCut(moved.moved > first.ofAll);
  const groupOf = ({ quadrant, isWithin, movements }: MovedGroup): RowGroup<Movement> => {
    const whole = moved.groups.find((group) => group.quadrant === quadrant && group.isWithin === isWithin);
    const label = isWithin ? 'Moved within its quadrant' : `Now ${view.labelOf(quadrant)}`;
    const content = (
      <>
        {isWithin ? label : <QuadrantText quadrant={quadrantOf(quadrant)} label={label} />}{' '}
        <span className={styles.count}>{formatCount(whole?.movements.length ?? 0)}</span>
      </>
    );
    return { key: isWithin ? 'within' : (quadrant ?? 0), head: { label, content }, rows: movements };
  };
  return (
    <>
      <Box pad="0 8" className={styles.scroller}>
        <Table
          label={type === 'topic' ? 'Topics that moved' : 'Trends that moved'}
          columns={columns}
          groups={(isCut ? firstOfGroups(moved.groups, first) : moved.groups).map(groupOf)}
          keyOf={({ id }) => id}
          propsOf={({ to }) => ({ 'data-quadrant': quadrantHue(quadrantOf(to)) })}
          walksRows
          phone="blocks"
          className={styles.table}
        />
      </Box>
      {isCut && <ShowAll count={moved.moved} onShow={showAll} />}
    </>
  );
});

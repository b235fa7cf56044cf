import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { movementsOf, type WhatMoved } from '../../domain/discoveries/what-moved';
import type { Movement } from '../../domain/library/changes-since';
import type { TopicSnapshot } from '../../domain/library/topic-snapshot';
import { decimalsOf } from '../../domain/shared/figures';
import { FIGURES, formatChange } from '../../domain/topic/figures';
import { quadrantOf, type SignalType } from '../../domain/topic/quadrant';
import { ChangedQuadrantMark } from '../kit/signal/change-marks';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { QuadrantText, StatusText } from '../kit/signal/signal-text';
import type { Column } from '../kit/table/column';
import { RowName } from '../kit/table/row-name';
import { evenScale } from '../kit/table/scale';
import { ScaleTicks } from '../kit/table/scale-ticks';
import { DotPlot } from './dot-plot';
import styles from './moved-table.module.scss';

/** How a figure is read from one version of a topic, and from its movement. */
const READ = {
  growth: { of: (topic: TopicSnapshot) => topic.growth, change: ({ growth }: Movement) => growth },
  sizing: { of: (topic: TopicSnapshot) => topic.averageSizing, change: ({ averageSizing }: Movement) => averageSizing },
} as const;

/** The columns of what moved: where it was, and each figure before and now. A figure of which nothing is known has none. */
export function movedColumns(
  view: DataRefresh,
  type: SignalType,
  moved: WhatMoved,
  isPhone: boolean,
): readonly Column<Movement>[] {
  return [
    {
      id: 'name',
      head: type === 'topic' ? 'Topic' : 'Trend',
      width: 200,
      grows: true,
      isRowHead: true,
      phone: 'most',
      cell: ({ name, now }) => <RowName name={name} onOpen={() => view.open(type, now)} />,
    },
    {
      id: 'was',
      head: 'Was',
      width: 148,
      cell: (movement) => <Was movement={movement} labelOf={view.labelOf} isPhone={isPhone} />,
    },
    ...figureColumns('growth', moved),
    ...figureColumns('sizing', moved),
    ...(type === 'trend' ? [] : [statusColumn(view)]),
  ];
}

function figureColumns(figure: keyof typeof READ, moved: WhatMoved): readonly Column<Movement>[] {
  const { of, change } = READ[figure];
  const values = movementsOf(moved).flatMap(({ before, now }) => [of(before), of(now)]);
  if (values.every((value) => value === null)) return [];
  const scale = evenScale(values, figure === 'growth');
  const [decimals, changed] = [values, movementsOf(moved).map(change)].map(decimalsOf);
  return [
    {
      id: figure,
      head: FIGURES[figure].short,
      headNote: (
        <div className={styles.axis}>
          <ScaleTicks scale={scale} />
        </div>
      ),
      width: 180,
      grows: true,
      phone: 'most',
      phoneLabel: FIGURES[figure].short,
      cell: ({ before, now }) => (
        <DotPlot figure={figure} scale={scale} before={of(before)} now={of(now)} decimals={decimals} />
      ),
    },
    {
      id: `${figure}Change`,
      head: 'Change',
      subhead: 'points',
      width: 64,
      cell: (movement) => <span className={styles.change}>{formatChange(figure, change(movement), changed)}</span>,
    },
  ];
}

interface WasProps {
  readonly movement: Movement;
  readonly labelOf: DataRefresh['labelOf'];
  readonly isPhone: boolean;
}

function Was({ movement: { from, to }, labelOf, isPhone }: WasProps) {
  if (from === to) return null;
  const [was, is] = [quadrantOf(from), quadrantOf(to)];
  if (!isPhone) return <QuadrantText quadrant={was} label={labelOf(from)} isBefore />;
  return (
    <>
      <ChangedQuadrantMark from={quadrantHue(was)} to={quadrantHue(is)} />
      <span className="visually-hidden">{labelOf(from)}</span>
    </>
  );
}

const statusColumn = (view: DataRefresh): Column<Movement> => ({
  id: 'status',
  head: 'Status',
  width: 104,
  phone: 'none',
  cell: ({ now }) => <StatusText status={view.statusOf(now)} />,
});

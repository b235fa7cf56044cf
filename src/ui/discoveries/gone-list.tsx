import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import type { WhatMoved } from '../../domain/discoveries/what-moved';
import { decimalsOf } from '../../domain/shared/figures';
import { FIGURES, formatFigure } from '../../domain/topic/figures';
import { quadrantOf } from '../../domain/topic/quadrant';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { GoneMark } from '../kit/signal/change-marks';
import { QuadrantText } from '../kit/signal/signal-text';
import type { Column } from '../kit/table/column';
import { Table } from '../kit/table/table';
import { ShowAll, useCut } from '../kit/lists/show-all';
import styles from './discoveries.module.scss';
import tableStyles from './moved-table.module.scss';

type Gone = WhatMoved['gone'][number];

interface Props {
  readonly view: DataRefresh;
  readonly gone: readonly Gone[];
  /** Of the previous data. */
  readonly before: string;
}

const FIRST = 10;

/** What was tracked in the previous data and is not any more, with the last known figures. */
export function GoneList({ view, gone, before }: Props) {
  const [isCut, showAll] = useCut(gone.length > FIRST);
  return (
    <Box as="section" above={48} pad="24 gutter 0 0" className={styles.section} aria-labelledby="gone">
      <Text as="h3" id="gone" type="shift">
        Gone
      </Text>
      <Text
        above={8}
        below={8}
        tone="muted"
      >{`Tracked in ${before}, not any more. Their notes and views stay in your library.`}</Text>
      <Box pad="0 8" className={tableStyles.scroller}>
        <Table
          label="Gone"
          columns={columnsOf(view, gone)}
          groups={[{ key: 'gone', rows: isCut ? gone.slice(0, FIRST) : gone }]}
          keyOf={({ id }) => id}
          phone="blocks"
        />
      </Box>
      {isCut && <ShowAll count={gone.length} onShow={showAll} />}
    </Box>
  );
}

const columnsOf = (view: DataRefresh, gone: readonly Gone[]): readonly Column<Gone>[] => [
  {
    id: 'name',
    head: 'Topic',
    width: 200,
    grows: true,
    isRowHead: true,
    phone: 'line',
    cell: ({ name }) => (
      <Row as="span" gap={8} type="name" className={tableStyles.gone}>
        <GoneMark />
        <span dir="auto">{name}</span>
      </Row>
    ),
  },
  {
    id: 'quadrant',
    head: 'Quadrant',
    width: 148,
    cell: ({ quadrant }) => <QuadrantText quadrant={quadrantOf(quadrant)} label={view.labelOf(quadrant)} />,
  },
  ...figureColumn('growth', gone, ({ growth }) => growth),
  ...figureColumn('sizing', gone, ({ averageSizing }) => averageSizing),
  { id: 'trend', head: 'Trend', width: 160, grows: true, phone: 'none', cell: (topic) => view.trendOf(topic) },
];

/** None where the figure is known of nothing. */
function figureColumn(
  figure: 'growth' | 'sizing',
  gone: readonly Gone[],
  valueOf: (topic: Gone) => number | null,
): readonly Column<Gone>[] {
  if (gone.every((topic) => valueOf(topic) === null)) return [];
  const { short } = FIGURES[figure];
  const decimals = decimalsOf(gone.map(valueOf));
  const cell = (topic: Gone): string => formatFigure(figure, valueOf(topic), decimals);
  return [{ id: figure, head: short, width: 96, align: 'end', phoneLabel: short, cell }];
}

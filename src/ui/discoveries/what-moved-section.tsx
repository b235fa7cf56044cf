import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { OpenFromChart } from '../../application/workspace/open-flashcard';
import type { ThemeStore } from '../../application/shared/theme.store';
import { DEFAULT_FILTERS } from '../../domain/filters/explore-filters';
import type { SowId } from '../../domain/shared/entity-id';
import type { ChartComponent } from '../charts/chart';
import type { BuiltinView, ChartListeners } from '../../application/charts/chart-view';
import { Box, Text } from '../kit/layout/stack';
import styles from './discoveries.module.scss';

interface Props {
  readonly sow: SowId;
  /** Such as 'Sep 2025'. */
  readonly before: string;
  readonly Chart: ChartComponent;
  readonly openFromChart: OpenFromChart;
  readonly theme: ThemeStore;
}

/** The topic list, the largest move first. */
export const WhatMovedSection = observer(function WhatMovedSection(props: Props) {
  const { sow, before, Chart, openFromChart, theme } = props;
  const events = useMemo(
    (): ChartListeners => ({
      topicOpened: (event) => openFromChart.topic(event, 'key summary'),
      trendOpened: (event) => openFromChart.trend(event, 'key summary'),
    }),
    [openFromChart],
  );
  const shown = useMemo(
    (): BuiltinView => ({
      filters: DEFAULT_FILTERS,
      movement: true,
      order: '-movement',
      get theme() {
        return theme.theme;
      },
    }),
    [theme],
  );
  return (
    <Box as="section" above={48} pad="24 gutter 0 0" className={styles.section} aria-labelledby="what-moved">
      <Text as="h3" id="what-moved" type="shift">
        What moved
      </Text>
      <Text above={8} below={12} tone="muted">
        All topics; those that have moved most since {before} come first.
      </Text>
      <Chart surface="topicList" sowId={sow} view={shown} events={events} label="Topic list" className={styles.list} />
    </Box>
  );
});

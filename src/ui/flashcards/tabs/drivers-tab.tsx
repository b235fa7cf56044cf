import { useMemo } from 'react';
import type { OpenFromChart } from '../../../application/workspace/open-flashcard';
import type { ThemeStore } from '../../../application/shared/theme.store';
import { DEFAULT_FILTERS } from '../../../domain/filters/explore-filters';
import type { SowId } from '../../../domain/shared/entity-id';
import type { Topic } from '../../../domain/topic/topic';
import type { ChartComponent } from '../../charts/chart';
import type { BuiltinView, ChartListeners } from '../../../application/charts/chart-view';
import { Box, Text } from '../../kit/layout/stack';
import styles from './drivers-tab.module.scss';

/** What the chart of a card needs beside the topic. */
export interface CardChart {
  readonly Chart: ChartComponent;
  readonly sow: SowId;
  readonly openFromChart: OpenFromChart;
  readonly theme: ThemeStore;
}

interface Props extends CardChart {
  readonly topic: Topic;
}

/** The impacting-drivers chart: 800 px tall, 1296 wide at most (specification, section 2). */
export function DriversTab({ topic, Chart, sow, openFromChart, theme }: Props) {
  const events = useMemo(
    (): ChartListeners => ({
      topicOpened: (event) => openFromChart.topic(event, 'flashcard'),
      trendOpened: (event) => openFromChart.trend(event, 'flashcard'),
    }),
    [openFromChart],
  );
  const view = useMemo(
    (): BuiltinView => ({
      filters: DEFAULT_FILTERS,
      get theme() {
        return theme.theme;
      },
    }),
    [theme],
  );
  if (topic.driverCount === 0) return <NoDrivers />;
  return (
    <Chart
      surface="impactingDrivers"
      sowId={sow}
      topicId={topic.id}
      view={view}
      events={events}
      label="Impacting drivers"
      className={styles.chart}
    />
  );
}

function NoDrivers() {
  return (
    <div className={styles.chart}>
      <Box pad="64 0 0" className={styles.empty}>
        {/* Arrows that meet in one point. */}
        <svg className={styles.drawing} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
          <path d="M4 12C56 12 72 44 112 47M4 36C52 36 76 46 112 48M4 60c48 0 72-10 108-12M4 84c52 0 68-32 108-35" />
          <circle cx="124" cy="48" r="10" />
        </svg>
        <Text as="h3" type="section" above={16}>
          No impacting drivers
        </Text>
        <Text tone="muted" above={4}>
          The data of this project counts no driver that acts on this topic.
        </Text>
      </Box>
    </div>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { FilterOptions } from '../../application/explore/filter-options';
import { OpenFromChart } from '../../application/flashcards/open-from-chart';
import { SessionStore } from '../../application/session/session.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { ThemeStore } from '../../application/shell/theme.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { hasNewDiscoveries } from '../../domain/workspace/sow';
import { useSignalCards } from '../screens/use-signal-cards';
import type { ScreenProps } from '../screens/project-screen';
import { ChartComponent } from '../charts/chart';
import { useResolved, type Resolver } from '../di/resolver';
import { EmptyState } from '../kit/layout/empty-state';
import { LoadFailure } from '../kit/layout/load-failure';
import { SpinnerPage } from '../kit/layout/spinner';
import { Box } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { SignalCarousel } from '../kit/signal/signal-carousel';
import styles from './discoveries.module.scss';
import { RefreshHead } from './refresh-head';
import { WhatMovedSection } from './what-moved-section';

/** What is compared is shown with the screen, not after it. */
export async function loadDiscoveriesData(resolver: Resolver, sow: SowId): Promise<void> {
  const { sow: project } = resolver.get(WorkspaceStore);
  const { topics, trends, previous, hasPrevious } = resolver.get(ProjectSignalsStore);
  const options = resolver.get(FilterOptions);
  await project.load(sow);
  if (project.value === null || !hasPrevious) return;
  await Promise.all([topics.load(sow), trends.load(sow), options.loadVersions(sow)]);
  if (options.hasMovement) await previous.load(sow);
}

/** /data-refresh/{sowId}: what the last load of the data brought (specification, section 2). */
export const DiscoveriesScreen = observer(function DiscoveriesScreen({ sow: id }: ScreenProps) {
  const workspace = useResolved(WorkspaceStore);
  const session = useResolved(SessionStore);
  const cards = useSignalCards('key summary');
  const view = useResolved(DataRefresh);
  const Chart = useResolved(ChartComponent);
  const theme = useResolved(ThemeStore);
  const openFromChart = useResolved(OpenFromChart);
  const sow = workspace.sow.value;
  // The workspace may still hold the previous project.
  const isOpen = session.user !== null && sow !== null && sow.id === id;
  const { canCompare } = view;
  useEffect(() => {
    if (isOpen) view.load(sow.id);
  }, [view, isOpen, sow, canCompare]);
  if (!isOpen) return <SpinnerPage />;
  const date = shortMonthYear(sow.loadDate);
  const before = view.previousDate ?? 'the previous data';
  return (
    <Box pad="page 0 page gutter">
      <RefreshHead view={view} sow={sow.id} date={date} />
      <Box above={24} pad="16 0 0" className={styles.discoveries}>
        {hasNewDiscoveries(sow) ? (
          <SignalCarousel
            name="New Discoveries"
            count={countOf(sow.newDiscoveries.length, 'discovery', 'discoveries')}
            items={sow.newDiscoveries}
            first
            {...cards}
            heading={
              <>
                <Text as="h3" type="shift">
                  New Discoveries
                </Text>
                <Text above={8} below={8} tone="muted">
                  Discover all new trends and topics that have emerged.
                </Text>
              </>
            }
          />
        ) : (
          <EmptyState title="Nothing new this time" inset={false}>
            <p>The last load of the data brought no new trends or topics to this project.</p>
          </EmptyState>
        )}
      </Box>
      {view.hasFailed && <LoadFailure what="the previous data" onRetry={view.reload} />}
      {view.hasChanged && (
        <WhatMovedSection
          view={view}
          sow={sow.id}
          before={before}
          Chart={Chart}
          openFromChart={openFromChart}
          theme={theme}
        />
      )}
    </Box>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ExploreCharts } from '../../application/explore/explore-charts';
import { ExploreViewModel } from '../../application/explore/explore.view-model';
import { ExportChart } from '../../application/explore/export-chart';
import { OpenFromChart } from '../../application/flashcards/open-from-chart';
import { ShareLink } from '../../application/flashcards/share-link';
import { SavedViewsStore } from '../../application/library/saved-views.store';
import { ProjectFacts } from '../../application/query/project-facts';
import { Navigator } from '../../application/shared/navigator';
import { ThemeStore } from '../../application/shell/theme.store';
import { MOBILE_BREAKPOINT, Viewport } from '../../application/shell/viewport';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { ChartComponent } from '../charts/chart';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { UnknownNamesNote } from './unknown-names-note';
import { useLongListsAhead } from '../kit/lists/option-list';
import { Tabs } from '../kit/controls/tabs';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { BriefOfView } from './brief-of-view';
import { ChartSection } from './chart-section';
import { DataUpdated } from './data-updated';
import type { ExploreParts } from './explore-parts';
import styles from './explore-screen.module.scss';
import { SaveView } from './save-view';
import { ShareView } from './share-view';
import { LazyFilterSheet } from './lazy-filter-sheet';
import { ListPanels } from './list-panels';

/** From here on, in px, the buttons beside the tabs have room for their words. */
const ROOMY = 1440;
/** Below, in px, there is room for the rows of one list. */
const HIGH = 800;

export function preloadCharts(resolver: Resolver): void {
  resolver.get(ChartComponent).preload();
}

export async function loadExploreData(resolver: Resolver, sow: SowId): Promise<void> {
  preloadCharts(resolver);
  resolver.get(ExploreViewModel).enter(sow);
  const { sow: project } = resolver.get(WorkspaceStore);
  await project.load(sow);
  if (project.value === null) return;
  const { topics, trends } = resolver.get(ProjectSignalsStore);
  await Promise.all([topics.load(sow), trends.load(sow)]);
}

/** /data/{sowId}: four tabs of filters and charts (specification, section 2). */
export const ExploreScreen = observer(function ExploreScreen({ sow }: ScreenProps) {
  const workspace = useResolved(WorkspaceStore);
  const viewport = useResolved(Viewport);
  const parts = useParts();
  const { explore } = parts;
  const isPhone = viewport.width < MOBILE_BREAKPOINT;
  const isNarrow = viewport.width < ROOMY;

  useEffect(() => explore.enter(sow), [explore, sow]);
  useLongListsAhead();

  const notes = [workspace.sow.value?.figureNotes?.general, explore.whyNotOffered].filter((note) => note != null);
  return (
    <Tabs
      label="Views of the data"
      tabs={explore.tabs}
      labelOf={explore.tabName}
      active={explore.activeTab}
      onPick={explore.openTab}
      rowClassName={styles.tabs}
      contentClassName={explore.sections.length > 1 && !isPhone ? styles.lists : styles.content}
      trailing={
        !isPhone && (
          <>
            <Row gap={8} fit="rigid" className={styles.actions}>
              <ShareView link={parts.shareLink} short={isNarrow} />
              <SaveView {...parts} short={isNarrow} />
              <BriefOfView sow={sow} parts={parts} look={isNarrow ? 'icon' : 'quiet'} />
            </Row>
            <DataUpdated sow={workspace.sow.value} />
          </>
        )
      }
    >
      {isPhone && (
        <DataUpdated sow={workspace.sow.value}>
          <ShareView link={parts.shareLink} short />
          <SaveView {...parts} short />
        </DataUpdated>
      )}
      {isPhone && explore.sections.length > 1 && (
        <Box pad="12 16 0">
          <LazyFilterSheet sow={sow} parts={parts} />
        </Box>
      )}
      <UnknownNamesNote explore={explore} />
      {explore.sections.length > 1 ? (
        <ListPanels sow={sow} parts={parts} isPhone={isPhone} isLow={!isPhone && viewport.height < HIGH} />
      ) : (
        explore.sections.map((section) => (
          <ChartSection key={section.charts.join()} section={section} sow={sow} parts={parts} isPhone={isPhone} />
        ))
      )}
      {notes.length > 0 && (
        <Text type="caption" tone="muted" pad="4 gutter 12" dir="auto">
          {notes.join(' ')}
        </Text>
      )}
    </Tabs>
  );
});

function useParts(): ExploreParts {
  const explore = useResolved(ExploreViewModel);
  const charts = useResolved(ExploreCharts);
  const Chart = useResolved(ChartComponent);
  const openFromChart = useResolved(OpenFromChart);
  const exportChart = useResolved(ExportChart);
  const theme = useResolved(ThemeStore);
  const facts = useResolved(ProjectFacts);
  const navigator = useResolved(Navigator);
  const views = useResolved(SavedViewsStore);
  const shareLink = useResolved(ShareLink);
  // The same instances for as long as the screen is mounted.
  const [parts] = useState({
    explore,
    charts,
    Chart,
    openFromChart,
    exportChart,
    theme,
    facts,
    navigator,
    views,
    shareLink,
  });
  return parts;
}

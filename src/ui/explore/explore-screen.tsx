import { unknownNamesSentence } from '../../domain/filters/unknown-names';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { ExploreCharts } from '../../application/charts/explore-charts';
import { ExploreViewModel } from '../../application/filters/explore.view-model';
import { ExportChart } from '../../application/charts/export-chart';
import { OpenFromChart } from '../../application/workspace/open-flashcard';
import { SavedViewsStore } from '../../application/personal/saved-views.store';
import { ProjectFacts } from '../../application/query/project-facts';
import { Navigator, pathOf } from '../../application/shared/navigator';
import { ThemeStore } from '../../application/shared/theme.store';
import { MOBILE_BREAKPOINT, Viewport } from '../../application/shared/viewport';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { ChartComponent } from '../charts/chart';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { useLongListsAhead } from '../kit/lists/option-list';
import { Tabs } from '../kit/controls/tabs';
import { Box, Row, Text } from '../kit/layout/stack';
import { UseButtons } from './use-buttons';
import { ViewUses } from './view-uses';
import viewStyles from './share-view.module.scss';
import { ChartSection } from './chart-section';
import type { ExploreParts } from './explore-notes';
import styles from './explore-screen.module.scss';
import { LazyFilterSheet } from './lazy-filter-sheet';
import { OneList } from './one-list';
import { ArrowRight, Bookmark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { whyNotOffered } from '../../domain/workspace/explore-tab';
import { isYearAlone, shortDay } from '../../domain/shared/calendar';
import { paths } from '../../domain/shared/routes';
import { hasNewDiscoveries, type Sow } from '../../domain/workspace/sow';
import { withoutFlashcard } from '../../domain/topic/flashcard-target';
import { PageActions, type PageAction } from '../screens/page-actions';
import { Button } from '../kit/controls/button';
import { late } from '../kit/layout/late';

/** From here on, in px, the buttons beside the tabs have room for their words. */
const ROOMY = 1440;

export function preloadCharts(resolver: Resolver): void {
  resolver.get(ChartComponent).preload();
}

export async function loadExploreData(resolver: Resolver, sow: SowId): Promise<void> {
  preloadCharts(resolver);
  resolver.get(ExploreViewModel).enter(sow);
  if (!(await resolver.get(WorkspaceStore).check(sow))) return;
  const { topics, trends } = resolver.get(ProjectSignalsStore);
  await Promise.all([topics.load(sow), trends.load(sow)]);
}

/** /data/{sowId}: four tabs of filters and charts (specification, section 2). */
export const ExploreScreen = observer(function ExploreScreen({ sow }: ScreenProps) {
  const workspace = useResolved(WorkspaceStore);
  const viewport = useResolved(Viewport);
  const parts = useParts();
  const { explore } = parts;
  const { address } = explore;
  const { has } = workspace;
  const actions = useResolved(PageActions).filter(({ module }) => has(module));
  const updated = has('discoveries') ? workspace.sow.value : null;
  const isPhone = viewport.width < MOBILE_BREAKPOINT;
  const isNarrow = viewport.width < ROOMY;
  const isOneList = explore.sections.length > 1 && !parts.charts.areExternal;

  useEffect(() => explore.enter(sow), [explore, sow]);
  useLongListsAhead();

  const notes = [workspace.sow.value?.figureNotes?.general, whyNotOffered(address.notOffered)].filter(
    (note) => note != null,
  );
  return (
    <Tabs
      label="Views of the data"
      tabs={address.tabs}
      labelOf={address.tabName}
      active={address.activeTab}
      onPick={explore.openTab}
      rowClassName={styles.tabs}
      contentClassName={isOneList && !isPhone ? styles.lists : styles.content}
      trailing={
        !isPhone && (
          <>
            <Row gap={8} fit="rigid" className={styles.actions}>
              <ViewActions actions={actions} short={isNarrow} />
              {has('library') && <SaveView {...parts} short={isNarrow} />}
              <UseButtons sow={sow} parts={parts} look={isNarrow ? 'icon' : 'quiet'} />
            </Row>
            <DataUpdated sow={updated} />
          </>
        )
      }
    >
      {isPhone && (
        <DataUpdated sow={updated}>
          <ViewActions actions={actions} short />
          {has('library') && <SaveView {...parts} short />}
        </DataUpdated>
      )}
      {isPhone && explore.sections.length > 1 && !isOneList && (
        <Box pad="12 16 0">
          <LazyFilterSheet sow={sow} parts={parts} />
        </Box>
      )}
      <UnknownNamesNote explore={explore} />
      {isOneList ? (
        <OneList sow={sow} parts={parts} isPhone={isPhone} />
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

interface ViewActionsProps {
  readonly actions: readonly PageAction[];
  /** Only the icons. */
  readonly short: boolean;
}

/** What features do with what is seen. */
function ViewActions({ actions, short }: ViewActionsProps) {
  return actions.map(({ text, module, Icon, run }) => (
    <Button
      key={module}
      variant={short ? 'quiet' : 'outline'}
      size="small"
      className={short ? viewStyles.short : undefined}
      aria-label={text}
      onClick={() => run(null)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {!short && text}
    </Button>
  ));
}

/** The same ones for as long as the screen is mounted. */
function useParts(): ExploreParts {
  const workspace = useResolved(WorkspaceStore);
  const uses = useResolved(ViewUses);
  const parts = {
    explore: useResolved(ExploreViewModel),
    charts: useResolved(ExploreCharts),
    Chart: useResolved(ChartComponent),
    openFromChart: useResolved(OpenFromChart),
    exportChart: useResolved(ExportChart),
    theme: useResolved(ThemeStore),
    facts: useResolved(ProjectFacts),
    navigator: useResolved(Navigator),
    views: useResolved(SavedViewsStore),
    uses: () => uses.filter(({ module }) => workspace.has(module)),
  };
  return useState(parts)[0];
}

/** The date of the data and 'Analyze', shown if there are new discoveries (specification, section 2). Children stand between. */
function DataUpdated({ sow, children }: { readonly sow: Sow | null; readonly children?: ReactNode }) {
  const isLine = children !== undefined;
  const isShown = sow !== null && hasNewDiscoveries(sow);
  if (!isShown && children === undefined) return null;
  const date = isShown ? shortDay(sow.loadDate) : null;
  return (
    <Row
      gap={12}
      type="small"
      tone="muted"
      nowrap
      fit="last"
      className={styles.updated}
      data-line={isLine || undefined}
    >
      {date !== null && (isYearAlone(date) ? <span>Data of {date}</span> : <span>Data updated on {date}</span>)}
      {children !== undefined && (
        <Row as="span" gap={12} fit="last">
          {children}
        </Row>
      )}
      {isShown && (
        <Link to={paths.dataRefresh(sow.id)} className={styles.link} data-print="none" title="See what changed">
          Analyze
          <ArrowRight size={14} aria-hidden="true" />
        </Link>
      )}
    </Row>
  );
}

const SaveViewDialog = late(async () => (await import('./save-view-dialog')).SaveViewDialog, { failure: 'note' });

interface Props extends Pick<ExploreParts, 'explore'> {
  readonly views: SavedViewsStore;
  readonly navigator: Navigator;
  /** Only the icon. */
  readonly short?: boolean;
}

/**
 * Saves the tab and the filters under a name; on a saved view it shows the name and offers another one.
 */
const SaveView = observer(function SaveView({ views, navigator, explore, short = false }: Props) {
  useEffect(() => views.stopAsking, [views]);
  const { pathname, query } = navigator.location;
  const address = pathOf({ pathname, query: withoutFlashcard(query) });
  const saved = views.viewAt(address)?.name ?? null;
  return (
    <>
      <Button
        variant={short ? 'quiet' : 'outline'}
        size="small"
        onClick={views.ask}
        className={short ? viewStyles.short : undefined}
        aria-label={saved === null ? 'Save view' : `Saved view ${saved}`}
      >
        <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" fill={saved === null ? 'none' : 'currentColor'} />
        {!short && <span className={styles.text}>{saved ?? 'Save view'}</span>}
      </Button>
      {views.isAsking && (
        <SaveViewDialog
          address={address}
          words={explore.address.outline(address).parts.join(', ')}
          savedName={saved}
          onSave={(name) => {
            views.save(name, address);
            views.stopAsking();
          }}
          onClose={views.stopAsking}
        />
      )}
    </>
  );
});

/** Says that a link or a saved view names what the project does not have, or holds conditions that cannot be read. */
const UnknownNamesNote = observer(function UnknownNamesNote({ explore }: { readonly explore: ExploreViewModel }) {
  const { unknownNames } = explore;
  const { fault } = explore.query;
  if (fault !== null)
    return (
      <Text type="small" tone="muted" pad="12 gutter 0" role="status">
        The conditions of this address are left out: {fault}.
      </Text>
    );
  if (unknownNames.length === 0) return null;
  return (
    <Text type="small" tone="muted" pad="12 gutter 0" role="status" breaks>
      {unknownNamesSentence(unknownNames)}
    </Text>
  );
});

import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import { PlatformsViewModel } from '../../application/platforms/platforms.view-model';
import { Navigator } from '../../application/shared/navigator';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import type { SowId } from '../../domain/shared/entity-id';
import type { Platform } from '../../domain/workspace/platform-facts';
import type { GrowthName } from '../../domain/topic/signal';
import { growthNameOf } from '../../domain/workspace/sow';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { PLATFORM_PARAMETER } from '../../domain/shared/routes';
import { useSignalCards } from '../flashcards/use-signal-cards';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { Box, Text } from '../kit/layout/stack';
import { CarouselSkeletons } from '../kit/lists/carousel';
import { distinctKeys } from '../kit/lists/distinct-keys';
import { EmptyState } from '../kit/layout/empty-state';
import { LoadFailure } from '../kit/layout/load-failure';
import { ScrollToTarget, scrollTarget } from '../kit/layout/scroll-target';
import { PlatformSummary } from './platform-overview';
import styles from './platforms-screen.module.scss';
import { Map as MapIcon } from 'lucide-react';
import { countOf } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { SignalCarousel, type SignalCards } from '../signal/signal-carousel';
import { useDataText } from '../kit/media/data-text';

/** Rows that are visible in a tall window when the page opens. */
const IN_VIEW = 3;

export function loadPlatformsData(resolver: Resolver, sow: SowId): Promise<unknown> {
  const { platforms } = resolver.get(ProjectListsStore);
  const { topics } = resolver.get(ProjectSignalsStore);
  return Promise.all([platforms.loadForScreen(sow), topics.state.kind === 'idle' ? topics.load(sow) : null]);
}

/** /platforms/{sowId}: one carousel per opportunity platform (specification, section 2). */
export const PlatformsScreen = observer(function PlatformsScreen({ sow }: ScreenProps) {
  const platforms = useResolved(PlatformsViewModel);
  const cards = useSignalCards('platform');
  const navigator = useResolved(Navigator);
  const workspace = useResolved(WorkspaceStore);
  const growthName = workspace.sow.value === null ? null : growthNameOf(workspace.sow.value);

  // Before the paint, so that nothing of the previous project is shown.
  useLayoutEffect(() => platforms.load(sow), [platforms, sow]);
  const { state } = platforms.platforms;
  // Together with the topics, so that nothing moves when those come. Without them the cards are shown alone.
  const isReady = state.kind === 'ready' && platforms.signals.topics.state.kind !== 'loading';

  if (state.kind === 'failed') {
    return <LoadFailure what="the platforms" onRetry={() => void platforms.platforms.reload()} />;
  }
  if (state.kind === 'ready' && state.value.length === 0) return <NoPlatforms />;
  const shown = isReady ? state.value : [];
  const keys = distinctKeys(shown, ({ name }) => name);
  return (
    <Box pad="page 0 page gutter">
      <ScrollToTarget navigator={navigator} parameter={PLATFORM_PARAMETER} isReady={isReady} />
      <Text as="header" tone="muted" below={24} pad="0 gutter 0 0" className={styles.lead}>
        <p>A platform is a group of topics that together open one business opportunity.</p>
        <p>It cuts across trends: the topics count in their own trend too.</p>
        <p className={styles.summary}>{isReady && platforms.summary}</p>
      </Text>
      {!isReady && <CarouselSkeletons />}
      {shown.map((platform, index) => (
        <PlatformRow
          key={keys[index]}
          platform={platform}
          first={index < IN_VIEW}
          {...cards}
          numbers={platforms.numbersOf(platform)}
          onShowInMap={() => platforms.showInMap(sow, platform)}
        >
          <Overview platform={platform} view={platforms} sow={sow} growthName={growthName} />
        </PlatformRow>
      ))}
    </Box>
  );
});

interface OverviewProps {
  readonly platform: Platform;
  readonly view: PlatformsViewModel;
  readonly sow: SowId;
  readonly growthName: GrowthName;
}

/** Nothing until the topics of the project are loaded. */
const Overview = observer(function Overview({ platform, view, sow, growthName }: OverviewProps) {
  const overview = view.overviewOf(platform);
  if (overview === null) return null;
  return (
    <PlatformSummary
      name={platform.name}
      overview={overview}
      all={view.signals.topics.value ?? []}
      previous={view.previous}
      growthName={growthName}
      briefPath={view.briefPath(sow, overview)}
      review={view.reviewOf(sow, overview)}
      conclusion={view.conclusionOf(platform)}
      onConclude={view.canConclude ? (verdict, text) => view.conclude(platform, verdict, text) : null}
      onWithdraw={() => view.withdraw(platform)}
    />
  );
});

function NoPlatforms() {
  return (
    <EmptyState
      title="Platforms"
      benefits={['Groups of topics tailored to your company', 'Visualisation in the trend map']}
    >
      <p>No platforms exist for this project yet.</p>
      <p>Please contact your dedicated Customer Success to create them.</p>
    </EmptyState>
  );
}

interface Props extends SignalCards {
  readonly platform: Platform;
  readonly first: boolean;
  readonly numbers: ReadonlyMap<string, number>;
  readonly onShowInMap: () => void;
  /** What the platform is, above its topics. */
  readonly children: ReactNode;
}

/** A platform: its name, 'Show in Trend map', and its topics in a carousel. */
function PlatformRow({ platform, onShowInMap, children, ...rest }: Props) {
  const dataText = useDataText();
  const { name, topics, topicNames } = platform;
  return (
    <div className={styles.platform} {...scrollTarget(PLATFORM_PARAMETER, name)}>
      <SignalCarousel
        {...rest}
        name={name}
        count={countOf(topics.length, 'topic')}
        items={topics}
        lead={children}
        heading={
          <Text as="h2" type="shift" breaks pad="4 0" {...dataText}>
            {name}
          </Text>
        }
        action={
          // A filter without names would show all topics.
          topicNames.length > 0 && (
            <Button variant="quiet" size="small" className={styles.toMap} onClick={onShowInMap}>
              <MapIcon size={16} strokeWidth={1.75} aria-hidden="true" />
              Show in Trend map
              <span className="visually-hidden">: {name}</span>
            </Button>
          )
        }
      />
      {topics.length === 0 && <Text tone="muted">This platform has no topics yet.</Text>}
    </div>
  );
}

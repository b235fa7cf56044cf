import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { PlatformsViewModel } from '../../application/platforms/platforms.view-model';
import { Navigator } from '../../application/shared/navigator';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import type { SowId } from '../../domain/shared/entity-id';
import { PLATFORM_PARAMETER } from '../../domain/shell/routes';
import { useSignalCards } from '../app/use-signal-cards';
import type { ScreenProps } from '../app/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { CarouselSkeletons } from '../kit/lists/carousel-skeletons';
import { distinctKeys } from '../kit/lists/distinct-keys';
import { EmptyState } from '../kit/layout/empty-state';
import { LoadFailure } from '../kit/layout/load-failure';
import { ScrollToTarget } from '../kit/layout/scroll-target';
import { PlatformRow } from './platform-row';
import styles from './platforms-screen.module.scss';

/** Rows that are visible in a tall window when the page opens. */
const IN_VIEW = 3;

export function loadPlatformsData(resolver: Resolver, sow: SowId): Promise<unknown> {
  const { platforms } = resolver.get(ProjectListsStore);
  return platforms.loadForScreen(sow);
}

/** /platforms/{sowId}: one carousel per opportunity platform (specification, section 2). */
export const PlatformsScreen = observer(function PlatformsScreen({ sow }: ScreenProps) {
  const platforms = useResolved(PlatformsViewModel);
  const cards = useSignalCards('platform');
  const navigator = useResolved(Navigator);

  // Before the paint, so that nothing of the previous project is shown.
  useLayoutEffect(() => platforms.load(sow), [platforms, sow]);
  const { state } = platforms.platforms;

  if (state.kind === 'failed') {
    return <LoadFailure what="the platforms" onRetry={() => void platforms.platforms.reload()} />;
  }
  if (state.kind === 'ready' && state.value.length === 0) return <NoPlatforms />;
  const shown = state.kind === 'ready' ? state.value : [];
  const keys = distinctKeys(shown, ({ name }) => name);
  return (
    <div className={styles.platforms}>
      <ScrollToTarget navigator={navigator} parameter={PLATFORM_PARAMETER} isReady={state.kind === 'ready'} />
      {state.kind !== 'ready' && <CarouselSkeletons />}
      {shown.map((platform, index) => (
        <PlatformRow
          key={keys[index]}
          platform={platform}
          first={index < IN_VIEW}
          {...cards}
          onShowInMap={() => platforms.showInMap(sow, platform)}
        />
      ))}
    </div>
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

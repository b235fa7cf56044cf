import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { PlatformsViewModel } from '../../application/platforms/platforms.view-model';
import { ThemeStore } from '../../application/shell/theme.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/button';
import { Carousel } from '../kit/carousel';
import { EmptyState } from '../kit/empty-state';
import { LoadFailure } from '../kit/load-failure';
import { SignalCard } from '../kit/signal-card';
import { SpinnerPage } from '../kit/spinner';
import styles from './platforms-screen.module.scss';

/** /platforms/{sowId}: one carousel per opportunity platform (specification, section 2). */
export const PlatformsScreen = observer(function PlatformsScreen() {
  const platforms = useResolved(PlatformsViewModel);
  const workspace = useResolved(WorkspaceStore);
  const theme = useResolved(ThemeStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const { sowId = '' } = useParams();
  const sow: SowId = entityId(sowId);

  useEffect(() => platforms.load(sow), [platforms, sow]);

  const { state } = platforms.platforms;
  if (state.kind === 'failed') {
    return <LoadFailure what="the platforms" onRetry={() => void platforms.platforms.reload()} />;
  }
  if (state.kind !== 'ready') return <SpinnerPage />;
  if (state.value.length === 0) return <NoPlatforms />;
  return (
    <div className={styles.platforms}>
      {state.value.map((platform) => (
        <div key={platform.name} className={styles.platform}>
          <Carousel
            name={platform.name}
            count={countOf(platform.topics.length, 'topic')}
            heading={
              <h2 className={styles.name} dir="auto">
                {platform.name}
              </h2>
            }
            action={
              <Button variant="quiet" size="small" onClick={() => platforms.showInMap(sow, platform)}>
                Show in Trend map
              </Button>
            }
          >
            {platform.topics.map((item) => (
              <SignalCard
                key={carouselItemKey(item)}
                item={item}
                theme={theme.theme}
                isNew={workspace.newKeys.has(carouselItemKey(item))}
                onOpen={(opened) => openFlashcard.item(opened, 'platform')}
              />
            ))}
          </Carousel>
        </div>
      ))}
    </div>
  );
});

function NoPlatforms() {
  return (
    <EmptyState
      title="Platforms"
      benefits={['Groups of topics tailored to your company', 'Visualisation of each group in the trend map']}
    >
      <p>No platforms exist for this project yet.</p>
      <p>Please contact your dedicated Customer Success to create them.</p>
    </EmptyState>
  );
}

import { observer } from 'mobx-react-lite';
import { useCallback, useLayoutEffect } from 'react';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { ForesightViewModel } from '../../application/foresight/foresight.view-model';
import { Navigator } from '../../application/shared/navigator';
import { ThemeStore } from '../../application/shell/theme.store';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { INSIGHT_PARAMETER, paths } from '../../domain/shell/routes';
import { carouselItemKey, type CarouselItem } from '../../domain/workspace/carousel-item';
import type { ScreenProps } from '../app/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { ButtonLink } from '../kit/controls/button-link';
import { distinctKeys } from '../kit/lists/distinct-keys';
import { EmptyState } from '../kit/layout/empty-state';
import { LoadFailure } from '../kit/layout/load-failure';
import { ScrollToTarget } from '../kit/layout/scroll-target';
import styles from './foresight-screen.module.scss';
import { InsightArticle } from './insight-article';
import { InsightSkeletons } from './insight-skeletons';

export function loadForesightData(resolver: Resolver, sow: SowId): Promise<unknown> {
  const { insights } = resolver.get(ProjectListsStore);
  return insights.loadForScreen(sow);
}

/** /foresight/{sowId}: the weekly insights (specification, section 2). */
export const ForesightScreen = observer(function ForesightScreen({ sow }: ScreenProps) {
  const foresight = useResolved(ForesightViewModel);
  const workspace = useResolved(WorkspaceStore);
  const theme = useResolved(ThemeStore);
  const navigator = useResolved(Navigator);
  const openFlashcard = useResolved(OpenFlashcard);

  // Before the paint, so that nothing of the previous project is shown.
  useLayoutEffect(() => foresight.load(sow), [foresight, sow]);
  const { state } = foresight.insights;

  const open = useCallback((item: CarouselItem) => openFlashcard.item(item, 'weekly insights'), [openFlashcard]);
  if (state.kind === 'failed') {
    return <LoadFailure what="the weekly insights" onRetry={() => void foresight.insights.reload()} />;
  }
  if (state.kind === 'ready' && state.value.length === 0) return <NoInsights sow={sow} />;
  const insights = state.kind === 'ready' ? state.value : [];
  const keys = distinctKeys(insights, ({ title }) => title);
  return (
    <div className={styles.feed}>
      <ScrollToTarget navigator={navigator} parameter={INSIGHT_PARAMETER} isReady={state.kind === 'ready'} />
      {state.kind !== 'ready' && <InsightSkeletons />}
      {insights.map((insight, index) => (
        <InsightArticle
          key={keys[index]}
          insight={insight}
          theme={theme.theme}
          related={insight.predictions.map((prediction) => {
            const item = foresight.toCarouselItem(prediction);
            return { item, isNew: workspace.newKeys.has(carouselItemKey(item)) };
          })}
          onOpen={open}
          onSource={foresight.sourceOpened}
        />
      ))}
    </div>
  );
});

function NoInsights({ sow }: { sow: SowId }) {
  return (
    <EmptyState
      title="Weekly insights"
      benefits={[
        'Weekly updates from reliable sources',
        'Crisp focused insights',
        'Each insight mapped to your Trends and sources',
      ]}
      action={<ButtonLink to={paths.homepage(sow)}>Back to Home Page</ButtonLink>}
    >
      <p>Fresh insights are on the way.</p>
      <p>Come back soon to discover what&apos;s moving in your industry.</p>
    </EmptyState>
  );
}

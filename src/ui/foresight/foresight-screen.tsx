import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import { ForesightViewModel, INSIGHT_FILTERS } from '../../application/foresight/foresight.view-model';
import { Navigator } from '../../application/shared/navigator';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { INSIGHT_PARAMETER, paths } from '../../domain/shared/routes';
import { carouselItemKey } from '../../domain/workspace/carousel-item';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { Button, ButtonLink } from '../kit/controls/button';
import { Tabs } from '../kit/controls/tabs';
import { Text } from '../kit/layout/stack';
import { formatCount } from '../../domain/shared/figures';
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
  const navigator = useResolved(Navigator);
  const openFlashcard = useResolved(OpenFlashcard);

  // Before the paint, so that nothing of the previous project is shown.
  useLayoutEffect(() => foresight.load(sow), [foresight, sow]);
  // A link to an insight shows it, whatever filter was chosen.
  const target = navigator.location.query.find(([name]) => name === INSIGHT_PARAMETER)?.[1];
  useLayoutEffect(() => foresight.pick('All'), [foresight, sow, target]);
  const { state } = foresight.insights;

  if (state.kind === 'failed') {
    return <LoadFailure what="the weekly insights" onRetry={() => void foresight.insights.reload()} />;
  }
  if (state.kind === 'ready' && state.value.length === 0) return <NoInsights sow={sow} />;
  if (state.kind !== 'ready') return <InsightSkeletons className={styles.loading} />;
  const { shown, counts, canMark } = foresight;
  const keys = distinctKeys(shown, ({ title }) => title);
  return (
    <Tabs
      label="Insights"
      tabs={INSIGHT_FILTERS}
      labelOf={(filter) => `${filter} ${formatCount(counts[filter])}`}
      active={foresight.filter}
      onPick={foresight.pick}
      rowClassName={styles.tabs}
      contentClassName={styles.feed}
      trailing={
        <Button variant="quiet" size="small" disabled={!canMark || counts.Unread === 0} onClick={foresight.markAllRead}>
          Mark all as read
        </Button>
      }
    >
      <ScrollToTarget navigator={navigator} parameter={INSIGHT_PARAMETER} isReady />
      {shown.length === 0 && (
        <Text tone="muted" role="status">
          {foresight.filter === 'Unread' ? 'You have read every insight.' : 'No insight has a star yet.'}
        </Text>
      )}
      {shown.map((insight, index) => (
        <InsightArticle
          key={keys[index]}
          insight={insight}
          state={foresight.stateOf(insight)}
          canMark={canMark}
          onRead={() => foresight.toggleRead(insight)}
          onStar={() => foresight.toggleStar(insight)}
          related={insight.predictions.map((prediction) => {
            const item = foresight.toCarouselItem(prediction);
            return { item, isNew: workspace.newKeys.has(carouselItemKey(item)) };
          })}
          onOpen={(item) => {
            foresight.markRead(insight);
            openFlashcard.item(item, 'weekly insights');
          }}
          onSource={(url) => {
            foresight.markRead(insight);
            foresight.sourceOpened(url);
          }}
        />
      ))}
    </Tabs>
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

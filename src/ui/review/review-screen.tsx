import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { ReviewAddress } from '../../application/review/review-address';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { when } from 'mobx';
import { REVIEW_TAB_NAMES, REVIEW_TABS, type ReviewTab as Tab } from '../../domain/review/review-tab';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { useResolved, type Resolver } from '../di/resolver';
import { Tabs } from '../kit/controls/tabs';
import { SpinnerPage } from '../kit/layout/spinner';
import { ReviewTab } from './review-tab';
import styles from './review-screen.module.scss';

const CONTENT: Readonly<Record<Tab, ComponentType>> = {
  queue: ReviewTab,
  board: lazy(async () => ({ default: (await import('../board/board-tab')).BoardTab })),
  coverage: lazy(async () => ({ default: (await import('../coverage/coverage-tab')).CoverageTab })),
};

export async function loadReviewData(resolver: Resolver, sow: SowId): Promise<void> {
  const { sow: project } = resolver.get(WorkspaceStore);
  await project.load(sow);
  if (project.value !== null) await resolver.get(ProjectSignalsStore).topics.load(sow);
}

/** /review/{sowId}: the topics to be decided, as a queue, a board and a table of what is covered. */
export function ReviewScreen() {
  const { sowId = '' } = useParams();
  return <Review sow={entityId(sowId)} />;
}

/** Separate, because useParams renders its component again with every change of the address, such as an open card. */
const Review = observer(function Review({ sow }: { sow: SowId }) {
  const address = useResolved(ReviewAddress);
  const signals = useResolved(ProjectSignalsStore);
  const workspace = useResolved(WorkspaceStore);

  useEffect(
    () =>
      when(
        () => workspace.sow.value?.id === sow,
        () => signals.load(sow),
      ),
    [workspace, signals, sow],
  );

  const Content = CONTENT[address.tab];
  return (
    <Tabs
      label="Views of the review"
      tabs={REVIEW_TABS}
      labelOf={(tab) => REVIEW_TAB_NAMES[tab]}
      active={address.tab}
      onPick={address.openTab}
      rowClassName={styles.tabs}
      contentClassName={styles.content}
    >
      <Suspense fallback={<SpinnerPage />}>
        <Content />
      </Suspense>
    </Tabs>
  );
});

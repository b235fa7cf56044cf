import { DecisionHistory } from '../../application/decisions/decision-history';
import { UndoDecision } from '../../application/decisions/undo-decision';
import { FilterOptions } from '../../application/explore/filter-options';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { PickTopicStatus } from '../../application/flashcards/pick-topic-status';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { VisitStore } from '../../application/library/visit.store';
import { ReviewActs } from '../../application/review/review-acts';
import { ReviewAddress } from '../../application/review/review-address';
import { ReviewQueue } from '../../application/review/review-queue';
import { ReviewTopics } from '../../application/review/review-topics';
import { ReviewViewModel } from '../../application/review/review.view-model';
import { SelectionStore } from '../../application/selection/selection.store';
import { SessionStore } from '../../application/session/session.store';
import { RecordUsage } from '../../application/tracking/record-usage';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { useResolver, type Resolver } from '../di/resolver';

// Not in a container module: its code belongs to the screen, and what was done can be taken back until the page is left.
const created = new WeakMap<Resolver, ReviewViewModel>();

/** The one view model of the review queue. */
export function useReview(): ReviewViewModel {
  const resolver = useResolver();
  const known = created.get(resolver);
  if (known !== undefined) return known;
  const review = createReview(resolver);
  created.set(resolver, review);
  return review;
}

/** A view model of its own, for one container. */
export function createReview(resolver: Resolver): ReviewViewModel {
  const statuses = resolver.get(TopicStatusStore);
  const workspace = resolver.get(WorkspaceStore);
  const signals = resolver.get(ProjectSignalsStore);
  const visits = resolver.get(VisitStore);
  const address = resolver.get(ReviewAddress);
  const topics = resolver.get(ReviewTopics);
  return new ReviewViewModel(
    new ReviewQueue(address, topics, signals, statuses, workspace, visits),
    new ReviewActs(
      resolver.get(PickTopicStatus),
      statuses,
      workspace,
      resolver.get(RecordUsage),
      resolver.get(DecisionHistory),
    ),
    {
      signals,
      workspace,
      visits,
      lists: resolver.get(ProjectListsStore),
      session: resolver.get(SessionStore),
      options: resolver.get(FilterOptions),
      selection: resolver.get(SelectionStore),
      cards: resolver.get(OpenFlashcard),
      undo: resolver.get(UndoDecision),
    },
  );
}

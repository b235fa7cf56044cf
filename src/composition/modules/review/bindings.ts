import { ContainerModule } from 'inversify';
import { BoardCards } from '../../../application/board/board-cards';
import { MoveOnBoard } from '../../../application/board/move-on-board';
import { WhoseBoard } from '../../../application/board/whose-board';
import { BoardViewModel } from '../../../application/board/board.view-model';
import { CoverageViewModel } from '../../../application/coverage/coverage.view-model';
import { DecisionHistory } from '../../../application/decisions/decision-history';
import { UndoDecision } from '../../../application/decisions/undo-decision';
import { DataComparison } from '../../../application/filters/data-comparison';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { Colleagues } from '../../../application/decisions/colleagues';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { NotesStore } from '../../../application/personal/notes.store';
import { VisitStore } from '../../../application/personal/visit.store';
import { ProjectFacts } from '../../../application/query/project-facts';
import { TopicDecisions } from '../../../application/decisions/topic-decisions';
import { ReviewAddress } from '../../../application/worklist/review-address';
import { ReviewQueue } from '../../../application/review/review-queue';
import { ReviewTopics } from '../../../application/worklist/review-topics';
import { ReviewViewModel } from '../../../application/review/review.view-model';
import { TopicFacts } from '../../../application/review/topic-facts';
import { SelectionStore } from '../../../application/selection/selection.store';
import { SetStatusForMany } from '../../../application/decisions/set-status-for-many';
import { ToastStore } from '../../../application/shared/toast.store';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, ReviewQueue, [ReviewAddress, ReviewTopics, ProjectSignalsStore, TopicStatusStore]);
  provideClass(options, TopicDecisions, [PickTopicStatus, TopicStatusStore, DecisionHistory, UndoDecision]);
  provideClass(options, TopicFacts, [
    ProjectSignalsStore,
    ProjectListsStore,
    WorkspaceStore,
    VisitStore,
    DataComparison,
    Colleagues,
  ]);
  provideClass(options, ReviewViewModel, [
    ReviewQueue,
    PickTopicStatus,
    TopicDecisions,
    TopicFacts,
    SelectionStore,
    OpenFlashcard,
  ]);
  provideClass(options, WhoseBoard, [ReviewAddress, Colleagues]);
  provideClass(options, MoveOnBoard, [TopicStatusStore, PickTopicStatus, SetStatusForMany, SelectionStore, ToastStore]);
  provideClass(options, BoardCards, [VisitStore, NotesStore, OpenFlashcard]);
  provideClass(
    options,
    BoardViewModel,
    [ReviewTopics, ReviewAddress, WhoseBoard, MoveOnBoard, BoardCards, TopicStatusStore],
    'Transient',
  );
  provideClass(
    options,
    CoverageViewModel,
    [ReviewTopics, ReviewAddress, ProjectFacts, ProjectSignalsStore, WorkspaceStore, Colleagues],
    'Transient',
  );
});

import { CompareViewModel } from '../../application/compare/compare.view-model';
import { FilterOptions } from '../../application/explore/filter-options';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { PickTopicStatus } from '../../application/flashcards/pick-topic-status';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shell/toast.store';
import { RecordUsage } from '../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { Resolver } from '../di/resolver';
import { topicDossiersOf } from '../dossier/topic-dossiers-of';

/** A view model of the compare screen, for one container. */
export function createCompare(resolver: Resolver): CompareViewModel {
  return new CompareViewModel({
    navigator: resolver.get(Navigator),
    signals: resolver.get(ProjectSignalsStore),
    workspace: resolver.get(WorkspaceStore),
    statuses: resolver.get(TopicStatusStore),
    picks: resolver.get(PickTopicStatus),
    options: resolver.get(FilterOptions),
    dossiers: topicDossiersOf(resolver),
    cards: resolver.get(OpenFlashcard),
    toasts: resolver.get(ToastStore),
    usage: resolver.get(RecordUsage),
  });
}

import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { CardActions, CardSources } from '../../../application/flashcards/card-sources';
import { CardFailures } from '../../../application/flashcards/card-failures';
import { EarlierSignals } from '../../../application/flashcards/earlier-signals';
import { CardNeighbours } from '../../../application/flashcards/card-neighbours';
import { CardRow } from '../../../application/workspace/card-row';
import { FurtherCardTabs } from '../../../application/flashcards/further-card-tabs';
import { FlashcardStore } from '../../../application/flashcards/flashcard.store';
import { RecentCardsStore } from '../../../application/flashcards/recent-cards.store';
import { OpenLibrary } from '../../../application/personal/open-library';
import { VisitStore } from '../../../application/personal/visit.store';
import { SessionStore } from '../../../application/session/session.store';
import { ErrorReporter } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { FailurePolicy } from '../../../application/shared/request-failure';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { SignalCatalogue } from '../../../application/workspace/catalogues';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { DataComparison } from '../../../application/filters/data-comparison';
import { CardParts } from '../../../ui/flashcards/card/card-parts';
import { CommandGroups } from '../../../application/commands/command';
import { CARD_NEIGHBOUR_COMMANDS } from '../../../application/flashcards/card-neighbour-commands';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [CardParts, FurtherCardTabs],
  classes(options) {
    provideClass(options, EarlierSignals, [ProjectSignalsStore, DataComparison, VisitStore, WorkspaceStore]);
    provideClass(options, CardFailures, [FailurePolicy, ErrorReporter, WorkspaceStore]);
    provideClass(options, CardSources, [
      SignalCatalogue,
      ProjectSignalsStore,
      ProjectListsStore,
      WorkspaceStore,
      EarlierSignals,
      CardFailures,
    ]);
    provideClass(options, CardActions, [
      TopicStatusStore,
      PickTopicStatus,
      OpenFlashcard,
      RecordUsage,
      FurtherCardTabs,
    ]);
    provideClass(options, FlashcardStore, [Navigator, SessionStore, CardSources, CardActions]);
    provideClass(options, CardNeighbours, [FlashcardStore, CardRow, ProjectSignalsStore, OpenFlashcard]);
    provideClass(options, RecentCardsStore, [OpenLibrary, FlashcardStore, Navigator]);
  },
  tasks: [RecentCardsStore],
  contributes: [contribute(CommandGroups)([CARD_NEIGHBOUR_COMMANDS])],
};

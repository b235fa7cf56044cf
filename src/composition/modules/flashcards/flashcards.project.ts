import { CommandGroups } from '../../../application/commands/command';
import { AskAbout } from '../../../application/ask/ask-about';
import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { CARD_COMMANDS } from '../../../application/flashcards/card-commands';
import { CardActions, CardSources } from '../../../application/flashcards/card-sources';
import { FlashcardStore } from '../../../application/flashcards/flashcard.store';
import { RecentCardsStore } from '../../../application/flashcards/recent-cards.store';
import { NotesStore } from '../../../application/library/notes.store';
import { OpenLibrary } from '../../../application/library/open-library';
import { StarsStore } from '../../../application/library/stars.store';
import { VisitStore } from '../../../application/library/visit.store';
import { SessionStore } from '../../../application/session/session.store';
import { ShareLink } from '../../../application/share/share-link';
import { ErrorReporter } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { FailurePolicy } from '../../../application/shared/request-failure';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { SignalCatalogue } from '../../../application/workspace/catalogues';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { FilterOptions } from '../../../application/filters/filter-options';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, CardSources, [
      SignalCatalogue,
      ProjectSignalsStore,
      ProjectListsStore,
      WorkspaceStore,
      FailurePolicy,
      ErrorReporter,
      VisitStore,
      FilterOptions,
    ]);
    provideClass(options, CardActions, [
      TopicStatusStore,
      PickTopicStatus,
      OpenFlashcard,
      ShareLink,
      AskAbout,
      NotesStore,
      StarsStore,
      Navigator,
      RecordUsage,
    ]);
    provideClass(options, FlashcardStore, [Navigator, SessionStore, CardSources, CardActions]);
    provideClass(options, RecentCardsStore, [OpenLibrary, FlashcardStore, Navigator]);
  },
  tasks: [RecentCardsStore],
  contributes: [contribute(CommandGroups)([CARD_COMMANDS])],
};

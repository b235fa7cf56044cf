import type { AskAbout } from '../ask/ask-about';
import type { SowId } from '../../domain/shared/entity-id';
import { comparePath } from '../../domain/shell/routes';
import { flashcardIds, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { NotesStore } from '../library/notes.store';
import type { StarsStore } from '../library/stars.store';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';
import type { OpenFlashcard } from './open-flashcard';
import type { PickTopicStatus } from '../decisions/pick-topic-status';
import type { ShareLink } from './share-link';
import type { TopicStatusStore } from '../decisions/topic-status.store';

/** What can be done from within a card. */
export class CardActions {
  constructor(
    readonly statuses: TopicStatusStore,
    readonly pickStatus: PickTopicStatus,
    readonly openFlashcard: OpenFlashcard,
    readonly shareLink: ShareLink,
    readonly askAbout: AskAbout,
    readonly notes: NotesStore,
    readonly stars: StarsStore,
    private readonly navigator: Navigator,
    private readonly usage: RecordUsage,
  ) {}

  /** Puts a topic or trend beside another. */
  compare(sow: SowId, target: FlashcardTarget, other: string): void {
    this.navigator.go(comparePath(sow, [target.id, other], target.type));
  }

  recordTab(target: FlashcardTarget, tab: string): void {
    this.usage.record({ name: 'clicked_on_flashcard_tab', payload: { ...flashcardIds(target), tab_name: tab } });
  }

  recordSource(target: FlashcardTarget, url: string): void {
    this.usage.record({ name: 'clicked_on_source', payload: { ...flashcardIds(target), source_url: url } });
  }
}

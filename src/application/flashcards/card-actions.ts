import type { AskAbout } from '../assistant/ask-about';
import { flashcardIds, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { RecordUsage } from '../tracking/record-usage';
import type { OpenFlashcard } from './open-flashcard';
import type { PickTopicStatus } from './pick-topic-status';
import type { ShareLink } from './share-link';
import type { TopicStatusStore } from './topic-status.store';

/** What can be done from within a card. */
export class CardActions {
  constructor(
    readonly statuses: TopicStatusStore,
    readonly pickStatus: PickTopicStatus,
    readonly openFlashcard: OpenFlashcard,
    readonly shareLink: ShareLink,
    readonly askAbout: AskAbout,
    private readonly usage: RecordUsage,
  ) {}

  recordTab(target: FlashcardTarget, tab: string): void {
    this.usage.record({ name: 'clicked_on_flashcard_tab', payload: { ...flashcardIds(target), tab_name: tab } });
  }

  recordSource(target: FlashcardTarget, url: string): void {
    this.usage.record({ name: 'clicked_on_source', payload: { ...flashcardIds(target), source_url: url } });
  }
}

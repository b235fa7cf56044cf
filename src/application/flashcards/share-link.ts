import { flashcardIds, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { ToastStore } from '../shell/toast.store';
import type { Clipboard } from '../shared/clipboard';
import type { Logger } from '../shared/logger';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';

/** Copies the current page's address (specification, section 4). */
export class ShareLink {
  constructor(
    private readonly clipboard: Clipboard,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
    private readonly usage: RecordUsage,
    private readonly logger: Logger,
  ) {}

  async share(target: FlashcardTarget | null): Promise<void> {
    const url = this.navigator.href;
    this.usage.record({ name: 'clicked_on_share', payload: flashcardIds(target) });
    try {
      await this.clipboard.write(url);
      this.toasts.show({ kind: 'share', tone: 'success', text: 'The URL has been copied.' });
    } catch (error) {
      this.logger.warn('Failed to copy the URL:', error);
      this.toasts.show({
        kind: 'share',
        tone: 'error',
        text: 'The URL could not be copied. Copy it from the address bar.',
      });
    }
  }
}

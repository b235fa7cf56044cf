import { flashcardIds, type FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { ShareableAddress } from '../explore/shareable-address';
import type { ToastStore } from '../shell/toast.store';
import type { Clipboard } from '../shared/clipboard';
import type { Logger } from '../shared/logger';
import type { RecordUsage } from '../tracking/record-usage';

/** Copies the current page's address (specification, section 4), so that it shows the same to a colleague. */
export class ShareLink {
  constructor(
    private readonly clipboard: Clipboard,
    private readonly address: ShareableAddress,
    private readonly toasts: ToastStore,
    private readonly usage: RecordUsage,
    private readonly logger: Logger,
  ) {}

  async share(target: FlashcardTarget | null): Promise<void> {
    this.usage.record({ name: 'clicked_on_share', payload: flashcardIds(target) });
    try {
      const { url, note } = await this.address.current();
      await this.clipboard.write(url);
      const text = ['The URL has been copied.', note].filter((part) => part !== null).join(' ');
      this.toasts.show({ kind: 'share', tone: 'success', text });
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

import { flashcardIds, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import type { Logger } from '../shared/browser-ports';
import type { ToastStore } from '../shared/toast.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { CopyLink } from '../workspace/copy-link';
import type { ShareableAddress, SharedView } from './shareable-address';

const FAILED = 'The URL could not be copied. Copy it from the address bar.';

/** Copies the current page's address (specification, section 4), so that it shows the same to a colleague. */
export class ShareLink {
  constructor(
    private readonly copy: CopyLink,
    private readonly address: ShareableAddress,
    private readonly toasts: ToastStore,
    private readonly usage: RecordUsage,
    private readonly logger: Logger,
  ) {}

  async share(target: FlashcardTarget | null): Promise<void> {
    this.usage.record({ name: 'clicked_on_share', payload: flashcardIds(target) });
    const view = await this.#current();
    if (view === null) return this.toasts.show({ kind: 'share', tone: 'error', text: FAILED });
    await this.copy.run(view.url, {
      done: ['The URL has been copied.', view.note].filter((part) => part !== null).join(' '),
      tooLong: 'This view is too long for a link. Save it in My library, or use fewer filters.',
      failed: FAILED,
    });
  }

  async #current(): Promise<SharedView | null> {
    try {
      return await this.address.current();
    } catch (error) {
      this.logger.warn('Failed to copy the URL:', error);
      return null;
    }
  }
}

import type { WrittenQuery } from '../../domain/query/query';
import type { CopyLink } from '../share/copy-link';
import type { Clipboard } from '../shared/clipboard';
import type { Logger } from '../shared/logger';
import { originOf, type Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import { answerMarkdown } from './answer-markdown';
import type { Turn } from './assistant.store';
import { questionAddress } from './question-address';
import type { SowId } from '../../domain/shared/entity-id';

/** Copies an answer, or an address that asks its question again. */
export class CopyAnswer {
  constructor(
    private readonly clipboard: Clipboard,
    private readonly copyLink: CopyLink,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  markdown({ question, answer }: Turn): Promise<void> {
    return this.#copy(answerMarkdown(question, answer), 'The answer has been copied as Markdown.');
  }

  /** @param query that the answer follows; null: the question alone says it */
  link({ question }: Turn, sow: SowId, query: WrittenQuery | null): Promise<void> {
    return this.copyLink.run(originOf(this.navigator.href) + questionAddress(sow, question, query), {
      done: 'The link to this question has been copied.',
      tooLong: 'This answer is too long for a link: copy it as Markdown.',
      failed: 'It could not be copied.',
    });
  }

  async #copy(text: string, done: string): Promise<void> {
    try {
      await this.clipboard.write(text);
      this.toasts.show({ kind: 'share', tone: 'success', text: done });
    } catch (error) {
      this.logger.warn('Failed to copy:', error);
      this.toasts.show({ kind: 'share', tone: 'error', text: 'It could not be copied.' });
    }
  }
}

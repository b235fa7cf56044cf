import type { SowId } from '../../domain/shared/entity-id';
import type { CopyLink } from '../share/copy-link';
import type { Clipboard } from '../shared/clipboard';
import type { Logger } from '../shared/logger';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { Answer } from './answers/answer';
import { answerMarkdown } from './answers/answer-text';
import { questionAddress } from './question-address';

/** Copies an answer, or an address that asks its query again. */
export class CopyAnswer {
  constructor(
    private readonly clipboard: Clipboard,
    private readonly copyLink: CopyLink,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  async markdown(answer: Answer): Promise<void> {
    try {
      await this.clipboard.write(answerMarkdown(answer));
      this.toasts.show({ kind: 'share', tone: 'success', text: 'The answer has been copied as Markdown.' });
    } catch (error) {
      this.logger.warn('Failed to copy:', error);
      this.toasts.show({ kind: 'share', tone: 'error', text: 'It could not be copied.' });
    }
  }

  link({ query }: Answer, sow: SowId): Promise<void> {
    return this.copyLink.run(this.navigator.home + questionAddress(sow, query), {
      done: 'The link to this query has been copied.',
      tooLong: 'This query is too long for a link: copy the answer as Markdown.',
      failed: 'It could not be copied.',
    });
  }
}

import type { WrittenQuery } from '../../domain/query/query';
import { QUERY_PARAMETER, queryToText } from '../../domain/query/query-codec';
import { paths } from '../../domain/shell/routes';
import type { Clipboard } from '../shared/clipboard';
import type { Logger } from '../shared/logger';
import { pathOf, type Navigator } from '../shared/navigator';
import type { ToastStore } from '../shell/toast.store';
import { answerMarkdown } from './answer-markdown';
import type { Turn } from './assistant.store';
import type { SowId } from '../../domain/shared/entity-id';

/** The parameter of the assistant's address that holds a question. */
export const QUESTION_PARAMETER = 'q';

/** In characters. Web servers refuse addresses of more than about 8,000. */
const LONGEST_LINK = 7000;

/** Copies an answer, or an address that asks its question again. */
export class CopyAnswer {
  constructor(
    private readonly clipboard: Clipboard,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  markdown({ question, answer }: Turn): Promise<void> {
    return this.#copy(answerMarkdown(question, answer), 'The answer has been copied as Markdown.');
  }

  /** @param query that the answer follows; null: the question alone says it */
  link({ question }: Turn, sow: SowId, query: WrittenQuery | null): Promise<void> {
    const origin = /^[^/]*\/\/[^/]+/.exec(this.navigator.href)?.[0] ?? '';
    const path = pathOf({
      pathname: paths.reneAI(sow),
      query: [
        [QUESTION_PARAMETER, question],
        ...(query === null ? [] : [[QUERY_PARAMETER, queryToText(query)] as const]),
      ],
    });
    if (path.length > LONGEST_LINK) {
      this.toasts.show({
        kind: 'share',
        tone: 'error',
        text: 'This answer is too long for a link: copy it as Markdown.',
      });
      return Promise.resolve();
    }
    return this.#copy(origin + path, 'The link to this question has been copied.');
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

import { reaction } from 'mobx';
import { EVERY_TOPIC } from '../../domain/query/query';
import { QUERY_PARAMETER, queryFromText, queryToText } from '../../domain/query/read-query';
import type { AddressParameters } from '../../domain/shared/address-parameters';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import { together } from '../shared/load-once';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { AskStore } from './ask.store';
import { QUESTION_PARAMETER } from './start-queries';

/** In characters. Web servers refuse addresses of more than about 8,000. */
const LONGEST_IN_ADDRESS = 4000;

function valueOf(query: AddressParameters, wanted: string): string {
  return query.find(([name]) => name === wanted)?.[1] ?? '';
}

/** What is asked stands in the address, so that Back and Forward walk through answers and a reload shows the last one. */
export class AskedInAddress {
  constructor(
    private readonly store: AskStore,
    private readonly navigator: Navigator,
    private readonly toasts: ToastStore,
  ) {}

  /** @returns stops */
  follow(sow: SowId): () => void {
    return together([
      reaction(
        () => this.#asked,
        (text) => this.#write(sow, text, 'push'),
      ),
      reaction(
        () => this.#inAddress(sow),
        (text) => text !== null && text !== this.#asked && this.#show(text),
      ),
    ]);
  }

  /** Takes over a link. @returns the sentence that it puts into the bar; '': none */
  read(sow: SowId): string {
    const { query } = this.navigator.location;
    const [text, sentence] = [valueOf(query, QUERY_PARAMETER), valueOf(query, QUESTION_PARAMETER)];
    const isRead = text !== '' && this.#show(text);
    this.#write(sow, this.#asked, 'replace');
    return isRead ? '' : sentence;
  }

  /** What is asked as an address holds it; '': nothing. */
  get #asked(): string {
    const { query, unused } = this.store.asked;
    return this.store.isStart && unused.length === 0 ? '' : queryToText({ query, unread: unused });
  }

  /** null: another page is open. */
  #inAddress(sow: SowId): string | null {
    const { pathname, query } = this.navigator.location;
    return pathname === paths.reneAI(sow) ? valueOf(query, QUERY_PARAMETER) : null;
  }

  /** What is too long for an address is not in it. */
  #write(sow: SowId, text: string, history: 'push' | 'replace'): void {
    const before = this.#inAddress(sow);
    const { query } = this.navigator.location;
    const isWritten = before === text && valueOf(query, QUESTION_PARAMETER) === '';
    if (before === null || isWritten || text.length > LONGEST_IN_ADDRESS) return;
    const others = query.filter(([name]) => name !== QUESTION_PARAMETER && name !== QUERY_PARAMETER);
    this.navigator.setQuery(text === '' ? others : [...others, [QUERY_PARAMETER, text]], history);
  }

  /** @returns whether it could be read */
  #show(text: string): boolean {
    const read = text === '' ? { query: EVERY_TOPIC, unread: [] } : queryFromText(text);
    if ('fault' in read) {
      this.toasts.show({ kind: 'share', tone: 'error', text: `The query of this link is left out: ${read.fault}.` });
      return false;
    }
    this.store.show(read.query, read.unread);
    return true;
  }
}

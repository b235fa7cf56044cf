import type { Judged } from '../../domain/the-year/judged';
import type { OpenFlashcard } from '../workspace/open-flashcard';
import type { ReviewAddress } from '../worklist/review-address';

/** Its parameter of the address. */
const RECORD = 'record';

/** Where the page of what was judged leads. What is open there is in the address. */
export class OpenJudged {
  constructor(
    private readonly address: ReviewAddress,
    private readonly cards: OpenFlashcard,
  ) {}

  /** The decision of the year that is read; null: none. */
  get record(): string | null {
    return this.address.openIn(RECORD);
  }

  readRecord(id: string | null): void {
    this.address.setOpenIn(RECORD, id);
  }

  card({ topic }: Judged): void {
    if (topic !== null) this.cards.topic(topic.id, topic.name, 'review');
  }

  /** The queue with this topic alone, which is decided there. */
  decideAgain({ topic }: Judged): void {
    if (topic !== null) this.address.review({ topicFilter: [topic.name] });
  }

  readonly queue = (): void => this.address.openTab('queue');
}

import type { StatusChannel, StatusNews } from '../../src/application/decisions/status-channel';

/** The other tabs are fakes of the same kind that the test connects. */
export class FakeStatusChannel implements StatusChannel {
  readonly announced: StatusNews[] = [];
  readonly others: FakeStatusChannel[] = [];
  readonly #listeners = new Set<(news: StatusNews) => void>();

  connect(other: FakeStatusChannel): void {
    this.others.push(other);
    other.others.push(this);
  }

  announce(news: StatusNews): void {
    this.announced.push(news);
    for (const other of this.others) other.hear(news);
  }

  onNews(listener: (news: StatusNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hear(news: StatusNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}

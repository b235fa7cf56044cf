import { makeAutoObservable, runInAction } from 'mobx';
import { BY_REFERENCE } from '../shared/by-reference';
import type { Clock, Connection } from '../shared/browser-ports';
import { pauseBefore } from '../shared/pause-before';
import { asRequestFailure } from '../shared/request-failure';

/** The requests without which no project can be shown. */
type FirstRequest = 'sows' | 'sow';

/**
 * The service that the projects come from, while it does not answer: since when, and when it is asked again. An answer
 * that is a refusal or a fault is an answer, and the business of FailurePolicy.
 */
export class ServiceOutage {
  /** When it is asked again by itself; null: it is being asked, or no page waits for it. */
  nextTry: Date | null = null;
  /** When the first request without an answer was sent. */
  private since: Readonly<Partial<Record<FirstRequest, Date>>> = {};
  #tryNow: () => void = () => {};

  /** @param service as users are told it: "The API" at "api.example.com" */
  constructor(
    private readonly clock: Clock,
    private readonly connection: Connection,
    readonly service: { readonly name: string; readonly place: string },
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  now(): Date {
    return this.clock.now();
  }

  /** @returns null where the last request of this kind was answered, or none was sent */
  sinceOf(request: FirstRequest): Date | null {
    return this.since[request] ?? null;
  }

  /** Sends a request, and notes whether it was answered. Rejects as the request does. */
  async watch<Answer>(request: FirstRequest, cancellation: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
    const sent = this.clock.now();
    try {
      const answer = await ask();
      this.#note(request, null);
      return answer;
    } catch (error) {
      // What the page itself has cancelled says nothing of the service.
      if (!cancellation.aborted) this.#note(request, asRequestFailure(error).kind === 'network' ? sent : null);
      throw error;
    }
  }

  /**
   * Asks again with growing pauses, and as soon as the device is online again, as long as a page waits for it.
   * @param ask resolves when the request has been answered or has failed once more
   * @returns stops
   */
  keepTrying(ask: () => Promise<void>): () => void {
    let tries = 0;
    let cancel = (): void => {};
    let plan: object | null = null;
    const tryNow = async (): Promise<void> => {
      if (plan === null) return;
      plan = null;
      cancel();
      runInAction(() => (this.nextTry = null));
      await ask();
      if (!isStopped) wait();
    };
    const wait = (): void => {
      const pause = pauseBefore(tries);
      tries += 1;
      const own = {};
      plan = own;
      cancel = this.clock.after(pause, () => void tryNow());
      runInAction(() => (this.nextTry = new Date(this.clock.now().getTime() + pause)));
      if (this.connection.isOnline) return;
      void this.connection.untilOnline().then(() => {
        if (plan === own) void tryNow();
      });
    };
    let isStopped = false;
    wait();
    this.#tryNow = () => void tryNow();
    return () => {
      isStopped = true;
      plan = null;
      cancel();
      runInAction(() => (this.nextTry = null));
    };
  }

  /** For the user who does not wait for the next time. */
  tryNow(): void {
    this.#tryNow();
  }

  #note(request: FirstRequest, sent: Date | null): void {
    const { [request]: before, ...others } = this.since;
    const since = sent === null ? undefined : (before ?? sent);
    if (since === before) return;
    runInAction(() => (this.since = since === undefined ? others : { ...others, [request]: since }));
  }
}

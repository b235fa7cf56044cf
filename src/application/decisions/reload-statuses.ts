import type { Keep } from '../keep/keep';
import { isSameOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { Clock, PageLifecycle } from '../shared/browser-ports';
import { together } from '../shared/load-once';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';

/** Milliseconds in which what is stored is collected: many statuses at once are loaded once. */
const COLLECT = 100;

/** Loads the statuses again that something else has stored: another tab, or this one while it was away. */
export class ReloadStatuses {
  #isAsking = false;

  constructor(
    private readonly signals: ProjectSignalsStore,
    private readonly keep: Pick<Keep, 'onChange'>,
    private readonly page: PageLifecycle,
    private readonly session: SessionStore,
    private readonly clock: Clock,
  ) {}

  /** @returns stops */
  start(): () => void {
    return together([
      this.keep.onChange((news) => {
        const { owner } = this.session;
        if (news.kind === 'statuses' && owner !== null && isSameOwner(news, owner)) this.#askForStored();
      }),
      this.page.watch({ show: () => void this.signals.topics.reload() }),
    ]);
  }

  /**
   * Something is stored of which the saving tab may not be able to tell more: a page that was left during a save ends before
   * it can announce the status, and the next one stores what it left.
   */
  #askForStored(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.clock.after(COLLECT, () => {
      this.#isAsking = false;
      if (this.session.owner !== null) void this.signals.topics.reload();
    });
  }
}

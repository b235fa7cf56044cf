import { reaction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Clock, Connection } from '../shared/browser-ports';
import { together } from '../shared/load-once';
import { type FailurePolicy, asRequestFailure } from '../shared/request-failure';
import type { SignalCatalogue } from '../workspace/catalogues';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { TopicStatusStore } from './topic-status.store';

/** Milliseconds before each question for statuses that are in doubt; the last one repeats. */
const PAUSES = [300, 2000, 5000, 15_000, 30_000] as const;

/** Asks for the statuses that are in doubt, after a save without an answer, until each is known. */
export class SettleDoubts {
  #cancelAsking = (): void => {};

  constructor(
    private readonly statuses: TopicStatusStore,
    private readonly catalogue: SignalCatalogue,
    private readonly signals: ProjectSignalsStore,
    private readonly connection: Connection,
    private readonly clock: Clock,
    private readonly failures: FailurePolicy,
  ) {}

  /** @returns stops */
  start(): () => void {
    return together([
      reaction(
        () => this.statuses.isAnyInDoubt,
        (isInDoubt) => {
          this.#cancelAsking();
          if (isInDoubt) this.#askAfterPause(0);
        },
        { fireImmediately: true },
      ),
      () => this.#cancelAsking(),
    ]);
  }

  #askAfterPause(round: number): void {
    const pause = PAUSES[Math.min(round, PAUSES.length - 1)] ?? 0;
    this.#cancelAsking = this.clock.after(pause, () => void this.#askAll(round));
  }

  /** One after the other: they are few, and the server may be in trouble. */
  async #askAll(round: number): Promise<void> {
    let isStopped = false;
    this.#cancelAsking = () => (isStopped = true);
    await this.connection.untilOnline();
    for (const id of this.statuses.inDoubt) {
      if (isStopped || !(await this.#ask(id))) break;
    }
    if (!isStopped && this.statuses.isAnyInDoubt) this.#askAfterPause(round + 1);
  }

  /** @returns false: the server does not answer */
  async #ask(id: TopicId): Promise<boolean> {
    try {
      const shown = (topic: TopicId) => this.signals.topicById.get(topic);
      await this.statuses.fetch(async () => [await this.catalogue.topic(id)], shown);
      return true;
    } catch (error) {
      const { kind } = asRequestFailure(error);
      if (kind === 'not-found' || kind === 'forbidden') this.statuses.trust(id);
      else this.failures.log('Failed to fetch topic:', error);
      return false;
    }
  }
}

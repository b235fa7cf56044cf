import { createAtom } from 'mobx';
import { localDay, type Day } from '../../domain/shared/calendar';
import type { Clock, PageLifecycle } from './browser-ports';

const HOUR = 3_600_000;

/**
 * The day and the hour on the user's clock. What observes them follows the clock: at each full hour, and when the page is
 * shown again, because timers do not run while a device sleeps, and it may wake up in another zone.
 */
export class LocalTime {
  readonly #atom = createAtom(
    'LocalTime',
    () => this.#start(),
    () => this.#stop(),
  );
  #cancel = (): void => {};
  #unwatch = (): void => {};

  constructor(
    private readonly clock: Clock,
    private readonly page: PageLifecycle,
  ) {}

  get day(): Day {
    return localDay(this.#now());
  }

  /** 0-23 */
  get hour(): number {
    return this.#now().getHours();
  }

  #now(): Date {
    this.#atom.reportObserved();
    return this.clock.now();
  }

  #start(): void {
    this.#unwatch = this.page.watch({ show: this.#follow });
    this.#wait();
  }

  #stop(): void {
    this.#cancel();
    this.#unwatch();
  }

  readonly #follow = (): void => {
    this.#wait();
    this.#atom.reportChanged();
  };

  #wait(): void {
    this.#cancel();
    this.#cancel = this.clock.after(untilNextHour(this.clock.now()), this.#follow);
  }
}

/** By the minutes of the user's clock: those of some zones are not the minutes of UTC. */
function untilNextHour(now: Date): number {
  return HOUR - (now.getMinutes() * 60 + now.getSeconds()) * 1000 - now.getMilliseconds();
}

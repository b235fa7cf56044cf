import type { Clock } from '../../src/application/shared/browser-ports';

interface Timer {
  readonly due: number;
  readonly callback: () => void;
}

/** Time that passes when the test says so. */
export class ManualClock implements Clock {
  #now: number;
  #timers: readonly Timer[] = [];

  constructor(start = '2026-11-21T09:00:00Z') {
    this.#now = Date.parse(start);
  }

  /** How many callbacks are still to come. */
  get waiting(): number {
    return this.#timers.length;
  }

  now(): Date {
    return new Date(this.#now);
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer: Timer = { due: this.#now + milliseconds, callback };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  /** Calls back whatever falls due on the way, in its order; also what is set up by a call on the way. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#nextBy(end); next !== undefined; next = this.#nextBy(end)) {
      const due = next;
      this.#timers = this.#timers.filter((each) => each !== due);
      this.#now = due.due;
      due.callback();
    }
    this.#now = end;
  }

  #nextBy(end: number): Timer | undefined {
    return this.#timers.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];
  }
}

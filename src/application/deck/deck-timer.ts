import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../shared/clock';

/** In minutes. */
export const TIMER_LENGTHS = [1, 2, 3, 5, 10] as const;
const SECOND = 1000;

/** Counts down the time of one slide. At zero it stops; nothing else happens. */
export class DeckTimer {
  minutes: number = 3;
  isRunning = false;
  /** In milliseconds. */
  left = this.minutes * 60 * SECOND;
  #endsAt = 0;
  #cancel: () => void = () => {};
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get whole(): number {
    return this.minutes * 60 * SECOND;
  }

  /** 1 at the start, 0 at the end. */
  get share(): number {
    return this.left / this.whole;
  }

  /** "1:44". */
  get digits(): string {
    const seconds = Math.ceil(this.left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  get isOver(): boolean {
    return this.left === 0;
  }

  /** Starts, pauses, and begins again where the time is over. */
  toggle(): void {
    if (this.isRunning) {
      this.stop();
      return;
    }
    if (this.isOver) this.left = this.whole;
    this.isRunning = true;
    this.#endsAt = this.#clock.now().getTime() + this.left;
    this.#wait();
  }

  /** The whole time again, for the next slide; it goes on counting where it did. */
  restart(): void {
    this.left = this.whole;
    this.#endsAt = this.#clock.now().getTime() + this.left;
  }

  /** The next longer or shorter time; the count begins again. */
  change(step: 1 | -1): void {
    const at = TIMER_LENGTHS.findIndex((minutes) => minutes === this.minutes);
    this.minutes = TIMER_LENGTHS[Math.min(Math.max(at + step, 0), TIMER_LENGTHS.length - 1)] ?? this.minutes;
    this.restart();
  }

  stop(): void {
    this.isRunning = false;
    this.#cancel();
  }

  #wait(): void {
    // The next second of what is left, so that the digits change evenly.
    const untilNext = this.left % SECOND || SECOND;
    this.#cancel = this.#clock.after(untilNext, () => runInAction(() => this.#tick()));
  }

  #tick(): void {
    this.left = Math.max(0, this.#endsAt - this.#clock.now().getTime());
    if (this.left === 0) this.isRunning = false;
    else this.#wait();
  }
}

import type { Clock } from '../shared/clock';
import { FolderProblem, type Deadline } from './team-folder';

/** Milliseconds that a folder may take. */
const FIRST = 10_000;
const LONGEST = 80_000;

/** How long a folder is waited for: twice as long after each time that it did not answer, so that a slow one is read at last. */
export class Patience {
  readonly #clock: Clock;
  #milliseconds = FIRST;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param work rejects with a {@link FolderProblem} of the kind silent when the deadline passes */
  async within<Result>(work: (deadline: Deadline) => Promise<Result>): Promise<Result> {
    let hasPassed = false;
    let pass = (): void => {};
    const passed = new Promise<void>((resolve) => (pass = resolve));
    const cancel = this.#clock.after(this.#milliseconds, () => {
      hasPassed = true;
      pass();
    });
    const deadline: Deadline = {
      passed,
      get hasPassed() {
        return hasPassed;
      },
    };
    try {
      const result = await work(deadline);
      this.#milliseconds = FIRST;
      return result;
    } catch (error) {
      const isSilent = error instanceof FolderProblem && error.kind === 'silent';
      this.#milliseconds = isSilent ? Math.min(LONGEST, this.#milliseconds * 2) : FIRST;
      throw error;
    } finally {
      cancel();
    }
  }
}

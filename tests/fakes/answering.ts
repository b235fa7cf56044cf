import { RequestFailure, type FailureKind } from '../../src/application/shared/request-failure';
import { Deferred } from './deferred';

/** What a fake is asked, and what it does about it: answers at once, unless the test holds or fails the next answer. */
export class Answering<Call extends string> {
  /** The calls in their order. */
  readonly calls: Call[] = [];
  readonly #next = new Map<Call, (() => Promise<void>)[]>();

  /** The next answer waits until the test settles what it gets here. */
  hold(call: Call): Deferred {
    const gate = new Deferred();
    this.#plan(call, () => gate.promise);
    return gate;
  }

  /** The next answer is a failure. */
  fail(call: Call, failure: FailureKind | RequestFailure = 'network'): void {
    const error = typeof failure === 'string' ? new RequestFailure(failure, `${call} failed in a test`) : failure;
    this.#plan(call, () => Promise.reject(error));
  }

  /** What was planned and has not been asked for yet does not happen. */
  forget(call: Call): void {
    this.#next.delete(call);
  }

  /** For the fake itself: at the beginning of each of its methods. */
  async asked(call: Call): Promise<void> {
    this.calls.push(call);
    await this.#next.get(call)?.shift()?.();
  }

  count(call: Call): number {
    return this.calls.filter((each) => each === call).length;
  }

  #plan(call: Call, step: () => Promise<void>): void {
    this.#next.set(call, [...(this.#next.get(call) ?? []), step]);
  }
}

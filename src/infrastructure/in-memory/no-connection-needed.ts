import type { Connection } from '../../application/shared/browser-ports';

/** Embedded mode sends nothing, so it never waits for a network. */
export class NoConnectionNeeded implements Connection {
  readonly isOnline = true;

  async untilOnline(): Promise<void> {}
}

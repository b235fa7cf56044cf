import { reaction } from 'mobx';
import type { KeyValueStore } from '../shared/key-value-store';
import type { RecordUsage } from './record-usage';
import type { SessionStore } from '../session/session.store';

/** Set in the tab's storage once the login of this browser session is known (specification, section 4). */
export const FIRST_LOGIN_KEY = 'first-login';

/** Sends the login event once in a browser session; logout clears the mark, so the next login counts again. */
export class RecordLogin {
  constructor(
    private readonly session: SessionStore,
    private readonly tab: KeyValueStore,
    private readonly usage: RecordUsage,
  ) {}

  /** @returns stops watching */
  start(): () => void {
    return reaction(
      () => this.session.member,
      (member) => {
        if (member === null || this.tab.get(FIRST_LOGIN_KEY) !== null) return;
        this.tab.set(FIRST_LOGIN_KEY, 'true');
        this.usage.record({ name: 'logged_in', payload: {} });
      },
      { fireImmediately: true },
    );
  }
}

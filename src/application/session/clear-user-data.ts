import { reaction } from 'mobx';
import type { KeyValueStore, ErrorReporter } from '../shared/browser-ports';
import { token } from '../shared/token';
import {
  type DataOwner,
  draftsKey,
  earlierSearchesKey,
  firstStepsKey,
  homeRoomKey,
  leftSampleKey,
  mappingsKey,
  readerKey,
  teamProjectKey,
} from './personal-keys';
import type { SessionStore } from './session.store';

const PERSONAL_KEYS = [
  firstStepsKey,
  readerKey,
  mappingsKey,
  leftSampleKey,
  teamProjectKey,
  homeRoomKey,
  draftsKey,
  earlierSearchesKey,
];

/** A store that holds something of the signed-in user. The composition root lists them, so the session knows no feature. */
export interface PersonalStore {
  /**
   * Forgets what is personal.
   * @param userId who has signed out; null: the page opened without a session, and nothing on the device is removed
   */
  clear(userId: string | null): void;
}
/** What is done at the log-out with records of the user in this browser. */
export type LogOutActs = readonly ((owner: DataOwner) => void)[];
export const LogOutActs = token<LogOutActs>('LogOutActs');

/** Removes, at the log-out, texts of the organisation's data that earlier versions left in this browser. Never rejects. */
export type ForgetTexts = (owner: DataOwner) => Promise<void>;
export const ForgetTexts = token<ForgetTexts>('ForgetTexts');

export const PersonalStores = token<readonly PersonalStore[]>('PersonalStores');

/**
 * Names the user in error reports, and clears what is personal: out of the page when the session ends, out of the browser
 * when the user logs out. A session that ends by itself clears nothing there: after the log-in all of it goes on.
 */
export class ClearUserData {
  constructor(
    private readonly session: SessionStore,
    private readonly stores: readonly PersonalStore[],
    private readonly reporter: ErrorReporter,
    private readonly device: KeyValueStore,
    private readonly leaving: LogOutActs,
  ) {}

  /** @returns stops */
  start(): () => void {
    return reaction(
      () => this.session.member,
      (member, previous) => {
        this.reporter.setUser(member);
        if (member !== null) return;
        const userId = previous?.userId ?? null;
        for (const store of this.stores) store.clear(userId);
        if (previous == null || !this.session.hasLoggedOut) return;
        for (const forget of this.leaving) forget({ organisationId: previous.orgId, userId: previous.userId });
        for (const keyOf of PERSONAL_KEYS) this.device.remove(keyOf(previous.userId));
      },
      { fireImmediately: true },
    );
  }
}

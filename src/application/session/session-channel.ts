import { token } from '../shared/token';

/** Tells the other tabs of this browser that a user has logged out. */
export interface SessionChannel {
  announceEnd(userId: string): void;
  /** Calls back for announcements of other tabs only. One listener. */
  onEnd(listener: (userId: string) => void): void;
}
export const SessionChannel = token<SessionChannel>('SessionChannel');

import type { User } from '../../domain/session/user';
import { token } from './token';

/** Where crashes and failed fetches are sent for the developers. Never throws and never blocks. */
export interface ErrorReporter {
  report(error: unknown, context?: Readonly<Record<string, string>>): void;
  /** Whom the following reports are about; null after logout. */
  setUser(user: User | null): void;
}
export const ErrorReporter = token<ErrorReporter>('ErrorReporter');

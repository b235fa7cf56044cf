import type { User } from '../../src/domain/session/user';
import type { ErrorReporter } from '../../src/application/shared/browser-ports';

export class RecordingErrorReporter implements ErrorReporter {
  readonly reports: { readonly error: unknown; readonly context: Readonly<Record<string, string>> }[] = [];
  user: User | null = null;

  report(error: unknown, context: Readonly<Record<string, string>> = {}): void {
    this.reports.push({ error, context });
  }

  setUser(user: User | null): void {
    this.user = user;
  }
}

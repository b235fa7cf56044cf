import type { ErrorReporter } from '../../application/shared/error-reporter';
import type { Logger } from '../../application/shared/logger';

/** Logs what would be reported, where no error-reporting service is configured. */
export class LoggingErrorReporter implements ErrorReporter {
  constructor(private readonly logger: Logger) {}

  report(error: unknown, context: Readonly<Record<string, string>> = {}): void {
    this.logger.warn(`Would be reported (${JSON.stringify(context)}):`, error);
  }

  setUser(): void {}
}

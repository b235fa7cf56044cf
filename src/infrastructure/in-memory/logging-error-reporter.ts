import type { ErrorReporter } from '../../application/tracking/error-reporter';
import type { Logger } from '../../application/shared/logger';

/** Without an error-reporting service, what would be sent is at least written down. */
export class LoggingErrorReporter implements ErrorReporter {
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  report(error: unknown, context: Readonly<Record<string, string>> = {}): void {
    this.#logger.warn(`Would be reported (${JSON.stringify(context)}):`, error);
  }

  setUser(): void {
    // Nobody is told, so there is nobody to name.
  }
}

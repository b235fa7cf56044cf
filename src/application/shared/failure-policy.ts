import { paths } from '../../domain/shell/routes';
import type { Logger } from './logger';
import type { Navigator } from './navigator';
import type { FailureKind, RequestFailure } from './request-failure';

const PAGES: Partial<Record<FailureKind, string>> = {
  'not-found': paths.notFound,
  maintenance: paths.maintenance,
  server: paths.serverError,
};

/** Maps failures to pages (specification, section 8). What has no page is only logged. */
export class FailurePolicy {
  constructor(
    private readonly navigator: Navigator,
    private readonly logger: Logger,
  ) {}

  /** @param message as the specification words it, such as 'Failed to fetch topics:' */
  handle(message: string, failure: RequestFailure): void {
    this.log(message, failure);
    const page = PAGES[failure.kind];
    // Replaced, so that Back does not lead into the same failure again.
    if (page !== undefined) this.navigator.replace(page);
  }

  log(message: string, failure: unknown): void {
    this.logger.error(message, failure);
  }
}

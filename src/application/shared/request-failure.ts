import { paths } from '../../domain/shared/routes';
import type { Logger } from './browser-ports';
import type { Navigator } from './navigator';

/**
 * Why a request to the outside failed.
 * - not-found, maintenance, server: the answer's status was 404, 417, or 500 and above (specification, section 8)
 * - network: no answer, or none in time
 * - forbidden: the answer's status was 403
 * - refused: any other status, such as 400 or 401
 * - malformed: an answer that is not what was agreed on
 */
export type FailureKind = 'not-found' | 'maintenance' | 'server' | 'network' | 'forbidden' | 'refused' | 'malformed';

/** The only thing a port's promise rejects with; anything else thrown is a programming error. */
export class RequestFailure extends Error {
  // The build mangles class names, and a report should still say what this is.
  override readonly name = 'RequestFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.kind = kind;
  }
}

export function asRequestFailure(error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RequestFailure('malformed', message, { cause: error });
}

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

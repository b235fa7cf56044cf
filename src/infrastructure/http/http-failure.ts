import { RequestFailure, type FailureKind } from '../../application/shared/request-failure';

/** A RequestFailure with the status of the answer; null: there was no answer. retryAfter: the header of that name. */
export class HttpFailure extends RequestFailure {
  readonly retryAfter: string | undefined;

  constructor(
    kind: FailureKind,
    readonly status: number | null,
    message: string,
    options?: { readonly cause?: unknown; readonly retryAfter?: string | undefined },
  ) {
    super(kind, message, options);
    this.retryAfter = options?.retryAfter;
  }
}

/** The failure of an HTTP status (specification, section 8). */
export function failureKind(status: number): FailureKind {
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 417) return 'maintenance';
  if (status >= 500) return 'server';
  return 'refused';
}

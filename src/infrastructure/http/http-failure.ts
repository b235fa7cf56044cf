import { RequestFailure, type FailureKind } from '../../application/shared/request-failure';

/** A RequestFailure that still knows the status, for the decision to ask again. */
export class HttpFailure extends RequestFailure {
  readonly status: number | null;

  constructor(kind: FailureKind, status: number | null, message: string, options?: { readonly cause?: unknown }) {
    super(kind, message, options);
    this.status = status;
  }
}

/** The mapping of the specification's section 8. */
export function failureKind(status: number): FailureKind {
  if (status === 404) return 'not-found';
  if (status === 417) return 'maintenance';
  if (status >= 500) return 'server';
  return 'refused';
}

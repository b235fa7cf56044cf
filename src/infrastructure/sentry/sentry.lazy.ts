import type { ReportedUser } from '../../application/shared/browser-ports';
import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  setUser,
} from '@sentry/react';

export interface SentryOptions {
  readonly dsn: string;
  readonly environment: string;
}

/** The name of this build, for the source maps of the error-report service; replaced by the build. */
declare const __RELEASE__: string;

/** Starts the SDK for errors only, which is a third smaller than init() with its default integrations. */
export function begin({ dsn, environment }: SentryOptions): void {
  const client = new BrowserClient({
    dsn,
    environment,
    release: __RELEASE__,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
    // No cookies, IP addresses and query values: the code of a login callback must not be sent.
    dataCollection: { userInfo: false, cookies: false, urlQueryParams: false },
    enhanceFetchErrorMessages: false,
    // An unreachable chart service rejects like this; the chart reports it itself.
    ignoreErrors: [/\[ Federation Runtime \]/],
  });
  getCurrentScope().setClient(client);
  client.init();
}

export function capture(error: unknown, context: Readonly<Record<string, string>>): void {
  captureException(error, { extra: { ...context } });
}

export function identify(user: ReportedUser | null): void {
  setUser(
    user === null
      ? null
      : ({ id: user.userId, email: user.email ?? undefined, org_id: user.orgId ?? undefined } as never),
  );
}

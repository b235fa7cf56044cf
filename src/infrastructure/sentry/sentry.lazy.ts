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
import type { User } from '../../domain/session/user';

export interface SentryOptions {
  readonly dsn: string;
  readonly environment: string;
}

// Wired by hand, errors only: a third smaller than init() with its default integrations.
export function begin({ dsn, environment }: SentryOptions): void {
  const client = new BrowserClient({
    dsn,
    environment,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
    ],
    // No cookies, no address of the user, no query values: a login callback's code must never leave.
    dataCollection: { userInfo: false, cookies: false, urlQueryParams: false },
    enhanceFetchErrorMessages: false,
    // The chart service's remote loader rejects like this when its host is down; the chart itself says so already.
    ignoreErrors: [/\[ Federation Runtime \]/],
  });
  getCurrentScope().setClient(client);
  client.init();
}

export function capture(error: unknown, context: Readonly<Record<string, string>>): void {
  captureException(error, { extra: { ...context } });
}

export function identify(user: User | null): void {
  setUser(
    user === null
      ? null
      : ({ id: user.userId, email: user.email ?? undefined, org_id: user.orgId ?? undefined } as never),
  );
}

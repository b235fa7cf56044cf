import type { Logger, ErrorReporter, ReportedUser } from '../../application/shared/browser-ports';
import type { SentryOptions } from './sentry.lazy';

type Loaded = typeof import('./sentry.lazy');
type Report = readonly [error: unknown, context: Readonly<Record<string, string>>];

const MAX_QUEUED = 20;

/** Queues errors until the SDK is loaded: when the page is idle, or with the first error. */
export class SentryErrorReporter implements ErrorReporter {
  readonly #queue: Report[] = [];
  #user: ReportedUser | null = null;
  #sdk: Loaded | null = null;
  #loading: Promise<void> | null = null;

  constructor(
    private readonly options: SentryOptions,
    private readonly logger: Logger,
  ) {}

  /** Listens for uncaught errors until the SDK does so itself. */
  start(): void {
    window.addEventListener('error', this.#onError);
    window.addEventListener('unhandledrejection', this.#onRejection);
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000));
    idle(() => void this.#load(), { timeout: 10_000 });
  }

  report(error: unknown, context: Readonly<Record<string, string>> = {}): void {
    if (this.#sdk !== null) {
      this.#sdk.capture(error, context);
      return;
    }
    if (this.#queue.length < MAX_QUEUED) this.#queue.push([error, context]);
    void this.#load();
  }

  setUser(user: ReportedUser | null): void {
    this.#user = user;
    this.#sdk?.identify(user);
  }

  readonly #onError = (event: ErrorEvent): void => this.report(event.error ?? new Error(event.message));
  readonly #onRejection = (event: PromiseRejectionEvent): void => this.report(event.reason);

  #load(): Promise<void> {
    this.#loading ??= this.#begin().catch((error: unknown) => {
      // The next error loads it again.
      this.#loading = null;
      this.logger.warn('Failed to load the error reporting:', error);
    });
    return this.#loading;
  }

  async #begin(): Promise<void> {
    const sdk = await import('./sentry.lazy');
    sdk.begin(this.options);
    window.removeEventListener('error', this.#onError);
    window.removeEventListener('unhandledrejection', this.#onRejection);
    this.#sdk = sdk;
    sdk.identify(this.#user);
    for (const [error, context] of this.#queue.splice(0)) sdk.capture(error, context);
  }
}

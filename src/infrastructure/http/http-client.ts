import type { AxiosInstance, AxiosResponse } from 'axios';
import type { Cancellation } from '../../application/shared/cancellation';
import { failureKind, HttpFailure } from './http-failure';
import { retryDelay } from './retry';

/** What each request carries about who asks (specification, section 6; decisions, 2). */
export interface Credentials {
  /** The X-Org-Id of the signed-in user. Rejects when nobody with an organisation is signed in. */
  orgId(): Promise<string>;
  /** The bearer token, or null where no audience is configured. */
  accessToken(): Promise<string | null>;
}

export interface HttpOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly credentials: Credentials;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

/** The provider's API: one place for headers, time-outs, cancellation, sharing, retries and the mapping of failures. */
export class HttpClient {
  readonly #options: HttpOptions;
  // Identical requests under way share one answer; it is cancelled when the last of them no longer wants it.
  readonly #underWay = new Map<string, Shared>();
  #axios: Promise<AxiosInstance> | null = null;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** Rejects with a RequestFailure. Retried, at most twice, where asking again is safe. */
  get(path: string, cancellation?: Cancellation): Promise<unknown> {
    let shared = this.#underWay.get(path);
    if (shared === undefined) {
      const controller = new AbortController();
      const answer = this.#getWithRetries(path, controller.signal).finally(() => this.#forget(path, controller));
      shared = { answer, controller, wanted: 0 };
      this.#underWay.set(path, shared);
    }
    return this.#join(path, shared, cancellation);
  }

  /** Rejects with a RequestFailure. Never repeated: a second post may be a second deed. */
  async post(path: string, body: unknown, cancellation?: Cancellation): Promise<unknown> {
    const controller = new AbortController();
    const stop = cancellation?.onCancel(() => controller.abort());
    try {
      return await this.#send('POST', path, controller.signal, body);
    } finally {
      stop?.();
    }
  }

  async #join(path: string, shared: Shared, cancellation: Cancellation | undefined): Promise<unknown> {
    shared.wanted += 1;
    const stop = cancellation?.onCancel(() => {
      shared.wanted -= 1;
      if (shared.wanted > 0) return;
      this.#forget(path, shared.controller);
      shared.controller.abort();
    });
    try {
      return await shared.answer;
    } finally {
      stop?.();
    }
  }

  /** Unless another request for the same is under way already. */
  #forget(path: string, of: AbortController): void {
    if (this.#underWay.get(path)?.controller === of) this.#underWay.delete(path);
  }

  async #getWithRetries(path: string, signal: AbortSignal): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#send('GET', path, signal);
      } catch (error) {
        const delay = error instanceof HttpFailure ? retryDelay(error, attempt, this.#options.random) : null;
        if (delay === null || signal.aborted) throw error;
        await this.#options.wait(delay);
      }
    }
  }

  async #send(method: 'GET' | 'POST', path: string, signal: AbortSignal, data?: unknown): Promise<unknown> {
    const [axios, headers] = await Promise.all([this.#client(), this.#headers()]);
    let answer: AxiosResponse<unknown>;
    try {
      answer = await axios.request({ method, url: path, signal, headers, ...(method === 'POST' && { data }) });
    } catch (error) {
      throw new HttpFailure('network', null, `${method} ${path}: no answer`, { cause: error });
    }
    if (answer.status >= 200 && answer.status < 300) return parseBody(answer, `${method} ${path}`);
    throw new HttpFailure(failureKind(answer.status), answer.status, `${method} ${path}: status ${answer.status}`);
  }

  async #headers(): Promise<Record<string, string>> {
    const { credentials } = this.#options;
    const orgId = await credentials.orgId();
    const token = await credentials.accessToken();
    return { 'X-Org-Id': orgId, ...(token !== null && { Authorization: `Bearer ${token}` }) };
  }

  #client(): Promise<AxiosInstance> {
    // Loaded with the first call, not with the login page.
    this.#axios ??= import('axios').then(
      ({ default: axios }) =>
        axios.create({
          baseURL: this.#options.baseUrl,
          timeout: this.#options.timeoutMs,
          responseType: 'text',
          transitional: { silentJSONParsing: false, forcedJSONParsing: false },
          // Statuses are mapped here; the transport has no opinion on them.
          validateStatus: () => true,
          // A body without the promised type is parsed by nobody but us.
          transformResponse: (body: unknown) => body,
        }),
      (error: unknown) => {
        // A chunk that did not arrive may arrive the next time.
        this.#axios = null;
        throw new HttpFailure('network', null, 'The calls could not be loaded', { cause: error });
      },
    );
    return this.#axios;
  }
}

interface Shared {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  wanted: number;
}

function parseBody(answer: AxiosResponse<unknown>, what: string): unknown {
  if (typeof answer.data !== 'string' || answer.data.trim() === '') return null;
  try {
    return JSON.parse(answer.data);
  } catch (error) {
    throw new HttpFailure('malformed', answer.status, `${what}: the answer is not JSON`, { cause: error });
  }
}

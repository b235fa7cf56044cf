import type { AxiosInstance, AxiosResponse } from 'axios';
import { failureKind, HttpFailure } from './http-failure';

/** The headers of a request that identify the user (specification, section 6). */
interface Credentials {
  /** The X-Org-Id. Rejects with a RequestFailure when no user with an organisation is signed in. */
  orgId(): Promise<string>;
  /** The bearer token, or null where no audience is configured; renewed: not the one that the API has refused. */
  accessToken(isRenewed?: boolean): Promise<string | null>;
  /** The API has refused a renewed token as well. */
  refused(): void;
}

export interface HttpOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly credentials: Credentials;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

/** Sends requests to the provider's API: headers, time-outs, cancellation, deduplication, retries, failure mapping. */
export class HttpClient {
  readonly #pending = new Map<string, PendingRequest>();
  #axios: Promise<AxiosInstance> | null = null;

  constructor(private readonly options: HttpOptions) {}

  /**
   * Rejects with a RequestFailure. Temporary failures are retried. Concurrent requests of one path are sent once, and
   * cancelled when the last caller has cancelled.
   */
  get(path: string, cancellation?: AbortSignal): Promise<unknown> {
    let shared = this.#pending.get(path);
    if (shared === undefined) {
      const controller = new AbortController();
      const answer = this.#withRetries({ method: 'GET', path, signal: controller.signal }).finally(() =>
        this.#forget(path, controller),
      );
      shared = { answer, controller, callers: 0 };
      this.#pending.set(path, shared);
    }
    return this.#join(path, shared, cancellation);
  }

  /** Rejects with a RequestFailure. Repeated after a 429 only: any other failed one may have been processed. */
  post(path: string, body: unknown, { cancellation, ...options }: PostOptions = {}): Promise<unknown> {
    const signal = cancellation ?? new AbortController().signal;
    return this.#withRetries({ ...options, method: 'POST', path, signal, body });
  }

  async #join(path: string, shared: PendingRequest, cancellation: AbortSignal | undefined): Promise<unknown> {
    shared.callers += 1;
    const leave = (): void => {
      shared.callers -= 1;
      if (shared.callers > 0) return;
      this.#forget(path, shared.controller);
      shared.controller.abort();
    };
    if (cancellation?.aborted === true) leave();
    else cancellation?.addEventListener('abort', leave);
    try {
      return await shared.answer;
    } finally {
      cancellation?.removeEventListener('abort', leave);
    }
  }

  /** Keeps a newer request of the same path. */
  #forget(path: string, of: AbortController): void {
    if (this.#pending.get(path)?.controller === of) this.#pending.delete(path);
  }

  async #withRetries(request: Request): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#send(request);
      } catch (error) {
        const { method, signal } = request;
        const delay = error instanceof HttpFailure ? retryDelay(method, error, attempt, this.options.random) : null;
        if (delay === null || signal.aborted) throw error;
        await this.options.wait(delay);
      }
    }
  }

  async #send(request: Request): Promise<unknown> {
    const { method, path, endsSession = true } = request;
    let answer = await this.#request(request);
    // The API has done nothing, so the call may be made again with a new token, also a POST.
    if (answer.status === 401) answer = await this.#request(request, true);
    if (answer.status === 401 && endsSession) this.options.credentials.refused();
    if (answer.status >= 200 && answer.status < 300) return parseBody(answer, `${method} ${path}`);
    const retryAfter: unknown = answer.headers['retry-after'];
    throw new HttpFailure(failureKind(answer.status), answer.status, `${method} ${path}: status ${answer.status}`, {
      retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined,
    });
  }

  async #request(
    { method, path, signal, body, outlivesPage = false }: Request,
    isRenewed = false,
  ): Promise<AxiosResponse<unknown>> {
    const [axios, headers] = await Promise.all([this.#client(), this.#headers(isRenewed)]);
    try {
      return await axios.request({
        method,
        url: path,
        signal,
        headers,
        ...(method === 'POST' && { data: body }),
        // XMLHttpRequest, the default, is cancelled when the page is left.
        ...(outlivesPage && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
      });
    } catch (error) {
      throw new HttpFailure('network', null, `${method} ${path}: no answer`, { cause: error });
    }
  }

  async #headers(isRenewed: boolean): Promise<Record<string, string>> {
    const { credentials } = this.options;
    const orgId = await credentials.orgId();
    const token = await credentials.accessToken(isRenewed);
    return { 'X-Org-Id': orgId, ...(token !== null && { Authorization: `Bearer ${token}` }) };
  }

  #client(): Promise<AxiosInstance> {
    // Loaded with the first request, because the login page makes none.
    this.#axios ??= import('axios').then(
      ({ default: axios }) =>
        axios.create({
          baseURL: this.options.baseUrl,
          timeout: this.options.timeoutMs,
          responseType: 'text',
          transitional: { silentJSONParsing: false, forcedJSONParsing: false },
          // Statuses are mapped by failureKind.
          validateStatus: () => true,
          // Bodies are parsed by parseBody, whatever their content type.
          transformResponse: (body: unknown) => body,
        }),
      (error: unknown) => {
        // The next request loads the chunk again.
        this.#axios = null;
        throw new HttpFailure('network', null, 'The HTTP client could not be loaded', { cause: error });
      },
    );
    return this.#axios;
  }
}

export interface PostOptions {
  readonly cancellation?: AbortSignal | undefined;
  /** Whether a lasting 401 ends the session. */
  readonly endsSession?: boolean;
  /** Whether the browser finishes sending it after the page was closed. */
  readonly outlivesPage?: boolean;
}

interface Request extends PostOptions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly signal: AbortSignal;
  readonly body?: unknown;
}

interface PendingRequest {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

function parseBody(answer: AxiosResponse<unknown>, what: string): unknown {
  if (typeof answer.data !== 'string' || answer.data.trim() === '') return null;
  try {
    return JSON.parse(answer.data);
  } catch (error) {
    throw new HttpFailure('malformed', answer.status, `${what}: the answer is not JSON`, { cause: error });
  }
}

export const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 300;
/** A longer `Retry-After` is a failure at once: the user does not wait for it. */
const LONGEST_WAIT_MS = 30_000;
const TOO_MANY_REQUESTS = 429;
/** Statuses of a server that is unavailable for the moment. */
const TEMPORARY = new Set([502, 503, 504]);

/**
 * Milliseconds until a request is sent again, by exponential backoff with jitter or as the `Retry-After` of a 429 says;
 * null: it is not repeated. A POST is repeated after a 429 only, because any other one may have been processed.
 * @param attempt how many retries were made before
 * @param random from 0 to 1
 */
export function retryDelay(
  method: 'GET' | 'POST',
  { kind, status, retryAfter }: Pick<HttpFailure, 'kind' | 'status' | 'retryAfter'>,
  attempt: number,
  random: () => number,
): number | null {
  if (attempt >= MAX_RETRIES) return null;
  const backoff = FIRST_DELAY_MS * 2 ** attempt * (0.5 + random());
  if (status === TOO_MANY_REQUESTS) {
    const delay = millisecondsOf(retryAfter) ?? backoff;
    return delay <= LONGEST_WAIT_MS ? delay : null;
  }
  const isTemporary = kind === 'network' || (status !== null && TEMPORARY.has(status));
  return method === 'GET' && isTemporary ? backoff : null;
}

/** @param retryAfter seconds or a date */
function millisecondsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const milliseconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

import type { Logger } from '../../application/shared/browser-ports';
import { RequestFailure } from '../../application/shared/request-failure';
import { distinctById } from '../../domain/shared/lists';
import type { ResolveAsset } from '../wire/asset-urls';
import { isRow, type Path, type ReadContext, type RowReader } from '../wire/rows';
import type { HttpClient, PostOptions } from './http-client';

/**
 * Requests that are read row by row: a wrong row is left out and logged, a wrong envelope rejects with a RequestFailure
 * of the kind 'malformed'.
 */
export class HttpApi {
  constructor(
    private readonly http: HttpClient,
    private readonly resolve: ResolveAsset,
    private readonly logger: Logger,
  ) {}

  /** A list, which may come bare or under its key. */
  async list<Value>(
    path: string,
    key: string,
    reader: RowReader<Value>,
    cancellation?: AbortSignal,
  ): Promise<readonly Value[]> {
    const answer = await this.http.get(path, cancellation);
    const rows: unknown = isRow(answer) ? answer[key] : answer;
    if (!Array.isArray(rows)) throw new RequestFailure('malformed', `The answer holds no list of ${key}`);
    return reader.all(rows, this.#contextOf(key));
  }

  /** A list of which repeated ids are left out and logged, too. */
  async distinctList<Value extends { readonly id: string }>(
    path: string,
    key: string,
    reader: RowReader<Value>,
    cancellation?: AbortSignal,
  ): Promise<readonly Value[]> {
    const values = await this.list(path, key, reader, cancellation);
    return distinctById(values, ({ id }) => this.logger.warn(`${key}: ${id} is used before; dropped`));
  }

  async one<Value>(path: string, what: string, reader: RowReader<Value>, cancellation?: AbortSignal): Promise<Value> {
    return this.#read(await this.http.get(path, cancellation), what, reader);
  }

  async post<Value>(
    path: string,
    body: unknown,
    what: string,
    reader: RowReader<Value>,
    options?: PostOptions,
  ): Promise<Value> {
    return this.#read(await this.http.post(path, body, options), what, reader);
  }

  #read<Value>(answer: unknown, what: string, reader: RowReader<Value>): Value {
    const value = reader.one(answer, this.#contextOf(what));
    if (value === null) throw new RequestFailure('malformed', `The answer is no ${what}`);
    return value;
  }

  #contextOf(what: string): ReadContext {
    return {
      resolve: this.resolve,
      path: [what],
      report: ({ path, message, dropped }) =>
        this.logger.warn(`${format(path)} ${message}; ${dropped ? 'dropped' : 'ignored'}`),
    };
  }
}

/** A path of the API with its values encoded: apiPath`/api/sows/${sow}/`. */
export function apiPath(texts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: texts }, ...values.map(encodeURIComponent));
}

/** ['topics', 4, 'tid'] as "topics[4].tid". */
function format(path: Path): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');
}

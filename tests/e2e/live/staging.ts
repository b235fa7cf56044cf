/** The organisations' people (tests/staging/accounts.mjs); the password is the same for all. */
export const ACCOUNTS = {
  analyst: person('analyst@northwind.test', 'Nora', 'org_northwind', 'Northwind', false, 12),
  internal: person('internal@northwind.test', 'Ivo', 'org_northwind', 'Northwind', true, 240),
  contoso: person('analyst@contoso.test', 'Carla', 'org_contoso', 'Contoso', false, 3),
  excluded: person('analyst@excluded.test', 'Emil', 'org_excluded', 'Excluded', false, 5),
  empty: person('analyst@empty.test', 'Enya', 'org_empty', 'Empty', false, 1),
  nowhere: person('analyst@nowhere.test', 'Nils', null, null, false, 1),
} as const;

export const PASSWORD = 'staging';

export interface Person {
  readonly email: string;
  readonly nickname: string;
  readonly orgId: string | null;
  readonly organisation: string | null;
  readonly internal: boolean;
  readonly loginCount: number;
  readonly userId: string;
}

export interface RecordedRequest {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly orgId: string | null;
  readonly userId: string | null;
  readonly body: unknown;
  readonly status: number | null;
}

/** An event of the error reporting, as far as a test looks into it. */
export interface Report {
  /** In seconds. */
  readonly timestamp: number;
  readonly release?: string;
  readonly user?: { readonly id?: string; readonly org_id?: string };
  readonly exception?: { readonly values?: readonly { readonly value?: string }[] };
}

/** See tests/staging/api/faults.mjs. Without a status, a body or a closed connection the call is only delayed. */
export interface Fault {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** Without it, until {@link Staging.heal}. */
  readonly times?: number;
  readonly status?: number;
  /** A text is sent unchanged, anything else as JSON. */
  readonly body?: unknown;
  readonly retryAfter?: number;
  readonly delayMs?: number;
  /** Closes the connection instead of answering. */
  readonly drop?: boolean;
}

export interface MessengerCall {
  readonly at: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Where the parts of the staging environment are, from the configuration that it serves, and its control calls. */
export class Staging {
  readonly config: LiveConfig;
  readonly #control: string;

  private constructor(config: LiveConfig) {
    this.config = config;
    this.#control = new URL('/__staging__', config.api.baseUrl).href;
  }

  static async at(app: string): Promise<Staging> {
    const answer = await fetch(new URL('/config.json', app));
    return new Staging((await answer.json()) as LiveConfig);
  }

  requests = (): Promise<readonly RecordedRequest[]> => this.#get('/requests');
  reports = (): Promise<readonly Report[]> => this.#get('/reports');
  messenger = (): Promise<readonly MessengerCall[]> => this.#get('/messenger');
  statusesOf = ({ email }: Person): Promise<Readonly<Record<string, number>>> => this.#get(`/statuses?user=${email}`);

  /** The next matching calls are answered so; always with paths or times of the test's own, others run beside it. */
  async plant(fault: Fault): Promise<void> {
    await this.#send('POST', '/faults', fault);
  }

  /** Ends the faults of this path. */
  async heal(path: string): Promise<void> {
    await this.#send('DELETE', `/faults?path=${encodeURIComponent(path)}`);
  }

  async endGrantsOf({ email }: Person): Promise<void> {
    await this.#send('DELETE', `/grants?user=${email}`);
  }

  async #get<Answer>(path: string): Promise<Answer> {
    return (await (await fetch(this.#control + path)).json()) as Answer;
  }

  async #send(method: string, path: string, body?: unknown): Promise<void> {
    const answer = await fetch(this.#control + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  }
}

/** As much of the run-time configuration as the tests read or turn. */
export interface LiveConfig {
  readonly api: { readonly baseUrl: string };
  readonly auth: { readonly domain: string; readonly clientId: string };
  readonly analytics: Readonly<Record<string, unknown>> & { readonly appServer: string };
  readonly supportChat: Readonly<Record<string, unknown>> & { readonly widgetUrl: string };
  readonly errorReporting: Readonly<Record<string, unknown>> & { readonly dsn: string };
}

function person(
  email: string,
  nickname: string,
  orgId: string | null,
  organisation: string | null,
  internal: boolean,
  loginCount: number,
): Person {
  return { email, nickname, orgId, organisation, internal, loginCount, userId: `auth0|${email}` };
}

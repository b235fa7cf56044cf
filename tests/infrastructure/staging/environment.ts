import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signIn } from '../../staging/sign-in.mjs';
import { startStaging, type Staging } from '../../staging/start.mjs';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A person at the API, with a token of a real login. */
export class Caller {
  readonly #api: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(api: string, headers: Readonly<Record<string, string>>) {
    this.#api = api;
    this.#headers = headers;
  }

  get(route: string): Promise<Answer> {
    return this.#send(route, { headers: this.#headers });
  }

  post(route: string, body: unknown): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json', ...this.#headers };
    return this.#send(route, { method: 'POST', headers, body: text });
  }

  /** The same person with another header; an empty one is left out. */
  with(changed: Readonly<Record<string, string>>): Caller {
    const headers = Object.entries({ ...this.#headers, ...changed }).filter(([, value]) => value !== '');
    return new Caller(this.#api, Object.fromEntries(headers));
  }

  async #send(route: string, options: RequestInit): Promise<Answer> {
    const response = await fetch(`${this.#api}${route}`, options);
    const text = await response.text();
    const json = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
  }
}

/** A staging environment on free ports, with a small workspace, and without a browser. */
export class Environment {
  readonly #staging: Staging;
  readonly #folder: string;

  private constructor(staging: Staging, folder: string) {
    this.#staging = staging;
    this.#folder = folder;
  }

  static async start(workspace: unknown, dataDir?: string): Promise<Environment> {
    const folder = mkdtempSync(path.join(tmpdir(), 'staging-'));
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>app</title>');
    writeFileSync(path.join(folder, 'workspace.json'), JSON.stringify(workspace));
    const staging = await startStaging({ distDir: folder, port: 0, ...(dataDir !== undefined && { dataDir }) });
    return new Environment(staging, folder);
  }

  get addresses(): Staging['addresses'] {
    return this.#staging.addresses;
  }

  async caller(name: string, orgId = `org_${name.split('@')[1]}`): Promise<Caller> {
    const { accessToken } = await signIn(this.addresses, `${name}.test`);
    return new Caller(this.addresses.api, { authorization: `Bearer ${accessToken}`, 'x-org-id': orgId });
  }

  async control(method: 'GET' | 'POST' | 'DELETE', call: string, body?: unknown): Promise<unknown> {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.addresses.control}${call}`, init);
    return response.json();
  }

  async close(): Promise<void> {
    await this.#staging.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

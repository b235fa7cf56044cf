export interface Addresses {
  readonly app: string;
  readonly api: string;
  readonly identity: string;
  readonly charts: string;
  readonly sinks: string;
  readonly control: string;
}

export interface StagingOptions {
  readonly distDir: string;
  readonly port?: number;
  readonly workspaceFile?: string;
  readonly dataDir?: string;
  readonly databaseUrl?: string;
  readonly analytics?: 'luzmo' | 'builtin';
}

export interface Staging {
  readonly addresses: Addresses;
  close(): Promise<void>;
}

export const DEFAULT_PORT: number;
export function startStaging(options: StagingOptions): Promise<Staging>;

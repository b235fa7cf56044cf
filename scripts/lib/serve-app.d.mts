export interface ServedApp {
  readonly url: string;
  close(): Promise<void>;
}

export function serveApp(options: {
  readonly distDir: string;
  readonly config: object;
  readonly port: number;
  readonly host?: string;
  readonly workspaceFile?: string;
}): Promise<ServedApp>;

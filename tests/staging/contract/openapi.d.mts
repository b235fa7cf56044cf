export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly hasBody: boolean;
  faultOf(query: Readonly<Record<string, string>>, body: unknown): string | null;
  faultsOfAnswer(status: number, body: unknown): string[];
}

export const OPERATIONS: readonly Operation[];

export function matchPath(path: string): {
  readonly operations: readonly Operation[];
  readonly parameters: Readonly<Record<string, string>>;
} | null;

export function faultsOfAnswer(answer: {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}): string[];

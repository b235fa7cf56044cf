import type { ParseError, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { RequestFailure } from '../../application/shared/request-failure';
import { Workspace } from './workspace';
import { workspaceFile } from './workspace-file';
import type { ResolveAsset } from '../wire/asset-urls';

/** Where the in-memory adapters get the workspace from: fetched once, when the first of them is asked. */
export interface WorkspaceSource {
  load(): Promise<Workspace>;
}

/** The file is not there or cannot be used at all; a plain page says why. */
export class WorkspaceFault extends RequestFailure {
  readonly faults: readonly string[];

  constructor(message: string, faults: readonly string[]) {
    super('malformed', message);
    this.faults = faults;
  }
}

export class FetchedWorkspaceSource implements WorkspaceSource {
  readonly #url: string;
  readonly #resolve: ResolveAsset;
  readonly #onFault: (fault: WorkspaceFault) => void;
  #loading: Promise<Workspace> | null = null;

  constructor(url: string, resolve: ResolveAsset, onFault: (fault: WorkspaceFault) => void) {
    this.#url = url;
    this.#resolve = resolve;
    this.#onFault = onFault;
  }

  load(): Promise<Workspace> {
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = null;
      if (error instanceof WorkspaceFault) this.#onFault(error);
      throw error;
    });
    return this.#loading;
  }

  async #fetch(): Promise<Workspace> {
    let answer: Response;
    try {
      answer = await fetch(this.#url);
    } catch (error) {
      throw new RequestFailure('network', `No answer from ${this.#url}`, { cause: error });
    }
    if (!answer.ok)
      throw new WorkspaceFault(`The workspace file ${this.#url} cannot be read.`, [`HTTP status ${answer.status}`]);
    return parseWorkspace(await answer.text(), this.#url, this.#resolve);
  }
}

/** @throws WorkspaceFault with the line, where the text is no JSON, or the keys that are wrong */
export async function parseWorkspace(text: string, name: string, resolve: ResolveAsset): Promise<Workspace> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new WorkspaceFault(`The workspace file ${name} is not valid JSON.`, [await describeSyntaxFault(text)]);
  }
  const result = v.safeParse(workspaceFile, raw);
  if (result.success) return new Workspace(result.output, resolve);
  const faults = result.issues.map((issue) => {
    const key = v.getDotPath(issue) ?? 'the file';
    return issue.received === 'undefined' ? `${key}: is missing` : `${key}: ${issue.message}`;
  });
  throw new WorkspaceFault(`The workspace file ${name} cannot be used.`, faults);
}

/** "line 12, column 3: …". Engines word their own message differently and not always with a place, so a parser is asked. */
async function describeSyntaxFault(text: string): Promise<string> {
  const { parseTree, printParseErrorCode } = await import('jsonc-parser');
  const [fault] = collect(text, parseTree);
  if (fault === undefined) return 'it is no JSON';
  const before = text.slice(0, fault.offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${printParseErrorCode(fault.error)}`;
}

function collect(text: string, parse: typeof parseTree): ParseError[] {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true });
  return faults;
}

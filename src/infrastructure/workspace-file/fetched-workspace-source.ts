import { decoded } from '../text-encoding';
import type { ParseError } from 'jsonc-parser';
import { RequestFailure } from '../../application/shared/request-failure';
import type { ResolveAsset } from '../wire/asset-urls';
import { Workspace } from './workspace';
import { readWorkspaceFile } from './workspace-file';

/** Provides the workspace to the in-memory adapters. Rejects with a RequestFailure. */
export interface WorkspaceSource {
  /** @param id of a project, topic, trend or experiment whose workspace is wanted; the bundled one by default */
  load(id?: string): Promise<Workspace>;
}

/** The file is missing or cannot be used; the start page shows the faults. */
export class WorkspaceFault extends RequestFailure {
  constructor(
    message: string,
    readonly faults: readonly string[],
  ) {
    super('malformed', message);
  }
}

/** Fetches the workspace file on the first request; after a failure the next request fetches again. */
export class FetchedWorkspaceSource implements WorkspaceSource {
  #loading: Promise<Workspace> | null = null;

  constructor(
    private readonly url: string,
    private readonly resolve: ResolveAsset,
    private readonly onFault: (fault: WorkspaceFault) => void,
  ) {}

  load(): Promise<Workspace> {
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = null;
      if (error instanceof WorkspaceFault) this.onFault(error);
      throw error;
    });
    return this.#loading;
  }

  async #fetch(): Promise<Workspace> {
    const noAnswer = (error?: unknown): never => {
      throw new RequestFailure('network', `No answer from ${this.url}`, { cause: error });
    };
    const answer = await fetch(this.url).catch(noAnswer);
    // A server that is down for the moment is no fault of the file.
    if (isPassing(answer.status)) return noAnswer(`HTTP status ${answer.status}`);
    if (answer.ok) {
      const bytes = await answer.arrayBuffer().catch(noAnswer);
      return parseWorkspace(decoded(new Uint8Array(bytes)), this.url, this.resolve);
    }
    throw new WorkspaceFault(`The workspace file ${this.url} cannot be read.`, [`HTTP status ${answer.status}`]);
  }
}

function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** @throws WorkspaceFault with the line of a syntax error, or the wrong keys */
export async function parseWorkspace(text: string, name: string, resolve: ResolveAsset): Promise<Workspace> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new WorkspaceFault(`The workspace file ${name} is not valid JSON.`, [await describeSyntaxError(text)]);
  }
  const read = readWorkspaceFile(raw);
  if (read.wrong === null) return new Workspace(read.file, resolve);
  const faults = read.wrong.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`);
  throw new WorkspaceFault(`The workspace file ${name} cannot be used.`, faults);
}

/** "line 12, column 3: …", by jsonc-parser, because not all engines name the position in their message. */
async function describeSyntaxError(text: string): Promise<string> {
  const { parseTree, printParseErrorCode } = await import('jsonc-parser');
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first === undefined) return 'it is no JSON';
  const before = text.slice(0, first.offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${jsonFaultWords(printParseErrorCode(first.error))}`;
}

/** By the names that jsonc-parser has for faults of syntax. */
const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word stands there that is not in quotation marks',
  InvalidNumberFormat: 'a number is not written as JSON has it',
  PropertyNameExpected: 'the name of a value is missing, or a comma is too many',
  ValueExpected: 'a value is missing, or a comma is too many',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'more text follows after the end',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'a quotation mark is opened and not closed on its line',
  UnexpectedEndOfNumber: 'a number ends too early',
  InvalidUnicode: 'a character is written in an unknown way',
  InvalidEscapeCharacter: 'an unknown character follows a backslash',
  InvalidCharacter: 'a character is not allowed there',
};

/** What is wrong with the syntax of a JSON text, in words. @param code such as 'InvalidSymbol' */
export function jsonFaultWords(code: string): string {
  return WORDS[code] ?? 'the text is not JSON';
}

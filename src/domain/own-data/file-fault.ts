export type FileFaultCode =
  | 'too-large'
  | 'empty'
  | 'not-a-table'
  | 'encrypted'
  | 'old-format'
  | 'damaged'
  | 'too-much-inside'
  | 'too-many-rows'
  | 'no-topics'
  | 'not-a-workspace'
  | 'reader-failed';

/** The file cannot be opened at all. The message says why, and what to do, for users. */
export class FileFault extends Error {
  constructor(
    readonly code: FileFaultCode,
    message: string,
  ) {
    super(message);
    this.name = 'FileFault';
  }
}

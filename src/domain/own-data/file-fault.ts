export type FileFaultCode =
  | 'too-large'
  | 'empty'
  | 'not-a-table'
  | 'encrypted'
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
    /** The file can be read, but its rows are hardly topics. */
    readonly canOpenAnyway = false,
  ) {
    super(message);
    this.name = 'FileFault';
  }
}

/** @param what such as 'a PDF'; null: not known */
export function notATable(what: string | null, advice = 'Choose an XLSX, ODS, CSV, TSV or JSON file.'): FileFault {
  return new FileFault(
    'not-a-table',
    `${what === null ? 'This cannot be read as a table' : `This is ${what}`}. ${advice}`,
  );
}

export function protectedFile(): FileFault {
  return new FileFault('encrypted', 'The file is protected by a password. Save it without one and try again.');
}

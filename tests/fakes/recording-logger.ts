import type { Logger } from '../../src/application/shared/browser-ports';

export interface LogEntry {
  readonly message: string;
  readonly cause: unknown;
}

/** Keeps what would stand in the console, where an unexpected line would fail the test. */
export class RecordingLogger implements Logger {
  readonly errors: LogEntry[] = [];
  readonly warnings: LogEntry[] = [];

  error(message: string, cause?: unknown): void {
    this.errors.push({ message, cause });
  }

  warn(message: string, cause?: unknown): void {
    this.warnings.push({ message, cause });
  }
}

import type { Logger } from '../../application/shared/logger';

/* oxlint-disable no-console -- the only file that may write to the console */
export class ConsoleLogger implements Logger {
  error(message: string, cause?: unknown): void {
    console.error(message, ...(cause === undefined ? [] : [cause]));
  }

  warn(message: string, cause?: unknown): void {
    console.warn(message, ...(cause === undefined ? [] : [cause]));
  }
}

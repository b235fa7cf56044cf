import { token } from './token';

/** Where developers look. Users never see it. */
export interface Logger {
  error(message: string, cause?: unknown): void;
  warn(message: string, cause?: unknown): void;
}
export const Logger = token<Logger>('Logger');

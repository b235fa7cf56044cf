import { token } from './token';

/** Rejects when the browser refuses to write. */
export interface Clipboard {
  write(text: string): Promise<void>;
}
export const Clipboard = token<Clipboard>('Clipboard');

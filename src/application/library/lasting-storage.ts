import { token } from '../shared/token';

/** Where the user's work is stored. */
export interface LastingStorage {
  /** Asks the browser to keep it when its disk is full or the product was not used for long. Ignored where it cannot. */
  ask(): void;
}

export const LastingStorage = token<LastingStorage>('LastingStorage');

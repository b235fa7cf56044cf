import { token } from './token';

/** Time, as a port: tests never wait for real time. */
export interface Clock {
  now(): Date;
  /** Calls back once. @returns cancels it */
  after(milliseconds: number, callback: () => void): () => void;
}
export const Clock = token<Clock>('Clock');

import { token } from './token';

/** Whether the device is connected to a network. */
export interface Connection {
  readonly isOnline: boolean;
  /** Resolves as soon as the device is online or the server answers; at once when the device is online. */
  untilOnline(): Promise<void>;
}
export const Connection = token<Connection>('Connection');

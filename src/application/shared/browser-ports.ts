import { token } from './token';

/** Time, as a port: tests never wait for real time. */
export interface Clock {
  now(): Date;
  /** Calls back once. @returns cancels it */
  after(milliseconds: number, callback: () => void): () => void;
}
export const Clock = token<Clock>('Clock');

/** Rejects when the browser refuses to write. */
export interface Clipboard {
  write(text: string): Promise<void>;
}
export const Clipboard = token<Clipboard>('Clipboard');

/** Whether the device is connected to a network. */
export interface Connection {
  readonly isOnline: boolean;
  /** Resolves as soon as the device is online or the server answers; at once when the device is online. */
  untilOnline(): Promise<void>;
}
export const Connection = token<Connection>('Connection');

/** The parts of a user that reports may have. */
export interface ReportedUser {
  readonly userId: string;
  readonly orgId: string | null;
  readonly email: string | null;
}

/** Where crashes and failed fetches are sent for the developers. Never throws and never blocks. */
export interface ErrorReporter {
  report(error: unknown, context?: Readonly<Record<string, string>>): void;
  /** Whom the following reports are about; null after logout. */
  setUser(user: ReportedUser | null): void;
}
export const ErrorReporter = token<ErrorReporter>('ErrorReporter');

/** Where developers look. Users never see it. */
export interface Logger {
  error(message: string, cause?: unknown): void;
  warn(message: string, cause?: unknown): void;
}
export const Logger = token<Logger>('Logger');

/** When the page is hidden, left or closed, and when it is shown again. */
export interface PageLifecycle {
  /** `hide` is the last moment in which anything can be saved. @returns stops */
  watch(listeners: { readonly hide?: () => void; readonly show?: () => void }): () => void;
}
export const PageLifecycle = token<PageLifecycle>('PageLifecycle');

/** A small store of texts that outlives a page. Never throws: where the browser refuses storage, values last as long as the page. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** Stays until the browser's data are cleared: theme, sidebar, personal statuses of the embedded mode. */
export const DeviceStorage = token<KeyValueStore>('DeviceStorage');

/** Stays until the browser's tab is closed; logout clears it (specification, section 4). */
export const TabStorage = token<KeyValueStore>('TabStorage');

/** A File of the browser. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface DroppedFile extends ChosenFile {
  text(): Promise<string>;
}

import { token } from './token';

/** A small store of texts that outlives a page. Never throws: a browser that refuses storage forgets, that is all. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

/** Lives as long as the browser keeps it: theme, sidebar, personal statuses of the embedded mode. */
export const DeviceStorage = token<KeyValueStore>('DeviceStorage');

/** Lives as long as the browser's tab; logout clears it (specification, section 4). */
export const TabStorage = token<KeyValueStore>('TabStorage');

import { token } from './token';

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

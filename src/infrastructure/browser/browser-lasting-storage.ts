import type { LastingStorage } from '../../application/library/keep-work';

/** By the Storage API, which is there in secure contexts only. */
export class BrowserLastingStorage implements LastingStorage {
  ask(): void {
    void askOnce().catch(() => undefined);
  }
}

async function askOnce(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  // Firefox asks the user each time.
  if (storage?.persist !== undefined && !(await storage.persisted())) await storage.persist();
}

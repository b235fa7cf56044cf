import type { DataOwner } from '../../application/session/personal-keys';
import { openExisting } from './earlier-data';

/**
 * What an earlier version remembered of topics between two visits had their names: it is removed from its database, which is
 * left otherwise. The product had written it by itself.
 */
export async function forgetEarlierVisits({ organisationId, userId }: DataOwner): Promise<void> {
  const database = await openExisting('personal-library');
  if (database === null) return;
  try {
    if (!database.objectStoreNames.contains('records')) return;
    const transaction = database.transaction('records', 'readwrite');
    for (let cursor = await transaction.store.openCursor(); cursor !== null; cursor = await cursor.continue()) {
      const { key } = (cursor.value ?? {}) as { readonly key?: unknown };
      const [organisation, user, , kind] = Array.isArray(key) ? (key as readonly unknown[]) : [];
      if (organisation === organisationId && user === userId && kind === 'visits') await cursor.delete();
    }
    await transaction.done;
  } finally {
    database.close();
  }
}

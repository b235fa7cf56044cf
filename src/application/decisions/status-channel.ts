import { type TopicId, entityId } from '../../domain/shared/entity-id';
import { type TopicStatus, isTopicStatus } from '../../domain/topic/topic-status';
import { type DataOwner, isSameOwner } from '../session/personal-keys';
import { token } from '../shared/token';
import type { KeyValueStore } from '../shared/browser-ports';

/** A status that the user has saved. */
export interface StatusNews extends DataOwner {
  readonly topicId: TopicId;
  readonly status: TopicStatus;
}

/** Tells the other tabs of this browser which statuses are saved. */
export interface StatusChannel {
  announce(news: StatusNews): void;
  /** Calls back for announcements of other tabs only. @returns stops */
  onNews(listener: (news: StatusNews) => void): () => void;
}
export const StatusChannel = token<StatusChannel>('StatusChannel');

const KEY = 'unfinished-saves';

type Save = readonly [TopicId, TopicStatus];

/** The saves that were under way when the page of this tab was left: the page after it may have loaded older statuses. */
export class UnfinishedSaves {
  constructor(private readonly tab: KeyValueStore) {}

  remember({ organisationId, userId }: DataOwner, saves: readonly Save[]): void {
    this.tab.set(KEY, JSON.stringify({ organisationId, userId, saves }));
  }

  /** Those of this user, once. */
  take(owner: DataOwner): readonly Save[] {
    const text = this.tab.get(KEY);
    this.forget();
    try {
      const stored = JSON.parse(text ?? 'null') as (DataOwner & { readonly saves: readonly unknown[] }) | null;
      return stored !== null && isSameOwner(stored, owner) ? stored.saves.flatMap(saveOf) : [];
    } catch {
      return [];
    }
  }

  forget(): void {
    this.tab.remove(KEY);
  }
}

function saveOf(stored: unknown): readonly Save[] {
  if (!Array.isArray(stored)) return [];
  const [id, status]: readonly unknown[] = stored;
  return typeof id === 'string' && isTopicStatus(status) ? [[entityId<'topic'>(id), status]] : [];
}

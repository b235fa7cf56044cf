import * as v from 'valibot';
import type { StatusChannel, StatusNews } from '../../application/decisions/status-channel';
import { entityId } from '../../domain/shared/entity-id';
import { isTopicStatus } from '../../domain/topic/topic-status';
import { TabChannel } from './tab-channel';

const message = v.object({
  organisationId: v.string(),
  userId: v.string(),
  topicId: v.pipe(
    v.string(),
    v.transform((id) => entityId<'topic'>(id)),
  ),
  status: v.custom<StatusNews['status']>(isTopicStatus),
});

/** Tells the other tabs of the browser what was saved. */
export class BroadcastStatusChannel implements StatusChannel {
  readonly #channel = new TabChannel<unknown>('saved-statuses');

  announce(news: StatusNews): void {
    this.#channel.announce(news);
  }

  onNews(listener: (news: StatusNews) => void): () => void {
    return this.#channel.listen((data) => {
      const result = v.safeParse(message, data);
      if (result.success) listener(result.output);
    });
  }
}

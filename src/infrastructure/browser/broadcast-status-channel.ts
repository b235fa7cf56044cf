import * as v from 'valibot';
import type { StatusChannel, StatusNews } from '../../application/decisions/status-channel';
import { entityId } from '../../domain/shared/entity-id';
import { isTopicStatus } from '../../domain/topic/topic-status';

const message = v.object({
  organisationId: v.string(),
  userId: v.string(),
  topicId: v.pipe(
    v.string(),
    v.transform((id) => entityId<'topic'>(id)),
  ),
  status: v.custom<StatusNews['status']>(isTopicStatus),
});

/** Connects the tabs of one browser and origin by a BroadcastChannel. A tab of another build may send other messages. */
export class BroadcastStatusChannel implements StatusChannel {
  readonly #channel = new BroadcastChannel('saved-statuses');

  announce(news: StatusNews): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    this.#channel.postMessage(news);
  }

  onNews(listener: (news: StatusNews) => void): () => void {
    const heard = ({ data }: MessageEvent<unknown>): void => {
      const result = v.safeParse(message, data);
      if (result.success) listener(result.output);
    };
    this.#channel.addEventListener('message', heard);
    return () => this.#channel.removeEventListener('message', heard);
  }
}

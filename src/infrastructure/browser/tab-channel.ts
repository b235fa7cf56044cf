import type { SessionChannel, SessionEnd } from '../../application/session/auth-session';
import * as v from 'valibot';
import type { StatusChannel, StatusNews } from '../../application/decisions/status-channel';
import { entityId } from '../../domain/shared/entity-id';
import { isTopicStatus } from '../../domain/topic/topic-status';

/** Connects the tabs of one browser and origin by a BroadcastChannel. A tab of another build may send other messages. */
export class TabChannel<Message> {
  readonly #channel: BroadcastChannel;

  constructor(name: string) {
    this.#channel = new BroadcastChannel(name);
  }

  announce(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    this.#channel.postMessage(message);
  }

  /** Calls back for what other tabs announce. @returns stops */
  listen(listener: (message: Message) => void): () => void {
    const heard = ({ data }: MessageEvent<Message>): void => listener(data);
    this.#channel.addEventListener('message', heard);
    return () => this.#channel.removeEventListener('message', heard);
  }

  close(): void {
    this.#channel.close();
  }
}

const sessionEnd = v.object({ userId: v.string(), isLogOut: v.boolean() });

/** Tells the other tabs of the browser that the session of the user has ended. */
export class BroadcastSessionChannel implements SessionChannel {
  readonly #channel = new TabChannel<unknown>('session-end');

  announceEnd(end: SessionEnd): void {
    this.#channel.announce(end);
  }

  onEnd(listener: (end: SessionEnd) => void): void {
    this.#channel.listen((data) => {
      const result = v.safeParse(sessionEnd, data);
      if (result.success) listener(result.output);
      // A tab of an earlier version says only whose session it was: nothing is cleared for that.
      else if (typeof data === 'string') listener({ userId: data, isLogOut: false });
    });
  }
}

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

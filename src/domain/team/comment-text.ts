import type { MemberId, TeamComment } from './member-record';

function mentionOf(id: MemberId): string {
  return `@[${id}]`;
}

export function mentions({ text }: TeamComment, ids: readonly MemberId[]): boolean {
  return ids.some((id) => text.includes(mentionOf(id)));
}

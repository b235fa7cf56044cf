import type { MemberId, TeamComment } from './member-record';

export interface CommentPart {
  readonly text: string;
  readonly isMention: boolean;
}

/** The text of a comment in parts; a mention of a person of the team is a part of its own. */
export function commentParts(text: string, nameOf: (id: string) => string | null): readonly CommentPart[] {
  return text.split(/(@\[[^\]\n]{1,80}\])/u).flatMap((part) => {
    const id = /^@\[(.+)\]$/u.exec(part)?.[1];
    const name = id === undefined ? null : nameOf(id);
    if (part === '') return [];
    return [name === null ? { text: part, isMention: false } : { text: `@${name}`, isMention: true }];
  });
}

/** The text as it is stored: each '@Anna' of a member becomes the mention of that member. */
export function withMentions(
  typed: string,
  members: readonly { readonly id: MemberId; readonly name: string }[],
): string {
  // 'Anna Maria' before 'Anna'.
  const longestFirst = members.toSorted((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce((text, { id, name }) => text.replaceAll(`@${name}`, mentionOf(id)), typed);
}

/** The name that is being typed behind an '@' at the end of a text; null: none is. */
export function openMention(text: string): string | null {
  return /(?:^|\s)@([^\s@[\]]{0,40})$/u.exec(text)?.[1] ?? null;
}

function mentionOf(id: MemberId): string {
  return `@[${id}]`;
}

export function mentionsIn({ text }: TeamComment, ids: readonly MemberId[]): boolean {
  return ids.some((id) => text.includes(mentionOf(id)));
}

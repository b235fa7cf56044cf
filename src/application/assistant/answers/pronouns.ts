import type { AnswerBlock } from '../answerer';
import { nameOf, type Signal } from './knowledge';

type About = Extract<AnswerBlock, { readonly kind: 'about' }>;

const PRONOUN = /\b(?:it|its|they|their|them|that|this|those|these|overall)\b/i;
const AND_MORE = /^(?:and|ok|okay|then|now|what about|how about)\b(?:\s+[\w-]+){1,4}\s*\??$/i;
/** Parts of a shift or a trend, in a few words. */
const PARTS =
  /^(?:(?:and|the|any|only|all|show|list|which) )*(?:how many|strong|mature|uncertain|disruptors?|fastest|slowest|largest|smallest|biggest|newest|top|new|topics|trends|start-?ups|growth|sizing|average)\b(?:\s+[\w-]+){0,3}\s*\??$/i;
const STATE =
  /^(?:and |still |really |already )*(strong|mature|disruptive|uncertain|important|monitored|disregarded|new|growing|shrinking)(?: (?:signal|one))?\s*\??$/i;

/** A few words after an answer about one item ask for something of that item: "and start-ups?", "how many topics?". */
export function ofItem(question: string, about: About | undefined, items: readonly Signal[]): string {
  const text = question.trim();
  const [item] = items;
  const name = about?.name ?? (item !== undefined && items.length === 1 ? nameOf(item) : null);
  if (name === null || PRONOUN.test(text)) return question;
  const bare = text.replace(/\s*\?$/, '');
  const state = STATE.exec(text)?.[1];
  if (about?.type === 'topic' && state !== undefined) return `is ${name} ${state}`;
  if (about !== undefined && about.type !== 'topic' && PARTS.test(text)) return `${bare} in ${name}`;
  return AND_MORE.test(text) && !/\b(?:trends?|topics?)\b/i.test(text) ? `${bare} of ${name}` : question;
}

/** "How large is it?" asks about the item of the answer before. @param isOnItem the answer before has no rows */
export function withPronouns(
  question: string,
  about: About | undefined,
  items: readonly Signal[],
  isOnItem: boolean,
): string {
  const [item] = items;
  const name = about?.name ?? (item === undefined || (!isOnItem && items.length > 1) ? null : nameOf(item));
  if (name === null) return question;
  return question
    .replace(/\bits\b|\b(?:this|that) (?:topic|trend|shift|one)['’]s\b/i, `of ${name}`)
    .replace(
      /\b(?:it|this topic|that topic|this trend|that trend|this shift|that shift|this one|that one)\b(?!['’]s? (?:possible|true))/i,
      name,
    );
}

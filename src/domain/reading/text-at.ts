import type { Condition } from '../query/query';
import { COMMON_WORDS } from './common-words';
import type { Draft } from './draft';
import { meaningOf, type Lexeme } from './lexer';
import type { KnownProject } from './names';
import { isOutside } from './outside';
import { stemOf } from './words';

export interface ReadText {
  /** null: its words are of no name and no description. */
  readonly condition: Condition | null;
  /** The lexeme after it. */
  readonly end: number;
  /** 'About', 'named', 'citing' stands before it. */
  readonly hasLead: boolean;
}

/** The words of names and descriptions at a place of a question; null: there cannot be any. */
export function textAt(
  lexemes: readonly Lexeme[],
  at: number,
  draft: Draft,
  before: string,
  project: KnownProject,
): ReadText | null {
  const lead = meaningOf(lexemes[at], ['text', 'named', 'cite']);
  const hasLead = lead !== undefined;
  // Of a named start-up only its own data is known.
  if (!hasLead && draft.names.some(({ type }) => type === 'startup')) return null;
  // 'The Food part' is no word of names.
  const isAfterName = !hasLead && meaningOf(lexemes[at - 1], ['name']) !== undefined;
  const words: string[] = [];
  let end = at + (hasLead ? 1 : 0);
  for (; words.length < 3; end += 1) {
    const next = lexemes[end];
    if (next === undefined) break;
    const word = meaningOf(next, ['word']);
    if (hasLead && words.length === 0 && word === undefined && meaningOf(next, ['glue']) !== undefined) continue;
    const value = String(word?.value);
    if (isAfterName && words.length === 0) break;
    if (word === undefined || !(hasLead || isProduct(value, draft, before) || isOfNames(value, project))) break;
    words.push(value);
  }
  const isNamed = meaningOf(lexemes[end], ['named']) !== undefined;
  const kind = isNamed ? 'named' : hasLead ? String(lead.value) : '';
  const condition = words.length === 0 ? null : conditionOf(words, kind, draft, project);
  return { condition, end: isNamed ? end + 1 : end, hasLead };
}

/** What start-ups make may be any word. */
function isProduct(word: string, { subject, hasConditions }: Draft, before: string): boolean {
  return (
    subject === 'startups' &&
    !isOutside(word) &&
    // 'Are busy with' says what they do.
    !/\b(?:is|are|sind|ist)$/.test(before) &&
    (!hasConditions || before !== '')
  );
}

function conditionOf(
  words: readonly string[],
  lead: string,
  { subject, atoms }: Draft,
  project: KnownProject,
): Condition | null {
  const stems = words.map(stemOf).join(' ');
  const isOfOwnKind = lead !== 'cite' && lead !== 'named';
  if (subject === 'startups' && isOfOwnKind) return { kind: 'product', words: [stems], not: false };
  const isOfInsights =
    subject === 'insights' || atoms.some((each) => each.kind === 'inner' && each.subject === 'insights');
  if (lead !== '' && isOfInsights && isOfOwnKind) return { kind: 'mentions', words: [stems], not: false };
  if (lead === 'cite' || words[0]?.includes('.') === true) return { kind: 'publisher', hosts: words, not: false };
  if (lead === 'named') return { kind: 'text', words: [stems], isOwnName: true, not: false };
  if (lead !== 'mentions' && words.every((word) => isOfNames(word, project)))
    return { kind: 'text', words: [stems], not: false };
  const isOfTexts = words.every((word) => project.textWords.has(stemOf(word)) || isOfNames(word, project));
  return lead !== '' && isOfTexts ? { kind: 'mentions', words: [stems], not: false } : null;
}

function isOfNames(word: string, { nameWords }: KnownProject): boolean {
  const stem = stemOf(word);
  if (word.includes(' ')) return word.split(' ').every((part) => nameWords.has(part));
  if (nameWords.has(stem)) return true;
  return word.length > 3 && !COMMON_WORDS.has(word) && [...nameWords].some((each) => each.startsWith(stem));
}

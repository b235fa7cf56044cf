import { isolated } from '../../shared/words';
import { tokenWords } from './tokens';
import { PHRASES, type Phrase } from './word-lists';

/** What a sentence asks for and no data has: a cause ('why is X falling'), a figure ('share price'), or a rank of people. */
const LIMIT_KINDS: ReadonlySet<string> = new Set(['why', 'beyond', 'people']);
const LIMITS: readonly Phrase[] = PHRASES.filter(({ kind }) => LIMIT_KINDS.has(kind)).toSorted(
  (one, other) => other.words.length - one.words.length,
);

export function isLimit({ kind }: { readonly kind: string }): boolean {
  return LIMIT_KINDS.has(kind);
}

/** What is said above an answer of whose sentence some words ask for what no data has; null: there are none. */
export function limitWords(unused: readonly string[]): string | null {
  const found = unused.flatMap((words) => limitIn(tokenWords(words)) ?? []);
  if (found.some(({ kind }) => kind === 'people'))
    return 'People are not ranked, and their decisions not counted. This is who decided what:';
  const beyond = found.find(({ kind }) => kind === 'beyond');
  if (beyond !== undefined)
    return `I cannot say ‘${isolated(beyond.words.join(' '))}’: the data has nothing on it. This is what it has:`;
  return found.length === 0 ? null : 'The data gives no causes. This is what it says:';
}

function limitIn(words: readonly string[]): Phrase | null {
  for (const at of words.keys()) {
    const found = LIMITS.find((phrase) => phrase.words.every((word, index) => words[at + index] === word));
    if (found !== undefined) return found;
  }
  return null;
}

import { foldedWords } from '../shared/fold';
import { HELP_ENTRIES } from './help-entries';
import type { HelpEntry } from './help-entry';

/** Words of every question. */
const EVERY: ReadonlySet<string> = new Set(
  'a an the of in on to for is are do does did how what where which can could i we you my our it that this with and or me by from be as at ich wie was wo kann der die das ein eine mein meine'.split(
    ' ',
  ),
);

/** How many entries have a word: what many have says little. */
const COUNTS = new Map<string, number>();
for (const { words, title } of HELP_ENTRIES)
  for (const word of new Set([...words.replaceAll('*', '').split(' '), ...foldedWords(title)]))
    COUNTS.set(word, (COUNTS.get(word) ?? 0) + 1);

/** The help entries that share most with a question, the best first; none where it shares nothing. */
export function findHelp(question: string, most = 2): readonly HelpEntry[] {
  const asked = new Set(foldedWords(question).filter((word) => !EVERY.has(word)));
  const scored = HELP_ENTRIES.map((entry) => ({ entry, score: scoreOf(entry, asked) })).filter(
    ({ score }) => score > 0,
  );
  const best = scored.reduce((largest, { score }) => Math.max(largest, score), 0);
  return scored
    .filter(({ score }) => score >= best * 0.95)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function scoreOf({ title, words }: HelpEntry, asked: ReadonlySet<string>): number {
  const own = words.split(' ');
  const titleWords = new Set(foldedWords(title));
  let score = 0;
  for (const word of asked) {
    // 'Exportiere' and 'exportieren' are one word.
    const isOwn = own.some(
      (each) => each.replace('*', '') === word || (word.length > 5 && each.slice(0, 6) === word.slice(0, 6)),
    );
    if (!isOwn && !titleWords.has(word)) continue;
    score += ((isOwn && titleWords.has(word) ? 2 : 1) + (own.includes(`${word}*`) ? 3 : 0)) / (COUNTS.get(word) ?? 1);
  }
  return score;
}

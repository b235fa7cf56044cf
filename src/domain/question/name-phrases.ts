import { COMMON_WORDS } from './common-words';
import { foldedWords } from '../shared/fold';
import type { Requirement } from '../query/query';
import { FILLERS } from './question-fillers';
import type { QuestionNames } from './question-names';
import { OUTSIDE_WORDS } from './outside-words';
import { tidy } from './question-text';
import { tidyNames } from './tidy-names';
import { MARKS, type Reading } from './reading';
import { isQuestionWord } from './vocabulary';

/** Takes complete names of shifts, trends and topics, and first words of a shift's name, as in "in Food". */
export function takeNames(reading: Reading, names: QuestionNames, question: string): void {
  const tidied = tidyNames(names);
  const of = (
    items: readonly { readonly name: string }[],
    toRequirement: (name: string) => Requirement,
  ): readonly (readonly [string, Requirement])[] =>
    longestFirst(items)
      .filter((name) => isMeant(name, tidied.get(name) ?? '', question, reading.text.text))
      .map((name) => [escape(tidied.get(name) ?? ''), toRequirement(name)]);
  // "How many Kubernetes topics" asks for all that speak of it, not for the one of this name.
  reading.take(
    MARKS.text,
    of(names.topics, (name) => ({ kind: 'text', words: [tidy(name)] })).map(([words, text]) => [
      `${words}(?= (?:topics|trends|signals) )`,
      text,
    ]),
  );
  reading.take(
    MARKS.shift,
    of(names.shifts, (name) => ({ kind: 'shift', names: [name] })),
  );
  reading.take(
    MARKS.trend,
    of(names.trends, (name) => ({ kind: 'trend', names: [name] })),
  );
  reading.take(
    MARKS.topic,
    of(names.topics, (name) => ({ kind: 'topic', names: [name] })),
  );
  reading.take(
    MARKS.platform,
    of(names.platforms ?? [], (name) => ({
      kind: 'platform',
      names: [name],
    })),
  );
  for (const { name } of names.shifts) takeBeginning(reading, name, names);
}

/** A name of one ordinary word is meant only where it is written as a name. */
function isMeant(name: string, words: string, question: string, text: string): boolean {
  if (words === '' || !text.includes(` ${words} `)) return false;
  if (words.includes(' ') || !isQuestionWord(words)) return words.length > 2;
  const at = question.indexOf(name);
  return at > 0 && name !== name.toLowerCase();
}

/** "in Food" means the shift "Food redesigned" when no other shift begins like this. */
function takeBeginning(reading: Reading, name: string, { shifts }: QuestionNames): void {
  const words = tidy(name).split(' ');
  for (let count = words.length - 1; count > 0; count--) {
    const start = words.slice(0, count).join(' ');
    const others = shifts.filter((shift) => shift.name !== name && tidy(shift.name).startsWith(`${start} `));
    if (start.length < 4 || others.length > 0 || isQuestionWord(start)) continue;
    reading.text.takeAll(
      new RegExp(
        `(?<= (?:in|within|from|about|for|of|outside|except|not in|the shift|and|without|neither|nor|or|either|excluding|exclude|besides|minus|ignoring|apart from|other than|compare|vs|versus|between|than|now|only|does|do|,) )(?:the )?${escape(start)}(?: shift)?(?= )`,
      ),
      MARKS.shift,
      (match, before) =>
        endsName(match.input.slice(match.index + match[0].length)) &&
        reading.reads(before, MARKS.shift, (not) => {
          reading.notes.push(`I took ‘${match[0]}’ as the shift ${name}.`);
          return reading.add({ kind: 'shift', names: [name] }, not);
        }),
    );
  }
}

/** Whether a name may end before the rest of a question: "in food packaging" is not about the shift Food. */
function endsName(rest: string): boolean {
  const next = /^ +([a-z]+)/.exec(rest)?.[1];
  return (
    next === undefined ||
    /^(?:shift|and|n?or|but|not|vs|versus|with|without|that|which)$/.test(next) ||
    isQuestionWord(next) ||
    OUTSIDE_WORDS.has(next)
  );
}

const SHORTEST_WORD = 4;
/** Words of the product, which say nothing of a topic even where a name holds them. */
const NO_TEXT: ReadonlySet<string> = new Set(
  'less more over under above below than least most between first last platform platforms consumer consumers industry society good best bad next last future year years month months week weeks'.split(
    ' ',
  ),
);

/** Takes words of names, and after "about" or "mentioning" words of descriptions; neighbours belong together. */
export function takeTexts(reading: Reading, names: QuestionNames, question: string): void {
  const words = nameWordSet(names);
  // "Should I review" and "topics that score above" use a word of a name as a verb.
  const isVerb = (word: string, before: string, after: string): boolean =>
    COMMON_WORDS.has(word) &&
    (/ (?:i|we|you|should|can|could|must|(?:need|needs|have|has|want|going|like|left) to(?: be)?) $/.test(before) ||
      /^ (?:above|over|below|under|at (?:least|most)|between|higher|lower|more|less) /.test(after));
  const isName = (word: string): boolean =>
    word.length >= SHORTEST_WORD &&
    !FILLERS.has(word) &&
    !NO_TEXT.has(word) &&
    words.some((each) =>
      isQuestionWord(word) || COMMON_WORDS.has(word) ? stem(each) === stem(word) : each.startsWith(stem(word)),
    );
  // From left to right, because a negation is passed on to the next text.
  const next = /(?<= )\p{L}{4,}(?: \p{L}{4,}){0,2}(?= )/gu;
  for (let match = next.exec(reading.text.text); match !== null; match = next.exec(reading.text.text)) {
    const parts = match[0].split(' ');
    const before = match.input.slice(0, match.index);
    const rest = match.input.slice(match.index + (parts[0] ?? '').length);
    const count = [3, 2, 1].find(
      (most) =>
        !isVerb(parts[0] ?? '', before, rest) &&
        most <= parts.length &&
        parts.slice(0, most).every(isName) &&
        takeText(
          reading,
          before,
          parts.slice(0, most).map((part) => stemIn(part, words)),
        ),
    );
    const length = parts.slice(0, count ?? 1).join(' ').length;
    if (count !== undefined) reading.text.takeAt(match.index, length, MARKS.text);
    next.lastIndex = match.index + length;
  }
  takeAcronyms(reading, names, question);
  reading.text.takeAll(
    /(?<= (?:about|mention|mentions|mentioning|mentioned|concerning|regarding|touching|involving|on|to do with|related to|dealing with) )(?:the )?(\p{L}{4,})(?= )/u,
    MARKS.text,
    (match, before) => {
      const word = stemIn(match[1] ?? '', descriptionWords(names));
      // "On Thursday" is no text, "mentioning prices" is one.
      const isWeak = before.endsWith(' on ') && isQuestionWord(match[1] ?? '');
      if (isWeak || FILLERS.has(match[1] ?? '') || !descriptionWords(names).some((each) => each.startsWith(word)))
        return false;
      return reading.reads(before, MARKS.text, (not) => reading.add({ kind: 'mentions', words: [word] }, not));
    },
  );
}

/** "AI" and "PET" are too short for words of a search, unless written in capitals. */
function takeAcronyms(reading: Reading, names: QuestionNames, question: string): void {
  for (const acronym of question.match(/\b[A-Z][A-Z0-9]{1,2}\b/g) ?? []) {
    const word = acronym.toLowerCase();
    if (isQuestionWord(word) || /^(?:not|nor|but|or|and)$/.test(word)) continue;
    const kind = nameWordSet(names).includes(word)
      ? 'text'
      : descriptionWords(names).includes(word)
        ? 'mentions'
        : null;
    if (kind === null) continue;
    reading.text.takeAll(new RegExp(`(?<= )${word}(?= )`), MARKS.text, (_, before) =>
      reading.reads(before, MARKS.text, (not) => reading.add({ kind, words: [word] }, not)),
    );
  }
}

function takeText(reading: Reading, before: string, parts: readonly string[]): boolean {
  return reading.reads(before, MARKS.text, (not) => reading.add({ kind: 'text', words: [parts.join(' ')] }, not));
}

/** "robots" also finds "Robot". */
function stem(word: string): string {
  return word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The singular where the words hold it: "robots" also finds "robot", but "paris" finds no "parity". */
function stemIn(word: string, words: readonly string[]): string {
  const singular = stem(word);
  return words.includes(singular) ? singular : word;
}

/** Words that are no misspellings: those of all names, and of platforms. */
export function spellingWords(names: QuestionNames): ReadonlySet<string> {
  const known =
    SPELLING_WORDS.get(names) ??
    new Set([...nameWordSet(names), ...(names.platforms ?? []).flatMap(({ name }) => tidy(name).split(' '))]);
  SPELLING_WORDS.set(names, known);
  return known;
}

/** The words of all names; computed once for a project, because each question needs them. */
function nameWordSet(names: QuestionNames): readonly string[] {
  return cached(NAME_WORDS, names, ({ topics, trends, shifts }) =>
    [...topics, ...trends, ...shifts].flatMap(({ name }) => foldedWords(name)),
  );
}

function descriptionWords(names: QuestionNames): readonly string[] {
  return cached(DESCRIPTION_WORDS, names, ({ topics }) =>
    topics.flatMap(({ description }) => foldedWords(description ?? '')),
  );
}

const SPELLING_WORDS = new WeakMap<QuestionNames, ReadonlySet<string>>();
const NAME_WORDS = new WeakMap<QuestionNames, readonly string[]>();
const DESCRIPTION_WORDS = new WeakMap<QuestionNames, readonly string[]>();

function cached(
  cache: WeakMap<QuestionNames, readonly string[]>,
  names: QuestionNames,
  read: (names: QuestionNames) => readonly string[],
): readonly string[] {
  const known = cache.get(names) ?? [...new Set(read(names))];
  cache.set(names, known);
  return known;
}

function longestFirst(items: readonly { readonly name: string }[]): readonly string[] {
  return items.map(({ name }) => name).sort((one, other) => other.length - one.length);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

import type { Query } from '../query/query';
import { itemOf } from './item-of-draft';
import { combine, type Combined } from './combine';
import { lostOf } from './coverage';
import { Draft, type Atom } from './draft';
import { followUpOf, type FollowUp } from './follow-up';
import { withGaps } from './figures-in-text';
import { lexemesOf, type Lexeme } from './lexer';
import { knownProject, type KnownProject, type ProjectNames } from './names';
import { FOREIGN, outsideReason } from './outside';
import { Pass } from './pass';
import { isGerman, phrasesFor } from './phrases-for';
import type { Before, Reading } from './reading';
import { rowsOf } from './rows-of-draft';
import { correctSpelling } from './spelling';
import { wordsOf, type Word } from './words';

const QUESTION =
  /^\W*(?:which|what|who|where|when|why|how|is|are|do|does|did|list|show|welche|was|wer|wo|wann|warum|wie|ist|sind|zeig)/i;
const CHECK =
  /^\W*(?:and |so |but |und )?(?:is|are|was|were|do|does|did|has|have|ist|sind|war|waren|hat|haben|gehort|gehört)\b/i;

/** In English a verb. */
const WHAT = /^\W*was\b/i;

export interface Question {
  readonly text: string;
  readonly before: Before;
  /** ISO 8601. */
  readonly today: string;
}

/** Reads a question by rules, in English or German. */
export function readQuestion({ text, before, today }: Question, names: ProjectNames): Reading {
  const project = knownProject(names);
  const typed = wordsOf(text);
  if (typed.some((word) => outsideReason(word.text) === FOREIGN)) return foreign(typed);
  const language = phrasesFor(typed, project);
  const { words, corrections } = correctSpelling(typed, language, project);
  const draft = new Draft(today, contextOf(before.query), before.query !== null);
  for (const { from, to } of corrections) draft.note(`I read ‘${from}’ as ‘${to}’.`);
  const lexemes = withGaps(draft, lexemesOf(words, language, project));
  new Pass(draft, lexemes, project).run();
  if (QUESTION.test(text)) draft.cues.set('question', '');
  if (CHECK.test(text) && !(isGerman(language) && WHAT.test(text))) draft.cues.set('check', '');
  return understood(draft, before, words, project, lexemes);
}

function foreign(words: readonly Word[]): Reading {
  return { kind: 'none', reason: 'outside', item: null, unread: [words.map(({ text }) => text).join(' ')], notes: [] };
}

/** The figure that the query before compares, for a number alone. */
function contextOf(query: Query | null): Draft['context'] {
  const last = query?.conditions.findLast((each) => each.kind === 'figure');
  return last?.kind === 'figure' ? { figure: last.figure, comparator: last.comparator } : null;
}

const REFUSED = [
  ['judge', 'judgement'],
  ['future', 'forecast'],
  ['team', 'others'],
] as const;

function understood(
  draft: Draft,
  before: Before,
  words: readonly Word[],
  project: KnownProject,
  lexemes: readonly Lexeme[],
): Reading {
  const lost = (read: object, unread: readonly string[]): readonly string[] => lostOf(lexemes, read, unread, draft);
  const { cues, notes } = draft;
  markBase(draft);
  goOnFromItem(draft, before, words.length);
  const combined = combine(draft.atoms, draft.subject ?? 'topics');
  const { unread } = combined;
  const rest = { unread, notes };
  const followUp = before.query === null ? null : followUpOf(draft, combined, words.length);
  if (before.isRefused) noteRefused(draft, followUp);
  const item = followUp === null || !isPlaceNamed(draft) ? itemOf(draft, combined, before, followUp, project) : null;
  if ((cues.has('howto') && draft.names.length === 0) || cues.has('self'))
    return { kind: 'help', isHowTo: cues.has('howto'), ...rest };
  for (const [cue, reason] of REFUSED)
    if (cues.has(cue))
      return { kind: 'none', reason, item: item?.item ?? null, notes, unread: [cues.get(cue) ?? '', ...unread] };
  if (followUp === null && isMeaning(draft, combined)) return { kind: 'help', isHowTo: false, ...rest };
  if (cues.has('command') && !cues.has('question')) return { kind: 'none', reason: 'command', item: null, ...rest };
  if (draft.aspects.has('why') && before.query !== null && item === null && !draft.hasConditions)
    return { kind: 'none', reason: 'why', item: null, ...rest };
  if (cues.has('whyHere') && before.query !== null && item !== null)
    return { kind: 'whyHere', item: item.item, query: before.query, ...rest };
  // Its figures are those of now, whatever the date.
  if (item !== null) {
    const left = [...unread, ...draft.otherDates];
    return {
      kind: 'item',
      ...item,
      ...rest,
      unread: [...left, ...lost({ item, asked: item.asked, checks: item.checks }, left)],
    };
  }
  return rowsOf(draft, combined, before, followUp, lost);
}

/** What a question goes on from after one without an answer. */
function noteRefused(draft: Draft, followUp: FollowUp | null): void {
  if (followUp !== null) draft.note('The question before had no answer, so I went on from the list before it.');
  else if (draft.atoms[0]?.kind === 'connective' && draft.subject === null)
    draft.note('The question before had no answer to go on from, so I took this one alone.');
}

/** Marks what a share is of: what stands before the verb, or before the first statement. */
function markBase({ atoms, intent, shareStart, cues }: Draft): void {
  if (intent !== 'share') return;
  const among = atoms.findIndex(({ kind }, at) => at > shareStart && kind === 'among');
  const isSaid = (from: number, to: number): boolean =>
    atoms.slice(from, to).some(({ kind }) => kind === 'condition' || kind === 'inner');
  // 'Of strong signals among those growing': what follows is the whole.
  if (among > 0 && isSaid(shareStart, among) && isSaid(among, atoms.length)) return markAs(atoms, among, atoms.length);
  const isEnd = (atom: Atom, at: number): boolean =>
    at >= shareStart &&
    (atom.kind === 'verb' || atom.kind === 'negation' || (atom.kind === 'condition' && !atom.isBare));
  const end = atoms.findIndex(
    (atom, at) => isEnd(atom, at) && atoms.slice(shareStart, at).some(({ kind }) => kind === 'condition'),
  );
  // 'Are all strong signals important': of what is named first.
  const said = atoms.flatMap(({ kind }, at) => (kind === 'condition' && at >= shareStart ? [at] : []));
  if (end < 0 && cues.has('all') && said[1] !== undefined) return markAs(atoms, shareStart, said[1]);
  if (end < 0 || !atoms.slice(end).some(({ kind }) => kind === 'condition' || kind === 'inner')) return;
  markAs(atoms, shareStart, end);
}

function markAs(atoms: Atom[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const atom = atoms[at];
    if (atom?.kind === 'condition') atoms[at] = { ...atom, isBase: true };
  }
}

/** After an answer about one item a few words ask for something of it: 'its topics', 'and start-ups?'. */
function goOnFromItem(draft: Draft, { item }: Before, words: number): void {
  // 'How does it compare to Grid batteries'.
  const isCompared = draft.intent === 'compare' && draft.cues.has('it') && draft.names.length === 1;
  if (item === null || (draft.names.length > 0 && !isCompared)) return;
  if (isCompared) draft.names.unshift(item);
  const isFragment = words <= 4 && (draft.subject !== null || item.type !== 'topic') && !draft.cues.has('them');
  // 'What start-ups are there?'
  const asksItsOwn = draft.subject === 'startups' && !draft.hasConditions && words <= 7 && item.type === 'topic';
  if (!draft.cues.has('it') && !isFragment && !asksItsOwn) return;
  const { type, name } = item;
  if (draft.subject === null && !isFragment && !isCompared) return;
  if (type === 'topic' || type === 'trend' || type === 'shift') draft.condition({ kind: type, names: [name] }, true);
}

/** Whether a follow-up may ask for another place: 'and in Food?', but not 'tell me about Food'. */
function isPlaceNamed({ names, cues, aspects }: Draft): boolean {
  return (
    names.length > 0 && !cues.has('it') && !aspects.has('description') && names.every(({ type }) => type !== 'topic')
  );
}

/** The meaning of a word of the product: nothing else is asked. */
function isMeaning(draft: Draft, { conditions, unread }: Combined): boolean {
  const { cues, aspects } = draft;
  if (
    cues.has('it') ||
    draft.names.some(({ type }) => type !== 'label') ||
    draft.intent === 'count' ||
    draft.intent === 'share' ||
    draft.dates.length > 0
  )
    return false;
  const isTerm = conditions.every(({ kind }) => kind === 'quadrant' || kind === 'status' || kind === 'label');
  const isBare =
    draft.order === null && draft.statistic === null && draft.group === null && unread.length === 0 && !draft.isPlural;
  if (draft.intent === 'compare')
    return isTerm && isBare && (draft.subject !== null || draft.figures.length > 0) && conditions.length === 0;
  if (cues.has('meaning') || (cues.has('mayMean') && aspects.size > 0 && cues.has('question')))
    return isTerm && unread.length === 0;
  return (
    aspects.has('description') &&
    isTerm &&
    isBare &&
    (conditions.length > 0 ||
      draft.figures.length > 0 ||
      aspects.has('consensus') ||
      aspects.has('quadrant') ||
      draft.subject !== null)
  );
}

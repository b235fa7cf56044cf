import { nestedRank } from '../../../domain/question/nested-rank';
import type { Answer, QueryBlock } from '../answerer';
import { parseQuestion } from '../../../domain/question/parse-question';
import { isEverything } from '../../../domain/query/query';
import { isQuestionWord } from '../../../domain/question/vocabulary';
import { readAboutSelf } from './about-self';
import { termAsked, termsAsked } from './definitions';
import { isSignal, nameOf, namedIn, type Knowledge } from './knowledge';
import { previousItems, previousQuery } from './previous-answer';
import type { Question } from './question';
import { FOREIGN, outside, readItem, type Reader } from './read-item';
import { ofItem, withPronouns } from './pronouns';
import { readChanges, readMaterial } from './read-changes';
import { readBrief, readComparison, toRead } from './read-selection';
import { normalise } from './text';
import { unreadWords } from './words-of-kinds';

const ONE_RANK = 'I rank one kind at a time. Ask for it first, then about what I found';

export interface ReadQuestion {
  readonly question: Question;
  /** Sentences on what was assumed. */
  readonly notes: readonly string[];
}

/** @param earlier the last query of the conversation, which the answer before may not have */
export function readQuestion(
  question: string,
  knowledge: Knowledge,
  previous: Answer = [],
  earlier: QueryBlock | null = null,
): ReadQuestion {
  const items = previousItems(previous, knowledge);
  const before = previousQuery(previous, items) ?? earlier;
  const about = previous.find((block) => block.kind === 'about');
  const hasName = namedIn(question, knowledge).length > 0;
  const text = withPronouns(hasName ? question : ofItem(question, about, items), about, items, before === null);
  const parsed = parseQuestion(text, knowledge, before);
  const named = namedIn(parsed.text, knowledge).filter((item) => isMeant(nameOf(item), text));
  const asked = named
    .reduce((rest, item) => rest.replace(normalise(nameOf(item)), ' '), normalise(parsed.text))
    .replace(/\s+/g, ' ')
    .trim();
  const reader: Reader = { parsed, asked, named, previous: items, hasPreviousRows: before !== null };
  const understood =
    readAboutSelf(asked, named.length > 0) ??
    readHowTo(reader) ??
    readCommand(reader) ??
    readDate(reader) ??
    readDefinition(reader) ??
    readWhy(reader) ??
    readBrief(reader) ??
    readComparison(reader, knowledge) ??
    readChanges(reader) ??
    readMaterial(reader) ??
    readCheck(reader) ??
    readRows(reader) ??
    readItem(reader) ??
    readOverview(reader) ??
    outside(reader);
  const read = refused(understood, reader) ?? understood;
  const isOfQuery = read.kind === 'query' || read.kind === 'check';
  const isForeign = read.kind === 'outside' && read.reason === FOREIGN;
  return {
    question: read,
    notes: isOfQuery || isForeign ? [] : parsed.notes.filter((note) => note.startsWith('I read')),
  };
}

/** A name of one ordinary word is meant only where it is written as a name. */
function isMeant(name: string, question: string): boolean {
  const words = normalise(name);
  return words.includes(' ') || !isQuestionWord(words) || (question.indexOf(name) > 0 && name !== name.toLowerCase());
}

/** No answer is given while a word of the question is not read; rows and checks show such words themselves. */
function refused(read: Question, reader: Reader): Question | null {
  const { parsed, asked } = reader;
  const own = 'unread' in read ? read.unread : [];
  const words = read.kind === 'changes' ? parsed.unread.join(' ') : asked;
  const unread = [...new Set([...own, ...(read.kind === 'insights' ? [] : (unreadWords(read, words) ?? []))])];
  const negated = read.kind === 'insights' ? read.words.filter((word) => NEGATIONS.has(word)) : [];
  return unread.length + negated.length === 0 ? null : outside(reader, [...unread, ...negated]);
}

const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never none nor neither except excluding exclude without besides minus isn don doesn'.split(' '),
);

/** How something is done in the product: a question that no filter answers. */
function readHowTo({ parsed, named }: Reader): Question | null {
  const asks =
    /^(?:and |but |so |please )*(?:how (?:do|can|could|may|would|should) (?:i|we|you|one)|how to|where (?:do|can) (?:i|we|you)|where is the|can (?:i|we)|is it possible to|what is the (?:key|shortcut) (?:to|for))\b.*\b(?:mark|set|rate|filter|sort|order|export|download|print|share|copy|save|star|note|compare|select|change|delete|remove|undo|import|upload|open|find|search|see only|switch|add|edit|present|hide|install|log ?(?:in|out))\b/;
  return named.length === 0 && asks.test(parsed.text) ? { kind: 'how-to' } : null;
}

/** Orders to change something, which an assistant that only reads refuses. */
function readCommand({ parsed }: Reader): Question | null {
  const order =
    /^(?:please |can you |could you |i want you to )*(?:mark|set|rate|delete|rename|star|unstar|favou?rite|save|e ?mail|send|upload|edit|update|download|export)\b/;
  return order.test(parsed.text) && !/\b(?:which|what|how many)\b/.test(parsed.text) ? { kind: 'command' } : null;
}

function readDate({ asked, named }: Reader): Question | null {
  const date =
    /\b(?:how (?:old|recent|current|fresh|up to date)\b.*\bdata|when (?:was|is|were)\b.*\b(?:updated?|loaded|refresh\w*)|last updated|(?:date|age) of the (?:data|update)|how up to date)\b/;
  return named.length === 0 && date.test(asked) ? { kind: 'date' } : null;
}

function readDefinition({ parsed, named }: Reader): Question | null {
  if (
    named.length === 0 &&
    parsed.query.statistic === null &&
    parsed.query.conditions.every(({ kind }) => kind === 'quadrant') &&
    /\b(?:difference|distinguish|versus|vs)\b/.test(parsed.text) &&
    new Set(parsed.text.match(/strong|mature|disruptors?|uncertain/g)).size >= 2 &&
    !/\b(?:topics|trends|how many)\b/.test(parsed.text)
  )
    return { kind: 'definition', terms: ['quadrants'] };
  const isPlain = parsed.query.conditions.length === 0 && parsed.query.statistic === null;
  const terms =
    named.length === 0 && isPlain && !/\b(?:which|how many)\b/.test(parsed.text) ? termsAsked(parsed.text) : [];
  if (terms.length === 2 && terms[0] !== undefined) return { kind: 'definition', terms };
  const term = named.length > 0 ? null : termAsked(parsed.text);
  return term === null ? null : { kind: 'definition', terms: [term] };
}

function readWhy({ asked, named, previous }: Reader): Question | null {
  if (named.length > 0 || previous.length === 0) return null;
  const why =
    /^(?:and |but )?(?:why|how come|how so|for what reason|explain(?: that| this| it)?)(?: (?:is|are|do|does|did) (?:that|this|it|those|these|they)(?: so)?)?$/;
  return why.test(asked) ? { kind: 'why', items: previous.slice(0, 3) } : null;
}

const YES_OR_NO = /^(?:and |so |but )?(?:is|are|was|were|does|do|did|has|have)\b/;

function readCheck({ asked, named, parsed }: Reader): Question | null {
  const [item, second] = named;
  // "is A larger than B" compares A with the figure of B.
  const isCompared = second !== undefined && parsed.text.includes(` than ${normalise(nameOf(second))}`);
  if (item === undefined || (second !== undefined && !isCompared) || !isSignal(item) || !YES_OR_NO.test(asked))
    return null;
  // "does anything in this trend lack sources" asks for its topics.
  if (item.type === 'trend' && /\b(?:any|anything|some|something|all|every|everything|one|ones)\b/.test(asked))
    return null;
  const conditions = parsed.query.conditions.filter(
    (each) => !(each.kind === 'topic' || (each.kind === 'trend' && item.type === 'trend')),
  );
  if (conditions.length === 0 || parsed.isFollowUp) return null;
  const subject = item.type === 'topic' ? 'topics' : 'trends';
  return {
    kind: 'check',
    item,
    read: { ...toRead(parsed), query: { ...parsed.query, subject, conditions, order: null, limit: null } },
  };
}

const JUDGED = /\b(?:will|should|team|colleagues?|others (?:have|rated|marked))\b/;

const NAMES_BOTH = /\btopics\b.*\b(?:trends|shifts)\b|\b(?:trends|shifts)\b.*\btopics\b/;

function readRows(reader: Reader): Question | null {
  if (/\bshifts\b/.test(reader.asked) && isEverything(reader.parsed.query) && reader.parsed.unread.length === 0)
    return {
      kind: 'query',
      read: { ...toRead(reader.parsed), query: { ...reader.parsed.query, group: 'shift', limit: null } },
    };
  const { parsed, named } = reader;
  const { query, unread } = parsed;
  // A list of now does not answer what will be, what should be, or what others have decided.
  if (unread.some((part) => JUDGED.test(part))) return null;
  // A share of everything is always 100 %.
  if (query.intent === 'share' && query.conditions.length === 0) return null;
  // Of what, the answer before does not say.
  if (isEverything(parsed.query) && /^(?:and )?(?:its|their) [a-z]+(?: ups)?$/.test(parsed.text)) return null;
  if (countsOthers(parsed)) return null;
  const nested = nestedRank(parsed.text);
  if (nested !== null) return { kind: 'outside', parts: [nested], reason: ONE_RANK, item: null };
  const block: Question = { kind: 'query', read: toRead(parsed) };
  if (/\b(?:should (?:we|i|you|one) (?:do|think|care|worry|prepare|react|respond))\b/.test(parsed.text))
    return { kind: 'outside', parts: [], reason: 'that is a judgement, which the data does not hold', item: null };
  if (query.intent === 'count' && isEverything(query) && NAMES_BOTH.test(parsed.text)) return { kind: 'overview' };
  if (parsed.isFollowUp) return isEverything(query) && unread.length > 0 ? null : block;
  const onItem =
    named.length > 0 && query.conditions.some(({ kind }) => kind === 'topic') && query.subject !== 'startups';
  if (onItem && named.length < 2) return null;
  // "Top 5".
  if (query.limit !== null && query.intent === 'list' && isEverything(query) && unread.length === 0) return block;
  if (parsed.asksForRows) {
    if (!isEverything(query)) return block;
    // "all topics", "how many trends are there"; but not a question of which nothing was understood.
    if (unread.length === 0) return isOverview(reader.asked) ? null : block;
    return query.intent === 'list' ? null : block;
  }
  // "Which start-up works on heat pumps".
  if (query.subject === 'startups' && query.conditions.length > 0 && unread.length === 0) return block;
  // Something of a question for one answer was not understood: no list answers it.
  if (named.some((item) => item.type !== 'shift') || isEverything(query) || unread.length > 0) return null;
  // "the largest topic", "where is industry ahead of consumers", "packaging".
  const onlyText =
    query.order === null &&
    // "Not in Food" does not ask what Food is.
    !query.conditions.some(({ not }) => not) &&
    query.conditions.every(({ kind }) => kind === 'text' || kind === 'shift' || kind === 'mentions');
  if (onlyText && named.length > 0) return null;
  return block;
}

/** "How many people use it" counts neither topics nor trends nor start-ups. */
function countsOthers({ query, text, unread, isFollowUp }: Reader['parsed']): boolean {
  if (query.intent !== 'count' || isFollowUp || query.group !== null) return false;
  if (
    /\b(?:topics?|trends?|signals?|disruptors?|startups?|start ups?|sources?|publishers?|drivers?|insights?|ones|of (?:them|those|these|our|my))\b/.test(
      text,
    )
  )
    return false;
  const counted = /\bhow (?:many|much) (\p{L}+)/u.exec(text)?.[1];
  if (isEverything(query)) return true;
  return counted !== undefined && unread[0]?.startsWith(counted) === true;
}

function isOverview(asked: string): boolean {
  return /\b(?:everything|overview|summar\w*|all you know|big picture|what is in (?:here|this)|what s in (?:here|this)|what is this project about)\b/.test(
    asked,
  );
}

function readOverview({ asked, named, parsed }: Reader): Question | null {
  // An overview does not answer a question with conditions.
  return named.length === 0 && isEverything(parsed.query) && isOverview(asked) ? { kind: 'overview' } : null;
}

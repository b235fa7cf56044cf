import type { Answer } from '../../application/assistant/answerer';
import { outsideReason } from '../../domain/question/outside-words';
import { parseQuestion, type ParsedQuestion } from '../../domain/question/parse-question';
import { isEverything } from '../../domain/question/query';
import { isQuestionWord } from '../../domain/question/vocabulary';
import { readAboutSelf } from './about-self';
import { termAsked } from './definitions';
import { isSignal, nameOf, namedIn, type Knowledge, type Signal } from './knowledge';
import { previousItems, previousQuery } from './previous-answer';
import type { Question, ReadQuery } from './question';
import { outside, readItem, type Reader } from './read-item';
import { normalise } from './text';

export interface ReadQuestion {
  readonly question: Question;
  /** Sentences on what was assumed. */
  readonly notes: readonly string[];
}

export function readQuestion(question: string, knowledge: Knowledge, previous: Answer = []): ReadQuestion {
  const items = previousItems(previous, knowledge);
  const text = withPronouns(question, items, previousQuery(previous) === null);
  const parsed = parseQuestion(text, knowledge, previousQuery(previous));
  const named = namedIn(parsed.text, knowledge).filter((item) => isMeant(nameOf(item), text));
  const asked = named
    .reduce((rest, item) => rest.replace(normalise(nameOf(item)), ' '), normalise(parsed.text))
    .replace(/\s+/g, ' ')
    .trim();
  const reader: Reader = { parsed, asked, named, previous: items, hasPreviousRows: previousQuery(previous) !== null };
  const read =
    readAboutSelf(asked, named.length > 0) ??
    readDefinition(reader) ??
    readWhy(reader) ??
    readBrief(reader) ??
    readComparison(reader) ??
    readChanges(reader) ??
    readMaterial(reader) ??
    readCheck(reader) ??
    readRows(reader) ??
    readItem(reader) ??
    readOverview(reader) ??
    outside(reader);
  const isOfQuery = read.kind === 'query' || read.kind === 'check';
  return { question: read, notes: isOfQuery ? [] : parsed.notes.filter((note) => note.startsWith('I read')) };
}

/** A name of one ordinary word is meant only where it is written as a name. */
function isMeant(name: string, question: string): boolean {
  const words = normalise(name);
  return words.includes(' ') || !isQuestionWord(words) || (question.indexOf(name) > 0 && name !== name.toLowerCase());
}

/** "How large is it?" asks about the topic of the answer before. */
function withPronouns(question: string, items: readonly Signal[], isOnItem: boolean): string {
  const [item] = items;
  if (item === undefined || (!isOnItem && items.length > 1)) return question;
  const name = nameOf(item);
  return question
    .replace(/\bits\b|\b(?:this|that) (?:topic|trend|one)['’]s\b/i, `of ${name}`)
    .replace(
      /\b(?:it|this topic|that topic|this trend|that trend|this one|that one)\b(?!['’]s? (?:possible|true))/i,
      name,
    );
}

function readDefinition({ parsed, named }: Reader): Question | null {
  const term = named.length > 0 ? null : termAsked(parsed.text);
  return term === null ? null : { kind: 'definition', term };
}

function readWhy({ asked, named, previous }: Reader): Question | null {
  if (named.length > 0 || previous.length === 0) return null;
  const why =
    /^(?:and |but )?(?:why|how come|how so|for what reason|explain(?: that| this| it)?)(?: (?:is|are|do|does|did) (?:that|this|it|those|these|they)(?: so)?)?$/;
  return why.test(asked) ? { kind: 'why', items: previous.slice(0, 3) } : null;
}

function toRead({ query, unread, notes }: ParsedQuestion): ReadQuery {
  return { query, unread, notes };
}

const BRIEF = /\b(?:brief|briefing|one pager|onepager|handout)s?\b/;

function readBrief(reader: Reader): Question | null {
  const { asked, named, parsed, previous, hasPreviousRows } = reader;
  if (!BRIEF.test(asked)) return null;
  const items = named.filter(isSignal);
  if (items.length > 0 && parsed.query.conditions.every(({ kind }) => kind === 'topic' || kind === 'trend'))
    return { kind: 'brief', items, read: null };
  const unread = parsed.unread
    .map((part) =>
      part
        .replace(/\b(?:make|write|create|prepare|generate|build|brief|briefing|handout|print|pdf|document)\b/g, '')
        .trim(),
    )
    .filter((part) => part !== '' && !/^(?:a|an|the|of)$/.test(part));
  if (isEverything(parsed.query) && hasPreviousRows) return { kind: 'brief', items: previous, read: null };
  if (parsed.isFollowUp && parsed.query.conditions.every(({ added }) => added !== true))
    return { kind: 'brief', items: previous, read: null };
  return { kind: 'brief', items: [], read: { ...toRead(parsed), unread } };
}

function readComparison(reader: Reader): Question | null {
  const { asked, named, parsed, previous, hasPreviousRows } = reader;
  const items = named.filter(isSignal);
  const clearly = /\b(?:compar\w*|versus|vs|differences?|side by side)\b/.test(asked);
  if (items.length >= 2) {
    const comparing = clearly || /\b(?:differ\w*|than|or|better|and)\b/.test(asked);
    const own = parsed.query.conditions.some(({ kind }) => kind !== 'topic' && kind !== 'trend');
    return comparing && (clearly || !own) && !/\btopics in\b/.test(asked)
      ? { kind: 'comparison', items: items.slice(0, 4), of: items.length }
      : null;
  }
  const shifts = named.filter((item) => !isSignal(item));
  if (clearly && shifts.length >= 2)
    return {
      kind: 'query',
      read: {
        ...toRead(parsed),
        query: { ...parsed.query, group: 'shift', limit: null },
        unread: parsed.unread.filter((part) => !/^(?:compare|vs|versus|difference)/.test(part)),
      },
    };
  if (!clearly || /\bcompared (?:to|with) (?:the )?(?:last|previous)\b/.test(parsed.text)) return null;
  if (hasPreviousRows && (parsed.isFollowUp || /\b(?:first|top|them|those|these|both)\b/.test(asked))) {
    const others = parsed.query.conditions.some(({ added }) => added === true);
    if (others || parsed.unread.some((part) => outsideReason(part) !== null))
      return {
        kind: 'outside',
        parts: parsed.unread,
        reason: 'I compare two to four topics or trends by their names, or those of the answer before',
        item: null,
      };
    const count = parsed.query.limit ?? (/\bboth\b/.test(asked) ? 2 : previous.length);
    const chosen = previous.slice(0, Math.min(4, count));
    return chosen.length < 2 ? null : { kind: 'comparison', items: chosen, of: count };
  }
  const missing = parsed.unread
    .filter((part) => !/^(?:compare|versus|vs|difference)$/.test(part))
    .join(' ')
    .replace(/^(?:compare|difference between)(?: with| and| to)?\b/, '')
    .trim();
  return missing === '' ? null : { kind: 'half-comparison', item: items[0] ?? null, missing };
}

function readChanges({ asked, named, parsed }: Reader): Question | null {
  if (named.length > 0) return null;
  const { conditions, since } = parsed.query;
  const own = conditions.some(({ kind }) => kind !== 'new' && kind !== 'moved');
  if (
    /\b(?:gone|removed|disappeared|vanished|deleted|dropped out|no longer (?:there|in the data|listed|included))\b/.test(
      asked,
    ) &&
    !own
  )
    return { kind: 'changes', since, only: 'gone', unread: [] };
  const changed =
    /\bwhat (?:has |have |was |all )?(?:changed|moved|happened)\b|\bwhat s (?:changed|new|different)\b|\bwhats (?:new|changed)\b|\bwhat is (?:new|different)\b|\b(?:anything|something|everything) (?:new|changed)\b|\bany (?:changes|news|updates)\b|\b(?:show|list|summarise|summarize|tell me|give me)(?: me| us)?(?: all)?(?: the)? (?:changes|news|movements|updates)\b|^(?:the )?(?:changes|news|updates|new discoveries)\b|\bhow has the data changed\b|\bwhat did i miss\b|\bwhat are the (?:changes|news|new discoveries)\b/;
  if (!changed.test(asked) || own) return null;
  const isVisit =
    since === 'visit' || /\bmiss\b|\bmy last (?:visit|login|session)\b|\bi was (?:last )?here\b/.test(asked);
  return {
    kind: 'changes',
    since: isVisit ? 'visit' : 'update',
    only: 'all',
    unread: parsed.unread.filter((part) => outsideReason(part) !== null),
  };
}

function readMaterial({ asked, named, parsed }: Reader): Question | null {
  const item = named[0] ?? null;
  if (/\b(?:insights?|weekly|articles?|feed)\b/.test(asked)) return { kind: 'insights', item };
  const isOfItem = item?.type === 'topic' && parsed.query.conditions.every(({ kind }) => kind === 'topic');
  return isOfItem && /\b(?:sources?|evidence|references?|publish\w*)\b/.test(asked) ? { kind: 'sources', item } : null;
}

const YES_OR_NO = /^(?:and |so |but )?(?:is|are|was|were|does|do|did|has|have|will)\b/;

function readCheck({ asked, named, parsed }: Reader): Question | null {
  const [item, second] = named;
  if (item === undefined || second !== undefined || !isSignal(item) || !YES_OR_NO.test(asked)) return null;
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

function readRows(reader: Reader): Question | null {
  const { parsed, named } = reader;
  const { query, unread } = parsed;
  const block: Question = { kind: 'query', read: toRead(parsed) };
  if (parsed.isFollowUp) return isEverything(query) && unread.length > 0 ? null : block;
  const onItem = query.conditions.some(({ kind }) => kind === 'topic') && query.subject !== 'startups';
  if (onItem && named.length < 2) return null;
  if (parsed.asksForRows) {
    if (!isEverything(query)) return block;
    // "all topics", "how many trends are there"; but not a question of which nothing was understood.
    if (unread.length === 0) return isOverview(reader.asked) ? null : block;
    return query.intent === 'list' ? null : block;
  }
  // Something of a question for one answer was not understood: no list answers it.
  if (named.some((item) => item.type !== 'shift') || isEverything(query) || unread.length > 0) return null;
  // "the largest topic", "where is industry ahead of consumers", "packaging".
  const onlyText =
    query.order === null &&
    query.conditions.every(({ kind }) => kind === 'text' || kind === 'shift' || kind === 'mentions');
  if (onlyText && named.length > 0) return null;
  return block;
}

function isOverview(asked: string): boolean {
  return /\b(?:everything|overview|summar\w*|all you know|big picture|what is in (?:here|this)|what s in (?:here|this)|what is this project about)\b/.test(
    asked,
  );
}

function readOverview({ asked, named }: Reader): Question | null {
  return named.length === 0 && isOverview(asked) ? { kind: 'overview' } : null;
}

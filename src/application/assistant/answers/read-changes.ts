import { outsideReason } from '../../../domain/question/outside-words';
import type { Condition } from '../../../domain/query/query';
import { FILLERS } from '../../../domain/question/question-fillers';
import type { Question } from './question';
import type { Reader } from './read-item';

const SCOPES: ReadonlySet<Condition['kind']> = new Set([
  'shift',
  'trend',
  'topic',
  'platform',
  'text',
  'mentions',
  'status',
  'quadrant',
]);

/** What changed since the previous data or the last visit. */
export function readChanges({ asked, named, parsed }: Reader): Question | null {
  const { conditions, since, order, group, intent } = parsed.query;
  const own = conditions.some(({ kind }) => kind !== 'new' && kind !== 'moved');
  const isScoped =
    own && conditions.every(({ kind }) => SCOPES.has(kind)) && order === null && group === null && intent === 'list';
  if ((named.length > 0 && !isScoped) || conditions.some(({ not }) => not)) return null;
  if (
    /\b(?:gone|removed|disappeared|vanished|deleted|dropped out|no longer (?:there|in the data|listed|included))\b/.test(
      asked,
    ) &&
    !own
  ) {
    const isBoth = conditions.length > 0 || /\b(?:new|added|moved|changed)\b/.test(asked);
    return { kind: 'changes', since, only: isBoth ? 'all' : 'gone', within: [], unread: [] };
  }
  const changed =
    /\bwhat (?:has |have |was |all )?(?:changed|moved|happened)\b|\bwhat s (?:changed|new|different)\b|\bwhats (?:new|changed)\b|\bwhat is (?:new|different)\b|\b(?:anything|something|everything) (?:new|changed)\b|\bany (?:changes|news|updates)\b|\b(?:show|list|summarise|summarize|tell me|give me)(?: me| us)?(?: all)?(?: the)? (?:changes|news|movements|updates)\b|^(?:the )?(?:changes|news|updates|new discoveries)\b|\bhow has the data changed\b|\bwhat did i miss\b|\bwhat are the (?:changes|news|new discoveries)\b/;
  if (!changed.test(asked) || (own && !isScoped)) return null;
  const isVisit =
    since === 'visit' || /\bmiss\b|\bmy last (?:visit|login|session)\b|\bi was (?:last )?here\b/.test(asked);
  return {
    kind: 'changes',
    since: isVisit ? 'visit' : 'update',
    only: 'all',
    within: own ? conditions : [],
    unread: parsed.unread.filter(
      (part) =>
        outsideReason(part) !== null ||
        /^(?:except|excluding|without|but|apart|only|more|less|over|under)\b/.test(part),
    ),
  };
}

const DATES =
  /^(?:week|weeks|month|months|year|years|quarter|today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d+)$/;
const MATERIAL_WORDS =
  /^(?:(?:sources?|evidence|references?|publish\w*|citations?|cited?|links?|literature|curated|show|read|list|how|many) ?)+$/;

/** Insights, and the sources of a topic. */
export function readMaterial({ asked, named, parsed }: Reader): Question | null {
  const item = named[0] ?? null;
  if (/\b(?:insights?|weekly|articles?|feed)\b/.test(asked)) {
    const texts = parsed.query.conditions.flatMap((each) =>
      each.kind === 'text' || each.kind === 'mentions' ? each.words : [],
    );
    const others = parsed.unread
      .filter((part) => !/^(?:insights?|weekly|articles?|feed|latest|last|newest|recent|new| )+$/.test(part))
      .flatMap((part) =>
        part
          .split(' ')
          .filter(
            (word) =>
              !FILLERS.has(word) && !/^(?:insights?|weekly|articles?|feed|latest|last|newest|recent)$/.test(word),
          ),
      );
    const isText = (word: string): boolean =>
      outsideReason(word) === null || (/^[a-z]{4,}$/.test(word) && !DATES.test(word));
    return {
      kind: 'insights',
      item,
      words: item === null ? [...texts, ...others.filter(isText)] : [],
      unread: item === null ? others.filter((word) => !isText(word)) : others,
    };
  }
  const isOfItem = item?.type === 'topic' && parsed.query.conditions.every(({ kind }) => kind === 'topic');
  return isOfItem && /\b(?:sources?|evidence|references?|publish\w*)\b/.test(asked)
    ? { kind: 'sources', item, unread: parsed.unread.filter((part) => !MATERIAL_WORDS.test(part)) }
    : null;
}

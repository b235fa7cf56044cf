import type { Condition } from '../../../domain/query/query';
import type { Question } from './question';
import type { Reader } from './read-item';
import { unreadWords } from './words-of-kinds';

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
    return { kind: 'changes', since, only: isBoth ? 'all' : 'gone', within: [] };
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
  };
}

/** Insights, and the sources of a topic. */
export function readMaterial({ asked, named, parsed }: Reader): Question | null {
  const item = named[0] ?? null;
  if (/\b(?:insights?|weekly|articles?|feed)\b/.test(asked)) {
    const date = dateIn(asked);
    const others = (unreadWords({ kind: 'insights' }, asked) ?? []).filter((word) => !isOfDate(word));
    const isText = (word: string): boolean => item === null && /^[a-z]{3,}$/.test(word) && !RELATIVE.test(word);
    return {
      kind: 'insights',
      item,
      words: others.filter(isText),
      unread: others.filter((word) => !isText(word)),
      date,
    };
  }
  const isOfItem = item?.type === 'topic' && parsed.query.conditions.every(({ kind }) => kind === 'topic');
  return isOfItem && /\b(?:sources?|evidence|references?|publish\w*)\b/.test(asked) ? { kind: 'sources', item } : null;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** Dates that depend on today, which the data does not know. */
const RELATIVE =
  /^(?:months?|years?|quarters?|days?|today|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

function isOfDate(word: string): boolean {
  return (MONTHS.includes(word) && word !== 'may') || /^20\d\d$/.test(word);
}

/** 'in August', 'of August 2026', 'from 2026'; null: the question names none. */
function dateIn(asked: string): { readonly month: number | null; readonly year: number | null } | null {
  const [, month = ''] = new RegExp(`\\b(?:in|from|of|for|during|since)? ?(${MONTHS.join('|')})\\b`).exec(asked) ?? [];
  const [year] = /\b20\d\d\b/.exec(asked) ?? [];
  // "May" is a name of a month only behind a preposition.
  const isMonth = month !== '' && (month !== 'may' || /\b(?:in|from|of|for|during) may\b/.test(asked));
  if (!isMonth && year === undefined) return null;
  return { month: isMonth ? MONTHS.indexOf(month) + 1 : null, year: year === undefined ? null : Number(year) };
}

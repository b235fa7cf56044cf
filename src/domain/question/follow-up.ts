import { type Condition, EVERY_TOPIC, isEverything, type Query } from '../query/query';

/** The answer before, on which a follow-up works. */
export interface PreviousQuery {
  readonly query: Query;
  /** The ids of its rows after the limit. */
  readonly ids: readonly string[];
}

/** or: any of the last condition and the next ones. */
export type FollowUp = 'narrow' | 'replace' | 'or';

const OF_THOSE =
  / (?:of|among|amongst|from|in|within|out of|are|do|does|have|has|is|compare|sort|order|rank|about|list|show|show me|name|give me|see|count) (?:all )?(?:of )?(?:those|these|them|that list|this list|the list|the above|it)(?: (?:ones|topics|trends|\d+|two|three|four|five))?(?= (?!(?:i|we|that|which|in|marked) ))/;
const ON_THOSE =
  /^ (?:(?:and|but|so|now|ok|which|what|who|how many|are|is|do|does|any|all|some|show|me|list|give|sort|compare|only|just|the|top|first|of|among|from|out|\d+) )*(?:those|these|them) /;
const SUPERLATIVE_ONE =
  /^ (?:and )?(?:the )?(?:fastest|slowest|largest|smallest|newest|oldest|biggest)(?: growing)? (?:ones?|of (?:those|these|them)) /;
const ONLY =
  /^ (?:(?:and|but|now|ok|okay|then|please|also|just) )*(?:only|just|without|except|excluding|not|exclude|remove|hide|skip|sort|order|ranked|the (?:new|mature|strong|largest|smallest|slowest|fastest|first)|how many(?: are| is| have| of)|which (?:is|are|was|were|has|have|had|grow|grew|grows|do|does|did|ones?|one|raised|got|gained|lost|moved|changed|shrank|shrink|fell|rose|became|cites?|mentions?|lacks?|needs?|works?|sells?|makes?|belongs?|increased|decreased|improved|accelerated|slowed)|are (?:any|some|all|there any)|any|with|but)(?= )/;
const INSTEAD = /^ (?:(?:and|ok|okay|now|then|but|so) )*(?:(?:what|how) about|and|the same|same|instead|for)(?= )/;

const STANDALONE =
  /^ (?:which|what|who|where|when|why|how|show|list|give|tell|find|is|are|do|does|did|has|have|any|anything|all|every|everything|compare|explain|define|name) | (?:topics?|signals?|disruptors|start ups?|startups?|everything|anything) |(?<! (?:by|per|each)) (?:trends?|shifts?|quadrants?) /;
/** In words. */
const LONGEST_FRAGMENT = 6;

/** Whether a question may be a part that says nothing alone: "in Food?", "sizing under 30 %". @param text tidy, with a space at both ends */
export function isFragment(text: string): boolean {
  return text.trim().split(' ').length <= LONGEST_FRAGMENT && !STANDALONE.test(text);
}

const NAMING: ReadonlySet<Condition['kind']> = new Set(['topic', 'trend', 'text', 'mentions', 'platform', 'product']);

/** Whether what a fragment says goes on from the answer before: a name alone is a question of its own. */
export function goesOn(query: Query, text: string): boolean {
  if (/^ (?:in|within|for|of|about|on|outside|from|by) /.test(text)) return !isEverything(query);
  const { conditions } = query;
  if (conditions.length === 0) return !isEverything(query);
  return conditions.some(({ kind, not }) => not || !(NAMING.has(kind) || kind === 'shift'));
}

/** Whether a follow-up asks for rows, also where the answer before counted them. */
export function wantsRows(text: string): boolean {
  return /^ (?:(?:and|but|so|now|ok) )*(?:which|what(?! about)|who|list|show|name|give|are|is|any|how(?! about)) /.test(
    text,
  );
}

/** Whether a question is about rows that it does not name: "which of those". @param text tidy, with a space at both ends */
export function isOnRowsBefore(text: string): boolean {
  return ON_THOSE.test(text) || SUPERLATIVE_ONE.test(text);
}

/** How a question goes on from the answer before it; null: it stands alone. @param text tidy, with a space at both ends */
export function followUpOf(text: string, namesSubject: boolean): FollowUp | null {
  if (/^ (?:and )?or (?!so |what |how )/.test(text)) return 'or';
  if (OF_THOSE.test(text)) return 'narrow';
  if (/ instead (?:please )?$/.test(text)) return 'replace';
  if (INSTEAD.test(text) && !/^ and (?:which|how|what|who|compare|tell|show|list)/.test(text)) {
    return /^ and (?:only|not|without|except|excluding|which|with)/.test(text) ? 'narrow' : 'replace';
  }
  if (namesSubject) return null;
  return ONLY.test(text) || text.startsWith(' and ') || text.endsWith(' only ') ? 'narrow' : null;
}

const INVERSE =
  /^ (?:(?:and|but|now|so|ok|okay|what about|how about|which are|show|show me|list) )*(?:(?:the |those |all the |all )?(?:ones|others?|rest|remaining|remainder|opposite)(?: ones| topics| trends)?|(?:which|those|these|who)(?: ones)?)(?: (?:that|which|who))?( (?:do|does|are|is|have|has|did) not)?(?: so)? $/;

/** Whether a follow-up asks for those that the condition before leaves out: "and the ones that don't?", "the others?". */
export function isInverse(text: string): boolean {
  const match = INVERSE.exec(text);
  return match !== null && (match[1] !== undefined || /\b(?:others?|rest|remain\w*|opposite)\b/.test(text));
}

/** The rows that the answer before leaves out: behind its limit, or by the conditions that its last question added. */
export function inverseOf({ query }: PreviousQuery): Query {
  if (query.limit !== null) return { ...query, limit: null, offset: query.offset + query.limit };
  const added = query.conditions.filter((each) => each.added === true);
  const chosen = added.length > 0 ? added : query.conditions.slice(-1);
  const inverted = chosen.map((condition): Condition => ({ ...asked(condition), not: !condition.not }));
  const [only] = inverted;
  if (only === undefined) return query;
  const inverse: Condition = inverted.length === 1 ? only : { kind: 'either', of: inverted, not: false };
  const others = query.conditions.filter((each) => !chosen.includes(each)).map((each) => asked(each));
  return { ...query, conditions: [...others, { ...inverse, added: true }] };
}

/** Adds what a follow-up asks to the query before it. @param asksRows rows are asked for where the query before counts */
export function continueQuery(
  previous: PreviousQuery,
  next: Query,
  kind: FollowUp,
  namedSubject: boolean,
  asksRows: boolean,
): Query {
  const { query } = previous;
  if (kind === 'or') return withAlternative(query, next);
  // "show 10" and "how many?" change the limit of the answer before, they do not choose among its rows.
  const isOpposite = query.order?.figure === next.order?.figure && query.order?.ascending !== next.order?.ascending;
  const isLimited =
    !isOpposite && (query.limit !== null || query.offset > 0) && (next.conditions.length > 0 || next.order !== null);
  const added = next.conditions.map((condition): Condition => ({ ...condition, added: true }));
  // "And X?" after a comparison asks for X, which is not one of those compared.
  const isOther = kind === 'replace' && next.conditions.some((each) => each.kind === 'topic');
  const replaced = new Set(kind === 'replace' ? next.conditions.filter(({ not }) => !not).map(groupOf) : []);
  const isOfRows = namedSubject && next.subject === 'startups' && query.subject === 'topics' && query.limit !== null;
  const before =
    isOfRows || (isLimited && kind === 'narrow')
      ? [among(previous)]
      : query.conditions.filter(
          (condition) =>
            (condition.not || !replaced.has(groupOf(condition))) && !(isOther && condition.kind === 'among'),
        );
  const inherited = before.map((condition) => asked(condition));
  const isSame = (one: Condition) => next.conditions.some((other) => sameCondition(one, other));
  return {
    ...EVERY_TOPIC,
    ...(kind === 'narrow' && added.length > 0 && before.length > 0 && { narrows: true }),
    subject: namedSubject && next.subject !== query.subject ? next.subject : query.subject,
    conditions: [...inherited.filter((condition) => !isSame(condition)), ...added],
    order: next.order ?? (isOfRows ? null : query.order),
    limit: isOfRows
      ? next.limit
      : isOpposite && next.limit === null
        ? query.limit
        : next.limit === null && kind === 'replace' && (next.order === null || added.length === 0)
          ? query.limit
          : next.limit,
    offset: next.offset,
    ...(isBare(next) && added.length > 0 && !asksRows && !namedSubject ? resultOf(query) : resultOf(next)),
    since: next.since === 'visit' ? 'visit' : query.since,
  };
}

/** Whether a question says only which rows. */
function isBare({ order, limit, intent, group, statistic }: Query): boolean {
  return order === null && limit === null && intent === 'list' && group === null && statistic === null;
}

function resultOf({ intent, group, perGroup, statistic }: Query) {
  return { intent, group, statistic, ...(perGroup !== undefined && { perGroup }) };
}

/** "Or in Health?": any of the last condition and the next ones. */
function withAlternative(query: Query, { conditions }: Query): Query {
  const last = query.conditions.at(-1);
  if (last === undefined || conditions.length === 0) return { ...query, conditions };
  const before = query.conditions.slice(0, -1).map((each) => asked(each));
  // "Not in Food" and "or in Health" excludes both.
  if (last.not) {
    const added = conditions.map((each): Condition => ({ ...each, not: !each.not, added: true }));
    return { ...query, conditions: [...before, asked(last), ...added] };
  }
  const of = [...(last.kind === 'either' ? last.of : [asked(last)]), ...conditions];
  return { ...query, conditions: [...before, { kind: 'either', of, not: false, added: true }] };
}

function among({ ids }: PreviousQuery): Condition {
  return { kind: 'among', ids, label: `the ${ids.length} of the answer before`, not: false };
}

/** Shifts, trends and texts all say where; the next one replaces them. */
function groupOf(condition: Condition): string {
  const { kind } = condition;
  if ('figure' in condition) return `figure ${condition.figure}`;
  return kind === 'shift' ||
    kind === 'trend' ||
    kind === 'text' ||
    kind === 'mentions' ||
    kind === 'topic' ||
    kind === 'platform'
    ? 'where'
    : kind;
}

function sameCondition(one: Condition, other: Condition): boolean {
  return JSON.stringify(asked(one)) === JSON.stringify(asked(other));
}

/** Without the mark of the follow-up that added it. */
function asked(condition: Condition): Condition {
  const { added, ...rest } = condition;
  return added === undefined ? condition : rest;
}

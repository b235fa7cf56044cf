import { isOfOneRanked } from './nested-rank';
import { figureNamed } from './figure-words';
import type { Query, QueryGroup } from '../query/query';
import type { QuestionText } from './question-text';
import { MARKS } from './reading';

const GROUPS: Readonly<Record<string, QueryGroup>> = {
  quadrant: 'quadrant',
  quadrants: 'quadrant',
  maturity: 'quadrant',
  shift: 'shift',
  shifts: 'shift',
  trend: 'trend',
  trends: 'trend',
  status: 'status',
  statuses: 'status',
};
const GROUP = Object.keys(GROUPS).join('|');
/** What a group can hold: topics however described, and signals of a quadrant. */
const MEMBERS =
  '(?:[^ ]+ )*(?:topics?|start ups|startups)|(?:strong |mature |potential |uncertain |new |important |disregarded |growing |shrinking )+(?:signals?|disruptors?)|disruptors?';

/** Takes "per quadrant", "which shift has the most"; null: rows are asked for. */
export function takeGroup(text: QuestionText): { readonly by: QueryGroup | null; readonly isEach: boolean } {
  const each = takeEach(text);
  return each === null ? { by: takeOther(text), isEach: false } : { by: each.by, isEach: each.isEach };
}

function takeEach(text: QuestionText): { readonly by: QueryGroup | null; readonly isEach: boolean } | null {
  const match = text.take(
    new RegExp(
      `(?<= )(?:per|by|(?:are |is )?in each|for each|of each|in every|(?:do|does|has|have) each|(?:do|does) every|each|every|across(?: the| all)?|broken down by|split by|grouped by|over the)(?: each)? (${GROUP})(?: (?:have|has|hold|contain))?(?= )`,
    ),
  );
  return match === null
    ? null
    : { by: GROUPS[match[1] ?? ''] ?? null, isEach: /\b(?:per|by|each|every)\b/.test(match[0]) };
}

function takeOther(text: QuestionText): QueryGroup | null {
  const match =
    text.take(
      new RegExp(
        `(?<= )(?:which|what|the)(?: \\d+| two| three| four| five| six)? (${GROUP}) (?:has|have|holds?|contains?|includes?|with|is home to)(?: the)? (?:most|largest number of|highest number of|greatest number of|biggest share of|more|many)(?= )`,
      ),
    ) ??
    text.take(
      new RegExp(
        `(?<= )(?:how are|how is) (?:the |my |our )?(?:topics|trends) (?:distributed|spread|divided|split)(?: (?:across|over|by|among)(?: the)? (${GROUP}))?(?= )`,
      ),
    ) ??
    text.take(
      new RegExp(
        `(?<= )(?:distribution|breakdown|split)(?: of(?: the)? (?:topics|trends))? (?:by|across|over)(?: the)? (${GROUP})(?= )`,
      ),
    );
  const ranked = text.take(/(?<= )(?:rank|order|sort|compare)(?: me)?(?: the| all| our)* (shifts|quadrants)(?= )/);
  if (ranked !== null) return GROUPS[ranked[1] ?? ''] ?? null;
  const holding = text.take(
    new RegExp(
      `(?<= )(?:(?:which|what|the|how many|list|show|show me|all|any|name|are there(?: any)?) |(?<=^ ))(?:the |all )?(${GROUP}) (?:that |which |who |do |does |currently )*(?:have|has|having|contains?|containing|holds?|holding|include|includes|with|without|not have|not contain|lack|lacks|lacking)(?: no| any| not any| not a| a| not| single| none| zero| not one| at least one)*(?= (?:${MEMBERS}) )`,
    ),
  );
  if (match === null && holding !== null) return GROUPS[holding[1] ?? ''] ?? null;
  const asked =
    match === null
      ? text.take(/(?<= )(?:in )?(?:which|what) (shifts?|quadrants?)(?= (?:grows?|is|are|has|have|do|does|did) )/)
      : null;
  if (asked !== null) return GROUPS[asked[1] ?? ''] ?? null;
  return match === null ? null : (GROUPS[match[1] ?? 'quadrant'] ?? 'quadrant');
}

/** Takes the "and status" of "by quadrant and status". */
export function takeSecondGroup(text: QuestionText): boolean {
  // oxlint-disable-next-line no-control-regex -- the mark of the first group
  return text.take(new RegExp(`(?<=\u0001 +)(?:and|then)(?: by)? (?:${GROUP})(?= )`)) !== null;
}

const MONEY = '(?:money|funding|capital|funds|investment)';

/** Takes "how much did they raise in total"; the amounts of start-ups are summed. */
export function takeSum(text: QuestionText): Query['statistic'] {
  const match =
    text.take(new RegExp(`(?<= )how much(?: ${MONEY})?(?= (?:[^ ]+ )*?(?:raised?|got|received|collected) )`)) ??
    text.take(
      new RegExp(
        `(?<= )(?:what is |what s |the )*(?:total|overall|combined|sum of(?: the)?|all) (?:${MONEY}|amounts?)(?= )`,
      ),
    );
  if (match === null) return null;
  text.take(/(?<= )(?:raised?|got|received|collected)(?= )/);
  text.take(/(?<= )(?:in total|together|altogether|overall|combined|in all|in sum)(?= )/);
  return { kind: 'sum', figure: 'raised' };
}

/** Takes "the growth of" and "how big is" before anything but a single topic or trend: their average. */
function takeFigureOf(text: QuestionText): Query['statistic'] {
  if (text.text.includes(MARKS.topic) || text.text.includes(MARKS.trend)) return null;
  // A comparison or a lens behind it is no average.
  if (
    / (?:\d+|over|above|under|below|between|than|least|most|consumers?|industry|society|lens|lenses) /.test(text.text)
  )
    return null;
  const of = text.take(
    /(?<=^ )(?:(?:what|is|s|whats|the|overall|show|me|give|tell) )*(growth(?: rate)?|cagr|sizing|size) (?:of|for|in)(?= )/,
  );
  // The figures of one item are in its row.
  if (of !== null && isOfOneRanked(text.text)) return null;
  if (of !== null) return { kind: 'average', figure: figureNamed(of[1] ?? '') ?? 'growth' };
  // oxlint-disable-next-line no-control-regex -- the mark of a shift
  const how = text.take(/(?<=^ )how (big|large|fast) (?:is|are|does|do)(?= +(?:the |shift |our )*\u0002)/);
  if (how === null) return null;
  text.take(/(?<= )(?:grow|growing)(?= )/);
  return { kind: 'average', figure: how[1] === 'fast' ? 'growth' : 'sizing' };
}

/** Takes "the average growth of"; null: no single number is asked for. */
export function takeStatistic(text: QuestionText): Query['statistic'] {
  const match = text.take(
    /(?<= )(?<!(?:highest|lowest|best|worst|largest|smallest|biggest) )(?:(?:what is|what s|whats|the|on) )*(average|mean|median|typical)(?: (growth(?: rate)?|cagr|sizing|size|consumer sizing|industry sizing|society sizing|(?:number of )?drivers|(?:number of )?sources))(?: (?:of|for|in|among|across)(?= ))?(?= )(?! (?:over|above|below|under|between|more|less|at|of \d))/,
  );
  if (match === null) return takeFigureOf(text);
  const figure = figureNamed((match[2] ?? '').replace('number of ', ''));
  return figure === null
    ? null
    : { kind: match[1] === 'median' || match[1] === 'typical' ? 'median' : 'average', figure };
}

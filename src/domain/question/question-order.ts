import type { Query } from '../query/query';
import type { QueryFigure } from '../query/query-figures';
import type { QuestionText } from './question-text';

const HIGHEST = '(?:largest|biggest|highest|strongest|most|greatest)';
const LOWEST = '(?:smallest|lowest|weakest|least|fewest)';
const GAP = '(?:gaps?|distances?|differences?|disagreements?|divides?|spreads?)';
const gap = (one: string, other: string): string =>
  `${HIGHEST} ${GAP} between (?:the )?(?:${one} and (?:the )?${other}|${other} and (?:the )?${one})|(?:the )?(?:${one} and (?:the )?${other}|${other} and (?:the )?${one}) (?:disagree|differ) (?:the )?most`;
/** Growth without a superlative. */
const BARE = 'grow(?:s|ing|n)?|growth|rising';
const SUPERLATIVES: readonly (readonly [QueryFigure, boolean, string])[] = [
  ['consumerIndustry', false, gap('consumers?', 'industry')],
  ['consumerSociety', false, gap('consumers?', 'society')],
  ['industrySociety', false, gap('industry', 'society')],
  [
    'disagreement',
    false,
    `${HIGHEST} ${GAP}(?: (?:between|of|among) (?:the )?lenses)?|(?:the )?lenses (?:disagree|differ) (?:the )?most|disagree (?:the )?most`,
  ],
  [
    'raised',
    false,
    '(?:by|on) (?:the )?(?:funding|money|amount|amounts|capital)(?: raised)?|by (?:the )?(?:sum|amount) raised|best funded|most (?:funding|money|capital|heavily funded)|(?:raised|raising|got) (?:the )?most(?: money| funding| capital)?|(?:largest|biggest|highest) (?:funding(?: rounds?)?|rounds?|amounts?(?: raised)?)|(?:highest|most) funded',
  ],
  [
    'raised',
    true,
    '(?:least|lowest|worst) funded|(?:raised|got) (?:the )?least(?: money| funding)?|(?:smallest|lowest) (?:funding(?: rounds?)?|rounds?|amounts?)|least (?:funding|money)',
  ],
  [
    'sizingChange',
    true,
    `(?:shrank|shrunk|shrink) (?:the )?most|(?:lost|fell|dropped|declined) (?:the )?most(?: in)? (?:size|sizing)|${HIGHEST} (?:fall|drop|loss|decline) in (?:size|sizing)|(?:${HIGHEST} )?losers (?:in|by|of) (?:size|sizing)|(?:${HIGHEST} )?(?:size|sizing) losers`,
  ],
  [
    'sizingChange',
    false,
    `(?:gained|rose|grew|grown|increased) (?:the )?most in (?:size|sizing)|(?:gained|gain) (?:the )?most (?:size|sizing)|${HIGHEST} (?:rise|increase|gain|jump) in (?:size|sizing)|${HIGHEST} (?:size|sizing) (?:rise|increase|gain|jump)|(?:${HIGHEST} )?(?:gainers|winners) (?:in|by|of) (?:size|sizing)|(?:${HIGHEST} )?(?:size|sizing) (?:gainers|winners)`,
  ],
  [
    'growthChange',
    false,
    `(?:accelerated|gained|rose|increased|improved) (?:the )?most(?:(?: in)? growth)?(?! (?:topics|trends|signals|start|sources))|${HIGHEST} (?:rise|increase|gain|jump) in growth|${HIGHEST} growth (?:rise|increase|gain|jump)|${HIGHEST} (?:movers?|changes?)|(?:${HIGHEST} )?(?:gainers|winners)(?: (?:in|by) growth)?|moved (?:the )?most`,
  ],
  [
    'growthChange',
    true,
    `(?:lost|fell|dropped|slowed) (?:down )?(?:the )?most(?: growth)?(?! (?:topics|trends|signals|start|sources))|${HIGHEST} (?:fall|drop|loss|decline) in growth|${HIGHEST} growth (?:fall|drop|loss|decline)|(?:${HIGHEST} )?losers?(?: (?:in|by) growth)?|(?:${HIGHEST} )?growth losers`,
  ],
  [
    'growth',
    false,
    'fastest(?: growing| rising)?|quickest(?: growing)?|(?:highest|most|strongest|best|greatest|biggest|largest|maximum|max) (?:average )?(?:growth(?: rates?)?|cagr|growing)|(?:grow(?:s|ing)?|grew) (?:the )?(?:fastest|most|quickest)|(?:by|on) (?:growth|cagr)|(?:most )?momentum',
  ],
  [
    'growth',
    true,
    '(?:lowest|least|weakest|worst|minimum|min) (?:average )?(?:growth(?: rates?)?|cagr|growing)|grow(?:s|ing)? (?:the )?(?:slowest|least)|weakest|slowest(?: growing)?|(?:fastest|most) declining|declin(?:e|ing) (?:the )?(?:fastest|most)',
  ],
  ['drivers', false, '(?:most|highest number of) (?:impacting )?drivers|by (?:number of )?drivers'],
  ['drivers', true, '(?:fewest|least) (?:impacting )?drivers'],
  ['publishers', false, 'most (?:different )?publishers'],
  ['publishers', true, '(?:fewest|least) (?:different )?publishers'],
  [
    'sources',
    false,
    '(?:most|best|strongest|highest number of) (?:sources|evidence)|by (?:the )?(?:number of )?sources|(?:best|most) (?:sourced|documented)',
  ],
  [
    'sources',
    true,
    '(?:fewest|least|weakest|thinnest|worst) (?:sources|evidence)|(?:worst|least|poorest) (?:sourced|documented)',
  ],
  ['startups', false, 'most (?:start ups|startups)|by (?:the )?number of (?:start ups|startups)'],
  ['startups', true, '(?:fewest|least) (?:start ups|startups)'],
  [
    'consumer',
    false,
    `by (?:sizing|size) (?:among|in|for|with|by) (?:the )?consumers?|${HIGHEST} (?:sizing )?(?:among|with|for|by) (?:the )?consumers?|${HIGHEST} (?:average )?consumer (?:sizing|size|interest)|by consumer (?:sizing|size)`,
  ],
  [
    'industry',
    false,
    `by (?:sizing|size) (?:among|in|for|with|by) (?:the )?industry|${HIGHEST} (?:sizing )?(?:in|for|by) (?:the )?industry|${HIGHEST} (?:average )?industry (?:sizing|size|interest)|by industry (?:sizing|size)`,
  ],
  [
    'society',
    false,
    `by (?:sizing|size) (?:among|in|for|with|by) (?:the )?society|${HIGHEST} (?:sizing )?(?:in|for|by) society|${HIGHEST} (?:average )?(?:society|societal) (?:sizing|size)|by society (?:sizing|size)`,
  ],
  [
    'consumer',
    true,
    `${LOWEST} (?:sizing )?(?:among|with|for|by) (?:the )?consumers?|${LOWEST} (?:average )?consumer (?:sizing|size)`,
  ],
  [
    'industry',
    true,
    `${LOWEST} (?:sizing )?(?:in|for|by) (?:the )?industry|${LOWEST} (?:average )?industry (?:sizing|size)`,
  ],
  [
    'society',
    true,
    `${LOWEST} (?:sizing )?(?:in|for|by) society|${LOWEST} (?:average )?(?:society|societal) (?:sizing|size)`,
  ],
  [
    'sizing',
    false,
    '(?:largest|biggest|maximum|max) (?:average )?(?:sizing|sizes?)|largest|biggest|strongest|leading|(?:highest|greatest) (?:average )?(?:sizing|size)|by (?:average )?(?:size|sizing)',
  ],
  [
    'sizing',
    true,
    '(?:smallest|minimum|min) (?:average )?(?:sizing|sizes?)|smallest|lowest (?:average )?(?:sizing|size)',
  ],
  [
    'growth',
    false,
    '(?<=(?:which|what)(?: one| of (?:them|those|these|the two))? )grow(?:s|ing)? (?:faster|more)(?! than)',
  ],
  [
    'growth',
    true,
    '(?<=(?:which|what)(?: one| of (?:them|those|these|the two))? )grow(?:s|ing)? (?:slower|less)(?! than)',
  ],
  ['sizing', false, '(?<=(?:which|what)(?: one| of (?:them|those|these|the two))? is )(?:bigger|larger)(?! than)'],
  ['sizing', true, '(?<=(?:which|what)(?: one| of (?:them|those|these|the two))? is )smaller(?! than)'],
  ['growth', false, BARE],
];
/** Any superlative that names a figure and a direction. */
export const SUPERLATIVE = SUPERLATIVES.filter(([, , words]) => words !== BARE)
  .map(([, , words]) => words)
  .join('|');

/** The figure and direction of a superlative; the first of the list that matches the whole text. */
export function superlativeNamed(words: string): Query['order'] {
  const found = SUPERLATIVES.find(([, , each]) => new RegExp(`^(?:${each})$`).test(words));
  return found === undefined ? null : { figure: found[0], ascending: found[1] };
}

const DEFAULT_LIMIT = 5;
const COUNTS = 'zero one two three four five six seven eight nine ten'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Takes superlatives and numbers of rows: "the three slowest", "top 10 by size", "the second fastest". */
export function takeOrder(
  text: QuestionText,
  hasConditions: boolean,
  question: string,
): Pick<Query, 'order' | 'limit' | 'offset'> & { readonly isSuperlative: boolean } {
  const found = SUPERLATIVES.find(([, , words]) => new RegExp(`(?<= )(?:${words})(?= )`).test(text.text));
  // A place in the order, read before the superlative behind it is taken.
  const place =
    found === undefined
      ? null
      : text.take(
          new RegExp(
            `(?<= )(?:the )?(${ORDINALS.slice(1).join('|')}|\\d{1,2}(?:st|nd|rd|th))(?= (?:most )?(?:${found[2]}) )`,
          ),
        );
  const isSuperlative = found !== undefined && found[2] !== BARE;
  const isSorted = /(?<= )(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|by|first)(?= )/.test(text.text);
  if (found !== undefined)
    text.take(
      new RegExp(
        `(?<= )(?:(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?)(?: them| these| those)? )?(?:the )?(?:${found[2]})(?: ones?)?(?: first)?(?= )`,
      ),
    );
  const bottom = text.take(new RegExp(`(?<= )(?:bottom|last|worst)(?= (?:\\d|${COUNTS.join('|')}))`));
  const number = `\\d{1,3}|${COUNTS.slice(1).join('|')}`;
  const count =
    text.take(new RegExp(`(?<= )(?:top|first) (${number})(?= )(?! ?%)`)) ??
    text.take(
      new RegExp(
        `(?<= )(?:show|list|give|name|see)(?: me| us)?(?: only| just| the)? (${number})(?= )(?! ?(?:%|million|billion|points?))`,
      ),
    ) ??
    (found === undefined && bottom === null
      ? null
      : text.take(new RegExp(`(?<=(?:^| |the |me ))(${number})(?= )(?! ?(?:%|million|billion|points?))`)));
  const top = text.take(/(?<= )top(?= )/);
  const ascending = bottom !== null || found?.[1] === true;
  const order = found === undefined ? null : { figure: found[0], ascending };
  if (place !== null) {
    const at = ORDINALS.indexOf(place[1] ?? '');
    return { order, limit: 1, isSuperlative, offset: (at >= 0 ? at + 1 : Number.parseInt(place[1] ?? '1', 10)) - 1 };
  }
  if (count === null) {
    const isWhole = (order === null && top === null) || isSorted || (found?.[2] === BARE && hasConditions);
    const limit = isWhole ? null : isSingular(question) ? 1 : DEFAULT_LIMIT;
    return { order, limit, offset: 0, isSuperlative };
  }
  const at = COUNTS.indexOf(count[1] ?? '');
  return {
    order: order ?? (ascending ? { figure: 'growth', ascending } : null),
    limit: at > 0 ? at : Number(count[1]),
    offset: 0,
    isSuperlative,
  };
}

/** "the largest topic" asks for one row. */
function isSingular(question: string): boolean {
  return (
    /\b(?:topic|trend|signal|disruptor)\b/.test(question) && !/\b(?:topics|trends|signals|disruptors)\b/.test(question)
  );
}

/** Takes "descending" and "ascending". */
export function directed(order: Query['order'], text: QuestionText): Query['order'] {
  if (order === null) return null;
  const way = text.take(/(?<= )(?:in )?(ascending|increasing|descending|decreasing)(?: order)?(?= )/)?.[1];
  return way === undefined ? order : { ...order, ascending: way === 'ascending' || way === 'increasing' };
}

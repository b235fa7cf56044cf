import type { Query, QueryFigure } from './query';
import type { QuestionText } from './question-text';

const SUPERLATIVES: readonly (readonly [QueryFigure, boolean, string])[] = [
  [
    'growth',
    false,
    'fastest(?: growing)?|quickest(?: growing)?|(?:highest|most|strongest) growth|grow(?:s|ing)? (?:the )?(?:fastest|most|fast)|(?:by|on) growth|momentum',
  ],
  ['growth', true, 'slowest(?: growing)?|(?:lowest|least|weakest) growth|grow(?:s|ing)? (?:the )?(?:slowest|least)'],
  ['drivers', false, '(?:most|highest number of) (?:impacting )?drivers|by drivers'],
  ['drivers', true, '(?:fewest|least) (?:impacting )?drivers'],
  ['sources', false, 'most sources'],
  ['sources', true, 'fewest sources'],
  ['consumer', false, '(?:largest|biggest|highest|strongest) (?:sizing )?(?:among|with|for) consumers'],
  ['industry', false, '(?:largest|biggest|highest|strongest) (?:sizing )?(?:in|for) industry'],
  ['society', false, '(?:largest|biggest|highest|strongest) (?:sizing )?(?:in|for) society'],
  [
    'sizing',
    false,
    'largest|biggest|strongest|leading|highest (?:average )?(?:sizing|size)|by (?:average )?(?:size|sizing)',
  ],
  ['sizing', true, 'smallest|lowest (?:average )?(?:sizing|size)'],
  ['growth', false, 'grow(?:s|ing|n)?|growin|growth|rising'],
];
const DEFAULT_LIMIT = 5;
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Takes superlatives and numbers of rows: "the three slowest", "top 10 by size". */
export function takeOrder(text: QuestionText): Pick<Query, 'order' | 'limit'> {
  const found = SUPERLATIVES.find(([, , words]) => new RegExp(`(?<= )(?:${words})(?= )`).test(text.text));
  if (found !== undefined) text.take(new RegExp(`(?<= )(?:${found[2]})(?= )`));
  const number = `\\d{1,3}|${Object.keys(COUNTS).join('|')}`;
  const count =
    text.take(new RegExp(`(?<= )(?:top|first) (${number})(?= )`)) ??
    (found === undefined ? null : text.take(new RegExp(`(?<=(?:^| |the |me ))(${number})(?= )(?! ?%)`)));
  const order = found === undefined ? null : { figure: found[0], ascending: found[1] };
  if (count === null) return { order, limit: order === null ? null : DEFAULT_LIMIT };
  return { order: order ?? { figure: 'growth', ascending: false }, limit: COUNTS[count[1] ?? ''] ?? Number(count[1]) };
}

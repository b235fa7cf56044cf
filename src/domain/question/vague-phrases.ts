import type { Comparator } from '../query/query';
import { figureName, formatQueryFigure, isCounted, type QueryFigure } from '../query/query-figures';
import { ANY_FIGURE, COMPARATOR, comparatorNamed, figureNamed } from './figure-words';
import { NUMBER, readNumber } from './number-words';
import { MARKS, type Reading } from './reading';

/** What words without a number mean; the answer says so. The first match applies. */
const VAGUE: readonly (readonly [pattern: string, figure: QueryFigure, comparator: Comparator, value: number])[] = [
  [
    '(?:fast|quick|rapid|rapidly|quickly|strongly|fastly) growing|grow(?:s|ing)? (?:very |quite |really )?(?:fast|fastly|quickly|rapidly|strongly)|(?:high|strong|rapid|fast) growth|rising (?:fast|quickly)|grow(?:s|ing)? (?:like crazy|massively|a lot|strongly)|booming|hot|trending',
    'growth',
    'at least',
    0.15,
  ],
  [
    '(?:slow|slowly) growing|grow(?:s|ing)? (?:very |quite |only )?(?:slow|slowly)|(?:low|slow|weak|little) growth|slow',
    'growth',
    'under',
    0.05,
  ],
  ['large|big|huge|high (?:average )?(?:sizing|size)|sizable|sizeable', 'sizing', 'at least', 0.5],
  ['small|tiny|niche(?: sizes?| sizing)?|low (?:average )?(?:sizing|size)', 'sizing', 'under', 0.3],
  ['(?:(?<!how )many|lots of|a lot of|plenty of) (?:impacting )?drivers', 'drivers', 'at least', 10],
  ['few (?:impacting )?drivers', 'drivers', 'at most', 3],
  [
    '(?:(?<!how )many|lots of|a lot of|plenty of|good) (?:sources|evidence)|well sourced|well documented|well evidenced',
    'sources',
    'at least',
    5,
  ],
  [
    'few sources|little evidence|thin(?:ly)? (?:evidence|sourced)|poorly (?:sourced|documented)|weak evidence|thin',
    'sources',
    'at most',
    2,
  ],
];
const SIGNS: Readonly<Record<Comparator, string>> = {
  over: 'over',
  'at least': 'at least',
  under: 'under',
  'at most': 'at most',
  exactly: 'exactly',
};
const APPROXIMATE =
  'around|about|roughly|approximately|circa|ca|close to|near|nearly|almost|some|more or less|in the region of';
const STABLE = 'stable|flat|stagnant|stagnating|not moving|standing still|plateauing';

/** Takes vague words as numbers, and notes which. */
export function takeVague(reading: Reading): void {
  const { text, notes } = reading;
  text.takeAll(
    new RegExp(
      `(?<= )(${ANY_FIGURE})(?: (?:of|is|are|at|with|a|year))* (?:${APPROXIMATE}) (${NUMBER})(?= )|(?<= )(?:${APPROXIMATE}) (${NUMBER})(?: of| in| among)? (${ANY_FIGURE})(?= )`,
    ),
    MARKS.figure,
    (match, before) => {
      const figure = figureNamed(match[1] ?? match[4] ?? '');
      const value = figure === null ? null : readNumber(match[2] ?? match[3] ?? '', isCounted(figure));
      if (figure === null || value === null || Number.isNaN(value)) return false;
      const margin = isCounted(figure) ? 1 : 0.02;
      const [from, to] = [rounded(value - margin), rounded(value + margin)];
      notes.push(
        `I took ‘${match[0].trim()}’ as ${formatQueryFigure(figure, from)} to ${formatQueryFigure(figure, to)}; change it in the chip.`,
      );
      return reading.reads(before, MARKS.figure, (not) => {
        reading.conditions.push({ kind: 'between', figure, from, to, not });
        return true;
      });
    },
  );
  text.takeAll(new RegExp(`(?<= )(?:${STABLE})(?: growth)?(?= )`), MARKS.figure, (match, before) =>
    reading.reads(before, MARKS.figure, (not) => {
      notes.push(`I took ‘${match[0]}’ as a growth of -2 % to 2 % a year; change it in the chip.`);
      reading.conditions.push({ kind: 'between', figure: 'growth', from: -0.02, to: 0.02, not });
      return true;
    }),
  );
  for (const [pattern, figure, comparator, value] of VAGUE) {
    text.takeAll(new RegExp(`(?<= )(?<! how )(?:${pattern})(?= )`), MARKS.figure, (match, before) => {
      notes.push(
        `I took ‘${match[0]}’ as ${figureName(figure)} ${SIGNS[comparator]} ${formatQueryFigure(figure, value)}; change it in the chip.`,
      );
      return reading.reads(before, MARKS.figure, (not) => {
        reading.conditions.push({ kind: 'figure', figure, comparator, value, not });
        return true;
      });
    });
  }
}

/** Takes a range without a figure: it is about the figure named before, as in "growth between 5 and 10 or between 20 and 30 %". */
function takeBareRanges(reading: Reading): void {
  reading.text.takeAll(
    new RegExp(`(?<= (?:or|and|nor) )(?:between|from) (${NUMBER}) (?:and|to) (${NUMBER})(?= )`),
    MARKS.figure,
    (match, before) => {
      const condition = reading.lastBefore(before.length, (each) => each.kind === 'figure' || each.kind === 'between');
      if (condition === undefined || !('figure' in condition)) return false;
      const { figure } = condition;
      const [one = null, other = null] = match.slice(1).map((each) => readNumber(each, isCounted(figure)));
      if (one === null || other === null) return false;
      return reading.reads(before, MARKS.figure, (not) => {
        reading.conditions.push({ kind: 'between', figure, from: Math.min(one, other), to: Math.max(one, other), not });
        return true;
      });
    },
  );
}

/** Takes a comparator and a share without a figure: they are about the figure named before, as in "big, above half". */
export function takeBareFigures(reading: Reading): void {
  takeBareRanges(reading);
  reading.text.takeAll(new RegExp(`(?<= )(${COMPARATOR}) (${NUMBER})(?= )`), MARKS.figure, (match, before) => {
    const condition = reading.lastBefore(before.length, (each) => each.kind === 'figure');
    const value = readNumber(match[2] ?? '', false);
    if (condition?.kind !== 'figure' || value === null || Number.isNaN(value)) return false;
    if (isCounted(condition.figure)) return false;
    reading.notes.push(`I took ‘${match[0]}’ as ${figureName(condition.figure)}.`);
    return reading.reads(before, MARKS.figure, (not) => {
      const { figure } = condition;
      reading.conditions.push({ kind: 'figure', figure, comparator: comparatorNamed(match[1] ?? ''), value, not });
      return true;
    });
  });
}

/** 0.2 + 0.02 is a little more than 0.22. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

import {
  type Asked,
  type Claim,
  STATUSES,
  FIGURE_NAMES,
  figureNamed,
  ALL,
  factsFor,
  matching,
  everything,
  isTotal,
  valuesOf,
  nameOf,
  sameNames,
  isValue,
  statistic,
  isInOrder,
  shownRows,
  placeNumber,
  KINDS,
} from './asked';
import { meets, naiveRows } from '../../../../domain/query/naive/naive-evaluator';
import { naiveFigure } from '../../../../domain/query/naive/naive-figures';
import { plainRows, topicsIn, type Plain } from '../../../../domain/query/naive/plain-rows';
import { numberOf } from '../../../../domain/sentences/naive';
import type { Condition } from '../../../../../src/domain/query/query';
import type { QueryFigure } from '../../../../../src/domain/query/query-figures';
import { conditionText } from '../../../../../src/domain/query/query-words';

/** '; highest growth a year first', '; the 2nd to 3rd by highest growth a year', '; in alphabetical order'. */
function isOrder(words: string, asked: Asked): boolean {
  const rows = shownRows(asked);
  if (words === '') return true;
  if (/the (oldest|newest) first$/.test(words)) return isInOrder(rows, 'date', words.includes('oldest'), asked);
  const [, way, figure] = /^; (highest|lowest) (.+) first$/.exec(words) ?? [];
  if (way !== undefined)
    return (
      FIGURE_NAMES.some((each) => each.words === figure) &&
      isInOrder(rows, figureNamed(figure), way === 'lowest', asked) &&
      rows.some((row) => naiveFigure(row, figureNamed(figure), factsFor(asked)) !== null)
    );
  const [, from, to, by, name] = /^; the (\w+)(?: to (\w+))? by (highest|lowest) (.+)$/.exec(words) ?? [];
  if (from !== undefined) {
    const all = matching(asked);
    const first = placeNumber(from);
    const last = to === undefined ? first : placeNumber(to);
    const places = all.slice(first - 1, last).map(({ id }) => id);
    return (
      places.join() === rows.map(({ id }) => id).join() && isInOrder(all, figureNamed(name), by === 'lowest', asked)
    );
  }
  const names = rows.map(nameOf);
  const sorted = names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base', numeric: true }));
  if (words === '; in alphabetical order') return names.join() === sorted.join();
  return words === '; in reverse alphabetical order' && names.join() === sorted.toReversed().join();
}

/** The rows that meet what a share is of. */
function wholeRows(asked: Asked): readonly Plain[] {
  const { conditions } = asked.query;
  const isIn = ({ kind, not }: Condition) =>
    !not && ['shift', 'trend', 'platform', 'among', 'text', 'mentions'].includes(kind);
  const marked = conditions.filter(({ base }) => base === true);
  const isAllOfIt = marked.length > 0 && conditions.every((each) => each.base === true || isIn(each));
  const whole = conditions.filter((each) => each.base === true || (!isAllOfIt && isIn(each)));
  return everything(asked).filter((row) => whole.every((each) => meets(row, each, factsFor(asked))));
}

/** Each sentence that an answer may have, and when it holds. A sentence that is not here fails. */
const ROW_CLAIMS: readonly (readonly [RegExp, Claim])[] = [
  [
    new RegExp(
      `^(\\d+)(?: of (the \\w+ before|\\d+ ${KINDS}))?(?: ${KINDS})?( \\(.+\\))?(?: match(?:es)?)?(, [\\d.]+ %)?(; .+?)?(?:, (\\d+) shown)?\\.$`,
    ),
    ([count = '', of = '', , share = '', order = '', cut = ''], asked) => {
      const all = matching(asked).length;
      const shown = shownRows(asked).length;
      const isShare = asked.query.intent === 'share';
      const whole = isShare ? wholeRows(asked).length : everything(asked).length;
      const isWhole = of === '' || (of.startsWith('the') ? isAmong(of, asked) : Number.parseInt(of, 10) === whole);
      const isPart = share === '' || Math.abs(Number.parseFloat(share.slice(2)) - (all / whole) * 100) < 0.0051;
      return (
        Number(count) === all &&
        isWhole &&
        isPart &&
        (cut === '' ? shown === all : Number(cut) === shown) &&
        isOrder(order, asked)
      );
    },
  ],
  [
    /^None of (\d+) [\w-]+ match(?:es)?\.$/,
    ([total], asked) =>
      matching(asked).length === 0 &&
      Number(total) === (asked.query.intent === 'share' ? wholeRows(asked) : everything(asked)).length,
  ],
  [/^No start-up matches\.$/, (_, asked) => shownRows(asked).length === 0],
  [/^Nearest: (.+)\.$/, ([all = ''], asked) => all.split('; ').every((each) => isNearest(each, asked))],
  [/^Nothing has two of ‘(\w+)’ at once\.$/, ([kind = ''], asked) => hasNoneTwo(kind, asked)],
  [
    /^New trends: (.+)\.$/,
    ([names = ''], { facts }) =>
      sameNames(
        names,
        plainRows('trends', facts).filter(({ id }) => facts.newKeys.has(`Trend:${id}`)),
      ),
  ],
  [
    /^(.+) would lead the list, but its status is (\w+)\.$/,
    ([name = '', status = ''], asked) => {
      const conditions = asked.query.conditions.filter((each) => each.kind !== 'status' || !each.not);
      const [leader] = naiveRows({ ...asked.query, ...ALL, conditions }, asked.facts);
      return (
        leader?.name === name &&
        STATUSES[leader.topic?.status ?? 0] === status &&
        matching(asked).every(({ id }) => id !== leader.id)
      );
    },
  ],
  [
    /^Amounts are compared as written; currencies are not converted(, and amounts in other currencies are left out)?\.$/,
    ([others], { query }) =>
      (others !== undefined) === query.conditions.some((each) => each.kind === 'raised' && each.currency !== null),
  ],
  [/^There is no (\w+)\.$/, ([place], asked) => matching(asked).length < placeNumber(place)],
  [
    /^(\d+) more ha(?:s|ve) the same (.+) as the last one shown\.$/,
    ([count, figure], asked) => {
      const rows = shownRows(asked);
      const own = (row: Plain) => naiveFigure(row, figureNamed(figure), factsFor(asked));
      const last = rows.at(-1);
      const others = matching(asked).filter(({ id }) => rows.every((row) => row.id !== id));
      return last !== undefined && others.filter((row) => own(row) === own(last)).length === Number(count);
    },
  ],
  [
    new RegExp(`^(\\d+) ${KINDS} without (.+?), last in the order\\.$`),
    ([count, figure], asked) => {
      const isWithout = (row: Plain) => naiveFigure(row, figureNamed(figure), factsFor(asked)) === null;
      const all = matching(asked);
      return all.filter(isWithout).length === Number(count) && all.slice(-Number(count)).every(isWithout);
    },
  ],
  [
    /^I do not know: this project has no previous data to compare with\.$/,
    (_, { facts }) => (facts.previous?.topics.size ?? 0) === 0,
  ],
  [
    /^I do not know: no ([\w-]+) of this project has (.+), so it is not that none matches\.$/,
    ([, figure], asked) => valuesOf(everything(asked), figureNamed(figure), asked).length === 0,
  ],
  [
    /^The (.+) of (.+) is not known\.$/,
    ([figure, name], asked) => valueNamed(name, figureNamed(figure), asked) === null,
  ],
  [
    /^((?:Half |[\d.]+ times )?)([Tt]he average of all [\w-]+|.+?): (.+?) (–|[-+]?[\d.]+(?: %| points| million)?|\w+ \d+, \d+)\.$/,
    ([times = '', of = '', words, text = ''], asked) => {
      const figure = figureNamed(words);
      const factor = times === 'Half ' ? 0.5 : times === '' ? 1 : Number.parseFloat(times);
      const value = /^the average of all /i.test(of)
        ? statistic('average', valuesOf(everything(asked), figure, asked))
        : valueNamed(of.charAt(0).toLowerCase() + of.slice(1), figure, asked);
      return value !== null && isValue(text, value * factor, figure);
    },
  ],
  [/^From the data of Consumer Goods 2035, Sep 2026\.$/, () => true],
  [
    new RegExp(`^The (average|total|median|highest|lowest) of (.+) is (.+), over (\\d+) of (\\d+) ${KINDS}\\.$`),
    ([kind = '', words, text = '', known, total], asked) => {
      const values = valuesOf(shownRows(asked), figureNamed(words), asked);
      return (
        values.length === Number(known) &&
        isTotal(total, asked) &&
        isValue(text, statistic(kind, values), figureNamed(words))
      );
    },
  ],
  [
    new RegExp(`^Of all ${KINDS} it is (.+)\\.$`),
    ([text = ''], asked) => {
      const { figure, kind } = asked.query.statistic ?? { figure: 'growth', kind: 'average' };
      return isValue(text, statistic(kind, valuesOf(everything(asked), figure, asked)), figure);
    },
  ],
  [
    /^(\d+) without this figure (?:is|are) left out\.$/,
    ([count], asked) => {
      const rows = shownRows(asked);
      const known = valuesOf(rows, asked.query.statistic?.figure ?? 'growth', asked).length;
      return rows.length - known === Number(count);
    },
  ],
  [
    /^I do not know: none of (\d+) [\w-]+ has this figure\.$/,
    ([count], asked) => {
      const rows = shownRows(asked);
      return (
        rows.length === Number(count) && valuesOf(rows, asked.query.statistic?.figure ?? 'growth', asked).length === 0
      );
    },
  ],
  [
    /^(\d+) start-ups? raised (.+) in total, amounts as written(; currencies are not converted)?\.$/,
    ([count, amounts = ''], asked) => {
      const rows = shownRows(asked).map(({ startup }) => startup?.fundraisingAmount);
      const euros = rows.filter((each) => each === '€2 million').length;
      const dollars = rows.filter((each) => each === '$500,000').length;
      const said = amounts.split(' and ').toSorted().join();
      const parts = [
        ...(dollars > 0 ? [`$${dollars / 2} million`] : []),
        ...(euros > 0 ? [`€${euros * 2} million`] : []),
      ];
      return Number(count) === euros + dollars && said === parts.join();
    },
  ],
  [
    /^(\d+) without an amount (?:is|are) left out\.$/,
    ([count], asked) =>
      shownRows(asked).filter(({ startup }) => !/^[€$]/.test(startup?.fundraisingAmount ?? '')).length ===
      Number(count),
  ],
  [
    /^I do not know: the amount raised is not known of any of these start-ups\.$/,
    (_, asked) => valuesOf(shownRows(asked), 'raised', asked).length === 0 && shownRows(asked).length > 0,
  ],
];

/** 'the eight before': the rows of the question before. */
function isAmong(words: string, asked: Asked): boolean {
  const before = asked.query.conditions.filter(({ added }) => added !== true);
  const [, word = ''] = /^the (\w+) before$/.exec(words) ?? [];
  return matching({ ...asked, query: { ...asked.query, conditions: before } }).length === numberOf(word);
}

/** '3 topics without ‘new’', '2 topics at 10 % of growth a year'. */
function isNearest(text: string, asked: Asked): boolean {
  const { query } = asked;
  const countWith = (conditions: readonly Condition[]) =>
    matching({ ...asked, query: { ...query, conditions } }).length;
  const without = (at: number) => query.conditions.filter((_, index) => index !== at);
  const [, count, chip] = /^(\d+) [\w-]+ without ‘(.+)’$/.exec(text) ?? [];
  if (chip !== undefined)
    return query.conditions.some(
      (condition, at) => conditionText(condition) === chip && countWith(without(at)) === Number(count),
    );
  const [, found, bound = '', words] = /^(\d+) [\w-]+ at (.+?) of (.+)$/.exec(text) ?? [];
  return query.conditions.some((condition, at) => {
    if (condition.kind !== 'figure' || condition.figure !== figureNamed(words)) return false;
    const isUpper = /under|at most/.test(condition.comparator);
    const rows = matching({ ...asked, query: { ...query, conditions: without(at) } });
    const values = valuesOf(rows, condition.figure, asked);
    const edge = isUpper ? Math.min(...values) : Math.max(...values);
    // All that are as near as this bound, which is the next round one.
    return (
      values.filter((value) => Math.abs(value - edge) <= 1e-9).length === Number(found) &&
      isValue(bound, edge, condition.figure)
    );
  });
}

function hasNoneTwo(kind: string, asked: Asked): boolean {
  const of = (row: Plain): readonly unknown[] => {
    const topics = topicsIn(row, factsFor(asked));
    if (kind === 'status') return topics.map(({ status }) => status ?? 0);
    const signals = row.trend === undefined ? topics : [row.trend];
    if (kind === 'quadrant') return signals.map(({ quadrant }) => quadrant.code);
    if (kind === 'trend') return row.trend === undefined ? topics.map(({ trend }) => trend?.id) : [row.id];
    return row.subject === 'shifts'
      ? [row.name]
      : row.trend
        ? [row.trend.shiftName]
        : topics.map(factsFor(asked).shiftOf);
  };
  return everything(asked).every((row) => new Set(of(row)).size < 2);
}

function valueNamed(name: string | undefined, figure: QueryFigure, asked: Asked): number | null {
  const facts = factsFor(asked);
  const row = [...plainRows('topics', facts), ...plainRows('trends', facts), ...plainRows('shifts', facts)].find(
    (each) => each.name === name,
  );
  return row === undefined ? null : naiveFigure(row, figure, facts);
}

/** The sentences of a list that do not hold, or that are not known. */
export function falseSentences(
  sentences: readonly string[],
  asked: Asked,
  ...more: readonly (readonly (readonly [RegExp, Claim])[])[]
): readonly string[] {
  return sentences.filter((sentence) => {
    const found = [ROW_CLAIMS, ...more].flat().flatMap(([pattern, holds]) => {
      const parts = pattern.exec(sentence);
      return parts === null ? [] : [{ parts, holds }];
    });
    return !found.some(({ parts: [, ...parts], holds }) => holds(parts, asked));
  });
}

import { type Asked, type Claim, figureNamed, factsFor, nameOf, sameNames, shownRows } from './asked';
import { naiveFigure } from '../../../../domain/query/naive/naive-figures';
import type { Plain } from '../../../../domain/query/naive/plain-rows';
import type { QueryFigure } from '../../../../../src/domain/query/query-figures';

/** 'T1 leads in growth a year, by 3.50 points over T2.' */
export const COMPARED_CLAIMS: readonly (readonly [RegExp, Claim])[] = [
  [
    /^Side by side: (.+?)(?:, the first (\d+) of (\d+))?\.$/,
    ([names = '', first, of], asked) => {
      const rows = compared(asked);
      const all = shownRows(asked).length;
      return (
        sameNames(names, rows) &&
        (first === undefined ? rows.length === all : Number(of) === all && rows.length === Number(first))
      );
    },
  ],
  [
    /^(.+) leads in (.+), by (.+) over (.+)\.$/,
    ([lead, words, by = '', over], asked) => {
      const figure = figureNamed(words);
      const [first, second] = rankedOf(figure, asked);
      if (first === undefined || second === undefined || first.value <= second.value) return false;
      const known = rankedOf(figure, asked);
      const isNamed = (name: string | undefined, value: number) =>
        known.some((each) => nameOf(each.row) === name && each.value === value);
      const said = Number.parseFloat(by);
      const size = by.endsWith('points') ? said / 100 : said;
      return (
        isNamed(lead, first.value) &&
        isNamed(over, second.value) &&
        Math.abs(first.value - second.value - size) <= 0.000_051
      );
    },
  ],
  [
    /^(.+) are equal in (.+?)(, ahead of the others)?\.$/,
    ([names = '', words, ahead], asked) => {
      const known = rankedOf(figureNamed(words), asked);
      const equal = known.filter(({ value }) => value === known[0]?.value).map(({ row }) => row);
      const isAll = equal.length === compared(asked).length;
      return (
        equal.length > 1 &&
        (names === 'They' ? isAll : sameNames(names, equal)) &&
        (ahead === undefined) === (equal.length === known.length)
      );
    },
  ],
  [
    /^(.+) is not known of (.+)\.$/,
    ([words = '', names = ''], asked) => {
      const figure = figureNamed(words.charAt(0).toLowerCase() + words.slice(1));
      return sameNames(
        names,
        compared(asked).filter((row) => naiveFigure(row, figure, factsFor(asked)) === null),
      );
    },
  ],
];

/** The rows side by side, of which there are four at most: in the order of their names where these are asked for. */
function compared(asked: Asked): readonly Plain[] {
  const { conditions, order } = asked.query;
  const names = conditions.flatMap((each) => ('names' in each && !each.not ? each.names : []));
  const place = (row: Plain) => names.indexOf(nameOf(row));
  const rows = shownRows(asked);
  return (order === null && names.length > 0 ? rows.toSorted((one, other) => place(one) - place(other)) : rows).slice(
    0,
    4,
  );
}

function rankedOf(figure: QueryFigure, asked: Asked): readonly { readonly row: Plain; readonly value: number }[] {
  return compared(asked)
    .flatMap((row) => {
      const value = naiveFigure(row, figure, factsFor(asked));
      return value === null ? [] : [{ row, value }];
    })
    .toSorted((one, other) => other.value - one.value);
}

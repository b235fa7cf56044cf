import { capitalized } from '../shared/capitalized';
import type { Comparator } from '../query/query';
import { figureName, formatQueryFigure, type QueryFigure } from '../query/query-figures';
import { COMPARATOR, comparatorNamed, figureNamed } from './figure-words';
import type { NamedFigures, QuestionNames } from './question-names';
import { tidyNames } from './tidy-names';
import { MARKS, type Reading } from './reading';

const FASTER =
  '(?:(?:grow(?:s|ing|n)? )?(?:faster|quicker|more quickly|stronger)(?: growing)?|(?:with )?(?:more|higher|stronger) growth)';
const SLOWER =
  '(?:(?:grow(?:s|ing|n)? )?(?:slower|more slowly|less)(?: growing)?|(?:with )?(?:less|lower|weaker) growth)';
const COMPARED: readonly (readonly [pattern: string, figure: QueryFigure, comparator: Comparator])[] = [
  [FASTER, 'growth', 'over'],
  [SLOWER, 'growth', 'under'],
  ['(?:larger|bigger|(?:with )?(?:a )?(?:larger|higher|bigger|more) (?:size|sizing))', 'sizing', 'over'],
  ['(?:smaller|(?:with )?(?:a )?(?:smaller|lower|less) (?:size|sizing))', 'sizing', 'under'],
];
const AS: readonly (readonly [pattern: string, figure: QueryFigure])[] = [
  [
    '(?:grow(?:s|ing|n)? )?(at least |almost |exactly |just )?(twice |half |three times )?as (?:fast|quickly|much)(?: growing)? as',
    'growth',
  ],
  ['(at least |almost |exactly |just )?(twice |half |three times )?as (?:large|big) as', 'sizing'],
];
const AVERAGE =
  '(?:the )?(?:overall )?(average|mean|median)(?: (?:growth|size|sizing|topic|trend))?(?: of all(?: topics| trends)?)?';
const MULTIPLES: Readonly<Record<string, number>> = {
  half: 0.5,
  'a third': 1 / 3,
  'a quarter': 0.25,
  'two thirds': 2 / 3,
  twice: 2,
  double: 2,
  'two times': 2,
  triple: 3,
  'three times': 3,
};
const MULTIPLE = Object.keys(MULTIPLES).join('|');
const OF_FIGURE: readonly (readonly [pattern: string, figure: QueryFigure])[] = [
  ['(?:growth(?: rate)?|cagr|grow(?:s|ing|n)?|grew)', 'growth'],
  ['(?:average )?(?:sizing|size|sized)', 'sizing'],
];
const FIGURE = '(growth(?: rate)?|sizing|size|cagr)';

/** Takes comparisons with another topic or trend and with the average: "faster than Robotaxis", "above average growth". */
export function takeCompared(reading: Reading, names: QuestionNames, ofTrends: boolean): void {
  const { topics, trends } = names;
  const tidied = tidyNames(names);
  const { text, conditions, notes } = reading;
  const peers = ofTrends ? trends : topics;
  const add = (
    figure: QueryFigure,
    comparator: Comparator,
    value: number | null,
    source: string,
    not: boolean,
  ): boolean => {
    if (value === null) return false;
    notes.push(`${source}: ${figureName(figure)} ${formatQueryFigure(figure, value)}.`);
    conditions.push({ kind: 'figure', figure, comparator, value, not });
    return true;
  };
  const addAverage = (word: string, figure: QueryFigure, comparator: Comparator, not: boolean): boolean =>
    add(
      figure,
      comparator,
      rounded(averageOf(peers, figure, word === 'median')),
      `The ${word} of all ${ofTrends ? 'trends' : 'topics'}`,
      not,
    );
  const all = (pattern: string, read: (groups: readonly string[], not: boolean) => boolean): void =>
    text.takeAll(new RegExp(`(?<= )${pattern}(?= )`), MARKS.figure, (match, before) =>
      reading.reads(before, MARKS.figure, (not) =>
        read(
          match.map((group) => group ?? ''),
          not,
        ),
      ),
    );
  for (const [pattern, figure] of AS)
    for (const peer of text.text.includes(' as ') ? [...topics, ...trends] : []) {
      const name = tidied.get(peer.name) ?? '';
      if (name === '' || !text.text.includes(` as ${name} `)) continue;
      all(`${pattern} ${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, ([, sign = '', times = ''], not) => {
        const value = valueOf(peer, figure);
        const factor = MULTIPLES[times.trim()] ?? 1;
        if (value === null || sign.startsWith('almost')) return false;
        return add(
          figure,
          sign.startsWith('exactly') ? 'exactly' : 'at least',
          rounded(value * factor),
          `${capitalized(times)}${peer.name}`,
          not,
        );
      });
    }
  for (const [pattern, figure, comparator] of COMPARED) {
    all(`${pattern} than ${AVERAGE}`, ([, word = ''], not) => addAverage(word, figure, comparator, not));
    if (!text.text.includes(' than ')) continue;
    for (const peer of [...topics, ...trends]) {
      const name = tidied.get(peer.name) ?? '';
      if (name === '' || (!text.text.includes(` than ${name} `) && !text.text.includes(` than the ${name} `))) continue;
      all(`${pattern} than (?:the )?${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, (_, not) =>
        add(figure, comparator, valueOf(peer, figure), peer.name, not),
      );
    }
  }
  for (const [pattern, figure] of OF_FIGURE)
    all(
      `${pattern}(?: (?:is|are|by|at|of|with))* (${COMPARATOR}) (${MULTIPLE}) (?:of )?${AVERAGE}`,
      ([, way = '', times = '', word = ''], not) => {
        const value = averageOf(peers, figure, word === 'median');
        const factor = MULTIPLES[times];
        if (value === null || factor === undefined) return false;
        const source = `${times} the ${word} of all ${ofTrends ? 'trends' : 'topics'}`;
        return add(figure, comparatorNamed(way), rounded(value * factor), capitalized(source), not);
      },
    );
  all(
    `(?:with |have |has )?(${COMPARATOR}) (${MULTIPLE}) (?:of )?(?:the )?(?:overall )?(average|mean|median) ${FIGURE}`,
    ([, way = '', times = '', word = '', of = ''], not) => {
      const figure = figureNamed(of) ?? 'growth';
      const value = averageOf(peers, figure, word === 'median');
      const factor = MULTIPLES[times];
      if (value === null || factor === undefined) return false;
      const source = `${times} the ${word} of all ${ofTrends ? 'trends' : 'topics'}`;
      return add(figure, comparatorNamed(way), rounded(value * factor), capitalized(source), not);
    },
  );
  const compare = (way: string): Comparator => (/above|over|better|higher/.test(way) ? 'over' : 'under');
  all(
    `${FIGURE} (?:that )?(?:is |are )?(above|over|better than|higher than|below|under|lower than) ${AVERAGE}`,
    ([, of = '', way = '', word = ''], not) => addAverage(word, figureNamed(of) ?? 'growth', compare(way), not),
  );
  all(
    `(above|below) ${AVERAGE.replace('(?: (?:growth|size|sizing|topic|trend))?', '')} ${FIGURE}`,
    ([, way = '', word = '', of = ''], not) => addAverage(word, figureNamed(of) ?? 'growth', compare(way), not),
  );
}

function valueOf(item: NamedFigures, figure: QueryFigure): number | null {
  return (figure === 'growth' ? item.growth : item.sizing?.average) ?? null;
}

function averageOf(items: readonly NamedFigures[], figure: QueryFigure, isMedian: boolean): number | null {
  const values = items.map((item) => valueOf(item, figure)).filter((value) => value !== null);
  if (values.length === 0) return null;
  if (!isMedian) return values.reduce((sum, value) => sum + value, 0) / values.length;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? null) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1e4) / 1e4;
}

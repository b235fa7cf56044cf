import { COMPARATOR, comparatorNamed, figureNamed } from './figure-words';
import { readNumber } from './number-words';
import type { QueryFigure } from '../query/query-figures';
import type { Reading, Take } from './reading';

const LENS = '(?:the )?(?:consumers?|industry|society)';
const FAR = 0.25;
const LENSES = ['consumer', 'industry', 'society'];

/** Takes comparisons of lenses: "where industry is 10 points ahead of consumers", "society is lower than both others". */
export function takeLenses(reading: Reading, all: Take): void {
  const add = (one: string, others: string, isBehind: boolean, by: number, not: boolean): boolean => {
    const lens = figureNamed(one);
    const compared = /\b(?:others?|else)\b/.test(others)
      ? LENSES.filter((each) => each !== lens).map((each) => figureNamed(each))
      : others.split(/ (?:and|or|nor) (?:in |among )?/).map((each) => figureNamed(each.trim()));
    if (lens === null || compared.some((other) => other === null || other === lens)) return false;
    for (const other of compared.filter((each) => each !== null))
      reading.conditions.push(
        isBehind ? { kind: 'ahead', lens: other, of: lens, by, not } : { kind: 'ahead', lens, of: other, by, not },
      );
    return true;
  };
  const points = `(?:by )?(?:(?:at least|more than|over) )?(\\d+(?:\\.\\d+)?|[a-z]+) (?:percentage )?(?:%|points?)(?: points?)?`;
  const VERB =
    '(?:is|are|sees?|seen|sizing|size|it|them|lies?|already|leads?|even|sits?|rates?|rated|ranks?|ranked|scores?|scored|values?|valued|views?|puts?|has|have|a|an|the|topics?|trends?|signals?|something)';
  const AHEAD =
    '(?:ahead of|larger than|bigger than|higher than|above|over|before|more than|earlier than|leads?|exceeds?|exceeding|beats?|outweighs?|outranks?|surpass(?:es)?)';
  const BEHIND = '(?:behind|smaller than|lower than|below|under|less than|after|later than|lags?(?: behind)?|trails?)';
  const NO_FIGURE = '(?! (?:is|are|sizing|above|over|below|under|at|more|less|between) )';
  const OTHER = `(?: (?:that of|in|among|by|the|both|either|any|all))* (${LENS}(?: (?:and|or|nor) (?:in |among )?${LENS}${NO_FIGURE})?|(?:other|others|other two|two others|two other|everyone else)(?: lens(?:es)?)?)`;
  const value = (text: string): number => readNumber(`${text} %`, false) ?? Number.NaN;
  takeGaps(reading, all);
  for (const [words, isBehind] of [
    [AHEAD, false],
    [BEHIND, true],
  ] as const) {
    all(
      `(?<= )(${LENS})(?: ${VERB})* ${points}(?: ${words})${OTHER}(?= )`,
      ([, one = '', by = '', other = ''], not) => !Number.isNaN(value(by)) && add(one, other, isBehind, value(by), not),
    );
    all(
      `(?<= )(${LENS})(?: ${VERB})* ${words}${OTHER} ${points}(?= )`,
      ([, one = '', other = '', by = ''], not) => !Number.isNaN(value(by)) && add(one, other, isBehind, value(by), not),
    );
    all(
      `(?<= )(${LENS})(?: ${VERB})* ((?:well|far|much|clearly|way|long|significantly|considerably|noticeably) ${words})${OTHER}(?= )`,
      ([, one = '', vague = '', other = ''], not) => {
        if (!add(one, other, isBehind, FAR, not)) return false;
        reading.notes.push(`I took ‘${vague}’ as 25 points; change it in the chip.`);
        return true;
      },
    );
    all(`(?<= )(${LENS})(?: ${VERB})* ${words}${OTHER}(?= )`, ([, one = '', other = ''], not) =>
      add(one, other, isBehind, 0, not),
    );
  }
  for (const [words, isBehind] of [
    ['overrates?|overestimates?|overvalues?', false],
    ['underrates?|underestimates?|undervalues?', true],
  ] as const)
    all(
      `(?<= )(${LENS})(?: ${VERB})* (${words})(?: ${VERB})* (?:compared (?:to|with)|relative to|against|versus|vs|than)${OTHER}(?= )`,
      ([, one = '', verb = '', other = ''], not) => {
        if (!add(one, other, isBehind, 0, not)) return false;
        reading.notes.push(
          `I took ‘${verb}’ as a ${isBehind ? 'lower' : 'higher'} sizing; the data holds no such judgement.`,
        );
        return true;
      },
    );
}

/** Takes distances of two lenses, whichever sees more: "a gap between consumers and society over 25 points". */
function takeGaps(reading: Reading, all: Take): void {
  const BOTH = `(${LENS}) (?:and|or|versus|vs) (${LENS})(?: sizing| size)?`;
  const BOUND = `(?:(${COMPARATOR}) )?(\\d+(?:\\.\\d+)?) ?(?:%|points?)(?: points?)?( or more| or less)?`;
  const add = (one: string, other: string, sign: string, amount: string, way: string, not: boolean): boolean => {
    const figure = gapNamed(figureNamed(one), figureNamed(other));
    const value = readNumber(`${amount} %`, false);
    if (figure === null || value === null) return false;
    const comparator = way === ' or less' ? 'at most' : sign === '' ? 'at least' : comparatorNamed(sign);
    reading.conditions.push({ kind: 'figure', figure, comparator, value, not });
    return true;
  };
  all(
    `(?<= )(?:with |have |has )?(?:the |an? )?(?:gap|difference|distance|spread)(?: in sizing)? (?:between|of) ${BOTH}(?: (?:is|are|of|by))* ${BOUND}(?= )`,
    ([, one = '', other = '', sign = '', amount = '', way = ''], not) => add(one, other, sign, amount, way, not),
  );
  all(
    `(?<= )${BOTH}(?: (?:sizing|sizes?|views?))? (?:differ|disagree|diverge)(?: by)? ${BOUND}(?= )`,
    ([, one = '', other = '', sign = '', amount = '', way = ''], not) => add(one, other, sign, amount, way, not),
  );
}

function gapNamed(one: QueryFigure | null, other: QueryFigure | null): QueryFigure | null {
  const both = new Set([one, other]);
  if (both.size < 2) return null;
  if (!both.has('society')) return 'consumerIndustry';
  return both.has('consumer') ? 'consumerSociety' : 'industrySociety';
}

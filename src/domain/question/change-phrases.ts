import { COMPARATOR, comparatorNamed } from './figure-words';
import { NUMBER, readNumber } from './number-words';
import type { Comparator } from '../query/query';
import type { QueryFigure } from '../query/query-figures';
import type { Reading, Take } from './reading';

/** Takes changes of figures since the previous data: "gained momentum", "lost sizing". */
export function takeChanges(reading: Reading, all: Take): void {
  const HAVE = '(?:(?:have|has|that|which|are|is|were|was) )*';
  const changes: readonly (readonly [string, QueryFigure, string])[] = [
    [
      'slowed(?: down)?|slowing(?: down)?|decelerat(?:ed|ing)|(?:lost|losing|lose) (?:momentum|speed|growth)|(?:fell|fallen|dropped|declined|down) in growth|growth (?:fell|dropped|declined|went down|is down|slowed)|grew less',
      'growthChange',
      'under',
    ],
    [
      'accelerat(?:ed|ing)|sped up|speeding up|(?:gained|gaining|gain) (?:momentum|speed|growth)|(?:rose|risen|increased|up) in growth|picked up|growth (?:rose|increased|went up|is up)',
      'growthChange',
      'over',
    ],
    [
      'shrank|shrunk|got smaller|(?:lost|losing|lose) (?:average )?(?:size|sizing)|(?:fell|fallen|dropped|declined|went down|down) in (?:average )?(?:size|sizing)|(?:sizing|size) (?:fell|dropped|declined|went down|is down)|became smaller',
      'sizingChange',
      'under',
    ],
    [
      'got (?:bigger|larger)|became (?:bigger|larger)|(?:gained|gaining|gain) (?:average )?(?:size|sizing)|(?:grew|grown|rose|risen|gained|increased|went up|up) in (?:average )?(?:size|sizing)|(?:sizing|size) (?:rose|increased|went up|is up)',
      'sizingChange',
      'over',
    ],
  ];
  const RISE = 'improved|rose|risen|gained|increased|went up|grew|grown|up';
  const FALL = 'fell|fallen|lost|dropped|declined|went down|worsened|down';
  all(
    `(?<= )${HAVE}(?:(${RISE})|(${FALL}))(?: both)?(?: in)?(?: both)? (?:growth and (?:in )?(?:average )?(?:size|sizing)|(?:average )?(?:size|sizing) and (?:in )?growth)(?= )`,
    ([, up = ''], not) => {
      const comparator = up === '' ? 'under' : 'over';
      for (const figure of ['growthChange', 'sizingChange'] as const)
        reading.conditions.push({ kind: 'figure', figure, comparator, value: 0, not });
      return true;
    },
  );
  takeAmounts(reading, all, RISE, FALL);
  for (const [verbs, figure, sign] of changes)
    all(`(?<= )${HAVE}(?:${verbs})(?! (?:by|the most|most|more than|over|at least) )(?= )`, (_, not) => {
      reading.conditions.push({
        kind: 'figure',
        figure,
        comparator: sign === 'over' ? 'over' : 'under',
        value: 0,
        not,
      });
      return true;
    });
}

const MIRRORED: Readonly<Record<Comparator, Comparator>> = {
  over: 'under',
  'at least': 'at most',
  under: 'over',
  'at most': 'at least',
  exactly: 'exactly',
};

/** Takes "growth fell by at least 5 points" and "lost more than 5 points of sizing". */
function takeAmounts(reading: Reading, all: Take, rise: string, fall: string): void {
  const VERB = `(?:(?:have|has|had|that|which|whose) )*(?:(${rise})|(${fall}|shrank|shrunk))`;
  const AMOUNT = `(?: by)?(?: (${COMPARATOR}))? (${NUMBER})(?: ?(?:points?|%))*`;
  const FIGURE = '((?:average )?(?:sizing|size)|growth)';
  const add = (of: string, isRise: boolean, sign: string, amount: string, not: boolean): boolean => {
    const value = readNumber(amount, false);
    if (value === null || Number.isNaN(value)) return false;
    const figure = of === 'growth' ? 'growthChange' : 'sizingChange';
    // Without a comparator, "fell by 5 points" is so much or more.
    const comparator = sign === '' ? 'at least' : comparatorNamed(sign);
    const isLess = comparator === 'under' || comparator === 'at most';
    reading.conditions.push(
      isLess
        ? { kind: 'between', figure, from: isRise ? 0 : -value, to: isRise ? value : 0, not }
        : {
            kind: 'figure',
            figure,
            comparator: isRise ? comparator : MIRRORED[comparator],
            value: isRise ? value : -value,
            not,
          },
    );
    return true;
  };
  all(`(?<= )${FIGURE} ${VERB}${AMOUNT}(?= )`, ([, of = '', up = '', , sign = '', amount = ''], not) =>
    add(of, up !== '', sign, amount, not),
  );
  all(
    `(?<= )${VERB}${AMOUNT}(?: (?:of|in|on))?(?: (?:their|its|the))? ${FIGURE}(?= )`,
    ([, up = '', , sign = '', amount = '', of = ''], not) => add(of, up !== '', sign, amount, not),
  );
}

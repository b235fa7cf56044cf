import { OUTSIDE_WORDS } from './outside-words';
import { FILLERS } from './question-fillers';
import { MARKS, type Reading } from './reading';

const MAKE =
  '(?:mak(?:e|es|ing)|sell(?:s|ing)?|build(?:s|ing)?|offer(?:s|ing)?|develop(?:s|ing)?|produc(?:e|es|ing)|suppl(?:y|ies|ying)|leas(?:e|es|ing)|rent(?:s|ing)?|provid(?:e|es|ing)|grow(?:s|ing)?(?! (?:the )?(?:most|fast)))';
/** "Who makes dispensers": start-ups are asked for without their name. */
export const MAKERS = new RegExp(
  `(?<= )(?:who|which (?:companies|company|firms?)|what (?:companies|company|firms?)|companies|firms|anyone|anybody) (?:(?:is|are|that|which|here|else|would|could|can|actually) )*${MAKE}(?= )`,
);

/** Takes what start-ups make, as words of their product or description: "who makes refill dispensers". */
export function takeProducts(reading: Reading): void {
  const verb = `(?<= )(?:(?:who|that|which|companies|company|firms?|start ups?|startups?|is|are|anyone|anybody|else) )*${MAKE}`;
  reading.text.takeAll(
    new RegExp(
      `${verb} ((?:\\p{L}+ ){1,4}?)(?=(?:in|for|within|from|with|that|which|and|or|,|by|who|raised) |[\\p{Cc}]|$)`,
      'u',
    ),
    MARKS.text,
    (match, before) => {
      const words = (match[1] ?? '')
        .trim()
        .split(' ')
        .filter((word) => !FILLERS.has(word));
      if (words.length === 0 || words.some((word) => OUTSIDE_WORDS.has(word))) return false;
      return reading.reads(before, MARKS.text, (not) =>
        reading.add({ kind: 'product', words: [words.map((word) => singular(word)).join(' ')] }, not),
      );
    },
  );
}

function singular(word: string): string {
  return word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Takes the stage and the amount that start-ups raised. */
export function takeFunding(reading: Reading): void {
  const { text, conditions } = reading;
  const SCALE = '(million|billion|thousand|m|bn|k)';
  const RAISED = '(?:(?:that|which|who|have|has) )*(?:raised|raising|with|funding of|got)?(?: funding)? ?';
  const unitNamed = (unit: string) =>
    unit.startsWith('e') ? '€' : /^(?:d|u)/.test(unit) ? '$' : /^(?:p|g)/.test(unit) ? '£' : null;
  const inMillions = (amount: string, scale: string): number =>
    Number(amount) * (scale.startsWith('b') ? 1000 : /^(?:t|k)/.test(scale) ? 0.001 : 1);
  text.takeAll(
    new RegExp(
      `(?<= )${RAISED}(?:between|from) (?:(?:euros|dollars|pounds) )?(\\d+(?:\\.\\d+)?)(?: ?${SCALE})?(?: (?:euros?|dollars?|pounds?))? (?:and|to) (?:(euros|dollars|pounds) )?(\\d+(?:\\.\\d+)?) ?${SCALE}(?: (euros?|eur|dollars?|usd|pounds?|gbp))?(?= )`,
    ),
    MARKS.funding,
    (match, before) =>
      reading.reads(before, MARKS.funding, (not) => {
        const [, from = '', own, first, to = '', scale = '', last] = match;
        if (not) return false;
        const currency = unitNamed(first ?? last ?? '');
        conditions.push(
          { kind: 'raised', comparator: 'at least', millions: inMillions(from, own ?? scale), currency, not },
          { kind: 'raised', comparator: 'at most', millions: inMillions(to, scale), currency, not },
        );
        return true;
      }),
  );
  text.takeAll(
    new RegExp(
      `(?<= )${RAISED}(over|above|more than|at least|under|below|less than|at most|exactly)? ?(?:(euros|dollars|pounds) )?(\\d+(?:\\.\\d+)?) ?${SCALE}(?: (euros?|eur|dollars?|usd|pounds?|gbp))?(?: or (more|less))?(?: in funding| of funding| funding)?(?= )`,
    ),
    MARKS.funding,
    (match, before) =>
      reading.reads(before, MARKS.funding, (not) => {
        const [, sign = '', first, amount = '', scale = '', last, way] = match;
        const unit = first ?? last ?? '';
        const millions = inMillions(amount, scale);
        const currency = unitNamed(unit);
        const comparator =
          way === 'more' || sign === 'at least'
            ? 'at least'
            : way === 'less' || sign === 'at most'
              ? 'at most'
              : /under|below|less/.test(sign)
                ? 'under'
                : /over|above|more/.test(sign)
                  ? 'over'
                  : 'exactly';
        conditions.push({ kind: 'raised', comparator, millions, currency, not });
        return true;
      }),
  );
  const STAGES = [
    'pre seed',
    'seed',
    'series [a-f]',
    'bootstrapped',
    'grant(?: funded)?',
    'growth equity',
    'angel',
    'ipo',
  ];
  text.takeAll(
    new RegExp(
      `(?<= )(?:(?:raised|got|closed|in|at|with|a|an|their|the|in) )*(${STAGES.join('|')})(?: (?:funding|rounds?|stage|money|funded|financing))*(?: (?:start ups|startups))?(?= )`,
    ),
    MARKS.funding,
    (match, before) =>
      reading.reads(before, MARKS.funding, (not) =>
        reading.add({ kind: 'funding', words: [(match[1] ?? '').replace(/ funded$/, '')] }, not),
      ),
  );
}

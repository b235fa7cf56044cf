import { takeChanges } from './change-phrases';
import { ANY_FIGURE, COMPARATOR, comparatorNamed, figureNamed } from './figure-words';
import { takeLenses } from './lens-phrases';
import { NUMBER, readNumber } from './number-words';
import { isCounted, type QueryFigure } from '../query/query-figures';
import { MARKS, type Reading, type Take } from './reading';

const LINK = '(?: (?:of|is|are|was|were|be|by|that|rates?|figures?|a year|per year|yearly|with|has|have|it|lies|at))*';
const AFTER = '(?: (?:a year|per year|yearly|annually|points?|percentage points?))*';

/** Takes the comparisons out of a question: "growth above 20 %", "over half in industry", "not between 10 and 20 % growth". */
export function takeFigures(reading: Reading, bareFigure: QueryFigure | null): void {
  const add = (words: string, bounds: readonly string[], comparator: string | null, not: boolean): boolean => {
    const figure = words === '' ? bareFigure : figureNamed(words);
    if (figure === null) return false;
    const values = bounds.map((bound) => readNumber(bound, isCounted(figure)));
    if (values.some((value) => value === null || Number.isNaN(value))) return false;
    const [from = 0, to] = values as number[];
    if (to === undefined)
      reading.conditions.push({
        kind: 'figure',
        figure,
        comparator: comparatorNamed(comparator ?? ''),
        value: from,
        not,
      });
    else reading.conditions.push({ kind: 'between', figure, from: Math.min(from, to), to: Math.max(from, to), not });
    return true;
  };
  const all = (pattern: string, read: (groups: readonly string[], not: boolean) => boolean): void =>
    reading.text.takeAll(new RegExp(pattern), MARKS.figure, (match, before) =>
      reading.reads(before, MARKS.figure, (not) =>
        read(
          match.map((group) => group ?? ''),
          not,
        ),
      ),
    );

  takeLenses(reading, all);
  all(
    `(?<= )(?:(?:average )?(?:sizing|size) (?:is |of )?)?(${COMPARATOR}) (${NUMBER})(?: sizing| size)? (?:in|across|for|with|on|by) (?:all|every|each)(?: of)?(?: the)?(?: three)? (?:lens|lenses|audiences?|groups?|views?|perspectives?)(?= )`,
    ([, sign = '', a = ''], not) => ['consumers', 'industry', 'society'].every((lens) => add(lens, [a], sign, not)),
  );
  all(
    `(?<= )(${ANY_FIGURE})${LINK}( not)?(?: (?:between|from|in the range))? (${NUMBER}) (?:and|to) (${NUMBER})${AFTER}(?= )`,
    ([, of = '', not = '', a = '', b = ''], outer) => add(of, [a, b], null, outer !== (not !== '')),
  );
  all(
    `(?<= )(?:between|from) (${NUMBER}) (?:and|to) (${NUMBER})(?: of| in| among)? (${ANY_FIGURE})(?= )`,
    ([, a = '', b = '', of = ''], not) => add(of, [a, b], null, not),
  );
  all(
    `(?<= )(${ANY_FIGURE})${LINK} (${NUMBER}) or (more|higher|above|over|less|lower|below|under|fewer)${AFTER}(?= )`,
    ([, of = '', a = '', way = ''], not) =>
      add(of, [a], way.match(/more|higher|above|over/) ? 'at least' : 'at most', not),
  );
  all(`(?<= )(${ANY_FIGURE})${LINK} (${COMPARATOR}) (${NUMBER})${AFTER}(?= )`, ([, of = '', sign = '', a = ''], not) =>
    add(of, [a], sign, not),
  );
  all(
    `(?<= )(${COMPARATOR}) (${NUMBER}) (?:but |and )+(${COMPARATOR}) (${NUMBER})(?: of| in)? (${ANY_FIGURE})(?= )`,
    ([, sign = '', a = '', other = '', b = '', of = ''], not) =>
      !not && add(of, [a], sign, not) && add(of, [b], other, not),
  );
  all(
    `(?<= )(${COMPARATOR}) (${NUMBER})(?: of| in| among)? (${ANY_FIGURE})(?= )`,
    ([, sign = '', a = '', of = ''], not) => add(of, [a], sign, not),
  );
  all(`(?<= )(${NUMBER}) or (more|less|fewer) (${ANY_FIGURE})(?= )`, ([, a = '', way = '', of = ''], not) =>
    add(of, [a], way === 'more' ? 'at least' : 'at most', not),
  );
  all(`(?<= )(?:larger|bigger) than (${NUMBER})(?= )`, ([, a = ''], not) => add('sizing', [a], 'over', not));
  all(`(?<= )smaller than (${NUMBER})(?= )`, ([, a = ''], not) => add('sizing', [a], 'under', not));
  all(`(?<= )(?:faster) than (${NUMBER})(?= )`, ([, a = ''], not) => add('growth', [a], 'over', not));
  all(`(?<= )slower than (${NUMBER})(?= )`, ([, a = ''], not) => add('growth', [a], 'under', not));
  takeCounts(all, add);
  all(
    '(?<= )(?<!\\b(?:gain|gained|lost|lose) )(?:unknown|without(?: a| any)?|no|missing|lacking|lacks?|has no|have no) (?:known |figures? (?:for|on) )?(growth|sizing|drivers)(?: figures?)?(?= )',
    ([, of = ''], not) => {
      reading.conditions.push({ kind: 'known', figure: figureNamed(of) ?? 'growth', not: !not });
      return true;
    },
  );
  all(
    '(?<= )(?:with|having|have|has)(?: a| any| some| known)* (growth|sizing|size)(?: figures?| data)?(?= (?:$|and |but |in |that |which |, ))',
    ([, of = ''], not) => {
      reading.conditions.push({ kind: 'known', figure: figureNamed(of) ?? 'growth', not });
      return true;
    },
  );
  all('(?<= )(?:not|no longer|hardly|barely|never) growing(?! (?:fast|the|most|slow|quick|rapid))(?= )', (_, not) =>
    add('growth', ['zero'], 'at most', not),
  );
  all(
    '(?<= )(?:double digit growth|grow(?:s|ing|n)? (?:at |in |by |with )*(?:double digits?|a double digit rate))(?= )',
    (_, not) => add('growth', ['10 %'], 'at least', not),
  );
  all('(?<= )(?:single digit growth|grow(?:s|ing|n)? (?:at |in |by |with )*single digits?)(?= )', (_, not) =>
    add('growth', ['0 %', '9.99 %'], null, not),
  );
  all('(?<= )(?:negative growth|declining|shrinking|falling|decline|shrink|in decline)(?= )', (_, not) =>
    add('growth', ['zero'], 'under', not),
  );
  all('(?<= )growth(?: rate)? (?:is |are )(not )?(positive|negative)(?= )', ([, no = '', way = ''], not) =>
    add('growth', ['zero'], way === 'positive' ? 'over' : 'under', not !== (no !== '')),
  );
  all(
    '(?<= )(?:positive growth|(?<!(?:est|most|least|fast|slow|slowly|quickly|quick|rapidly|rapid|strongly) )growing(?= (?:topics|trends|signals)\\b))(?= )',
    (_, not) => add('growth', ['zero'], 'over', not),
  );
  all('(?<= are )(?:growing|rising)(?= )(?! (?:fast|the|most|slow|quick|rapid))', (_, not) =>
    add('growth', ['zero'], 'over', not),
  );
  takeChanges(reading, all);
  all(`(?<= )(${ANY_FIGURE})${LINK}(?: a)? (${NUMBER})(?= )`, ([, of = '', a = ''], not) => {
    const figure = figureNamed(of);
    if (figure === null || !a.includes('%')) return false;
    const value = readNumber(a, false);
    if (value === null) return false;
    const [from, to] = [Math.round((value - 0.005) * 1e4) / 1e4, Math.round((value + 0.005) * 1e4) / 1e4];
    reading.notes.push(
      `I took ‘${a}’ as ${from * 100} to ${to * 100} %; change it in the chip.`.replace(/(\.\d)\d+/g, '$1'),
    );
    reading.conditions.push({ kind: 'between', figure, from, to, not });
    return true;
  });
  if (bareFigure !== null) {
    all(`(?<= )(?:between|from) (${NUMBER}) (?:and|to) (${NUMBER})(?= )`, ([, a = '', b = ''], not) =>
      add('', [a, b], null, not),
    );
    all(`(?<= )(${COMPARATOR}) (${NUMBER})(?= )`, ([, sign = '', a = ''], not) => add('', [a], sign, not));
  }
}

function takeCounts(
  all: Take,
  add: (words: string, bounds: readonly string[], comparator: string | null, not: boolean) => boolean,
): void {
  const COUNTED = '(sources?|drivers?|references|publishers?|start ups?|startups?)';
  all(
    `(?<= )(?:without|no|lacking|lacks?|missing|zero|has no|have no|not have|do not have|does not have|not one)(?: any| a| a single)? (?:impacting |curated )?${COUNTED}(?= )`,
    ([, of = ''], not) => add(of, ['zero'], null, not),
  );
  all(
    `(?<= )(?:(?:with|from|by|has|have|having|between) )*(${NUMBER}) (?:and|to|or) (${NUMBER}) (?:different )?${COUNTED}(?= )`,
    ([, a = '', b = '', of = ''], not) => add(of, [a, b], null, not),
  );
  all(
    `(?<= )(?:(?:with|has|have|having) )?(more|fewer|less) ${COUNTED} than (${NUMBER})(?= )`,
    ([, way = '', of = '', a = ''], not) => add(of, [a], way === 'more' ? 'over' : 'under', not),
  );
  all(
    `(?<= )(?:(?:with|from|by|has|have) )?(?:only )?(?:a single|just one|only one|a sole|one single|single|exactly one) ${COUNTED}(?= )`,
    ([, of = ''], not) => add(of, ['one'], null, not),
  );
  all(`(?<= )(?:with|having|have|has|got) (?:any |some )?${COUNTED}(?= )`, ([, of = ''], not) =>
    add(of, ['zero'], 'over', not),
  );
  const BACKED =
    '(?:with|having|have|has|by|backed by|supported by|resting on|relying on|based on|covered by|from|citing|quoting)';
  all(
    `(?<= )${BACKED} (?:only |just |exactly |precisely )?(${NUMBER}) (?:different )?${COUNTED}(?= )`,
    ([, a = '', of = ''], not) => add(of, [a], null, not),
  );
}

import type { Comparator, Condition, QueryFigure } from './query';
import type { QuestionText } from './question-text';

const FIGURES: readonly (readonly [QueryFigure, string])[] = [
  ['consumer', '(?:(?:sizing|size) (?:among|with|for|of) )?consumers?(?: sizing| size)?'],
  ['industry', '(?:(?:sizing|size) (?:in|for|of) )?industry(?: sizing| size)?'],
  ['society', '(?:(?:sizing|size) (?:in|for|of) )?(?:society|societal)(?: sizing| size)?'],
  ['growth', '(?:growth(?: rates?)?|cagr|grow(?:s|ing|n)?)'],
  ['sizing', '(?:(?:average )?(?:sizing|sizes?|sized))'],
  ['drivers', '(?:impacting )?drivers?'],
  ['sources', '(?:curated )?(?:sources?|references)'],
];
const ANY = FIGURES.map(([, words]) => words).join('|');

const COMPARATORS: readonly (readonly [Comparator, string])[] = [
  ['at least', 'at least|no less than|not less than|not under|not below|minimum(?: of)?'],
  ['at most', 'at most|no more than|not more than|not over|not above|up to|maximum(?: of)?'],
  ['over', 'over|above|(?:more|greater|higher|larger|bigger|faster) than|exceeding|exceeds?|beyond'],
  ['under', 'under|below|(?:less|lower|smaller|fewer|slower) than'],
];
const COMPARATOR = COMPARATORS.map(([, words]) => words).join('|');
const NUMBER =
  '-?\\d+(?:\\.\\d+)?(?: ?%)?|half|a half|a quarter|a third|two thirds|three quarters|zero|one|two|three|five|ten';
const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  'a half': 0.5,
  'a quarter': 0.25,
  'a third': 1 / 3,
  'two thirds': 2 / 3,
  'three quarters': 0.75,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
};
const LINK = '(?: (?:of|is|are|was|by|that|rates?|figures?|a year|per year|yearly|with|has|have))*';
const AFTER = '(?: (?:a year|per year|yearly|annually))?';

/** Takes the comparisons out of a question: "growth above 20 %", "over half in industry", "between 10 and 20 % growth". */
export function takeFigures(
  text: QuestionText,
  isNegated: (before: string, mark: string) => boolean,
): readonly Condition[] {
  const found: Condition[] = [];
  const add = (words: string, bounds: readonly string[], comparator: string | null, not: boolean): boolean => {
    const figure = figureNamed(words);
    const values = bounds.map((bound) => numberOf(bound, figure));
    if (figure === null || values.some((value) => value === null)) return false;
    const [from = 0, to] = values as number[];
    if (to !== undefined)
      found.push({ kind: 'between', figure, from: Math.min(from, to), to: Math.max(from, to), not });
    else found.push({ kind: 'figure', figure, comparator: comparatorNamed(comparator ?? ''), value: from, not });
    return true;
  };
  const all = (pattern: string, read: (groups: readonly string[], not: boolean) => boolean): void =>
    text.takeAll(new RegExp(pattern), '\u0003', (match, before) => read(match, isNegated(before, '\u0003')));

  all(
    `(?<= )(consumers?|industry|society)(?: (?:is|are|sees?|seen|well|far|sizing))* (?:ahead of|larger than|bigger than|higher than|above|over|before|more than) (?:that of |in |among )?(consumers?|industry|society)(?= )`,
    ([, one = '', other = ''], not) => {
      const [lens, of] = [figureNamed(one), figureNamed(other)];
      if (lens === null || of === null) return false;
      found.push({ kind: 'ahead', lens, of, not });
      return true;
    },
  );
  all(
    `(?<= )(${ANY})${LINK}(?: (?:between|from))? (${NUMBER}) (?:and|to) (${NUMBER})${AFTER}(?= )`,
    ([, of = '', a = '', b = ''], not) => add(of, [a, b], null, not),
  );
  all(
    `(?<= )(?:between|from) (${NUMBER}) (?:and|to) (${NUMBER})(?: of)? (${ANY})(?= )`,
    ([, a = '', b = '', of = ''], not) => add(of, [a, b], null, not),
  );
  all(`(?<= )(${ANY})${LINK} (${COMPARATOR}) (${NUMBER})${AFTER}(?= )`, ([, of = '', sign = '', a = ''], not) =>
    add(of, [a], sign, not),
  );
  all(`(?<= )(${COMPARATOR}) (${NUMBER})(?: of| in| among)? (${ANY})(?= )`, ([, sign = '', a = '', of = ''], not) =>
    add(of, [a], sign, not),
  );
  all(`(?<= )(?:larger|bigger) than (${NUMBER})(?= )`, ([, a = ''], not) => add('sizing', [a], 'over', not));
  all(`(?<= )smaller than (${NUMBER})(?= )`, ([, a = ''], not) => add('sizing', [a], 'under', not));
  all(`(?<= )(${NUMBER}) or (more|less|fewer) (${ANY})(?= )`, ([, a = '', way = '', of = ''], not) =>
    add(of, [a], way === 'more' ? 'at least' : 'at most', not),
  );
  all('(?<= )(?:without|no|lacking|missing|zero) (?:any )?(sources?|drivers?|references)(?= )', ([, of = '']) =>
    add(of, ['zero'], null, false),
  );
  all('(?<= )(?:with|having|have|has) (?:any )?sources(?= )', (_, not) => add('sources', ['zero'], 'over', not));
  all(
    '(?<= )(?:unknown|without(?: a)?|no|missing|lacking) (?:known |figures? for )?(growth|sizing)(?: figures?)?(?= )',
    ([, of = '']) => {
      found.push({ kind: 'known', figure: figureNamed(of) ?? 'growth', not: true });
      return true;
    },
  );
  all('(?<= )(?:negative growth|declining|shrinking|falling)(?= )', (_, not) => add('growth', ['zero'], 'under', not));
  all('(?<= )(?:positive growth|growing(?= (?:topics|trends|signals)\\b))(?= )', (_, not) =>
    add('growth', ['zero'], 'over', not),
  );
  all('(?<= are )(?:growing|rising)(?= )(?! (?:fast|the|most|slow))', (_, not) => add('growth', ['zero'], 'over', not));
  return found;
}

function figureNamed(words: string): QueryFigure | null {
  return FIGURES.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(words))?.[0] ?? null;
}

function comparatorNamed(words: string): Comparator {
  return (
    COMPARATORS.find(([name, pattern]) => name === words || new RegExp(`^(?:${pattern})$`).test(words))?.[0] ??
    'exactly'
  );
}

/** Shares are percentages with or without their sign; counts are whole numbers. */
function numberOf(text: string, figure: QueryFigure | null): number | null {
  const isCount = figure === 'drivers' || figure === 'sources';
  const word = WORDS[text];
  if (word !== undefined)
    return isCount || word <= 1 ? (isCount && word % 1 !== 0 ? null : isCount || word < 1 ? word : null) : null;
  const value = Number.parseFloat(text);
  if (isCount) return text.includes('%') ? null : value;
  return text.includes('%') || Math.abs(value) >= 1 || value === 0 ? value / 100 : value;
}

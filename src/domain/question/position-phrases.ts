import { ANY_FIGURE, figureNamed } from './figure-words';
import type { Query } from '../query/query';
import type { QueryFigure } from '../query/query-figures';
import { superlativeNamed, SUPERLATIVE } from './question-order';
import type { QuestionText } from './question-text';
import { MARKS, type Reading } from './reading';

const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');
const COUNT = `\\d{1,3}|${COUNTS.slice(1).join('|')}`;
const WITHIN = '(?:of|among|amongst|in|within|from|inside)(?: (?:the|our|my|all))*';
const SIGNALS = '(?: (?:topics|trends|signals|ones|start ups|startups))?';

/** Takes "in the top 10 by growth" and "of the five largest" as conditions on the rank among all rows. */
export function takeRanks(reading: Reading): void {
  const add = (figure: QueryFigure | null, count: string, ascending: boolean, not: boolean): boolean => {
    if (figure === null) return false;
    const word = COUNTS.indexOf(count);
    reading.conditions.push({ kind: 'top', figure, count: word < 0 ? Number(count) : word + 1, ascending, not });
    return true;
  };
  reading.text.takeAll(
    new RegExp(
      `(?<= )${WITHIN} (top|bottom|first|last) (${COUNT})${SIGNALS} (?:by|for|in|on|of|in terms of)(?: (?:average|their|the))* (${ANY_FIGURE})(?= )`,
    ),
    MARKS.figure,
    (match, before) =>
      reading.reads(before, MARKS.figure, (not) =>
        add(figureNamed(match[3] ?? ''), match[2] ?? '', /bottom|last/.test(match[1] ?? ''), not),
      ),
  );
  reading.text.takeAll(
    new RegExp(
      `(?<= )(?:(?:with|whose|where|by) )?(${ANY_FIGURE})(?: (?:is|are|ranks?|lies))* (?:in|among|within) the (top|bottom) (${COUNT})(?= )(?! ?(?:%|percent|half|third|quarter))`,
    ),
    MARKS.figure,
    (match, before) =>
      reading.reads(before, MARKS.figure, (not) =>
        add(figureNamed(match[1] ?? ''), match[3] ?? '', match[2] === 'bottom', not),
      ),
  );
  reading.text.takeAll(
    new RegExp(`(?<= )${WITHIN} (?:top )?(${COUNT}) (${SUPERLATIVE})${SIGNALS}(?= )`),
    MARKS.figure,
    (match, before) => {
      const found = superlativeNamed(match[2] ?? '');
      return reading.reads(before, MARKS.figure, (not) =>
        add(found?.figure ?? null, match[1] ?? '', found?.ascending ?? false, not),
      );
    },
  );
}

/** Takes "alphabetically", "sorted by name", "from A to Z"; undefined: another order. */
export function takeAlphabetical(text: QuestionText): Query['alphabetical'] {
  const match = text.take(
    /(?<= )(?:(?:sort|sorted|order|ordered|list|listed|rank|ranked|arranged?)(?: (?:them|these|those|all))? )?(?:(?:in |by )?(?:the )?(reverse )?alphabetic(?:al|ally)?(?: order)?|alphabetically|by (?:their )?names?|by title|(?:from )?a (?:to )?z|(?:from )?z (?:to )?a)(?= )/,
  );
  if (match === null) return undefined;
  return match[1] !== undefined || /z (?:to )?a$/.test(match[0]) ? 'descending' : 'ascending';
}

/** Takes figures that the question only wants to see: "with their industry sizing", "by how much did sizing change". */
export function takeShown(text: QuestionText): readonly QueryFigure[] {
  const shown: QueryFigure[] = [];
  const take = (pattern: string, change = false): void =>
    text.takeAll(new RegExp(`(?<= )${pattern}(?= )`), MARKS.figure, (match) => {
      const figures = (match[1] ?? '').split(/ (?:and|,) (?:the |their )?/).map((each) => figureNamed(each));
      if (figures.some((each) => each === null)) return false;
      for (const figure of figures)
        if (figure !== null)
          shown.push(
            change && figure === 'sizing' ? 'sizingChange' : change && figure === 'growth' ? 'growthChange' : figure,
          );
      return true;
    });
  const figures = `(${ANY_FIGURE})`;
  const several = `((?:${ANY_FIGURE})(?: (?:and|,) (?:the |their )?(?:${ANY_FIGURE}))*)`;
  const verbs =
    '(?:change[ds]?|grow|grew|grown|rise|rose|fall|fell|drop|dropped|gain|gained|lose|lost|increased?|decreased?|move|moved|went up|gone up)';
  take(
    `(?:and |, )*(?:by )?how much (?:(?:did|have|has|do) )?(?:(?:they|it|those|these|each|their|its) )*${verbs}(?: (?:in|by))? ${figures}`,
    true,
  );
  take(`(?:and |, )*(?:by )?how much (?:(?:did|have|has|do|the|their|its) )*${figures} ${verbs}`, true);
  take(
    `(?:and |, )*(?:(?:show|give|list|see|add|include|display)(?: me)? )?(?:together |along )?with (?:their|its|the) (?:respective )?${several}(?: (?:figures?|values?|shown|too|also|as well))?(?! (?:is|are|above|over|below|under|at|of|more|less|between|higher|lower|\\d))`,
  );
  take(`(?:and |, )(?:show|give|list|add|include|display)(?: me| us)?(?: (?:also|their|its|the))+ ${several}`);
  return [...new Set(shown)];
}

import { type Asked, FIGURE_NAMES, factsFor, matching, isValue, shownRows } from './asked';
import { truth } from '../../../../domain/query/naive/naive-evaluator';
import { naiveFigure } from '../../../../domain/query/naive/naive-figures';
import type { Plain } from '../../../../domain/query/naive/plain-rows';
import { EVERY_TOPIC, type Condition } from '../../../../../src/domain/query/query';
import type { QueryFacts } from '../../../../../src/domain/query/query-facts';
import { conditionText } from '../../../../../src/domain/query/query-words';

/** What a question asks of one row. */
export interface Checked {
  readonly row: Plain;
  readonly conditions: readonly Condition[];
  readonly facts: QueryFacts;
}

/** The words of the conditions that are not met, of which it is not known, and how many are met. */
function metOf({ row, conditions, facts }: Checked) {
  const of = (is: boolean | null) =>
    conditions
      .filter((each) => {
        const own = truth(row, each, facts);
        return (own === null ? null : own !== each.not) === is;
      })
      .map((each) => conditionText(each));
  return { met: of(true), unmet: of(false), unknown: of(null) };
}

/** Whether 'No: it does not meet “new”. Its growth a year +3.00 %.' holds. */
export function isTrueCheck(sentence: string, checked: Checked): boolean {
  const { met, unmet, unknown } = metOf(checked);
  const words = (all: readonly string[]) => all.join('; ');
  const begin =
    unmet.length > 0
      ? `No: it does not meet “${words(unmet)}”.`
      : unknown.length > 0
        ? `I do not know: this is not known of it (${words(unknown)}).`
        : `Yes: ${words(met)}.`;
  const [, figures = ''] = / Its (.+)\.$/.exec(sentence.slice(begin.length)) ?? [];
  const asked = { facts: checked.facts, query: EVERY_TOPIC };
  return (
    sentence.startsWith(begin) &&
    figures.split(/(?<![A-Z]\w\w \d+), /).every((each) => each === '' || isFigureOf(each, checked.row, asked))
  );
}

/** 'growth a year +3.00 %' of a row. */
function isFigureOf(text: string, row: Plain, asked: Asked): boolean {
  return FIGURE_NAMES.some(({ figure, words }) => {
    if (!text.startsWith(`${words} `)) return false;
    const value = naiveFigure(row, figure, asked.facts);
    const said = text.slice(words.length + 1);
    return said === '–' ? value === null : value !== null && isValue(said, value, figure);
  });
}

/** Whether 'T1 is not in this list: it does not meet ‘new’.' holds. */
export function isTrueVerdict(sentence: string, row: Plain, asked: Asked): boolean {
  const rows = shownRows(asked).map(({ id }) => id);
  const at = matching(asked).findIndex(({ id }) => id === row.id);
  if (rows.includes(row.id)) return sentence === `${row.name} is in this list: it meets each condition.`;
  const last = asked.query.offset + rows.length;
  if (at >= 0)
    return (
      sentence ===
      `${row.name} meets each condition, but is number ${at + 1} and the list ${at < last ? 'begins after' : 'ends before'} it.`
    );
  const { unmet, unknown } = metOf({ row, conditions: asked.query.conditions, facts: factsFor(asked) });
  return (
    sentence.startsWith(`${row.name} is not in this list: it does not meet `) &&
    unmet.every((words) => sentence.includes(`‘${words}’`) && !sentence.includes(`‘${words}’, which is not known`)) &&
    unknown.every((words) => sentence.includes(`‘${words}’, which is not known of it`))
  );
}

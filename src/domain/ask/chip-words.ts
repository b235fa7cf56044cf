import { isCounted, figureName, formatQueryFigure, queryFigure, type QueryFigure } from '../query/query-figures';
import { kindOf } from '../query/condition-kinds';
import type { Condition, RequirementOf } from '../query/query';
import { conditionText, queryLabel, subjectWords } from '../query/query-words';
import { isOwnKey } from '../topic/own-values';
import { isDecided, TOPIC_STATUSES, topicStatusName, UNDECIDED, type TopicStatus } from '../topic/topic-status';

/** What a chip says: 'growth' and 'over 15 %'. */
export interface ChipWords {
  /** '' where the value says all. */
  readonly key: string;
  readonly value: string;
}

/** 'growth', 'average sizing', 'gap between consumers and industry', 'Market size (USD bn)'. */
export function figureKey(figure: QueryFigure): string {
  const { head, words, lenses } = queryFigure(figure);
  if (lenses !== undefined) return words;
  return isOwnKey(figure) ? head : head.toLowerCase();
}

/** The words of a condition without its negation, which the chip says itself. */
export function conditionWords(condition: Condition): ChipWords {
  switch (condition.kind) {
    case 'figure': {
      const { figure, comparator, value } = condition;
      return { key: figureKey(figure), value: `${comparator} ${formatQueryFigure(figure, value)}` };
    }
    case 'between': {
      const { figure, from, to } = condition;
      const [first, last] = [from, to].map((value) => formatQueryFigure(figure, value));
      return { key: figureKey(figure), value: `${first} to ${last}` };
    }
    case 'known':
      return { key: figureKey(condition.figure), value: 'known' };
    case 'against':
      return { key: figureKey(condition.figure), value: againstWords(condition) };
    case 'parts': {
      const { parts, of, comparator, count } = condition;
      const which = of.length === 0 ? '' : ` with ${of.map(oneLine).join(' and ')}`;
      return { key: `${subjectWords(parts)}${which}`, value: `${comparator} ${count}` };
    }
    case 'raised': {
      const { comparator, millions, currency } = condition;
      return { key: 'raised', value: `${comparator} ${currency ?? ''}${millions} million` };
    }
    case 'either':
      return { key: '', value: condition.of.map(oneLine).join(' or ') };
    case 'all':
      return { key: '', value: condition.of.map(oneLine).join(' and ') };
    case 'before':
      return condition.of.length === 0
        ? { key: '', value: 'in the other data' }
        : { key: 'in the other data', value: condition.of.map(oneLine).join(' and ') };
    case 'status':
      return { key: 'status', value: statusWords(condition.statuses) };
    case 'rows':
      return { key: 'of', value: queryLabel(condition.query) };
    default:
      return split(kindOf(condition.kind).words(condition, { ofCondition: conditionText, ofQuery: queryLabel }));
  }
}

/** 'Important or Monitor'; all but the undecided are 'decided'. */
function statusWords(statuses: readonly TopicStatus[]): string {
  const isAll =
    !statuses.includes(UNDECIDED) && TOPIC_STATUSES.filter(isDecided).every((each) => statuses.includes(each));
  return isAll ? 'decided' : statuses.map(topicStatusName).join(' or ');
}

/** Key and value in one, with the negation: 'shift not Food redesigned'. */
export function oneLine(condition: Condition): string {
  const { key, value } = conditionWords(condition);
  return [key, condition.not ? 'not' : '', value].filter(Boolean).join(' ');
}

/** 'quadrant: Strong Signal'; of 'Region: Asia or Region: EU' the column is said once. */
function split(words: string): ChipWords {
  const [, key, value] = /^([^:“]+): (.*)$/.exec(words) ?? [];
  return key === undefined || value === undefined
    ? { key: '', value: words }
    : { key, value: value.replaceAll(` or ${key}: `, ' or ') };
}

/** 'at least consumers + 10 points', 'over 2 × that of its trend', 'under the average'. */
function againstWords({ figure, comparator, times, plus, other, whose, name }: RequirementOf<'against'>): string {
  const size = Math.abs(plus);
  const points = isCounted(figure) ? String(size) : `${Math.round(size * 1000) / 10} points`;
  const more = plus === 0 ? '' : ` ${plus > 0 ? '+' : '−'} ${points}`;
  const factor = times === 1 ? '' : `${times} × `;
  const what = other === figure ? 'that' : figureName(other);
  const bound =
    whose === 'own'
      ? figureKey(other)
      : whose === 'average'
        ? `the average${other === figure ? '' : ` of ${figureName(other)}`}`
        : `${what} of ${whose === 'trend' ? 'its trend' : name}`;
  return `${comparator} ${factor}${bound}${more}`;
}

import { joined, capitalized } from '../shared/words';
import type { ChipWords, PartWords } from './condition-kind';
import { kindOf } from './condition-kinds';
import { groupForm } from './group-rows';
import { partsOf, type AskPart } from './part';
import type { Condition, Query } from './query';
import type { Subject } from './vocabulary';
import { figureKey, figureName } from './query-figure-words';

const PARTS: PartWords = { ofCondition: conditionText, ofQuery: queryLabel };

/** One row of each subject. */
export const KINDS: Readonly<Record<Subject, string>> = {
  topics: 'topic',
  trends: 'trend',
  shifts: 'shift',
  startups: 'start-up',
  sources: 'source',
  insights: 'insight',
  platforms: 'platform',
};

export function subjectWords(subject: Subject): string {
  return `${KINDS[subject]}s`;
}

/** The words of the chip of a condition, without its negation, which the chip says itself. */
export function conditionWords(condition: Condition): ChipWords {
  return kindOf(condition.kind).words(condition, PARTS);
}

/** A condition in one line: 'status not Disregard', 'growth over 20 %'. */
export function conditionText(condition: Condition): string {
  const [key, value] = conditionWords(condition);
  const isOpen = condition.not && condition.kind === 'either';
  return [key, condition.not ? 'not' : '', isOpen ? `(${value})` : value].filter(Boolean).join(' ');
}

/** What a query narrows its rows to: its conditions, and how many of them it takes in which order. */
export function queryWords(query: Query): readonly string[] {
  const isWhole = query.limit === null && query.offset === 0;
  return partsOf(query)
    .filter(({ kind }) => kind === 'condition' || (!isWhole && (kind === 'order' || kind === 'rows')))
    .map(plainWords);
}

/** A query in one line, with all its parts: 'topics with growth over 20 % and new; order growth, largest first'. */
export function queryLabel(query: Query): string {
  const [only] = query.conditions;
  const [, ...parts] = partsOf(query);
  const shape = parts.filter(({ kind }) => kind !== 'condition').map(plainWords);
  const isNamed = query.conditions.length === 1 && only !== undefined && 'names' in only && !only.not;
  if (shape.length === 0 && isNamed) return joined(only.names, 'or');
  const conditions = query.conditions.map(conditionText).join(' and ');
  const joint = conditions === '' ? '' : /^(?:of|about|named) /.test(conditions) ? ' ' : ' with ';
  return [`${subjectWords(query.subject)}${joint}${conditions}`, ...shape].join('; ');
}

function plainWords(part: AskPart): string {
  if (part.kind === 'condition') return conditionText(part.condition);
  return part.kind === 'share' ? 'share' : chipWords(part).join(' ').toLowerCase();
}

/** 'average of growth a year'; an average of averages is said once. */
export function statisticWords({ statistic }: Pick<Query, 'statistic'>): string | null {
  if (statistic === null) return null;
  const name = figureName(statistic.figure);
  if (statistic.kind === 'average' && name.startsWith('average ')) return name;
  return `${statistic.kind === 'sum' ? 'total' : statistic.kind} of ${name}`;
}

/** Key and value of a part; of a share they depend on the conditions. */
export function chipWords(part: Exclude<AskPart, { kind: 'share' }>): readonly [key: string, value: string] {
  switch (part.kind) {
    case 'condition':
      return conditionWords(part.condition);
    case 'subject':
      return ['', capitalized(subjectWords(part.subject))];
    case 'version':
      return ['data', 'previous'];
    case 'group':
      return ['group by', capitalized(groupForm(part.group).words)];
    case 'rowsOfGroup':
      return ['rows of each', `first ${part.perGroup}`];
    case 'statistic':
      return ['number', capitalized(statisticWords(part) ?? '')];
    case 'order':
      return ['order', orderWords(part)];
    case 'rows':
      return ['rows', placesOf(part.offset, part.limit)];
    case 'columns':
      return ['columns', `+ ${part.shown.map((figure) => capitalized(figureKey(figure))).join(', ')}`];
    case 'texts':
      return ['columns', `+ ${part.texts.map(capitalized).join(', ')}`];
  }
}

/** A part in one line: 'Growth over 15 %', 'Industry, largest first', 'Group by Shift'. */
export function partWords(part: AskPart): string {
  if (part.kind === 'condition') return capitalized(conditionText(part.condition));
  if (part.kind === 'share') return 'Share';
  const [key, value] = chipWords(part);
  const isPlain = key === '' || part.kind === 'order' || part.kind === 'statistic';
  return capitalized(isPlain ? value : `${key} ${value}`);
}

/** The same, where the kind of the part stands beside it. */
export function valueWords(part: AskPart): string {
  const isAlone = part.kind === 'condition' && ['quadrant', 'status', 'team'].includes(part.condition.kind);
  return isAlone && !part.condition.not ? capitalized(conditionWords(part.condition)[1]) : partWords(part);
}

function orderWords({ order, alphabetical }: Extract<AskPart, { kind: 'order' }>): string {
  if (alphabetical !== undefined) return alphabetical === 'ascending' ? 'Name A to Z' : 'Name Z to A';
  if (order === null) return '';
  return `${capitalized(figureKey(order.figure))}, ${order.ascending ? 'smallest' : 'largest'} first`;
}

/** '1 to 6', '3', 'from 3'. */
function placesOf(offset: number, limit: number | null): string {
  if (limit === null) return `from ${offset + 1}`;
  return limit === 1 ? String(offset + 1) : `${offset + 1} to ${offset + limit}`;
}

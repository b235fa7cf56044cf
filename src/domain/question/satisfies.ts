import { UNDECIDED } from '../topic/topic-status';
import { consensusLevel } from '../topic/consensus';
import type { Manifestation } from '../topic/deepdive';
import { raisedBy } from './funding-amount';
import { nameWords } from './name-words';
import type { Comparator, Condition, QueryFigure, Requirement } from './query';
import type { QueryFacts } from './query-facts';
import { isAmongFirst } from './first-rows';
import { figureOf, idOfRow, previousOf, shiftOfRow, signalOfRow, trendOfRow, type Row } from './row';

/** Whether a row meets a condition. The negation of a comparison also needs its figures: unknown is neither over nor under. */
export function satisfies(row: Row, condition: Condition, facts: QueryFacts): boolean {
  return isKnown(row, condition, facts) && meets(row, condition, facts) !== condition.not;
}

function isKnown(row: Row, condition: Requirement, facts: QueryFacts): boolean {
  if (condition.kind === 'either') return condition.of.some((each) => isKnown(row, each, facts));
  if (condition.kind === 'moved' || condition.kind === 'was') return previousOf(row, facts) !== undefined;
  if (condition.kind === 'consensus') return consensusLevel(signalOfRow(row).consensus.label) !== null;
  if (condition.kind === 'label') return signalOfRow(row).sizing.averageLabel !== null;
  if (condition.kind === 'raised')
    return startupsOf(row, facts).some((startup) => raisedAmount(startup, condition.currency) !== null);
  return figuresOf(condition).every((figure) => figureOf(row, figure, facts) !== null);
}

/** The figures that a condition compares. */
export function figuresOf(condition: Requirement): readonly QueryFigure[] {
  if (condition.kind === 'either') return condition.of.flatMap(figuresOf);
  if (condition.kind === 'ahead') return [condition.lens, condition.of];
  return condition.kind === 'figure' || condition.kind === 'between' || condition.kind === 'top'
    ? [condition.figure]
    : [];
}

function meets(row: Row, condition: Requirement, facts: QueryFacts): boolean {
  const value = (figure: QueryFigure): number => figureOf(row, figure, facts) ?? Number.NaN;
  switch (condition.kind) {
    case 'quadrant':
      return condition.codes.includes(signalOfRow(row).quadrant.code);
    case 'status':
      return row.type !== 'trend' && condition.statuses.includes(facts.statusOf(row.topic) ?? UNDECIDED);
    case 'trend':
      return condition.names.includes(trendOfRow(row) ?? '');
    case 'shift':
      return condition.names.includes(shiftOfRow(row) ?? '');
    case 'topic':
      return row.type !== 'trend' && condition.names.includes(row.topic.name);
    case 'platform':
      return row.type !== 'trend' && condition.topics.includes(row.topic.name);
    case 'either':
      return condition.of.some((each) => satisfies(row, each, facts));
    case 'among':
      return condition.ids.includes(idOfRow(row)) || condition.ids.includes(signalOfRow(row).id);
    case 'text':
      return condition.words.some((text) =>
        condition.isOwnName ? nameWords(signalOfRow(row).name).join(' ').includes(text) : hasWords(namesOf(row), text),
      );
    case 'mentions':
      return condition.words.some((text) => hasWords(nameWords(signalOfRow(row).description), text));
    case 'label':
      return condition.labels.includes(signalOfRow(row).sizing.averageLabel ?? '');
    case 'consensus':
      return condition.levels.some((level) => level === consensusLevel(signalOfRow(row).consensus.label));
    case 'figure':
      return compare(value(condition.figure), condition.comparator, condition.value);
    case 'between':
      return value(condition.figure) >= condition.from && value(condition.figure) <= condition.to;
    case 'known':
      return figureOf(row, condition.figure, facts) !== null;
    case 'ahead': {
      const gap = value(condition.lens) - value(condition.of);
      return gap > 0 && gap >= condition.by - ROUNDING;
    }
    case 'top':
      return isAmongFirst(row, condition, facts);
    case 'publisher':
      return (
        row.type !== 'trend' &&
        (facts.publishers.get(row.topic.id) ?? []).some((host) =>
          condition.hosts.some((wanted) => host === wanted || host.endsWith(`.${wanted}`)),
        )
      );
    case 'product':
      return row.type === 'startup' && condition.words.some((text) => hasWords(productWords(row), text));
    case 'new':
      return row.type === 'trend' ? facts.newTrends.has(row.trend.id) : facts.newTopics.has(row.topic.id);
    case 'moved':
      return previousOf(row, facts)?.quadrant.code !== signalOfRow(row).quadrant.code;
    case 'was':
      return condition.codes.includes(previousOf(row, facts)?.quadrant.code ?? null);
    case 'funding':
      return startupsOf(row, facts).some((startup) =>
        condition.words.some((text) => hasFunding(fundingWords(startup), text)),
      );
    case 'raised':
      return startupsOf(row, facts).some((startup) =>
        compare(raisedAmount(startup, condition.currency) ?? Number.NaN, condition.comparator, condition.millions),
      );
  }
}

/** Differences of fractions such as 0.7 - 0.5 are a little less than 0.2. */
const ROUNDING = 1e-9;

function hasWords(words: readonly string[], text: string): boolean {
  return text
    .split(' ')
    .every((part) => words.some((word) => (part.length < 4 ? word === part : word.startsWith(part))));
}

function productWords({ startup, topic }: Extract<Row, { readonly type: 'startup' }>): readonly string[] {
  return nameWords(`${startup.name} ${startup.product ?? ''} ${startup.description ?? ''} ${topic.name}`);
}

function namesOf(row: Row): readonly string[] {
  const name = row.type === 'startup' ? `${row.startup.name} ${row.topic.name}` : signalOfRow(row).name;
  return [name, trendOfRow(row), shiftOfRow(row)].flatMap((each) => nameWords(each ?? ''));
}

/** "Pre-seed" is no "seed". */
function hasFunding(words: readonly string[], text: string): boolean {
  return hasWords(words, text) && words.includes('pre') === text.startsWith('pre ');
}

function fundingWords({ fundraisingStage, fundraisingAmount }: Manifestation): readonly string[] {
  return nameWords(`${fundraisingStage ?? ''} ${fundraisingAmount ?? ''}`);
}

/** The start-up of the row, or all of its topic. */
function startupsOf(row: Row, { startups }: QueryFacts): readonly Manifestation[] {
  if (row.type === 'startup') return [row.startup];
  return row.type === 'topic' ? (startups.get(row.topic.id) ?? []) : [];
}

function raisedAmount({ fundraisingAmount }: Manifestation, currency: string | null): number | null {
  const raised = raisedBy(fundraisingAmount);
  return raised !== null && (currency === null || raised.currency === currency) ? raised.millions : null;
}

const COMPARE: Readonly<Record<Comparator, (value: number, bound: number) => boolean>> = {
  over: (value, bound) => value > bound,
  'at least': (value, bound) => value >= bound,
  under: (value, bound) => value < bound,
  'at most': (value, bound) => value <= bound,
  exactly: (value, bound) => value === bound,
};

function compare(value: number, comparator: Comparator, bound: number): boolean {
  return COMPARE[comparator](value, bound);
}

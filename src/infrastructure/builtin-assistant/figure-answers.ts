import { median } from 'd3-array';
import type { Answer, AnswerBlock } from '../../application/assistant/answerer';
import { countOf, fractionDigits } from '../../domain/shared/figures';
import { describeRanking, rankAmong } from '../../domain/shared/ranking';
import { quadrantOf } from '../../domain/topic/quadrant';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import { description } from './answers';
import { signalOf, toReference, type Knowledge, type Signal } from './knowledge';
import { DRIVERS, GROWTH, SIZING, type Measure } from './measures';
import { dated, scopeWords, signals, singular, subjectText, valueIn, type Of } from './phrases';
import { isAbout, type Subject } from './subject';
import { enumerate, list, opening, paragraph } from './text';

const MAX_LISTED = 12;

export function ranking(question: Of<'ranking'>, knowledge: Knowledge): Answer {
  const { measure, beside, ascending, of, quadrant, scope, subject } = question;
  const candidates = signals(of, knowledge, scope).filter(
    (item) => (quadrant === null || signalOf(item).quadrant.code === quadrant) && isAbout(item, subject),
  );
  const known = candidates.filter((item) => measure.valueOf(signalOf(item)) !== null);
  if (known.length === 0)
    return [
      paragraph(
        `I do not know: no ${singular(of)}${scopeWords(scope)}${subjectText(subject)} carries a figure for ${measure.name}.`,
      ),
    ];
  const direction = ascending ? 1 : -1;
  const sorted = known.sort((one, other) => direction * (valueIn(one, measure) - valueIn(other, measure)));
  const shown = sorted.slice(0, question.count);
  const kind = quadrant === null ? of : `${of} among the ${quadrantOf(quadrant).label.toLowerCase()}s`;
  const unknown = candidates.length - known.length;
  return [
    paragraph(
      `The ${shown.length} ${kind} with the ${ascending ? 'lowest' : 'highest'} ${measure.name}${scopeWords(scope)}${subjectText(subject)}, of ${known.length}:`,
    ),
    list(
      shown.map((item) => {
        const more = beside.map((each) => `, ${each.name} ${each.format(each.valueOf(signalOf(item)))}`);
        return [toReference(item), `: ${measure.format(measure.valueOf(signalOf(item)))}${more.join('')}`];
      }),
    ),
    ...(question.small ? [smallOnes(shown, signals(of, knowledge, null))] : []),
    ...(unknown > 0
      ? [
          paragraph(
            `${countOf(unknown, singular(of))} ${unknown === 1 ? 'has' : 'have'} no such figure and ${unknown === 1 ? 'is' : 'are'} left out.`,
          ),
        ]
      : []),
    ...notPlaced(subject),
    dated(knowledge),
  ];
}

/** @param close full-text hits for the side whose name was not found */
export function halfComparison(
  { item, missing }: Of<'half-comparison'>,
  close: readonly Signal[],
  knowledge: Knowledge,
): Answer {
  const suggestions = close
    .filter((each) => item === null || toReference(each).id !== toReference(item).id)
    .slice(0, 3);
  const known = item === null ? [] : description({ kind: 'description', item }, knowledge);
  return [
    paragraph(`I find nothing by the name “${missing}” in this project, so there is nothing to compare.`),
    ...(suggestions.length > 0 ? [paragraph('Closest to it: ', ...enumerate(suggestions.map(toReference)), '.')] : []),
    ...known,
  ];
}

export function comparison({ items }: Of<'comparison'>, knowledge: Knowledge): Answer {
  const measures = [GROWTH, SIZING, DRIVERS];
  const rows = items.map((item) => [
    toReference(item),
    `: ${measures.map((measure) => `${measure.name} ${measure.format(measure.valueOf(signalOf(item)))}`).join('; ')}; ${signalOf(item).quadrant.label}.`,
  ]);
  const verdicts = [GROWTH, SIZING].flatMap((measure) => verdict(items, measure));
  return [paragraph('Side by side:'), list(rows), ...verdicts, dated(knowledge)];
}

export function figures({ item, measures, claim, why }: Of<'figures'>, knowledge: Knowledge): Answer {
  const peers = item.type === 'topic' ? knowledge.topics : knowledge.trends;
  const rows = measures.map((measure) => {
    const value = measure.valueOf(signalOf(item));
    const place = rankAmong(
      value,
      peers.map((peer: Topic | Trend) => measure.valueOf(peer)),
    );
    if (value === null) return [`${measure.name}: not known`];
    const rank = place === null ? '' : `, ${describeRanking(place, item.type)}`;
    return [`${measure.name}: ${measure.format(value)}${rank}`];
  });
  return [
    paragraph(toReference(item), ` is in the quadrant ${signalOf(item).quadrant.label}.`),
    ...checked(item, claim),
    list(rows),
    ...(why
      ? [paragraph(`Why, the figures do not say. What the data says of it: ${opening(signalOf(item).description)}`)]
      : []),
    dated(knowledge),
  ];
}

export function listing(question: Of<'listing'>, knowledge: Knowledge): Answer {
  const { of, quadrant, status, scope, counting, subject } = question;
  const found = signals(of, knowledge, scope).filter((item) => {
    const inQuadrant = quadrant === null || signalOf(item).quadrant.code === quadrant;
    const hasStatus = status === null || (item.type === 'topic' && knowledge.statusOf(item.topic) === status);
    return inQuadrant && hasStatus && isAbout(item, subject);
  });
  // By growth, because an alphabetical list of names says nothing about their relevance.
  const ordered = [...found].sort((one, other) => valueIn(other, GROWTH) - valueIn(one, GROWTH));
  const what = [
    countOf(found.length, singular(of)),
    quadrant === null ? '' : ` in the quadrant ${quadrantOf(quadrant).label}`,
    status === null ? '' : ` with your status ${topicStatusName(status)}`,
    scopeWords(scope),
    subjectText(subject),
  ].join('');
  if (found.length === 0) return [paragraph(`There are none: ${what}.`)];
  if (counting && found.length > MAX_LISTED) return [paragraph(`${what}.`), dated(knowledge)];
  const more = found.length - MAX_LISTED;
  return [
    paragraph(`${what}, the fastest growing first:`),
    list(ordered.slice(0, MAX_LISTED).map((item) => [toReference(item), `: ${GROWTH.format(signalOf(item).growth)}`])),
    ...(more > 0 ? [paragraph(`And ${more} more; the Data Explorer shows them all.`)] : []),
    ...notPlaced(subject),
    dated(knowledge),
  ];
}

/** Which of the ranked are small: those below the median of all. */
function smallOnes(shown: readonly Signal[], all: readonly Signal[]): AnswerBlock {
  const medianSizing = median(all, (item) => SIZING.valueOf(signalOf(item)));
  if (medianSizing === undefined) return paragraph('Which of them are small is not known: there are no sizings.');
  const small = shown.filter((item) => (SIZING.valueOf(signalOf(item)) ?? Number.POSITIVE_INFINITY) < medianSizing);
  const bound = `below the median of average sizing, ${SIZING.format(medianSizing)}`;
  if (small.length === 0) return paragraph(`None of them is small: none lies ${bound}.`);
  return paragraph('Small, ', `${bound}: `, ...enumerate(small.map(toReference)), '.');
}

/** Contradicts a question whose assumption about growth is wrong. */
function checked(item: Signal, claim: Of<'figures'>['claim']): AnswerBlock[] {
  const { growth } = signalOf(item);
  if (claim === null || growth === null || growth === 0 || growth > 0 === (claim === 'rising')) return [];
  const is = growth > 0 ? 'grows' : 'declines';
  return [paragraph(`It is not ${claim}: it ${is} by ${GROWTH.format(Math.abs(growth)).replace('+', '')} a year.`)];
}

function notPlaced({ unknown }: Subject): AnswerBlock[] {
  return unknown === null
    ? []
    : [paragraph(`I could not place “${unknown}”: no name in this project holds it, so this is for all of it.`)];
}

function verdict(items: readonly Signal[], measure: Measure): AnswerBlock[] {
  const known = items.filter((item) => measure.valueOf(signalOf(item)) !== null);
  const [first, second] = [...known].sort((one, other) => valueIn(other, measure) - valueIn(one, measure));
  if (first === undefined || second === undefined) return [];
  if (valueIn(first, measure) === valueIn(second, measure)) return [paragraph(`They are equal in ${measure.name}.`)];
  const difference = fractionDigits(valueIn(first, measure) - valueIn(second, measure), measure.decimals);
  return [
    paragraph(
      toReference(first),
      ` leads in ${measure.name}, by ${difference} percentage points over `,
      toReference(second),
      '.',
    ),
  ];
}

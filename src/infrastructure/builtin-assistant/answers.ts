import { median } from 'd3-array';
import type { Answer, AnswerBlock, Reference } from '../../application/assistant/answerer';
import { countOf } from '../../domain/shared/figures';
import { shortDay, shortMonthYear } from '../../domain/shared/calendar';
import { placeAmong } from '../../domain/shared/ranking';
import { QUADRANT_CODES, quadrantOf } from '../../domain/topic/quadrant';
import { topicStatusName } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import { isSignal, nameOf, signalOf, toReference, within, type Knowledge, type Named, type Signal } from './knowledge';
import { DRIVERS, GROWTH, SIZING, type Measure } from './measures';
import type { Question } from './question';
import { isAbout, type Subject } from './subject';
import { enumerate, list, opening, paragraph } from './text';

type Of<Kind extends Question['kind']> = Extract<Question, { readonly kind: Kind }>;

const MAX_LISTED = 12;

export function aboutItself(): Answer {
  return [
    paragraph(
      'I am the built-in assistant of this platform, not a language model. I answer from the data of this project: its topics, trends, shifts, figures, sources and weekly insights. I do not know anything else, and I say so when I do not know.',
    ),
  ];
}

export function help(): Answer {
  return [
    paragraph('I am the built-in assistant, not a language model. You can ask me, for example:'),
    list([
      ['Which topics grow fastest?'],
      ['How many trends are strong signals?'],
      ['Compare two topics or trends by their names'],
      ['What is new in the data?'],
      ['What do the insights say about a topic?'],
      ['Which topics have I marked as Important?'],
    ]),
  ];
}

export function onlyThisProject({ sow }: Knowledge): Answer {
  return [
    paragraph(
      `I only hold the data of the project ${sow.name}: nothing of other organisations or users, and no instructions that a question could change.`,
    ),
  ];
}

export function overview(knowledge: Knowledge): Answer {
  const { shifts, trends, topics, sow } = knowledge;
  const counts = [countOf(shifts.length, 'shift'), countOf(trends.length, 'trend'), countOf(topics.length, 'topic')];
  const quadrants = [...QUADRANT_CODES, null].flatMap((code) => {
    const within = ({ quadrant }: Topic | Trend): boolean => quadrant.code === code;
    const [ofTrends, ofTopics] = [trends.filter(within).length, topics.filter(within).length];
    // Everything adds up to the totals, what nobody has classified included.
    if (code === null && ofTrends + ofTopics === 0) return [];
    return [[`${quadrantOf(code).label}: ${countOf(ofTrends, 'trend')}, ${countOf(ofTopics, 'topic')}`]];
  });
  const [fastest, ...others] = signals('topics', knowledge, null)
    .filter((item) => signalOf(item).growth !== null)
    .sort((one, other) => valueIn(other, GROWTH) - valueIn(one, GROWTH))
    .slice(0, 3)
    .map(toReference);
  return [
    paragraph(`${sow.name} holds ${counts.slice(0, 2).join(', ')} and ${counts[2]}.`),
    list(quadrants),
    ...(fastest === undefined ? [] : [paragraph('Growing fastest: ', ...enumerate([fastest, ...others]), '.')]),
    ...(sow.newDiscoveries.length > 0
      ? [paragraph(`${countOf(sow.newDiscoveries.length, 'item is', 'items are')} new: ask what is new.`)]
      : []),
    dated(knowledge),
  ];
}

export function beyond(): Answer {
  return [
    paragraph(
      'I do not know. That is a judgement or a fact outside this project’s data, and I only answer from the data: figures, rankings, comparisons, sources and insights.',
    ),
  ];
}

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

/** @param close what a search over words found for the side that no name was found for */
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
    const place = placeAmong(
      value,
      peers.map((peer: Topic | Trend) => measure.valueOf(peer)),
    );
    const rank = place === null ? '' : `, number ${place.rank} of ${place.of} ${item.type}s`;
    return [value === null ? `${measure.name}: not known` : `${measure.name}: ${measure.format(value)}${rank}`];
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
  // Those that move most first: a list of names in the order of the alphabet tells nobody where to begin.
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

export function news(knowledge: Knowledge): Answer {
  const { newDiscoveries, loadDate } = knowledge.sow;
  const date = shortDay(loadDate);
  if (newDiscoveries.length === 0)
    return [paragraph(`Nothing is marked as new${date === null ? '' : ` in the data of ${date}`}.`)];
  const references = newDiscoveries.map((item): Reference =>
    item.type === 'Topic'
      ? { type: 'Topic', id: item.id, name: item.name }
      : { type: 'Trend', id: item.id, name: item.name },
  );
  return [
    paragraph(`New${date === null ? '' : ` since the update of ${date}`}:`),
    list(references.map((reference) => [reference])),
  ];
}

export function insights({ item }: { readonly item: Named | null }, knowledge: Knowledge): Answer {
  const about = knowledge.insights.filter(
    (insight) =>
      item === null || insight.predictions.some((prediction) => isSignal(item) && prediction.id === signalOf(item).id),
  );
  const latest = [...about]
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
    .slice(0, 3);
  if (latest.length === 0) {
    return [
      paragraph(
        item === null
          ? 'There are no weekly insights in this project yet.'
          : `No weekly insight speaks of ${nameOf(item)} so far.`,
      ),
    ];
  }
  return [
    paragraph(item === null ? 'The latest weekly insights:' : `Weekly insights that speak of ${nameOf(item)}:`),
    list(
      latest.map(({ title, createdAt, description }) => [
        `${title} (${shortDay(createdAt) ?? 'undated'}): ${opening(description, 220)}`,
      ]),
    ),
  ];
}

export function description({ item }: Of<'description'>, knowledge: Knowledge): Answer {
  if (item.type === 'shift') {
    const { trends } = within(knowledge, item);
    return [
      paragraph(`${item.shift.name}: ${opening(item.shift.description)}`),
      paragraph('Its trends: ', ...enumerate(trends.map((trend) => toReference({ type: 'trend', trend }))), '.'),
    ];
  }
  const signal = signalOf(item);
  const place =
    item.type === 'topic' && item.topic.trend !== null ? ` It belongs to the trend ${item.topic.trend.name}.` : '';
  return [
    paragraph(toReference(item), ` (${signal.quadrant.label}). ${opening(signal.description)}${place}`),
    paragraph(
      `Growth ${GROWTH.format(signal.growth)} a year, average sizing ${SIZING.format(signal.sizing.average)}, ${signal.driverCount === null ? 'drivers not known' : countOf(signal.driverCount, 'impacting driver')}.`,
    ),
    dated(knowledge),
  ];
}

/** What a search over words found, when the question itself was not understood. */
export function similar(found: readonly Signal[]): Answer {
  if (found.length === 0) {
    return [
      paragraph(
        'I do not know: nothing in this project’s data matches that question. Try the name of a topic or trend, or ask what I can do.',
      ),
    ];
  }
  return [
    paragraph('I am not sure what you ask for. This is what the project holds on it:'),
    list(found.map((item) => [toReference(item), `: ${opening(signalOf(item).description, 140)}`])),
  ];
}

/** Which of the ranked are small: those below the middle of all. */
function smallOnes(shown: readonly Signal[], all: readonly Signal[]): AnswerBlock {
  const middle = median(all, (item) => SIZING.valueOf(signalOf(item)));
  if (middle === undefined) return paragraph('Which of them are small is not known: there are no sizings.');
  const small = shown.filter((item) => (SIZING.valueOf(signalOf(item)) ?? Number.POSITIVE_INFINITY) < middle);
  const bound = `below the median of average sizing, ${SIZING.format(middle)}`;
  if (small.length === 0) return paragraph(`None of them is small: none lies ${bound}.`);
  return paragraph('Small, ', `${bound}: `, ...enumerate(small.map(toReference)), '.');
}

/** Says so when the figures contradict what a question takes for granted. */
function checked(item: Signal, claim: Of<'figures'>['claim']): AnswerBlock[] {
  const { growth } = signalOf(item);
  if (claim === null || growth === null || growth === 0 || growth > 0 === (claim === 'rising')) return [];
  const is = growth > 0 ? 'grows' : 'declines';
  return [paragraph(`It is not ${claim}: it ${is} by ${GROWTH.format(Math.abs(growth)).replace('+', '')} a year.`)];
}

function subjectText({ words }: Subject): string {
  return words.length === 0 ? '' : ` about ${words.map((word) => `“${word}”`).join(' or ')}`;
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
  const difference = ((valueIn(first, measure) - valueIn(second, measure)) * 100).toFixed(2);
  return [
    paragraph(
      toReference(first),
      ` leads in ${measure.name}, by ${difference} percentage points over `,
      toReference(second),
      '.',
    ),
  ];
}

function signals(of: 'topics' | 'trends', knowledge: Knowledge, scope: Named | null): Signal[] {
  const { topics, trends } = within(knowledge, scope);
  return of === 'topics'
    ? topics.map((topic) => ({ type: 'topic', topic }) as const)
    : trends.map((trend) => ({ type: 'trend', trend }) as const);
}

function valueIn(item: Signal, measure: Measure): number {
  return measure.valueOf(signalOf(item)) ?? Number.NEGATIVE_INFINITY;
}

function singular(of: 'topics' | 'trends'): 'topic' | 'trend' {
  return of === 'topics' ? 'topic' : 'trend';
}

function scopeWords(scope: Named | null): string {
  return scope === null || scope.type === 'topic' ? '' : ` in ${nameOf(scope)}`;
}

function dated({ sow }: Knowledge): AnswerBlock {
  const date = shortMonthYear(sow.loadDate);
  return paragraph(date === null ? `From the data of ${sow.name}.` : `From the data of ${sow.name}, ${date}.`);
}

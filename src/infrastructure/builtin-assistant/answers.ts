import type { Answer, Reference } from '../../application/assistant/answerer';
import { newestFirst } from '../../domain/foresight/insight';
import { shortDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { QUADRANT_CODES, quadrantOf } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import { isSignal, nameOf, signalOf, toReference, within, type Knowledge, type Named, type Signal } from './knowledge';
import { GROWTH, SIZING } from './measures';
import { dated, signals, valueIn, type Of } from './phrases';
import { enumerate, list, opening, paragraph } from './text';

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
    // The counts add up to the totals, so unclassified signals are listed too.
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
  const latest = newestFirst(about).slice(0, 3);
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

/** The hits of a full-text search, where the question was not understood. */
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

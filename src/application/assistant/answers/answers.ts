import type { Answer } from '../answerer';
import { newestFirst } from '../../../domain/foresight/insight';
import { foldedWords } from '../../../domain/shared/fold';
import { shortDay } from '../../../domain/shared/calendar';
import { countOf } from '../../../domain/shared/figures';
import { formatFigure } from '../../../domain/topic/figures';
import { QUADRANT_CODES, quadrantOf } from '../../../domain/topic/quadrant';
import type { Topic } from '../../../domain/topic/topic';
import type { Trend } from '../../../domain/trend/trend';
import { isSignal, nameOf, signalOf, toReference, within, type Knowledge, type Signal } from './knowledge';
import { dated, signals, valueIn, type Of } from './phrases';
import { enumerate, firstSentences, list, opening, paragraph, SUGGESTED } from './text';

export function aboutItself(): Answer {
  return [
    paragraph(
      'I am the built-in assistant of this platform, not a language model. I answer from the data of this project: its topics, trends, shifts, figures, sources and weekly insights. I do not know anything else, and I say so when I do not know.',
    ),
    storedWhere(),
  ];
}

export function storage(): Answer {
  return [paragraph('I am the built-in assistant, not a language model.'), storedWhere()];
}

function storedWhere() {
  return paragraph(
    'Your question never leaves your browser: the answer is made here, from data that is loaded already. Questions and answers are not stored; they are gone when you close or reload the page, or log out. Only a link that you copy holds its question. Notes, stars, saved views and what you saw at your last visit are stored in this browser, not by me.',
  );
}

export function help(): Answer {
  return [
    paragraph('I am the built-in assistant, not a language model. You can ask me, for example:'),
    list([
      ['Which topics grow fastest?'],
      ['How many trends are strong signals?'],
      ['Compare two topics or trends by their names'],
      ['Strong signals growing more than 20 %, without those I disregard'],
      ['What changed since the last update?'],
      ['Where is industry ahead of consumers?'],
      ['Which topics have fewer than three publishers?'],
      ['Which start-ups work on a topic?'],
      ['What does CAGR mean?'],
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
    .sort((one, other) => valueIn(other, 'growth') - valueIn(one, 'growth'))
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

export function insights({ item, words, date }: Of<'insights'>, knowledge: Knowledge): Answer {
  const about = knowledge.insights.filter((insight) => {
    if (date !== null && !isOf(insight.createdAt, date)) return false;
    const isOfItem = insight.predictions.some(
      (prediction) => item !== null && isSignal(item) && prediction.id === signalOf(item).id,
    );
    const text = foldedWords(`${insight.title} ${insight.description}`);
    const hasWords = words.every((each) => each.split(' ').every((part) => text.some((word) => word.startsWith(part))));
    return item === null ? hasWords : isOfItem;
  });
  const latest = newestFirst(about).slice(0, 3);
  const what = item === null ? words.map((word) => `“${word}”`).join(' and ') : nameOf(item);
  const of = date === null ? '' : ` of ${monthYear(date)}`;
  if (latest.length === 0) {
    return [
      paragraph(
        what === ''
          ? `There are no weekly insights${of} in this project${date === null ? ' yet' : ''}.`
          : `No weekly insight${of} speaks of ${what} so far.`,
      ),
    ];
  }
  return [
    paragraph(
      what === ''
        ? `${about.length > latest.length ? `The latest ${latest.length} of ${about.length} weekly insights` : countOf(about.length, 'weekly insight')}${of}:`
        : `Weekly insights${of} that speak of ${what}${about.length > latest.length ? `, the latest ${latest.length} of ${about.length}` : ''}:`,
    ),
    list(
      latest.map(({ title, createdAt, description: text }) => [
        `${title} (${shortDay(createdAt) ?? 'undated'}): ${opening(text, 220)}`,
      ]),
    ),
  ];
}

type InsightDate = NonNullable<Of<'insights'>['date']>;

/** @param createdAt ISO 8601; null: unknown */
function isOf(createdAt: string | null, { month, year }: InsightDate): boolean {
  const [, ofYear, ofMonth] = /^(\d{4})-(\d{2})/.exec(createdAt ?? '') ?? [];
  if (ofYear === undefined) return false;
  return (month === null || Number(ofMonth) === month) && (year === null || Number(ofYear) === year);
}

/** 'August', 'August 2026', '2026'. */
function monthYear({ month, year }: InsightDate): string {
  const name = month === null ? null : MONTH_NAMES[month - 1];
  return [name, year].filter((part) => part != null).join(' ');
}

const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ');

/** Questions on how the product is used are no questions on the data. */
export function howTo(): Answer {
  return [
    paragraph('That asks how this product is used; I answer from the data only. What helps:'),
    list([
      [
        'A status is set on the card of a topic, for many topics at once in the lists, and topic after topic in Review.',
      ],
      ['Filters, maps, lists and their exports are in the explorer; Share copies a link to what you see.'],
      ['Notes, stars and saved views are in My library; a brief or a comparison begins with selected topics.'],
      ['The key ? lists all keys of a screen; Ctrl K finds every page and action.'],
    ]),
  ];
}

export function dateOfData({ sow }: Knowledge): Answer {
  const date = shortDay(sow.loadDate);
  return [paragraph(date === null ? `The data of ${sow.name} has no date.` : `The data of ${sow.name} is of ${date}.`)];
}

/** I only read. */
export function command(): Answer {
  return [
    paragraph(
      'I change nothing: I only answer from the data. A status is set on the card of a topic or in Review; an answer can be copied as Markdown below it.',
    ),
  ];
}

export function description({ item, sentences }: Of<'description'>, knowledge: Knowledge): Answer {
  const text = item.type === 'shift' ? item.shift.description : signalOf(item).description;
  if (sentences !== null) {
    const name = item.type === 'shift' ? item.shift.name : toReference(item);
    const first = firstSentences(text, sentences);
    const isShort = first.count < sentences;
    return [
      paragraph(name, ` in ${countOf(first.count, 'sentence')}: ${first.text}`),
      ...(isShort ? [paragraph(`The data holds no more than ${countOf(first.count, 'sentence')}.`)] : []),
    ];
  }
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
  const about = signal.description.trim() === '' ? 'The data has no description of it.' : opening(signal.description);
  return [
    paragraph(toReference(item), ` (${signal.quadrant.label}). ${about}${place}`),
    paragraph(
      `Growth ${formatFigure('growth', signal.growth)} a year, average sizing ${formatFigure('sizing', signal.sizing.average)}, ${signal.driverCount === null ? 'drivers not known' : countOf(signal.driverCount, 'impacting driver')}.`,
    ),
    dated(knowledge),
  ];
}

/** What cannot be answered from the data, and why. @param close hits of a full-text search */
export function outside({ parts, reason, item }: Of<'outside'>, close: readonly Signal[]): Answer {
  const what = parts.length === 0 ? '' : ` about ${parts.map((part) => `‘${part}’`).join(', ')}`;
  const because =
    reason ?? 'I only answer from this project’s data: its topics, trends, figures, sources, start-ups and insights';
  return [
    paragraph(`I do not know${what}: ${because}.`),
    ...(item !== null && isSignal(item)
      ? [
          paragraph(
            'Of ',
            toReference(item),
            ' the project holds a description, figures, sources and start-ups: ask for one of these.',
          ),
        ]
      : close.length > 0
        ? [paragraph(SUGGESTED, ...enumerate(close.map(toReference)), '.')]
        : []),
  ];
}

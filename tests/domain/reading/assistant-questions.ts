import type { Topic } from '../../../src/domain/topic/topic';
import type { Trend } from '../../../src/domain/trend/trend';

/** What the plain filters of the table read besides the topic. */
export interface Beside {
  readonly isNew: boolean;
  readonly sources: number;
  readonly publishers: number;
  readonly before: number | null | undefined;
}

type Size = Topic['sizing'];
const q = (code: number) => (t: Topic) => t.quadrant.code === code;
const shift = (name: string) => (t: Topic) => t.trend?.shiftName === name;
const growth = (test: (value: number) => boolean) => (t: Topic) => t.growth !== null && test(t.growth);
const size =
  (test: (value: number) => boolean, lens: keyof Omit<Size, 'averageLabel'> = 'average') =>
  (t: Topic) => {
    const value = t.sizing[lens];
    return value !== null && test(value);
  };
const all =
  (...tests: ((t: Topic, b: Beside) => boolean)[]) =>
  (t: Topic, b: Beside) =>
    tests.every((test) => test(t, b));
const no = (test: (t: Topic, b: Beside) => boolean) => (t: Topic, b: Beside) => !test(t, b);
const status = (value: number) => (t: Topic) => (t.status ?? 0) === value;
const about = (word: string) => (t: Topic) =>
  ` ${[t.name, t.trend?.name, t.trend?.shiftName].join(' ')}`
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((each) => each.startsWith(word));
const FOOD = 'Food redesigned';
const HEALTH = 'Health at home';

/** Questions for topics: the filter that is expected, and the words that are expected not to be understood. */
export const TOPIC_QUESTIONS: readonly (readonly [string, (t: Topic, b: Beside) => boolean, ...string[]])[] = [
  ['Which topics are strong signals?', q(1)],
  ['How many topics are potential disruptors?', q(3)],
  ['Which topics are not strong signals?', no(q(1))],
  ['strong or mature signals', (t) => [1, 2].includes(t.quadrant.code ?? 0)],
  ['all topics except disruptors', no(q(3))],
  ['topics that are neither mature nor uncertain', (t) => ![2, 4].includes(t.quadrant.code ?? 0)],
  ['How many topics with growth above 20 %?', growth((v) => v > 0.2)],
  [
    'how many topics with growth above 20 % and sizing over 50 %?',
    all(
      growth((v) => v > 0.2),
      size((v) => v > 0.5),
    ),
  ],
  ['topics growing more than 15%', growth((v) => v > 0.15)],
  ['topics with growth between 10 and 20 %', growth((v) => v >= 0.1 && v <= 0.2)],
  ['topics with a sizing of 20-40 %', size((v) => v >= 0.2 && v <= 0.4)],
  ['topics with sizing over half', size((v) => v > 0.5)],
  ['topics with average sizing below a quarter', size((v) => v < 0.25)],
  ['topics with over half in industry', size((v) => v > 0.5, 'industry')],
  ['topics with at least 60 per cent among consumers', size((v) => v >= 0.6, 'consumer')],
  ['topics with consumer sizing under 20%', size((v) => v < 0.2, 'consumer')],
  ['topics not growing over 20 %', growth((v) => v <= 0.2)],
  ['topics with negative growth', growth((v) => v < 0)],
  ['Which topics are declining?', growth((v) => v < 0)],
  ['topics with unknown growth', (t) => t.growth === null],
  ['topics without sizing', (t) => t.sizing.average === null],
  ['topics with more than 10 drivers', (t) => t.driverCount !== null && t.driverCount > 10],
  ['topics with 12 or more drivers', (t) => t.driverCount !== null && t.driverCount >= 12],
  ['topics with fewer than five drivers', (t) => t.driverCount !== null && t.driverCount < 5],
  ['topics with no sources', (_, b) => b.sources === 0],
  ['topics with at least 3 sources', (_, b) => b.sources >= 3],
  ['Which topics have sources?', (_, b) => b.sources > 0],
  ['which topics are new?', (_, b) => b.isNew],
  ['new topics that are strong signals', all((_, b) => b.isNew, q(1))],
  ['strong signals that are not new', all(q(1), (_, b) => !b.isNew)],
  ['topics that moved to another quadrant', (t, b) => b.before !== undefined && b.before !== t.quadrant.code],
  [
    'topics which have moved and are strong signals',
    (t, b) => b.before !== undefined && b.before !== 1 && t.quadrant.code === 1,
  ],
  ['topics I marked Important', status(3)],
  ['How many topics did I disregard?', status(4)],
  ['which topics do I monitor', status(2)],
  ['topics which I analyse or monitor', (t) => [1, 2].includes(t.status ?? 0)],
  ['Which strong signals are growing fastest, excluding those I marked Disregard?', all(q(1), no(status(4)))],
  ['strong signals without disregarded or monitored', all(q(1), (t) => ![4, 2].includes(t.status ?? 0))],
  ['topics I have not disregarded in Food redesigned', all(no(status(4)), shift(FOOD))],
  ['topics in Food redesigned', shift(FOOD)],
  ['topics in Food redesigned and Health at home', (t) => [FOOD, HEALTH].includes(t.trend?.shiftName ?? '')],
  ['topics outside Food redesigned', no(shift(FOOD))],
  [
    'strong signals in Food redesigned with growth above 10 %',
    all(
      q(1),
      shift(FOOD),
      growth((v) => v > 0.1),
    ),
  ],
  ['disruptors that are not in Health at home', all(q(3), no(shift(HEALTH)))],
  ['topics in Machine-assisted shopping', (t) => t.trend?.name === 'Machine-assisted shopping'],
  [
    'topics in Machine-assisted shopping without new ones',
    all(
      (t) => t.trend?.name === 'Machine-assisted shopping',
      (_, b) => !b.isNew,
    ),
  ],
  ['Which topics are about packaging?', about('packaging')],
  ['topics about packaging except strong signals', all(about('packaging'), no(q(1)))],
  ['topics without packaging', no(about('packaging'))],
  [
    'topics where industry is ahead of consumers',
    (t) => t.sizing.industry !== null && t.sizing.consumer !== null && t.sizing.industry > t.sizing.consumer,
  ],
  [
    'topics where society is larger than industry and growth over 10 %',
    all(
      (t) => t.sizing.society !== null && t.sizing.industry !== null && t.sizing.society > t.sizing.industry,
      growth((v) => v > 0.1),
    ),
  ],
  [
    'Strong signals growing more than 20 % in Germany, without the ones we disregard',
    all(
      q(1),
      growth((v) => v > 0.2),
      no(status(4)),
    ),
    'germany',
  ],
  ['strong signals with a patent', q(1), 'patent'],
  [
    'strong signals with growth around 20 %',
    all(
      q(1),
      growth((v) => v >= 0.18 && v <= 0.22),
    ),
  ],
  // A share without a figure is a size: the note beside the answer says so.
  [
    'mature signals above 20 %',
    all(
      q(2),
      size((v) => v > 0.2),
    ),
  ],
  ['topics above 65 %', size((v) => v > 0.65)],
  ['topics below 40 %', size((v) => v < 0.4)],
  ['Themen größer als 35 %', size((v) => v > 0.35)],
  ['topics sized 30 to 60', size((v) => v >= 0.3 && v <= 0.6)],
  ['topics that do not belong to Food redesigned', no(shift(FOOD))],
  ['strong signals or topics in Food redesigned', (t) => q(1)(t) || shift(FOOD)(t)],
  ['strong signals without a competitor', q(1), 'without competitor'],
  ['topics with single publisher that are mature', all(q(2), (_, b) => b.publishers === 1)],
  ['stong signals in Food redesigned', all(q(1), shift(FOOD))],
  ['strong signals with a cost below 5 million', q(1), 'cost below 5 million'],
];

export const TREND_QUESTIONS: readonly (readonly [
  string,
  (t: Trend, topics: readonly Topic[]) => boolean,
  ...string[],
])[] = [
  ['How many trends are strong signals?', (t) => t.quadrant.code === 1],
  ['trends in Food redesigned without mature signals', (t) => t.shiftName === FOOD && t.quadrant.code !== 2],
  // Statuses are of the topics that belong to a trend.
  [
    'Which trends that are strong signals did I monitor?',
    (t, topics) => t.quadrant.code === 1 && topics.some((topic) => topic.trend?.id === t.id && status(2)(topic)),
  ],
];

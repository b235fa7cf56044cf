import type { Topic } from '../../../../src/domain/topic/topic';
import type { Trend } from '../../../../src/domain/trend/trend';

/** What the plain filters of the table read besides the topic. */
export interface Beside {
  readonly isNew: boolean;
  readonly sources: number;
  readonly publishers: number;
  readonly before: Topic | undefined;
}

/** A question, or a conversation of which the last question counts, and what its answer must be. */
export interface AwkwardQuestion {
  readonly ask: string | readonly string[];
  /** The expected rows, in any order and before any limit. */
  readonly topics?: (topic: Topic, beside: Beside) => boolean;
  readonly trends?: (trend: Trend) => boolean;
  /** The expected rows in their order. */
  readonly first?: readonly string[];
  /** Each must be in the text of the answer. */
  readonly says?: readonly RegExp[];
  readonly never?: readonly RegExp[];
  /** The words that must be named as not understood; omitted: none. */
  readonly unread?: readonly string[];
}

type Test = (topic: Topic, beside: Beside) => boolean;
const q =
  (...codes: number[]): Test =>
  (t) =>
    codes.includes(t.quadrant.code ?? 0);
const shift =
  (name: string): Test =>
  (t) =>
    t.trend?.shiftName === name;
const status =
  (...values: number[]): Test =>
  (t) =>
    values.includes(t.status ?? 0);
const known = (value: number | null, test: (value: number) => boolean): boolean => value !== null && test(value);
const growth =
  (test: (value: number) => boolean): Test =>
  (t) =>
    known(t.growth, test);
const size =
  (test: (value: number) => boolean, lens: 'average' | 'consumer' | 'industry' | 'society' = 'average'): Test =>
  (t) =>
    known(t.sizing[lens], test);
const both =
  (...tests: Test[]): Test =>
  (t, b) =>
    tests.every((test) => test(t, b));
const no =
  (test: Test): Test =>
  (t, b) =>
    !test(t, b);
const isNew: Test = (_, b) => b.isNew;
const moved: Test = (t, b) => b.before !== undefined && b.before.quadrant.code !== t.quadrant.code;
const gap =
  (one: 'consumer' | 'industry' | 'society', other: 'consumer' | 'industry' | 'society', by = 0): Test =>
  ({ sizing }) =>
    sizing[one] !== null &&
    sizing[other] !== null &&
    sizing[one] > sizing[other] &&
    sizing[one] - sizing[other] >= by - 1e-9;
const consensus =
  (label: string): Test =>
  (t) =>
    t.consensus.label === label;
const FOOD = 'Food redesigned';
const HEALTH = 'Health at home';

/** The second half of the benchmark: conversations, misspellings, and questions that are not about rows. */
export const AWKWARD_QUESTIONS: readonly AwkwardQuestion[] = [
  // Follow-ups.
  { ask: ['Which topics are strong signals?', 'which of those are new?'], topics: both(q(1), isNew) },
  { ask: ['strong signals in Health at home', 'and in Food?'], topics: both(q(1), shift(FOOD)) },
  {
    ask: ['Which topics are declining?', 'only the mature ones'],
    topics: both(
      q(2),
      growth((v) => v < 0),
    ),
  },
  {
    ask: ['topics with growth over 20 %', 'without those I disregard', 'how many of them are disruptors?'],
    topics: both(
      q(3),
      no(status(4)),
      growth((v) => v > 0.2),
    ),
  },
  {
    ask: ['Which topics grow fastest?', 'which of those are disruptors?'],
    first: ['Shopping agents', 'Grid batteries', 'Seaweed films'],
  },
  { ask: ['Which topics grow fastest?', 'why?'], says: [/figures do not say|does not say/i] },
  { ask: ['What is Seaweed films about?', 'how large is it?'], says: [/Seaweed films/, /Average sizing: 6 %/] },
  { ask: ['strong signals in Food redesigned', 'what about Health at home?'], topics: both(q(1), shift(HEALTH)) },
  // Misspellings.
  { ask: 'wich topics are stong signals', topics: q(1), says: [/‘stong’ as ‘strong’/] },
  { ask: 'mature singals in Food redesigend', topics: both(q(2), shift(FOOD)) },
  { ask: 'topics with grwoth above 20 precent', topics: growth((v) => v > 0.2) },
  { ask: 'What is seawead films about?', says: [/Seaweed films/, /‘seawead’ as ‘seaweed’/] },
  { ask: 'disrputors exluding those I markd as importnat', topics: both(q(3), no(status(3))) },
  // Start-ups.
  { ask: 'Which start-ups work on refill stations?', says: [/Tapwell Loop/, /Hollow & Pour/, /Decantio/] },
  { ask: 'startups in Food redesigned with Series B', says: [/start-ups?/, /Series B/], never: [/Seed\b/] },
  {
    ask: 'how many start-ups raised seed funding?',
    says: [/^128 start-ups match/m],
    never: [/Pre-seed/],
  },
  { ask: 'which start-ups raised more than 20 million?', says: [/million/, /currenc/] },
  // Changes.
  {
    ask: 'What changed since the last update?',
    says: [
      /4 topics and 2 trends are new/,
      /2 topics? (?:are|is) gone/,
      /Branded virtual worlds/,
      /moved/,
      /percentage points|points/,
    ],
  },
  { ask: 'what is gone?', says: [/Branded virtual worlds/, /Ten-minute grocery delivery/] },
  { ask: 'Which topics moved to another quadrant?', topics: moved },
  { ask: 'What changed since my last visit?', says: [/first visit|since your last visit/i] },
  {
    ask: 'which topics are no longer strong signals?',
    topics: (t, b) => b.before?.quadrant.code === 1 && t.quadrant.code !== 1,
  },
  { ask: 'which topics used to be disruptors?', topics: (_, b) => b.before?.quadrant.code === 3 },
  {
    ask: 'which topics moved from disruptor to strong signal?',
    topics: (t, b) => b.before?.quadrant.code === 3 && t.quadrant.code === 1,
  },
  { ask: 'which topics became strong signals', topics: (t, b) => moved(t, b) && t.quadrant.code === 1 },
  {
    ask: 'whose growth rose by more than 2 points?',
    topics: (t, b) => b.before?.growth != null && t.growth !== null && t.growth - b.before.growth > 0.02,
  },
  // Consensus and lenses.
  { ask: 'topics with low consensus', topics: consensus('Low') },
  { ask: 'strong signals without high consensus', topics: both(q(1), no(consensus('High'))) },
  { ask: 'where is industry ahead of consumers?', topics: gap('industry', 'consumer') },
  {
    ask: 'topics that industry sees well before consumers',
    topics: gap('industry', 'consumer', 0.25),
    says: [/25 points/],
  },
  { ask: 'where are consumers at least 20 points ahead of industry?', topics: gap('consumer', 'industry', 0.2) },
  // Evidence.
  { ask: 'Which topics have no sources?', topics: (_, b) => b.sources === 0 },
  { ask: 'topics with a single publisher', topics: (_, b) => b.publishers === 1 },
  { ask: 'strong signals with fewer than three publishers', topics: both(q(1), (_, b) => b.publishers < 3) },
  // Definitions.
  { ask: 'What does CAGR mean?', says: [/compound annual growth rate/i, /three|3/] },
  { ask: 'what is a potential disruptor?', says: [/small/, /grow/], never: [/\d+ of \d+ topics match/] },
  { ask: 'how are the quadrants decided?', says: [/Strong Signal/, /Uncertain Signal/, /large/] },
  { ask: 'What is sizing?', says: [/consumers/i, /industry/i, /society/i] },
  { ask: 'what does consensus mean', says: [/sources agree|agree/] },
  // Descriptions.
  { ask: 'what is New proteins about in two sentences', says: [/^\[New proteins\]/m, /Animal protein now has rivals/] },
  // About itself, and what is outside.
  { ask: 'who are you and do you store my questions?', says: [/not a language model/, /not stored|not kept/] },
  { ask: 'does my data leave the browser', says: [/leaves? (?:the|your) browser|stays? in (?:the|your) browser/] },
  { ask: 'What is the market cap of Unilever?', says: [/do not know/i] },
  { ask: 'Who is the CEO of Nestlé?', says: [/do not know/i] },
  { ask: 'how big is the seaweed market in euros?', says: [/do not know|no figures in money/i] },
  { ask: 'What will growth be in 2030?', says: [/do not know|no forecast/i] },
  // Ranges, ranks and vague words.
  { ask: 'topics with growth not between 5 and 10 %', topics: growth((v) => v < 0.05 || v > 0.1) },
  { ask: 'size of the fastest growing topic', first: ['Shopping agents'] },
  {
    ask: 'how many topics in the largest shift',
    topics: shift('Trust and society'),
    says: [/I took the size of a shift/],
  },
  { ask: 'which trend does the largest disruptor belong to', first: ['Clean power for plants'] },
  { ask: 'what is the second fastest growing topic?', first: ['Eating under GLP-1 medicines'], says: [/2nd/] },
  { ask: 'third largest trend', says: [/3rd/], trends: () => true },
  {
    ask: 'strong signals with growth around 20 %',
    topics: both(
      q(1),
      growth((v) => v >= 0.18 && v <= 0.22),
    ),
    says: [/18.*22/],
  },
  {
    ask: 'large topics that grow slowly',
    topics: both(
      size((v) => v >= 0.5),
      growth((v) => v < 0.05),
    ),
    says: [/‘large’/, /‘slowly’|‘grow slowly’/],
  },
  {
    ask: 'topics with double-digit growth and a niche size',
    topics: both(
      growth((v) => v >= 0.1),
      size((v) => v < 0.3),
    ),
  },
  { ask: 'topics with growth of 30 % or more', topics: growth((v) => v >= 0.3) },
  { ask: 'topics bigger than twenty percent but smaller than thirty percent', topics: size((v) => v > 0.2 && v < 0.3) },
  // Groups and statistics.
  { ask: 'how many topics per quadrant?', says: [/Strong Signal/, /Mature Signal/] },
  { ask: 'which shift has the most strong signals?', says: [/most/i] },
  { ask: 'what is the average growth of strong signals?', says: [/average/i, /\d+\.\d\d %/] },
  { ask: 'what share of topics are disruptors?', topics: q(3), says: [/\d+(?:\.\d+)? %/] },
  // Named topics.
  { ask: 'Is Refill stations a strong signal?', says: [/^Yes/m] },
  { ask: 'Is Refill stations growing more than 20 %?', says: [/^No/m] },
  { ask: 'compare Refill stations and Deposit return', says: [/Side by side|leads/] },
  { ask: 'make a brief of the strong signals in Food redesigned', topics: both(q(1), shift(FOOD)), says: [/brief/i] },
  {
    ask: 'topics that are important or monitored but not in Food redesigned',
    topics: both(status(2, 3), no(shift(FOOD))),
  },
  {
    ask: 'topics growing faster than Robotic lawnmowers',
    says: [/^I do not know about ‘growing faster than robotic lawnmowers’/m],
  },
];

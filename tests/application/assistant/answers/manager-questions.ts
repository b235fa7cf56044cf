import type { AwkwardQuestion } from './awkward-questions';

const FOOD = 'Food redesigned';
const status = (value: number | null) => value ?? 0;
const over = (value: number | null, bound: number): boolean => value !== null && value > bound;
const under = (value: number | null, bound: number): boolean => value !== null && value < bound;

/** Questions of a strategy manager, invented after the parser was written; the classes that failed are mended. */
export const MANAGER_QUESTIONS: readonly AwkwardQuestion[] = [
  {
    ask: 'Which of our monitored topics shrank since the last update?',
    topics: (t, { before }) =>
      t.status === 2 &&
      before !== undefined &&
      t.sizing.average !== null &&
      before.sizing.average !== null &&
      t.sizing.average < before.sizing.average,
  },
  {
    ask: 'Anything in Food that’s small now but growing like crazy?',
    topics: (t) => t.trend?.shiftName === FOOD && under(t.sizing.average, 0.3) && over(t.growth, 0.1499),
    says: [/‘small’/, /‘growing like crazy’/],
  },
  { ask: 'Show me the three biggest topics nobody has rated yet', topics: (t) => status(t.status) === 0 },
  { ask: 'Which disruptors have we not decided on?', topics: (t) => t.quadrant.code === 3 && status(t.status) === 0 },
  { ask: 'Which topics have I rated?', topics: (t) => status(t.status) !== 0 },
  {
    ask: 'Give me mature signals that are losing momentum',
    topics: (t, { before }) =>
      t.quadrant.code === 2 && before?.growth != null && t.growth !== null && t.growth < before.growth,
  },
  { ask: 'Is Cultivated meat still a disruptor?', says: [/^No/m] },
  { ask: 'Was Plant-based dairy a strong signal before?', says: [/^Yes/m] },
  { ask: 'Is Seaweed films bigger than Barrier paper?', says: [/^No/m, /36 %/] },
  { ask: 'topics larger than Seaweed films', topics: (t) => over(t.sizing.average, 0.06) },
  {
    ask: 'growth above average',
    topics: (t) => over(t.growth, 0.1047),
    says: [/average of all topics: growth a year 10\.47 %/],
  },
  {
    ask: 'topics with more than 30 % growth or sizing above 80 %',
    topics: (t) => over(t.growth, 0.3) || over(t.sizing.average, 0.8),
  },
  { ask: 'new topics or topics I marked important', topics: (t, b) => b.isNew || t.status === 3 },
  {
    ask: 'not strong signals or in Food redesigned',
    topics: (t) => t.quadrant.code !== 1 || t.trend?.shiftName === FOOD,
  },
  { ask: 'all topics but the mature ones', topics: (t) => t.quadrant.code !== 2 },
  { ask: 'non-mature topics', topics: (t) => t.quadrant.code !== 2 },
  {
    ask: 'Did any strong signal become mature?',
    topics: (t, b) => b.before?.quadrant.code === 1 && t.quadrant.code === 2,
  },
  { ask: 'Which topics will be strong signals next year?', says: [/do not know/, /no forecasts/] },
  { ask: 'which trends contain new topics', says: [/Data trust/, /Machine-assisted shopping/] },
  { ask: 'how many start-ups are there per trend?', says: [/start-ups by trend/] },
  {
    ask: 'how many strong signals does each shift have?',
    says: [/28 of 120 topics by shift/, /5 of them have the most, 4 each/],
  },
  { ask: 'Which shift grows fastest?', first: ['Energy and climate'], says: [/\+14\.15 %/] },
  { ask: 'compare Food redesigned and Health at home', says: [/Food redesigned18/, /Health at home16/] },
  { ask: 'What’s the share of strong signals in Commerce rewired?', says: [/4 of 18 topics .*22\.22 %/] },
  { ask: 'who raised over €20 million?', says: [/start-ups match/, /Crateway Pool/], never: [/£/] },
  {
    ask: 'which topics have the biggest gap between industry and consumers?',
    says: [/highest gap between consumers and industry/],
  },
  {
    ask: 'topics with a growth of 12%',
    topics: (t) => t.growth !== null && t.growth >= 0.115 && t.growth <= 0.125,
    says: [/11\.5 to 12\.5 %/],
  },
  {
    ask: 'topics in Zero-waste kitchen',
    topics: ({ name }) =>
      [
        'Refill stations',
        'Concentrates and tablets',
        'Deposit return',
        'Barrier paper',
        'Upcycled food',
        'Shelf-life labels',
        'Repair services',
        'Product subscriptions',
      ].includes(name),
  },
  { ask: 'show me topics mentioning insulin', topics: (t) => /insulin/i.test(t.description) },
  { ask: 'which insights mention quantum computers?', says: [/None of 8 insights/] },
  { ask: 'mark Seaweed films as important', says: [/I change nothing/] },
  { ask: 'what should we do about seaweed films?', says: [/judgement/] },
  { ask: 'how old is the data?', says: [/Sep 30, 2026/] },
  { ask: 'what is the difference between topic and trend?', says: [/smallest unit/, /groups topics/] },
  { ask: 'Wie viele Themen sind neu?', topics: (_, b) => b.isNew },
  { ask: ['strong signals', 'top 3'], topics: (t) => t.quadrant.code === 1 },
  { ask: ['Which topics grow fastest?', 'show 10'], says: [/10 shown/] },
  {
    ask: ['strong signals', 'compare them with mature ones'],
    topics: (t) => t.quadrant.code === 1 || t.quadrant.code === 2,
    says: [/67 of 120 topics by quadrant/],
  },
  {
    ask: ['mature signals', 'not between 5 and 10 %'],
    topics: (t) => t.quadrant.code === 2,
    unread: ['not between 5 and 10 %'],
  },
  {
    ask: ['Which topics are new?', 'and the trends?'],
    trends: ({ name }) => ['Machine-assisted shopping', 'Next packaging materials'].includes(name),
  },
  { ask: 'Show topics whose consensus is moderate or high', topics: (t) => t.consensus.label !== 'Low' },
  {
    ask: 'topics where growth fell',
    topics: (t, { before }) => before?.growth != null && t.growth !== null && t.growth < before.growth,
  },
  { ask: 'topics ordered by number of sources', topics: () => true, says: [/highest sources first/] },
  { ask: 'Is growth above 20% good?', says: [/do not know about ‘good’/] },
  { ask: 'which shift is Seaweed films in?', says: [/Shift: Circular materials/] },
  { ask: 'What data points are there for Refill stations?', says: [/460 Mt/] },
  {
    ask: 'topics related to Seaweed films',
    topics: (t) => t.trend?.name === 'Next packaging materials' && t.name !== 'Seaweed films',
  },
];

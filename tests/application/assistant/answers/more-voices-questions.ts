import type { AwkwardQuestion } from './awkward-questions';
import { gap, inShift, over, status, under, within } from './topic-checks';

const FOOD = 'Food redesigned';

/** Asked after the ones of the voices; each was answered wrong or not at all at first. */
export const MORE_VOICES_QUESTIONS: readonly AwkwardQuestion[] = [
  {
    ask: 'which topics score above 70 in industry and below 40 in consumer, outside Energy and climate?',
    topics: (t) => over(t.sizing.industry, 0.7) && under(t.sizing.consumer, 0.4) && !inShift(t, 'Energy and climate'),
  },
  {
    ask: 'list disruptors where society is ahead of industry by 15 points or more',
    topics: (t) => t.quadrant.code === 3 && gap(t.sizing.society, t.sizing.industry) >= 0.15,
  },
  {
    ask: 'topics where consumer and industry sizing differ by less than 5 points',
    topics: (t) => Math.abs(gap(t.sizing.consumer, t.sizing.industry)) < 0.05,
  },
  {
    ask: 'topics where the gap between consumers and society is over 25 points and growth is positive',
    topics: (t) => Math.abs(gap(t.sizing.consumer, t.sizing.society)) > 0.25 && over(t.growth, 0),
  },
  {
    ask: 'sizing in society between 30 and 40 and industry between 40 and 50',
    topics: (t) => within(t.sizing.society, 0.3, 0.4) && within(t.sizing.industry, 0.4, 0.5),
    says: [/^2 of 120 topics match/m],
  },
  {
    ask: 'trends where industry exceeds consumers by at least 20 points',
    trends: (t) => gap(t.sizing.industry, t.sizing.consumer) >= 0.2,
  },
  {
    ask: 'which uncertain signals used to be disruptors or strong',
    topics: (t, { before }) => t.quadrant.code === 4 && [1, 3].includes(before?.quadrant.code ?? 0),
  },
  {
    ask: 'the four largest topics without high consensus',
    says: [/highest average sizing first, 4 shown/],
  },
  { ask: 'Die vier größten Themen ohne hohen Konsens', says: [/highest average sizing first, 4 shown/] },
  {
    ask: 'topics outside Intelligent production with high consensus',
    topics: (t) => !inShift(t, 'Intelligent production') && t.consensus.label === 'High',
  },
  {
    ask: 'topics that are neither mature nor uncertain and smaller than 40 %',
    topics: (t) => ![2, 4].includes(t.quadrant.code ?? 0) && under(t.sizing.average, 0.4),
  },
  {
    ask: ['disruptors with high consensus', 'and without high consensus?'],
    topics: (t) => t.quadrant.code === 3 && t.consensus.label !== 'High',
  },
  {
    ask: ['the largest topic of each shift', 'and the fastest growing?'],
    says: [/highest growth a year of each shift/],
  },
  { ask: ['strong signals', 'how many are there in each shift?'], says: [/^28 of 120 topics by shift/m] },
  { ask: ['Tell me about Digital product passports', 'what start-ups are there?'], says: [/^3 start-ups match/m] },
  {
    ask: 'in the trends Data trust and Honest claims: everything that is not mature and grows above 12 %',
    says: [/^4 of 120 topics match/m],
  },
  { ask: ['insights from August', 'which topics do they mention?'], says: [/^8 of 120 topics match/m] },
  { ask: 'which topics still need to be reviewed in Food?', topics: (t) => status(t) === 0 && inShift(t, FOOD) },
  { ask: 'which topics should I review first?', says: [/^I do not know/m] },
  { ask: 'how many statuses did I set?', topics: (t) => status(t) > 0 },
  {
    ask: 'topics excluding Food, Health, Commerce and anything mature',
    topics: (t) =>
      !inShift(t, FOOD) && !inShift(t, 'Health at home') && !inShift(t, 'Commerce rewired') && t.quadrant.code !== 2,
  },
  { ask: 'anything except Food and mature', topics: (t) => !inShift(t, FOOD) && t.quadrant.code !== 2 },
  { ask: 'topics except mature ones and Food', topics: (t) => !inShift(t, FOOD) && t.quadrant.code !== 2 },
  {
    ask: 'strong signals except Food and growing over 20 %',
    topics: (t) => t.quadrant.code === 1 && !inShift(t, FOOD) && over(t.growth, 0.2),
  },
  { ask: 'last 3 in alphabetical order', first: ['Waterless cosmetics', 'Water-stress plans', 'Waste-export limits'] },
  {
    ask: ['growth over 20 %', 'sizing under 30 %', 'not disregarded'],
    topics: (t) => over(t.growth, 0.2) && under(t.sizing.average, 0.3) && status(t) !== 4,
  },
  {
    ask: ['growth over 20 %', 'and sizing under 30 %?'],
    topics: (t) => over(t.growth, 0.2) && under(t.sizing.average, 0.3),
  },
  {
    ask: ['topics with fewer than 4 sources', 'and fewer than 3 publishers'],
    topics: (_, { sources, publishers }) => sources < 4 && publishers < 3,
  },
  { ask: ['topics with fewer than 4 sources', 'fewer than 3', 'exactly 2'], topics: (_, { sources }) => sources === 2 },
  { ask: ['how many topics grow over 10 %?', 'over 20?', 'over 30 %?'], topics: (t) => over(t.growth, 0.3) },
  {
    ask: ['What share of topics is strong?', 'and mature?', 'in Food?'],
    says: [/^6 of 18 topics \(shift: Food redesigned\) match, 33\.33 %/m],
  },
  { ask: ['how many strong signals in Food?', 'and in Health?', 'and overall?'], topics: (t) => t.quadrant.code === 1 },
  {
    ask: ['average growth by shift', 'only strong signals'],
    topics: (t) => t.quadrant.code === 1,
    says: [/by shift; highest average of growth a year first/],
  },
  {
    ask: ['strong signals in Energy and climate', 'average growth?', 'and of disruptors?'],
    says: [/^The average of growth a year is \+26\.75 %, over 3/m],
  },
  {
    ask: ['topics about water', 'or in Energy and climate', 'but not about trucks'],
    topics: (t) =>
      (/\bwater/i.test(`${t.name} ${t.trend?.name}`) || inShift(t, 'Energy and climate')) && !/truck/i.test(t.name),
  },
  {
    ask: ['which topics are strong and important', 'or monitored'],
    topics: (t) => t.quadrant.code === 1 && [2, 3].includes(status(t)),
  },
  { ask: ['disruptors by sizing', 'slowest?'], topics: (t) => t.quadrant.code === 3 },
  { ask: ['important topics', 'by trend'], topics: (t) => status(t) === 3, says: [/^24 of 120 topics by trend/m] },
  { ask: ['Seaweed films', 'what are its sources?', 'and start-ups?'], says: [/^3 start-ups match/m] },
  {
    ask: ['start-ups on heat pumps', 'which raised more than 5 million?'],
    says: [/start-ups? match/],
    never: [/of 120 topics/],
  },
  { ask: 'the fastest one?', first: ['Shopping agents'] },
  {
    ask: ['Tell me about Circular materials', 'its trends?'],
    trends: ({ shiftName }) => shiftName === 'Circular materials',
  },
  { ask: ['Tell me about Circular materials', 'how many topics does it have?'], says: [/^18 of 120 topics match/m] },
  { ask: ['New proteins', 'how many topics?'], says: [/^5 of 120 topics match/m] },
  { ask: ['New proteins', 'strong ones?'], topics: (t) => t.trend?.name === 'New proteins' && t.quadrant.code === 1 },
  { ask: ['Seaweed films', 'strong?'], says: [/^No: it does not meet “quadrant: Strong Signal”/m] },
  { ask: ['biggest topics in Health', 'smallest?'], topics: (t) => inShift(t, 'Health at home') },
  { ask: ['compare Heat pumps and Grid batteries', 'which is bigger?'], first: ['Heat pumps', 'Grid batteries'] },
  {
    ask: 'topics with growth in the top 10 but status disregard',
    first: ['Synthetic media labels', 'Non-invasive glucose', 'Demand flexibility'],
  },
  {
    ask: 'which topics grew in size in Food since the last update?',
    topics: (t, { before }) =>
      before !== undefined && inShift(t, FOOD) && gap(t.sizing.average, before.sizing.average) > 0,
  },
  { ask: 'topics on food packaging', never: [/I took ‘food’/] },
  { ask: 'signals with growth more then 20 percents', topics: (t) => over(t.growth, 0.2) },
  { ask: 'will Heat pumps become mature?', says: [/^I do not know/m], never: [/^No/m] },
  { ask: 'where is Kilter Storage based?', says: [/‘based’ is left out/, /^Kilter Storage/m], unread: ['based'] },
  {
    ask: 'What share of our strong signals sits in Commerce rewired, and how many are disregarded?',
    says: [
      /^4 of 28 topics \(quadrant: Strong Signal\) match, 14\.29 %/m,
      /‘and how many are disregarded’ is left out/,
    ],
    unread: ['and how many are disregarded'],
  },
  {
    ask: 'topics with more growth than Electric vans and less sizing than Heat pumps',
    topics: (t) => over(t.growth, 0.2326) && under(t.sizing.average, 0.66),
  },
  {
    ask: 'exclude anything between 10 and 20 % growth',
    topics: (t) => t.growth !== null && !within(t.growth, 0.1, 0.2),
  },
  {
    ask: 'percentage of disruptors that moved',
    says: [/^2 of 32 topics \(quadrant: Potential Disruptor\) match, 6\.25 %/m],
  },
  {
    ask: 'topics that gained no sizing and lost at least 3 points of growth',
    topics: (t, { before }) =>
      before !== undefined &&
      gap(t.sizing.average, before.sizing.average) <= 0 &&
      gap(t.growth, before.growth) <= -0.03,
  },
  { ask: ['strong signals by sizing', 'bottom 3'], says: [/lowest average sizing first, 3 shown/] },
  { ask: ['the 3 largest strong signals', 'and their start-ups'], says: [/^[789] start-ups match/m] },
  { ask: 'topics where consensus is not low', topics: (t) => /moderate|high/i.test(t.consensus.label ?? '') },
  { ask: 'what share of strong signals is in Commerce rewired', says: [/^4 of 28 topics .*, 14\.29 %/m] },
  { ask: 'what share of new topics is in Food?', says: [/^1 of 4 topics \(new\) matches, 25 %/m] },
  { ask: 'what share of disruptors in Food is new', says: [/^0 of 5|^None of/m] },
  {
    ask: 'fraction of mature topics not growing',
    says: [/^6 of 39 topics \(quadrant: Mature Signal\) match, 15\.38 %/m],
  },
  { ask: 'do all strong signals have start-ups?', says: [/^28 of 28 topics \(quadrant: Strong Signal\) match/m] },
  { ask: 'second largest topic per shift', says: [/^The 2nd topic by highest average sizing of each shift/m] },
  {
    ask: 'strong signals in Food and disruptors in Health',
    topics: (t) =>
      (t.quadrant.code === 1 && inShift(t, FOOD)) || (t.quadrant.code === 3 && inShift(t, 'Health at home')),
  },
  {
    ask: 'except for new ones, what moved?',
    topics: (t, { before, isNew }) => !isNew && before !== undefined && before.quadrant.code !== t.quadrant.code,
  },
  { ask: 'what changed in Food except sizing', says: [/‘except sizing’ is left out/], unread: ['except sizing'] },
  { ask: 'which lens is largest for Heat pumps?', says: [/Society: 70 %/] },
  {
    ask: 'where does Heat pumps rank in Energy and climate by sizing?',
    topics: (t) => inShift(t, 'Energy and climate'),
    says: [/Its place is that of Heat pumps in the list/],
  },
  {
    ask: 'which topics share the trend with Heat pumps and are strong?',
    topics: (t) => t.trend?.name === 'Clean power for plants' && t.quadrant.code === 1 && t.name !== 'Heat pumps',
  },
  { ask: 'show trends and topics that moved', says: [/15 of 120 topics match/], unread: ['trends'] },
  { ask: ['which shift grows fastest?', 'its topics?'], topics: (t) => inShift(t, 'Energy and climate') },
  { ask: 'statuses by quadrant', says: [/^‘statuses’ is left out/m], unread: ['statuses'] },
  { ask: 'how many topics by status', says: [/^120 of 120 topics by status/m] },
  {
    ask: 'strong signals whose sources were last updated before July 2026',
    says: [/^3 of 120 topics match/m],
  },
  {
    ask: 'number of topics per quadrant as percentages',
    says: [/the highest share is in Mature Signal: 32\.5 %/],
  },
  {
    ask: ['number of topics per quadrant as percentages', 'the same for Health at home only'],
    says: [/^16 of 120 topics by quadrant; the highest share is in Mature Signal: 37\.5 %/m],
  },
  {
    ask: 'Which shift has the highest share of uncertain signals?',
    says: [/Resilient and nature-positive supply and Intelligent production: 25 % each/],
  },
  {
    ask: 'Which trends have grown twice as large?',
    says: [/^Say than what/m],
  },
  {
    ask: 'topics except those that are strong',
    topics: (t) => t.quadrant.code !== 1,
  },
  {
    ask: 'Which topics lost at least 5 points of consumer sizing?',
    says: [/^I do not know about/m],
  },
  {
    ask: ['topics in Plastic rules', 'who is growing the slowest?'],
    topics: (t) => t.trend?.name === 'Plastic rules',
  },
  { ask: 'Welche Themen habe ich als wichtig markiert?', topics: (t) => t.status === 3 },
  {
    ask: 'Themen mit höchstens zwei Treibern und mindestens 20 % Wachstum',
    topics: (t) => (t.driverCount ?? 9) <= 2 && (t.growth ?? 0) >= 0.2,
  },
  { ask: 'Wie hat sich Grid batteries verändert?', says: [/^\[Grid batteries\]/m] },
  {
    ask: 'strong signls in Additve and local makin',
    says: [/trend: Additive and local making/],
    topics: () => false,
  },
];

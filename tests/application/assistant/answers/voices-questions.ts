import type { AwkwardQuestion } from './awkward-questions';
import { gap, inShift, over, status, under, within } from './topic-checks';

/** Asked in the voices of a manager, an analyst, a scout, a newcomer and a sceptic; each was answered wrong or not at all at first. */
export const VOICES_QUESTIONS: readonly AwkwardQuestion[] = [
  { ask: 'Which shifts contain no strong signals at all?', says: [/^None of 8 shifts matches/m] },
  { ask: 'which trends have no mature signals?', says: [/^6 of 28 trends match/m, /Home diagnostics/] },
  {
    ask: 'topics growing over 20 % unless they are disregarded',
    topics: (t) => over(t.growth, 0.2) && status(t) !== 4,
  },
  {
    ask: 'topics that are not uncertain and not without growth',
    topics: (t) => t.quadrant.code !== 4 && t.growth !== null,
  },
  { ask: "don't show me topics that are not important", topics: (t) => status(t) === 3 },
  { ask: "don't list topics in Food redesigned", topics: (t) => !inShift(t, 'Food redesigned') },
  {
    ask: 'topics with less than half of the average growth',
    topics: (t) => under(t.growth, 0.0523),
    says: [/Half the average of all topics: growth a year 5\.23 %/],
  },
  {
    ask: 'topics whose growth fell by at least 5 points since the last update',
    topics: (t, { before }) => before !== undefined && gap(t.growth, before.growth) <= -0.05,
  },
  {
    ask: 'topics that lost more than 5 points of sizing',
    topics: (t, { before }) => before !== undefined && gap(t.sizing.average, before.sizing.average) < -0.05,
  },
  {
    ask: 'topics with growth between 5 and 10 or between 20 and 25 %',
    topics: (t) => within(t.growth, 0.05, 0.1) || within(t.growth, 0.2, 0.25),
  },
  { ask: 'topics with 2 to 4 publishers', topics: (_, { publishers }) => within(publishers, 2, 4) },
  { ask: 'topics with more sources than 4', topics: (_, { sources }) => sources > 4 },
  {
    ask: 'which topics have no status yet in Trust and society?',
    topics: (t) => inShift(t, 'Trust and society') && status(t) === 0,
  },
  { ask: 'How many people use GLP-1 medicines?', says: [/^I do not know about ‘people use’/m] },
  { ask: 'start-ups that raised between 5 and 20 million', says: [/^110 start-ups match/m] },
  { ask: 'wich topik has bigest groth', first: ['Shopping agents'] },
  {
    ask: ['Which topics are shrinking?', 'why?', 'only the top 3'],
    topics: (t) => under(t.growth, 0),
    says: [/^18 of 120 topics match; .*, 3 shown/m],
  },
  {
    ask: ['important topics in Health at home', 'compare the first two', 'make a brief of them'],
    says: [/A brief of these 2 topics is ready to be opened: \[Digital therapy\] and \[Preservative-free formulas\]/],
  },
  {
    ask: 'which of those are new?',
    says: [/^There is no answer before this one to choose from, so I took all\./m],
    topics: (_, { isNew }) => isNew,
  },
  {
    ask: 'topics with no start-ups in Food redesigned',
    topics: () => false,
  },
  {
    ask: 'disruptors with no consensus in Commerce rewired',
    topics: (t) => t.quadrant.code === 3 && inShift(t, 'Commerce rewired'),
    unread: ['no consensus'],
  },
  { ask: 'which start-up works on heat pumps?', says: [/^\d start-ups match/m] },
  { ask: 'who founded Caseora?', says: [/^‘founded’ is left out/m, /^Caseora/m], unread: ['founded'] },
  { ask: 'how many new topics and how many gone?', says: [/4 topics and 2 trends are new, 2 topics are gone/] },
  { ask: 'which important topics have I not reviewed?', topics: () => false },
  { ask: 'topics that are important or not reviewed', topics: (t) => [0, 3].includes(status(t)) },
  {
    ask: 'topics marked Monitor or Analyze growing less than 5 percent',
    topics: (t) => [1, 2].includes(status(t)) && under(t.growth, 0.05),
    says: [/^19 of 120 topics match/m],
  },
  { ask: 'every topic but the mature ones', topics: (t) => t.quadrant.code !== 2 },
  {
    ask: 'topics with at least 5 but fewer than 8 drivers',
    topics: (t) => (t.driverCount ?? 0) >= 5 && (t.driverCount ?? 0) < 8,
  },
  {
    ask: 'how large a share of Food do strong signals make up',
    says: [/^4 of 18 topics \(shift: Food redesigned\) match, 22\.22 %/m],
    unread: ['make'],
  },
  {
    ask: 'does Seaweed films have more sources than Barrier paper',
    says: [/^No: it does not meet “sources > that of Barrier paper”/m, /Barrier paper: sources 4/],
  },
  {
    ask: 'top 3 losers in sizing',
    first: ['Spatial product displays', 'Ledger traceability', 'Chemical recycling'],
  },
  {
    ask: 'which topics left the strong quadrant?',
    topics: (t, { before }) => before?.quadrant.code === 1 && t.quadrant.code !== 1,
  },
  {
    ask: 'which topics about packaging are neither in Circular materials nor mature?',
    topics: (t) =>
      !inShift(t, 'Circular materials') && t.quadrant.code !== 2 && /packaging/i.test(`${t.name} ${t.trend?.name}`),
  },
  {
    ask: 'topics that are neither mature nor in Food nor growing over 10 %',
    topics: (t) => t.quadrant.code !== 2 && !inShift(t, 'Food redesigned') && t.growth !== null && t.growth <= 0.1,
  },
  {
    ask: 'how does Circular materials compare with Energy and climate in growth?',
    says: [/^31 of 120 topics by shift/m],
  },
  {
    ask: 'compare Food, Health and Commerce by average sizing',
    says: [/^52 of 120 topics by shift; highest average/m],
  },
  {
    ask: 'average growth of disruptors in Food vs Health',
    says: [/by shift; highest average of growth a year first/],
    never: [/none of 0/],
  },
  { ask: 'topics growing at least as fast as Heat pumps', topics: (t) => over(t.growth, 0.1737) },
  { ask: 'topics that are twice as large as Seaweed films', topics: (t) => over(t.sizing.average, 0.1199) },
  { ask: 'how big is Circular materials?', says: [/^Average sizing: 45\.56 %, 6th of 8 shifts/m] },
  { ask: 'growth of Food redesigned', says: [/^Growth: \+11\.07 %/m] },
  { ask: 'show sources of Live shopping from reuters', says: [/^I do not know about ‘reuters’/m] },
  { ask: 'oldest source on Grid batteries', says: [/^I do not know about ‘oldest’/m] },
  { ask: 'insights from last month', says: [/^4 of 8 insights match; the newest first/m], never: [/Aug/] },
  {
    ask: 'what should we do about microplastics?',
    says: [/^I do not know about ‘should’: the data holds no such judgement/m],
  },
  {
    ask: ['topics in Food', 'only disruptors', 'now in Health instead', 'and mature ones?'],
    topics: (t) => inShift(t, 'Health at home') && t.quadrant.code === 2,
  },
  {
    ask: ['strong signals in Energy and climate', 'tell me a joke', 'and of disruptors?'],
    topics: (t) => inShift(t, 'Energy and climate') && t.quadrant.code === 3,
  },
  {
    ask: ['how many disruptors are there?', 'which?', 'the smallest 3'],
    first: ['Seaweed films', 'Textile-to-textile fibre', 'On-demand spare parts'],
  },
  { ask: ['largest topics', 'the next 3'], says: [/the 6th to 8th by highest average sizing, 3 shown/] },
  {
    ask: ['important topics growing over 10 %', '5 %', 'sort alphabetically'],
    topics: (t) => status(t) === 3 && over(t.growth, 0.05),
  },
  { ask: ['top 5 by sizing', 'and by growth?', 'which are in both?'], unread: ['in both'] },
  { ask: ['compare Heat pumps and Grid batteries', 'and Electric vans?'], says: [/^\[Electric vans\]/m] },
  {
    ask: ['start-ups in Health at home', 'only series B', 'which raised most?'],
    says: [/^\d start-ups match; highest amount raised first/m],
    never: [/Series A/],
  },
  {
    ask: 'quadrant != Mature and sizing > 70',
    topics: (t) => t.quadrant.code !== 2 && over(t.sizing.average, 0.7),
  },
  {
    ask: 'topics not growing fast and not large',
    topics: (t) => under(t.growth, 0.15) && under(t.sizing.average, 0.5),
  },
  {
    ask: 'topics not in Food and not in Health',
    topics: (t) => !inShift(t, 'Food redesigned') && !inShift(t, 'Health at home'),
  },
  {
    ask: 'how much did Demand flexibility grow since the last update?',
    says: [/Growth: .*−3\.99 points/, /Average sizing: .*\+28 points/],
  },
  { ask: 'by how much did the sizing of Plant-based dairy change?', says: [/Average sizing: .*\+10 points/] },
  { ask: 'are there new start-ups?', says: [/I took ‘new’ of the topics that belong to the start-ups/] },
  { ask: 'who works on deposit return', says: [/^3 start-ups match/m] },
  { ask: 'which strong signal has the weakest growth?', first: ['Self-sampling kits'] },
  { ask: 'topics mentioning Paris', topics: (t) => /\bparis/i.test(t.description) },
  { ask: 'does Food have more disruptors than Commerce?', says: [/^Commerce rewired6/m, /^Food redesigned5/m] },
  {
    ask: 'are all strong signals larger than 50 %?',
    says: [/^26 of 28 topics \(quadrant: Strong Signal\) match, 92\.86 %/m],
  },
  {
    ask: 'do all disruptors grow faster than 10 %?',
    says: [/^32 of 32 topics \(quadrant: Potential Disruptor\) match/m],
  },
  { ask: 'why did Demand flexibility become strong?', says: [/the figures do not say/] },
];

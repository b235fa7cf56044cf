import type { AwkwardQuestion } from './awkward-questions';
import { inShift, status } from './topic-checks';

const FOOD = 'Food redesigned';

/** Of 250 questions asked after the later ones, 15 were answered wrong without a word at first: their classes. */
export const MEETING_QUESTIONS: readonly AwkwardQuestion[] = [
  {
    ask: 'Give me everything above 25% growth that we have not looked at yet',
    topics: (t) => (t.growth ?? 0) > 0.25 && t.status === 0,
  },
  {
    ask: 'all topics not marked disregard and above 60 % size',
    topics: (t) => status(t) !== 4 && (t.sizing.average ?? 0) > 0.6,
  },
  { ask: 'which topics have I not marked as important?', topics: (t) => status(t) !== 3 },
  {
    ask: 'show me topics we marked neither important nor monitor',
    topics: (t) => status(t) !== 3 && status(t) !== 2,
  },
  { ask: 'not rated topics in food', topics: (t) => t.status === 0 && inShift(t, FOOD) },
  {
    ask: 'topics not reviewed in Energy and climate growing over 10 %',
    topics: (t) => t.status === 0 && inShift(t, 'Energy and climate') && (t.growth ?? 0) > 0.1,
  },
  {
    ask: 'topics we have not decided on yet outside food',
    topics: (t) => t.status === 0 && !inShift(t, FOOD),
  },
  { ask: 'topics with "plastic" in the name', topics: (t) => /plastic/i.test(t.name) },
  { ask: 'strong signals whose name contains solar', topics: (t) => t.name === 'On-site solar' },
  {
    ask: 'how many Deposit return topics are there?',
    topics: (t) => t.name === 'Deposit return',
    says: [/^1 of 120 topics matches/m],
  },
  { ask: 'are there seaweed films startups', says: [/^3 start-ups match/m, /Strandleaf/, /Wrackworks/] },
  { ask: 'Which trends have no topic marked Important?', says: [/^12 of 28 trends match/m, /New proteins/] },
  { ask: 'which shifts have no topics marked monitor', says: [/^None of 8 shifts matches/m] },
  { ask: 'which shifts have topics without sources', first: ['Circular materials'] },
  { ask: 'Which three shifts have the most strong signals?', says: [/^28 of 120 topics by shift/m] },
  {
    ask: 'rank shifts by average growth',
    says: [/^8 shifts; highest growth a year first/m, /^Energy and climate.*\+14\.15 %/m],
  },
  { ask: 'compare the shifts by size', says: [/^8 shifts; highest average sizing first/m, /^Trust and society/m] },
  { ask: 'top 10 by number of startups', says: [/^120 topics; highest start-ups first, 10 shown/m] },
  {
    ask: 'which potential disruptors grew by more than 5 points since the last update',
    topics: (t, { before }) =>
      t.quadrant.code === 3 &&
      Math.round(((t.sizing.average ?? Number.NaN) - (before?.sizing.average ?? Number.NaN)) * 1e4) > 500,
    says: [/as the change of sizing since then/],
  },
  { ask: 'more drivers than Refill stations', topics: (t) => (t.driverCount ?? 0) > 5 },
  { ask: 'which topics are faster growing than Refill stations', topics: (t) => (t.growth ?? 0) > 0.108 },
  {
    ask: 'topics like Seaweed films',
    topics: (t) => t.trend?.name === 'Next packaging materials' && t.name !== 'Seaweed films',
  },
  { ask: 'growth of refill stations in 2027', says: [/^I do not know about ‘2027’/m] },
  { ask: 'count topics by quadrant and status', says: [/120 topics by quadrant/], unread: ['status'] },
  { ask: 'average drivers of strong signals', says: [/is 6\.1, over 28 of 120 topics/] },
  { ask: 'not in Food redesigned', topics: (t) => !inShift(t, FOOD) },
  { ask: 'topics with growth', topics: (t) => t.growth !== null },
  { ask: 'topics without a quadrant', topics: (t) => t.quadrant.code === null },
  {
    ask: 'sort topics by growth ascending',
    says: [/lowest growth a year first/],
  },
  {
    ask: 'biggest growth increase since last update',
    first: ['Textile-to-textile fibre', 'Cooler cities', 'Child-safe design'],
  },
  { ask: 'Compare the two fastest growing topics', first: ['Shopping agents', 'Eating under GLP-1 medicines'] },
];

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
];

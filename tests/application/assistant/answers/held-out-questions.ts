import type { AwkwardQuestion } from './awkward-questions';
import { gap, inShift, over, status, under, within } from './topic-checks';

const FOOD = 'Food redesigned';
const COMMERCE = 'Commerce rewired';
const HEALTH = 'Health at home';

/** Questions written without looking at the parser: 40 of 66 were answered right at first, 2 wrong without a word. */
export const HELD_OUT_QUESTIONS: readonly AwkwardQuestion[] = [
  {
    ask: 'wich disrupters in energy & climate hav growth abov 25 percent',
    topics: (t) => t.quadrant.code === 3 && inShift(t, 'Energy and climate') && over(t.growth, 0.25),
    unread: ['hav'],
  },
  {
    ask: 'mature signals with sizing between 50 and 60 %, except the ones I marked Disregard or Important',
    topics: (t) => t.quadrant.code === 2 && within(t.sizing.average, 0.5, 0.6) && status(t) < 3,
  },
  {
    ask: 'Strong signals outside Commerce rewired and Food redesigned, sorted by industry sizing',
    topics: (t) => t.quadrant.code === 1 && !inShift(t, COMMERCE) && !inShift(t, FOOD),
    says: [/20 of 120 topics match; highest sizing in industry first/],
  },
  {
    ask: 'Which topics have both a sizing under 20 % and negative growth?',
    topics: (t) => under(t.sizing.average, 0.2) && under(t.growth, 0),
  },
  {
    ask: 'uncertain signals growing 5 to 10 % with at least 30 % sizing',
    topics: (t) => t.quadrant.code === 4 && within(t.growth, 0.05, 0.1) && over(t.sizing.average, 0.2999),
  },
  {
    ask: 'How many topics in Health at home are neither mature nor uncertain?',
    topics: (t) => inShift(t, HEALTH) && t.quadrant.code !== 2 && t.quadrant.code !== 4,
    says: [/^7 of 120 topics match/m],
  },
  { ask: 'Which topics have no growth figure?', topics: (t) => t.growth === null, never: [/I read/] },
  { ask: 'Which topic has no sizing?', topics: (t) => t.sizing.average === null },
  {
    ask: 'What has shrunk most since the last data update?',
    topics: (t, { before }) => before !== undefined && gap(t.sizing.average, before.sizing.average) < 0,
    first: ['Spatial product displays', 'Ledger traceability', 'Chemical recycling', 'Cultivated meat'],
  },
  {
    ask: 'Which topics lost sizing since the last update and are on my monitor list?',
    topics: (t, { before }) =>
      before !== undefined && gap(t.sizing.average, before.sizing.average) < 0 && status(t) === 2,
  },
  {
    ask: 'Which potential disruptors became uncertain signals?',
    topics: (t, { before }) => before?.quadrant.code === 3 && t.quadrant.code === 4,
  },
  {
    ask: 'What changed in Circular materials since the last version?',
    says: [
      /What changed in Circular materials with the update of Sep 30, 2026: 0 topics(?: and \d trends?)? are new, 0 topics are gone, 3 topics moved/,
      /Textile-to-textile fibre\]: from Uncertain to Disruptor, growth \+9\.7/,
    ],
    never: [/Cultivated meat/],
  },
  { ask: "what's new since my last visit in Trust and society?", says: [/this is your first visit/] },
  {
    ask: 'which start-ups raised more than 10 million euros in Circular materials',
    says: [/^9 start-ups match/m, /amounts in other currencies are left out/],
    never: [/£/],
  },
  { ask: 'Who makes refill dispensers?', says: [/^2 start-ups match/m, /Tapwell Loop/, /Decantio/] },
  { ask: 'Tell me about Tapwell Loop', says: [/\[Refill stations\]/, /€7\.4 million/] },
  { ask: 'Series B start-ups', says: [/^28 start-ups match/m] },
  {
    ask: 'top 5 start-ups by funding in Food redesigned',
    first: ['Caseora', 'Hyphaline', 'Mothsilent', 'Allura Sugars', 'Mildleaf Genetics'],
    says: [/currencies are not converted/],
  },
  {
    ask: 'How much money did start-ups raise in total for Refill stations?',
    says: [/3 start-ups raised €9\.5 million and £1\.3 million in total/],
  },
  { ask: 'topics without start-ups', first: ['Smart toilets'] },
  {
    ask: 'Where do consumers rate a topic at least 10 points higher than industry?',
    topics: (t) => gap(t.sizing.consumer, t.sizing.industry) >= 0.1,
  },
  {
    ask: 'topics where society is lower than both consumers and industry',
    topics: (t) => gap(t.sizing.consumer, t.sizing.society) > 0 && gap(t.sizing.industry, t.sizing.society) > 0,
  },
  {
    ask: 'Which trends does industry overrate compared to society?',
    trends: (t) => gap(t.sizing.industry, t.sizing.society) > 0,
    says: [/I took ‘overrate’ as a higher sizing; the data holds no such judgement/],
  },
  {
    ask: 'Which topics have high consensus but low growth?',
    topics: (t) => t.consensus.label === 'High' && under(t.growth, 0.05),
    says: [/I took ‘low growth’/],
  },
  { ask: 'topics backed by just two publishers', topics: (_, { publishers }) => publishers === 2 },
  { ask: 'Which topic has the most sources?', says: [/22 more have the same sources as the last one shown/] },
  {
    ask: 'Which topics cite ourworldindata.org?',
    says: [/^5 of 120 topics match/m, /On-site solar/],
  },
  {
    ask: 'What makes something a potential disruptor? What are the thresholds?',
    says: [/small but grows fast/, /32 topics, growth/, /gives no thresholds/],
  },
  { ask: 'how is growth calculated', says: [/3-year CAGR/] },
  {
    ask: "what does 'Established' mean?",
    says: [/label of the average sizing/, /Established: 43 topics, sizing 50 %/],
  },
  {
    ask: "What's the difference between a shift and a trend?",
    says: [/A trend groups topics/, /A shift is the largest/],
  },
  { ask: 'what do you store about me?', says: [/never leaves your browser/, /not stored/] },
  { ask: 'Do you send my questions to OpenAI?', says: [/never leaves your browser/] },
  { ask: 'Who built you and can you be wrong?', says: [/built-in assistant/, /not a language model/] },
  {
    ask: ['How many strong signals do we have?', 'and in Food?'],
    topics: (t) => t.quadrant.code === 1 && inShift(t, FOOD),
  },
  {
    ask: [
      'Show potential disruptors in Health at home',
      'which of those grow more than 20 %?',
      "and the ones that don't?",
    ],
    topics: (t) => t.quadrant.code === 3 && inShift(t, HEALTH) && t.growth !== null && t.growth <= 0.2,
  },
  { ask: ['Top 3 topics by growth', 'why?'], says: [/Why the figures are so, the figures do not say/] },
  {
    ask: ['Which topics are Important to me?', 'which of those are new?'],
    topics: (t, { isNew }) => status(t) === 3 && isNew,
  },
  {
    ask: ['Which topic is the fastest growing strong signal?', 'how does it compare to Grid batteries?'],
    says: [/Side by side: \[Grid batteries\] and \[Eating under GLP-1 medicines\]/],
  },
  {
    ask: ['topics in Data trust', 'without the mature ones', 'sort by sizing'],
    first: ['Child-safe design', 'Synthetic media labels', 'Privacy-preserving analytics'],
  },
  { ask: 'What is the market size of cultivated meat in dollars?', says: [/^I do not know.*no figures in money/m] },
  { ask: 'Who is the CEO of Nestlé?', says: [/^I do not know.*no data on companies/m] },
  { ask: 'What will heat pumps cost in 2030?', says: [/^I do not know.*no forecasts/m] },
  { ask: 'Is it going to rain tomorrow?', says: [/^I do not know/m] },
  { ask: 'asdf qwer zxcv', says: [/^I do not know/m] },
  {
    ask: 'purple elephants growth 20',
    topics: (t) => within(t.growth, 0.195, 0.205),
    unread: ['purple elephants'],
  },
  {
    ask: 'Welche Trends wachsen am schnellsten?',
    first: [
      'Machine-assisted shopping',
      'New proteins',
      'Clean power for plants',
      'Next packaging materials',
      'Home diagnostics',
    ],
  },
  { ask: "quels sont les signaux forts dans l'alimentation ?", says: [/English and German only/], never: [/I read/] },
  { ask: '¿Cuántos temas hay en Energy and climate?', says: [/English and German only/] },
  {
    ask: 'Explain Microbiom skincare in one sentence',
    says: [/I read ‘microbiom’ as ‘microbiome’/, /Creams that feed/],
  },
  {
    ask: 'Summarise Circular materials in two sentences',
    says: [/^Circular materials/m, /Packaging, fibres and metals/],
  },
  { ask: 'Which shift has the most potential disruptors?', says: [/the most are in Commerce rewired: 6/] },
  { ask: 'average growth of mature signals in Intelligent production', says: [/is \+5\.66 %, over 2 of 120 topics/] },
  {
    ask: 'median sizing per quadrant',
    says: [/highest median of average sizing first: Mature Signal, 67 %/, /Potential Disruptor3230\.5 %/],
  },
  { ask: 'Which topics are growing faster than Grid batteries?', topics: (t) => over(t.growth, 0.3634) },
  {
    ask: 'Compare heat pumps, grid batteries and on-site solar on consumer sizing',
    says: [/On-site solar\] leads in sizing among consumers, by 15 points/],
  },
  {
    ask: "bottom five by consumer sizing among topics I haven't rated",
    first: [
      'Generative design',
      'Biodiversity disclosure',
      'Carbon removals',
      'Privacy-preserving analytics',
      'Cooler cities',
    ],
    says: [/1 more has the same sizing among consumers/],
  },
  {
    ask: 'Which of my important topics are growing at less than half the average?',
    topics: (t) => status(t) === 3 && under(t.growth, 0.0523),
    says: [/Half the average of all topics: growth a year 5\.23 %/],
  },
  { ask: 'topics with exactly 52% sizing', topics: (t) => t.sizing.average === 0.52 },
  {
    ask: 'not growing but big, ideally above three quarters, and not in food',
    topics: (t) => t.growth !== null && t.growth <= 0 && over(t.sizing.average, 0.75) && !inShift(t, FOOD),
    unread: ['ideally'],
  },
  { ask: 'Which topics in the top 10 by growth are also in the top 10 by sizing?', topics: () => false },
  { ask: 'Does anything in Plastic rules lack sources?', first: ['Waste-export limits'] },
  { ask: 'Which platforms include Barrier paper?', says: [/Platforms: Zero-waste kitchen/] },
  { ask: "What's the latest insight on green claims?", says: [/Green claims now need proof/] },
  {
    ask: 'list all topics about packaging that are no strong signals and not disregarded, alphabetically',
    first: [
      'Barrier paper',
      'Chemical recycling',
      'Deposit return',
      'Food-grade recycled PET',
      'Packaging-free e-commerce',
      'PHA and PLA bioplastics',
      'Seaweed films',
    ],
  },
  {
    ask: 'which topics moved from potential disruptor to strong signal, and by how much did they grow in sizing?',
    topics: (t, { before }) => before?.quadrant.code === 3 && t.quadrant.code === 1,
    says: [/Demand flexibility\].*\+28 points/],
  },
];

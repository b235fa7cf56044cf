import { formatFigure } from '../../../src/domain/topic/figures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresAmong, figurePeers, reviewFigures } from '../../../src/domain/topic/review-figures';
import { briefFrame, briefOf, isSameTopic, type BriefDossier, type BriefTopic } from '../../../src/domain/brief/brief';
import { briefChecks } from '../../../src/domain/brief/brief-checks';
import { EMPTY_BRIEF, BRIEF_SECTIONS } from '../../../src/domain/personal/brief-content';
import { briefMarkdown } from '../../../src/domain/brief/brief-markdown';
import { entityId } from '../../../src/domain/shared/entity-id';
import { formatFraction } from '../../../src/domain/shared/figures';
import { describeRanking } from '../../../src/domain/shared/ranking';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import type { Topic } from '../../../src/domain/topic/topic';
import { aDeepdive, anEmptyDeepdive } from '../../builders/deepdive-mother';
import { aBareTopic, aTopic, topics as someTopics } from '../../builders/topic-mother';
import { figureText, rankText, mapSentence } from '../../../src/domain/brief/brief-words';

const LOADED: BriefDossier = {
  isLoading: false,
  deepdive: aDeepdive(),
  sources: {
    sources: [
      { title: 'Our World in Data', url: 'https://ourworldindata.org/plastic', internalClassification: 'Statistics' },
    ],
    lastUpdated: null,
  },
};

function aBrief(
  topics: readonly Topic[],
  options: { previous?: readonly Topic[]; dossier?: BriefDossier; all?: readonly Topic[] } = {},
) {
  const previous = options.previous && {
    topics: new Map(options.previous.map((topic) => [topic.id, topic])),
    since: 'Sep 30, 2025',
  };
  const peers = figurePeers(options.all ?? topics);
  const figuresOf = (topic: Topic) => reviewFigures(topic, previous?.topics.get(topic.id) ?? null, peers);
  return briefOf(briefFrame({ topics, previous: previous ?? null, figuresOf }), {
    statusOf: ({ status }) => status,
    noteOf: () => '',
    dossierOf: () => options.dossier ?? LOADED,
  });
}

const fraction = fc.option(fc.integer({ min: -100, max: 100 }).map((percent) => percent / 100));

const SIZINGS = [
  ['sizing', 'average'],
  ['consumer', 'consumer'],
  ['industry', 'industry'],
  ['society', 'society'],
] as const;

describe('a brief', () => {
  it('tells a topic that an answer changed from one that looks the same', () => {
    const [topic] = someTopics(1);
    const rows = reviewFigures(aTopic(), null, figurePeers([aTopic()]));
    const sectionOf = (dossier: BriefDossier): BriefTopic => {
      const [of] = aBrief(topic ? [topic] : [], { dossier }).topics;
      if (of === undefined) throw new Error('no topic');
      return { ...of, rows };
    };
    const section = sectionOf(LOADED);
    expect(section).not.toBe(sectionOf(LOADED));
    expect(isSameTopic(section, sectionOf(LOADED))).toBe(true);
    const [point] = section.dataPoints;
    if (point === undefined) throw new Error('no data point');
    const changed: readonly BriefTopic[] = [
      { ...section, dataPoints: [{ ...point, reference: 99 }, ...section.dataPoints.slice(1)] },
      { ...section, dataPoints: [] },
      { ...section, references: [...section.references, 99] },
      { ...section, rows: rows.toReversed() },
      { ...section, number: 2 },
      sectionOf({ ...LOADED, sources: null }),
      sectionOf({ isLoading: true, deepdive: null, sources: null }),
    ];
    for (const other of changed) expect(isSameTopic(section, other)).toBe(false);
  });

  it('has the figures and ranks of the cards', () => {
    const topic = fc.record({
      growth: fraction,
      average: fraction,
      consumer: fraction,
      industry: fraction,
      society: fraction,
    });
    fc.assert(
      fc.property(fc.array(topic, { minLength: 2, maxLength: 12 }), (rows) => {
        const all = someTopics(rows.length, (index) => {
          const { growth = null, ...sizing } = rows[index] ?? {};
          return { growth, sizing: { ...aTopic().sizing, ...sizing } };
        });
        for (const { topic: own, rows: figures } of aBrief(all.slice(0, 3), { all }).topics) {
          const card = figuresAmong(own, all);
          const shown = (name: string) => figures.find(({ figure }) => figure === name);
          const growth = shown('growth');
          expect(growth && figureText(growth)).toBe(formatFigure('growth', own.growth));
          expect(growth && rankText(growth, 'topic')).toBe(
            card.growth.ranking && describeRanking(card.growth.ranking, 'topic'),
          );
          for (const [figure, lens] of SIZINGS) {
            const row = shown(figure);
            const { ranking } = card[figure];
            expect(row && figureText(row)).toBe(formatFraction(own.sizing[lens]));
            expect(row && rankText(row, 'topic')).toBe(ranking && describeRanking(ranking, 'topic'));
          }
        }
      }),
    );
  });

  it('says what moved since the previous data', () => {
    const now = aTopic({ quadrant: QUADRANTS[1] });
    const before = aTopic({ growth: 0.3, quadrant: QUADRANTS[3] });
    const [moved] = aBrief([now], { previous: [before] }).topics;
    expect(moved?.movement).toBe('Since Sep 30, 2025: growth −5.4 points; from Potential Disruptor to Strong Signal.');
    expect(aBrief([now], { previous: [now] }).topics[0]?.movement).toBe(
      'Since Sep 30, 2025: same growth, average sizing and quadrant.',
    );
    expect(aBrief([now], { previous: [] }).topics[0]?.movement).toBe('New since Sep 30, 2025.');
    expect(aBrief([now]).topics[0]?.movement).toBeNull();
  });

  it('shows two data points with their sources, and its provocations', () => {
    const point = { value: '1', description: null, sourceUrl: null };
    const deepdive = aDeepdive({ dataPoints: [...aDeepdive().dataPoints, point, point] });
    const { topics, references } = aBrief([aTopic()], { dossier: { ...LOADED, deepdive } });
    expect(topics[0]?.dataPoints.map(({ reference }) => reference)).toEqual([1, null]);
    expect(topics[0]?.provocations).toContain('the wrapper dissolved in the pot');
    expect(references.map(({ title, classification }) => [title, classification])).toEqual([
      ['Our World in Data', 'Statistics'],
    ]);
  });

  it('says what could not be loaded', () => {
    const brief = aBrief([aTopic()], { dossier: { isLoading: false, deepdive: null, sources: null } });
    expect(brief.topics[0]?.missing).toEqual(['deepdive', 'sources']);
    expect(briefChecks(brief, EMPTY_BRIEF).map(({ text }) => text)).toContain(
      'lacks its data points and provocations and sources: they could not be loaded.',
    );
    const loading = aBrief([aTopic()], { dossier: { isLoading: true, deepdive: null, sources: null } });
    expect(loading.topics[0]?.missing).toEqual([]);
  });
});

describe('before a brief is sent', () => {
  const lines = (topics: readonly Topic[], dossier: BriefDossier = LOADED) =>
    briefChecks(aBrief(topics, { dossier }), EMPTY_BRIEF).map(({ subject, text }) => `${subject} ${text}`);

  it('names the topics that lack something, by kind', () => {
    const [one, two] = someTopics(2) as [Topic, Topic];
    expect(lines([one, { ...two, growth: null }], { ...LOADED, deepdive: { ...aDeepdive(), dataPoints: [] } })).toEqual(
      [
        'Topic 1 and Topic 2 have no note from you.',
        'Topic 2 has no growth or no sizing; it is not on the map.',
        'Topic 1 and Topic 2 have no data point.',
        'Topic 1 and Topic 2 rest on one source each.',
        'The question is empty; it is left out.',
        'The conclusion is empty; it is left out.',
        'The recommendation names no step; its table is left out.',
        'Ranks by average sizing, consumers, industry, society and impacting drivers compare fewer than eight topics: the project has no more figures.',
      ],
    );
  });

  it('counts more than three of them, and leaves out what is still loading', () => {
    const empty = { isLoading: false, deepdive: anEmptyDeepdive(), sources: { sources: [], lastUpdated: null } };
    expect(lines(someTopics(4), empty).slice(0, 4)).toEqual([
      'Four topics have no note from you.',
      'Four topics have no data point.',
      'Four topics have no provocation.',
      'Four topics have no source.',
    ]);
    expect(lines(someTopics(4), { isLoading: true, deepdive: null, sources: null })).toHaveLength(5);
  });
});

describe('the summary of a brief', () => {
  const sized = (id: string, name: string, growth: number | null, average: number, code: 1 | 2 | 3 | 4): Topic =>
    aTopic({ id: entityId(id), name, growth, quadrant: QUADRANTS[code], sizing: { ...aTopic().sizing, average } });
  const six = [
    sized('1', 'Packaging-free', 0.243, 0.33, 3),
    sized('2', 'Refill', 0.108, 0.52, 1),
    sized('3', 'Concentrates', 0.187, 0.63, 1),
    sized('4', 'Barrier paper', 0.214, 0.36, 3),
    sized('5', 'Deposit return', 0.061, 0.85, 2),
    sized('6', 'Fees', -0.01, 0.88, 2),
  ];
  const words = (topics: readonly Topic[], previous?: readonly Topic[]) =>
    aBrief(topics, previous === undefined ? {} : { previous }).summary.map(({ lead, text }) => `${lead} ${text}`);

  it('is made from counts, the fastest, the largest and the movement', () => {
    const before = six.map((topic) => (topic.id === '2' ? { ...topic, quadrant: QUADRANTS[3] } : topic));
    expect(words(six, before)).toEqual([
      'Six topics: 2 Strong Signals, 2 Mature Signals and 2 Potential Disruptors.',
      'Fastest: Packaging-free, +24.3 % a year.',
      'Largest: Fees, 88 % average sizing, and the only one that shrinks.',
      'Since Sep 30, 2025: Refill moved to Strong Signal; the five others stayed in theirs.',
    ]);
  });

  it('says where the lenses disagree', () => {
    const split = aTopic({
      name: 'Split',
      id: entityId('9'),
      sizing: { ...aTopic().sizing, consumer: 0.64, industry: 0.6, society: 0.42 },
    });
    expect(words([aTopic(), split])).toContain(
      'Where the lenses disagree: Split, 64 % for consumers and 42 % for society.',
    );
  });

  it('names all that lead, and says nothing of what is not known', () => {
    const equal = someTopics(2);
    expect(words(equal)).toContain('Fastest: Topic 1 and Topic 2, +24.6 % a year.');
    expect(words([aBareTopic(), aBareTopic({ id: entityId('2') })])).toEqual(['Two topics: 2 Potential Disruptors.']);
    expect(words([aTopic()])).toEqual([]);
  });

  it('titles the map', () => {
    expect(mapSentence(six)).toBe('Four of the six grow by more than 10 % a year');
    expect(mapSentence(six.slice(0, 3))).toBe('All three grow by more than 10 % a year');
    expect(mapSentence(six.slice(4))).toBe('Neither of the two grows by more than 10 % a year');
    expect(mapSentence([aTopic()])).toBe('Where the topic stands');
  });
});

describe('a brief as Markdown', () => {
  const head = {
    title: 'Budget *2027*',
    question: 'Where should\nit go?',
    conclusion: '# Not a heading',
    parts: BRIEF_SECTIONS.filter((section) => section !== 'imagine'),
    day: 'October 12, 2026',
    source: 'Consumer Goods 2035, data of Sep 30, 2026',
    origin: 'Chosen by hand, no filters',
    address: 'https://platform.example/brief/1?topic=1203',
    figureNote: '',
    growthName: null,
    sizeAxis: null,
  };

  it('has its figures, references and address, and escapes what texts hold', () => {
    const text = briefMarkdown(aBrief([aTopic()]), head, (plain) => plain);
    expect(text).toContain(String.raw`# Budget \*2027\*`);
    expect(text).toContain('Where should it go?');
    expect(text).toContain(String.raw`\# Not a heading`);
    expect(text).toContain('| 1 | Seaweed films | Potential Disruptor | +24.6 % | 21 % | Monitor | 1 |');
    expect(text).toContain('- **460 Mt**: Plastics made worldwide in 2019. [1]');
    expect(text).toContain(
      String.raw`- [1] Our World in Data <https://ourworldindata.org/plastic> (Statistics; topic 1)`,
    );
    expect(text).toContain('<https://platform.example/brief/1?topic=1203>');
    expect(text).not.toMatch(/\n{3}/);
  });

  it('keeps the lists that a user writes, and only them', () => {
    const conclusion = 'First:\n- refill *now*\n  1. in stores\n-5 % is not one';
    expect(briefMarkdown(aBrief([aTopic()]), { ...head, conclusion }, (plain) => plain)).toContain(
      String.raw`First:\n- refill \*now\*\n  1. in stores\n-5 % is not one`.replaceAll(String.raw`\n`, '\n'),
    );
  });

  it('says of a data point without an address that it has no source', () => {
    const dataPoints = [{ value: '3', description: 'Bottles.', sourceUrl: null }];
    const text = briefMarkdown(
      aBrief([aTopic()], { dossier: { ...LOADED, deepdive: aDeepdive({ dataPoints }) } }),
      head,
      (plain) => plain,
    );
    expect(text).toContain('- **3**: Bottles. The data names no source.');
  });

  it('recommends what to do, by when and who', () => {
    const brief = aBrief(someTopics(2));
    const [first, second] = brief.topics as [BriefTopic, BriefTopic];
    const action = { what: 'Ask | both', by: 'Mar 31', who: '' };
    const text = briefMarkdown({ ...brief, topics: [{ ...first, action }, second] }, head, (plain) => plain);
    expect(text).toContain(
      ['| | Topic | What to do | By when | Who | Status |', '| ---: | --- | --- | --- | --- | --- |'].join('\n') +
        String.raw`
| 1 | Topic 1 | Ask \| both | Mar 31 |  | Monitor |`,
    );
    expect(text).not.toContain('No step');
    expect(briefMarkdown(brief, { ...head, conclusion: '' }, (plain) => plain)).not.toContain('## Recommendation');
  });

  it("has all provocations under 'Imagine if', and then none with the topics", () => {
    const provocations = ['the pot ate the *wrapper*', ' Imagine if… it grew\n back ', 'Imagine if... '];
    const brief = aBrief([aTopic()], { dossier: { ...LOADED, deepdive: aDeepdive({ provocations }) } });
    const markdown = (imagine: boolean) =>
      briefMarkdown(brief, { ...head, parts: imagine ? BRIEF_SECTIONS : head.parts }, (plain) => plain);
    expect(markdown(true)).toContain(
      ['## Imagine if…', '### 1. Seaweed films', String.raw`- the pot ate the \*wrapper\*.`].join('\n\n') +
        '\n- it grew back.\n',
    );
    expect(markdown(true).match(/wrapper/g)).toHaveLength(1);
    expect(markdown(false)).toContain(String.raw`*Imagine if…* the pot ate the \*wrapper\*`);
    expect(markdown(false)).not.toContain('grew back');
  });

  it('leaves sections out, and citations with the sources', () => {
    const text = briefMarkdown(
      aBrief([aTopic()]),
      { ...head, parts: ['summary', 'topics', 'reading'] },
      (plain) => plain,
    );
    for (const part of ['[1]', '| ---', '## Recommendation', '# Budget']) expect(text).not.toContain(part);
  });
});

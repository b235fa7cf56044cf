import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefFrame, briefOf, type BriefTopic, type BriefHead } from '../../../src/domain/brief/brief';
import { CONCLUSION_LIMIT, EMPTY_BRIEF, PARTS_AT_FIRST } from '../../../src/domain/personal/brief-content';
import type { Slide, SlideTable } from '../../../src/application/brief/slides/slide-deck';
import type { Topic } from '../../../src/domain/topic/topic';
import { OUR_STYLE } from '../../../src/domain/shared/house-style';
import { figurePeers, reviewFigures } from '../../../src/domain/topic/review-figures';
import { figureCharts } from '../../../src/application/brief/slides/figure-charts';
import { briefMap, mapSlide } from '../../../src/application/brief/slides/map-slide';
import { recommendationSlides } from '../../../src/application/brief/slides/recommendation-slides';
import { sourceSlides } from '../../../src/application/brief/slides/brief-slides';
import { topicSlide } from '../../../src/application/brief/slides/topic-slide';
import { ALL, brief, deckOf, HEAD, OUR_LOOK } from '../../builders/brief-mother';
import { slidePoints, wordCount } from '../../../src/domain/brief/slide-points';
import { briefChecks } from '../../../src/domain/brief/brief-checks';
import { windowShapes } from '../../../src/ui/home/window-shapes';
import { topics } from '../../builders/topic-mother';
import { slideLook } from '../../../src/application/brief/slides/slide-style';

const OPTIONS = {
  plain: (text: string) => text,
  hasSources: true,
  hasProvocation: true,
  growthName: null,
  previous: null,
  windows: new Map(),
  look: OUR_LOOK,
};

function wordsOf({ items }: Slide): string {
  return items
    .flatMap((item) =>
      item.kind === 'text' ? item.runs.map(({ text }) => text) : item.kind === 'table' ? tableWords(item) : [],
    )
    .join(' ');
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=\.) /u);
}

function tableWords({ columns, rows }: SlideTable): readonly string[] {
  return [...columns.map(({ heading }) => heading), ...rows.flat().map(({ text }) => text)];
}

describe('the slides of a brief', () => {
  it('are title, recommendation, map, topics, comparison, sources and what the figures are', () => {
    const action = { what: 'Ask two retailers', by: 'Mar 31', who: 'Anna' };
    const [first, ...others] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    const { slides } = deckOf({ ...brief, topics: [{ ...first, action }, ...others] });
    expect(slides.map(({ title }) => title)).toEqual([
      'Packaging budget',
      'Start with concentrates',
      'Four of the six grow by more than 10 % a year',
      ...ALL.map(({ name }) => name),
      'The six topics side by side',
      'Sources, 1 of 2',
      'Sources, 2 of 2',
      'What these figures are',
    ]);
    const recommendation = slides.find(({ title }) => title === 'Start with concentrates');
    expect(recommendation && wordsOf(recommendation)).toMatch(
      /The rest waits\..*What to do By when Who.*Topic 1 Ask two retailers Mar 31 Anna Monitor/,
    );
    for (const [index, slide] of slides.entries()) {
      if (index === 0) continue;
      expect(wordsOf(slide)).toContain(
        'Consumer Goods 2035, data of Sep 30, 2026. Growth and sizing are illustrative.',
      );
      expect(slide.items.at(-1)).toMatchObject({ role: 'number', runs: [{ text: String(index + 1) }] });
    }
  });

  it('mark what is of the data or the users, in the language of the project', () => {
    const german = deckOf(brief, { language: 'de' });
    expect([german.language, deckOf(brief).language]).toEqual(['de', null]);
    const runs = german.slides.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? item.runs : [])));
    const isMarked = (words: string): boolean[] =>
      runs.flatMap(({ text, isOfData = false }) => (text.includes(words) ? [isOfData] : []));
    const [{ topic } = { topic: ALL[0]! }] = brief.topics;
    expect(new Set(isMarked(topic.name))).toEqual(new Set([true]));
    expect(new Set(isMarked(topic.quadrant.label))).toEqual(new Set([false]));
  });

  it('leave out the recommendation without a conclusion and a step, and each section that is left out', () => {
    const titles = (head: Partial<BriefHead>) => deckOf(brief, head).slides.map(({ title }) => title);
    expect(titles({ conclusion: '' }).join()).not.toMatch(/recommend|steps/i);
    expect(titles({ parts: ['title', 'topics'] })).toEqual(['Packaging budget', ...ALL.map(({ name }) => name)]);
  });

  it("have each provocation on a slide where 'Imagine if' is a part, and then none on the pages of the topics", () => {
    const [first, second, third, fourth, ...others] = brief.topics.map((of) => ({
      ...of,
      provocations: [] as string[],
    }));
    if (!first || !second || !third || !fourth) throw new Error('no topics');
    const some = [
      { ...first, provocations: ['the pot ate the wrapper', 'Imagine if... ', 'Imagine if… it grew back'] },
      { ...second, isLoading: true },
      { ...third, missing: ['deepdive' as const] },
    ];
    const titlesOf = (all: typeof brief.topics, parts: BriefHead['parts']) =>
      deckOf({ ...brief, topics: all }, { parts }).slides.map(({ title }) => title);
    expect(titlesOf([...some, fourth, ...others], ['imagine'])).toEqual([
      'Imagine if the pot ate the wrapper.',
      'Imagine if it grew back.',
      'Topic 2',
      'Topic 3',
    ]);
    expect(titlesOf([fourth, ...others], ['imagine'])).toEqual(['Imagine if']);
    expect(titlesOf(brief.topics, [])).toEqual(['Packaging budget']);
    const words = (parts: BriefHead['parts']) => deckOf(brief, { parts }).slides.map(wordsOf).join(' ');
    const [text = ''] = brief.topics[0]?.provocations ?? [];
    expect(text).not.toBe('');
    expect([words(['topics']), words(['imagine'])].map((all) => all.includes(text))).toEqual([true, true]);
    expect(words(['topics', 'imagine']).split(text)).toHaveLength(words(['imagine']).split(text).length);
  });

  it('have the table of all topics before their pages where there are more than ten', () => {
    const many = briefOf(
      briefFrame({
        topics: topics(26),
        previous: null,
        figuresOf: (topic) => reviewFigures(topic, null, figurePeers(ALL)),
      }),
      { statusOf: () => 0, noteOf: () => '', dossierOf: () => ({ isLoading: false, deepdive: null, sources: null }) },
    );
    const { slides } = deckOf(many, { parts: PARTS_AT_FIRST.filter((part) => part !== 'map') });
    expect(slides.slice(1, 6).map(({ title }) => title)).toEqual([
      'Start with concentrates',
      'The 26 topics side by side, 1 of 3',
      'The 26 topics side by side, 2 of 3',
      'The 26 topics side by side, 3 of 3',
      'Topic 1',
    ]);
  });

  it('never lose or cut a sentence, and never leave the page', () => {
    const sentence = fc
      .array(fc.stringMatching(/^[a-z]{1,14}$/u), { minLength: 1, maxLength: 40 })
      .map((words) => `Q${words.join(' ')}.`);
    const text = fc.array(sentence, { maxLength: 60 }).map((sentences) => sentences.join(' '));
    const [first] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    fc.assert(
      fc.property(text, text, text, fc.string({ maxLength: 120 }), (description, note, team, name) => {
        const conclusion = note.slice(0, note.lastIndexOf('.', CONCLUSION_LIMIT) + 1);
        const recommended = recommendationSlides(brief, conclusion, OUR_LOOK).map(wordsOf).join(' ');
        for (const whole of sentencesOf(conclusion)) expect(recommended).toContain(whole.replace(/\.$/u, ''));
        const topic = { ...first.topic, description, name };
        const { items, notes } = topicSlide({ ...first, topic, note, team }, OPTIONS);
        for (const whole of [description, note, team].flatMap(sentencesOf)) expect(notes).toContain(whole);
        for (const { box } of items) {
          expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 720).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have at most three points of twelve words on the slide of a topic, and nothing under 12 pt', () => {
    const word = fc.stringMatching(/^[a-z]{1,14}$/u);
    const sentence = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 24 }), fc.constantFrom('.', '!', '; ', ': '))
      .map(([words, end]) => `Q${words.join(' ')}${end}`);
    const text = fc.array(sentence, { maxLength: 8 }).map((sentences) => sentences.join(' '));
    const [first] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    fc.assert(
      fc.property(text, text, (description, note) => {
        const of = { ...first, topic: { ...first.topic, description }, note };
        const points = slidePoints(of, OPTIONS.plain, true);
        expect(points.length).toBeLessThanOrEqual(3);
        for (const { text: point } of points) expect(wordCount(point)).toBeLessThanOrEqual(12);
        // In px of a slide of 1280: 16 px are 12 pt in the file.
        const { items } = topicSlide(of, OPTIONS);
        const sizes = items.flatMap((item) => {
          if (item.kind === 'text') return item.runs.map(({ size }) => size);
          return item.kind === 'chart' ? [item.fontSize] : [];
        });
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
      }),
      { numRuns: 60 },
    );
  });

  it('explain ticks only where a slide has them, and say the number of topics once on the title', () => {
    const reading = (parts: BriefHead['parts']) => deckOf(brief, { parts }).slides.map(wordsOf).join(' ');
    expect([reading(['topics', 'reading']), reading(['reading'])].map((all) => all.includes('Each tick is'))).toEqual([
      true,
      false,
    ]);
    const [title] = deckOf(brief, { title: 'Six topics of Consumer Goods 2035', conclusion: '' }).slides;
    expect(title && wordsOf(title).match(/six topics/giu)).toHaveLength(1);
  });

  it('have the bar of the sizing behind its figure, under a head', () => {
    const tables = deckOf(brief).slides.flatMap(({ items }) => items.filter((item) => item.kind === 'table'));
    const heads = tables.flatMap(({ name, columns }) =>
      name === 'Figures of the topics' ? [columns.map(({ heading }) => heading)] : [],
    );
    expect(heads.map((each) => each.slice(3, 6))).toEqual([['Growth', 'Sizing', 'of 100 %']]);
    expect(heads.flat()).not.toContain('');
  });

  it('say how the map is read, and what the data says about its figures, on more slides where that is long', () => {
    const all = (figureNote: string) => deckOf(brief, { figureNote }).slides;
    const short = all(HEAD.figureNote).filter(({ title }) => title.startsWith('What these figures are'));
    expect(short).toHaveLength(1);
    expect(short.map(wordsOf).join(' ')).toMatch(
      /Across: average sizing.*compound annual.*Area: impacting drivers.*The recycling rate is a real series.*Consumer Goods 2035, data of Sep 30, 2026.*Chosen by hand.*25 sources.*October 12, 2026/,
    );
    const long = Array.from({ length: 90 }, (_, index) => `The figure of row ${index} is from another series.`);
    const slides = all(long.join(' ')).filter(({ title }) => title.startsWith('What these figures are'));
    expect(slides.length).toBeGreaterThan(1);
    for (const sentence of long) expect(slides.map(wordsOf).join(' ')).toContain(sentence);
  });

  it('show where a topic lies on the map of the project, where it came from, and its figures', () => {
    const [first] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    const before = { ...first.topic, growth: -0.02, sizing: { ...first.topic.sizing, average: 0.11 } };
    const shapes = windowShapes({ items: ALL, before: [before], chosen: [first.topic.id] });
    const { items } = topicSlide(first, {
      ...OPTIONS,
      previous: { topics: new Map([[before.id, before]]), since: 'Sep 30, 2025' },
      windows: new Map([[first.topic.id, shapes]]),
    });
    const texts = items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : []));
    expect(items.filter(({ kind }) => kind === 'window')).toEqual([expect.objectContaining({ shapes })]);
    expect(items.filter(({ kind }) => kind === 'chart')).toEqual([]);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Sep 30, 2025',
        '0',
        '+2 points since Sep 30, 2025',
        '21',
        '+10 points since Sep 30, 2025',
      ]),
    );
    const sizes = items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ size }) => size) : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  it('have the points that the user has written instead of those that are proposed, without those that are too long', () => {
    const [first] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    const long = 'one two three four five six seven eight nine ten eleven twelve thirteen';
    const points = ['  Refill pays from the third use. ', '', long];
    const said = (of: BriefTopic) => slidePoints(of, OPTIONS.plain, true).map(({ text }) => text);
    expect(said({ ...first, points })).toEqual(['Refill pays from the third use.']);
    expect(said({ ...first, points: [] })).toEqual([]);
    expect(said(first)).toHaveLength(3);
    const checks = briefChecks(
      { ...brief, topics: [{ ...first, points }] },
      { ...EMPTY_BRIEF, topics: [first.topic.id] },
    );
    expect(checks.map(({ text }) => text).join()).toContain('has a point of more than twelve words');
  });

  it('have the figures of a topic without a place on the map as text and as editable charts with ticks', () => {
    const [first] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    const { items, notes } = topicSlide(first, OPTIONS);
    const texts = items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : []));
    expect(texts).toEqual(expect.arrayContaining(['Topic 1', '0', ' %', '6th of 6', '  ·  Status: Monitor']));
    const charts = items.filter((item) => item.kind === 'chart');
    expect(charts.map(({ bars }) => bars)).toEqual([
      [{ name: 'Growth', value: 0 }],
      [
        { name: 'Average sizing', value: 0.21 },
        { name: 'Consumers', value: 0.26 },
        { name: 'Industry', value: 0.18 },
        { name: 'Society', value: 0.19 },
      ],
    ]);
    expect(charts[1]?.alt).toBe(
      [
        'Average sizing: 21 %, like 5 others',
        'Consumers: 26 %, like 5 others',
        'Industry: 18 %, like 5 others',
        'Society: 19 %, like 5 others',
      ].join('; '),
    );
    expect(items.filter(({ kind }) => kind === 'ticks')).toHaveLength(5);
    expect(texts).toContain('Lines of sizing at 0, 50 and 100 %. Each tick is one of 6 topics.');
    expect(notes).toContain('Films cast from alginate');
    expect(notes).toContain('Ask logistics');
    expect(notes).toContain('460 Mt');
  });

  it('say where a figure is missing, and have no chart without figures', () => {
    const [known, unknown] = topics(2, (index) =>
      index === 0
        ? { growth: -0.2, sizing: { average: 0.4, averageLabel: null, consumer: null, industry: 0.4, society: 0.4 } }
        : {
            growth: null,
            sizing: { average: null, averageLabel: null, consumer: null, industry: null, society: null },
          },
    );
    if (known === undefined || unknown === undefined) throw new Error('no topics');
    const itemsOf = (topic: Topic) => figureCharts({ ...sectionOf(topic), topic }, 'default-fill', OUR_LOOK.measure);
    const sectionOf = (topic: Topic): BriefTopic => {
      const [section] = brief.topics;
      if (section === undefined) throw new Error('no topic');
      return { ...section, rows: reviewFigures(topic, null, figurePeers([known, unknown])) };
    };
    const charts = itemsOf(known).filter((item) => item.kind === 'chart');
    expect(charts[1]?.bars[1]).toEqual({ name: 'Consumers', value: null });
    // The value of a negative bar stands left of it.
    expect(charts[0]?.from).toBeLessThan(-0.2);
    const texts = itemsOf(known).flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : []));
    expect(texts.filter((text) => text === 'no figure')).toHaveLength(1);
    expect(itemsOf(unknown)).toEqual([]);
  });

  it('end each bar at the tick of its topic, and have one unit of length in each chart', () => {
    const rate = fc.integer({ min: -1000, max: 2000 }).map((value) => value / 1000);
    const share = fc.integer({ min: 0, max: 1200 }).map((value) => value / 1000);
    fc.assert(
      fc.property(fc.array(fc.tuple(rate, share, share), { minLength: 2, maxLength: 8 }), (values) => {
        const all = topics(values.length, (index) => {
          const [growth = null, average = null, consumer = null] = values[index] ?? [];
          return { growth, sizing: { average, averageLabel: null, consumer, industry: 0.5, society: 0.1 } };
        });
        const peers = figurePeers(all);
        for (const topic of all) {
          const [section] = brief.topics;
          if (section === undefined) throw new Error('no topic');
          const items = figureCharts(
            { ...section, topic, rows: reviewFigures(topic, null, peers) },
            'default-fill',
            OUR_LOOK.measure,
          );
          const rows = items.flatMap((item) => (item.kind === 'ticks' ? [item] : []));
          for (const { box, nameWidth, from, to, bars } of items.filter((item) => item.kind === 'chart')) {
            const unit = (box.width - nameWidth) / (to - from);
            for (const { value } of bars) {
              const end = box.x + nameWidth + ((value ?? 0) - from) * unit;
              const ticks = rows.shift();
              const places = ticks?.shares.map((at) => ticks.box.x + at * ticks.box.width) ?? [];
              // One tick every two units at most.
              expect(Math.min(...places.map((place) => Math.abs(place - end)))).toBeLessThanOrEqual(1.01);
            }
          }
          expect(rows).toEqual([]);
        }
      }),
    );
  });

  it('have a map under a sentence, and say how many topics are on it', () => {
    const map = briefMap({ all: ALL, chosen: ALL.slice(0, 2), before: null }, { growthName: null, sizeAxis: null });
    if (map === null) throw new Error('no map');
    const { items } = mapSlide(map, ALL.slice(0, 2), null, OUR_LOOK);
    const texts = items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : []));
    expect(texts[1]).toBe('The two topics among the 6 topics on the map. Area: impacting drivers.');
    expect(items.at(-1)).toMatchObject({ kind: 'map', map });
  });

  it('have the logo, the colours and the font of the organisation, with dark words on a colour too light for white', () => {
    const logo = { source: 'data:image/png;base64,AA==', ratio: 4, isLight: false };
    const house = { logo: '/logo.svg', main: '#ffcc00', accent: '#0a5c8f', fonts: '"Brand Sans", Arial, sans-serif' };
    const deck = deckOf(brief, {}, slideLook(house, logo));
    expect(deck.font).toBe('Brand Sans');
    for (const { items } of deck.slides) {
      expect(items.find((item) => item.kind === 'picture')).toMatchObject({ source: logo.source, alt: 'Logo' });
      expect(items).toContainEqual(expect.objectContaining({ kind: 'rectangle', fill: '#ffcc00' }));
      const words = items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ colour }) => colour) : []));
      expect(words).not.toContain('#ffcc00');
    }
    expect(deck.slides[0]?.items.some((item) => item.kind === 'text' && item.runs[0]?.colour === 'surface')).toBe(
      false,
    );
    const [, dark] = deckOf(brief, {}, slideLook({ ...house, main: '#6b1f45' }, null)).slides;
    expect(dark?.items).toContainEqual(
      expect.objectContaining({ role: 'number', runs: [expect.objectContaining({ colour: '#6b1f45' })] }),
    );
  });

  it('have a dark ground below a light logo', () => {
    const logo = { source: 'data:image/png;base64,AA==', ratio: 4, isLight: true };
    for (const { items } of deckOf(brief, {}, slideLook(OUR_STYLE, logo)).slides) {
      const at = items.findIndex(({ kind }) => kind === 'picture');
      const [ground, { box } = { box: null }] = [items[at - 1], items[at]];
      expect(ground).toMatchObject({ kind: 'rectangle', fill: 'text' });
      expect(ground && box && ground.box.x < box.x && ground.box.width > box.width).toBe(true);
    }
  });

  it('name each source once', () => {
    const slides = sourceSlides(brief.references, OUR_LOOK.measure);
    const texts = slides.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : [])),
    );
    for (const { number } of brief.references) expect(texts).toContain(`[${number}]`);
  });
});

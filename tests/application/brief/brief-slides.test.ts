import { describe, expect, it } from 'vitest';
import { briefFrame, briefOf, type BriefTopic } from '../../../src/domain/brief/brief';
import { briefLength } from '../../../src/domain/brief/brief-length';
import type { Topic } from '../../../src/domain/topic/topic';
import { figurePeers, figureRows } from '../../../src/domain/review/review-figures';
import { figureCharts } from '../../../src/application/brief/slides/figure-charts';
import { briefMap, mapSlide } from '../../../src/application/brief/slides/map-slide';
import { sourceSlides } from '../../../src/application/brief/slides/source-slides';
import { topicSlide } from '../../../src/application/brief/slides/topic-slide';
import { aDeepdive } from '../../builders/deepdive-mother';
import { topics } from '../../builders/topic-mother';

const ALL = topics(6, (index) => ({ growth: index / 10 }));
const brief = briefOf(
  briefFrame({ topics: ALL, previous: null, figuresOf: (topic) => figureRows(topic, null, figurePeers(ALL)) }),
  {
    statusOf: ({ status }) => status,
    noteOf: () => 'Ask logistics',
    dossierOf: ({ id }) => ({
      isLoading: false,
      deepdive: aDeepdive(),
      sources: {
        sources: [1, 2, 3, 4].map((each) => ({
          title: `Source ${each}`,
          url: `https://a.example/${id}/${each}`,
          internalClassification: null,
        })),
        lastUpdated: null,
      },
    }),
  },
);

describe('the slides of a brief', () => {
  it('have the figures of the topic as text and as editable charts with ticks for all topics', () => {
    const [first] = brief.topics;
    if (first === undefined) throw new Error('no topic');
    const { items, notes } = topicSlide(first, {
      plain: (text) => text,
      cover: null,
      hasSources: true,
      growthName: null,
    });
    const texts = items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : []));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Topic 1',
        '0.00',
        ' %',
        '6th of 6 topics',
        'Status: Monitor',
        'Ask logistics',
        '460 Mt',
        '[1]',
      ]),
    );
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
        'Average sizing: 21.00 %, like 5 others',
        'Consumers: 26.00 %, like 5 others',
        'Industry: 18.00 %, like 5 others',
        'Society: 19.00 %, like 5 others',
      ].join('; '),
    );
    expect(items.filter(({ kind }) => kind === 'ticks')).toHaveLength(5);
    expect(texts).toContain('Lines at 0, 50 and 100 %. Each tick is one of 6 topics.');
    expect(notes).toContain('Films cast from alginate');
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
    const itemsOf = (topic: Topic) => figureCharts({ ...sectionOf(topic), topic }, '127A4B');
    const sectionOf = (topic: Topic): BriefTopic => {
      const [section] = brief.topics;
      if (section === undefined) throw new Error('no topic');
      return { ...section, rows: figureRows(topic, null, figurePeers([known, unknown])) };
    };
    const charts = itemsOf(known).filter((item) => item.kind === 'chart');
    expect(charts[1]?.bars[1]).toEqual({ name: 'Consumers', value: null });
    // The value of a negative bar stands left of it.
    expect(charts[0]?.from).toBeLessThan(-0.2);
    const texts = itemsOf(known).flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : []));
    expect(texts.filter((text) => text === 'no figure')).toHaveLength(1);
    expect(itemsOf(unknown)).toEqual([]);
  });

  it('have a map under a sentence, and say how many topics are on it', () => {
    const map = briefMap({ all: ALL, chosen: ALL.slice(0, 2), before: null }, null);
    if (map === null) throw new Error('no map');
    const { items } = mapSlide(map, ALL.slice(0, 2), null);
    const texts = items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : []));
    expect(texts[1]).toBe('The two topics among the 6 topics on the map. Area: impacting drivers.');
    expect(items.at(-1)).toMatchObject({ kind: 'map', map });
  });

  it('name each source once, on as many slides as the length says', () => {
    const slides = sourceSlides(brief.references);
    const texts = slides.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'text' ? item.runs.map(({ text }) => text) : [])),
    );
    for (const { number } of brief.references) expect(texts).toContain(`[${number}]  `);
    expect(briefLength(brief, []).slides).toBe(1 + 1 + 6 + slides.length);
    expect(briefLength(brief, ['sources', 'map']).slides).toBe(1 + 6);
  });
});

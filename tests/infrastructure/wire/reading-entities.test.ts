import { describe, expect, it } from 'vitest';
import { buildChartFilters } from '../../../src/domain/filters/chart-filter';
import { DEFAULT_FILTERS } from '../../../src/domain/filters/explore-filters';
import { deepdiveReader } from '../../../src/infrastructure/wire/deepdive.wire';
import { insightReader } from '../../../src/infrastructure/wire/insight.wire';
import { topicSourcesReader } from '../../../src/infrastructure/wire/topic.wire';
import { read } from './read-row';

describe('the material behind a topic', () => {
  it('a source has title, url and internal classification, and the answer last_updated', () => {
    const row = {
      topic_sources: [{ title: 'UNEP', url: 'https://www.unep.org/x', internal_classification: 'NGO' }],
      last_updated: '2026-08-01',
    };
    expect(read(row, topicSourcesReader)).toEqual({
      sources: [{ title: 'UNEP', url: 'https://www.unep.org/x', internalClassification: 'NGO' }],
      lastUpdated: '2026-08-01',
    });
  });

  it('a deepdive has evolution, manifestations, datapoints and provocations, with every field of theirs', () => {
    const row = {
      evolution: [['2019-2022', 'Pilot lines leave the laboratory.']],
      manifestations: [
        {
          startup_names: 'Kelpline Films',
          startup_descriptions: 'Water-soluble sachets.',
          startup_developed_product: 'Edible sachet film',
          startup_fundraising_stage: 'Series A',
          startup_fundraising_amount: '€6.2 million',
          startup_informations_source_url: 'https://kelpline.example.com/about',
        },
      ],
      datapoints: [
        {
          data_point_url: 'https://ourworldindata.org/plastic',
          data_point_value: '460 Mt',
          data_point_description: 'Plastics made worldwide in 2019.',
        },
      ],
      provocations: ['soap came by tap'],
    };
    expect(read(row, deepdiveReader)).toEqual({
      evolution: [{ label: '2019-2022', text: 'Pilot lines leave the laboratory.' }],
      manifestations: [
        {
          name: 'Kelpline Films',
          description: 'Water-soluble sachets.',
          product: 'Edible sachet film',
          fundraisingStage: 'Series A',
          fundraisingAmount: '€6.2 million',
          sourceUrl: 'https://kelpline.example.com/about',
        },
      ],
      dataPoints: [
        {
          value: '460 Mt',
          description: 'Plastics made worldwide in 2019.',
          sourceUrl: 'https://ourworldindata.org/plastic',
        },
      ],
      provocations: ['soap came by tap'],
      more: [],
    });
  });
});

describe('a weekly insight', () => {
  const row = {
    insight_title: 'Green claims now need proof',
    insight_description: 'Since yesterday.',
    created_at: '2026-09-28T06:00:00Z',
    sources: [{ source_title: 'OECD', source_url: 'https://www.oecd.org/', source_favicon: 's3://icons/oecd.png' }],
    predictions: [
      { id: 1203, type: 'Topic', name: 'Seaweed films' },
      { id: 102, type: 'Trend', name: 'Next packaging materials' },
    ],
  };
  const insight = read(row, insightReader);

  it('has title, description and date', () => {
    expect(insight).toMatchObject({
      title: 'Green claims now need proof',
      description: 'Since yesterday.',
      createdAt: '2026-09-28T06:00:00Z',
    });
  });

  it('has sources with title, url and favicon', () => {
    expect(insight.sources).toEqual([
      { title: 'OECD', url: 'https://www.oecd.org/', faviconUrl: 'https://assets.example/oecd.png' },
    ]);
  });

  it('has predictions with id, type (Topic or Trend) and name', () => {
    expect(insight.predictions).toEqual([
      { id: '1203', type: 'Topic', name: 'Seaweed films' },
      { id: '102', type: 'Trend', name: 'Next packaging materials' },
    ]);
  });
});

describe('a filter item of a chart', () => {
  it('has clause, origin, securable id, column id, expression and value', () => {
    const columns = { status: 'c1', version: null, topic: null, trend: null, topicQuadrant: null, trendQuadrant: null };
    expect(buildChartFilters({ ...DEFAULT_FILTERS, statusFilter: [3] }, 'set-1', columns)).toEqual([
      { clause: 'where', origin: 'global', securableId: 'set-1', columnId: 'c1', expression: '? in ?', value: [3] },
    ]);
  });
});

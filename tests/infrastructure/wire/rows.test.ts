import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetResolver } from '../../../src/infrastructure/wire/asset-urls';
import type { Topic } from '../../../src/domain/topic/topic';
import { carouselItemReader } from '../../../src/infrastructure/wire/carousel-item.wire';
import { deepdiveReader } from '../../../src/infrastructure/wire/deepdive.wire';
import { insightReader } from '../../../src/infrastructure/wire/insight.wire';
import { platformReader } from '../../../src/infrastructure/wire/catalogue.wire';
import { UNREPORTED, type RowProblem, type RowReader } from '../../../src/infrastructure/wire/rows';
import { topicSourcesReader, topicReader, trendReader } from '../../../src/infrastructure/wire/topic.wire';

const noAssets = assetResolver(null);

function readTopics(rows: readonly unknown[]): { topics: readonly Topic[]; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const report = (problem: RowProblem): void => void problems.push(problem);
  return { topics: topicReader.all(rows, { resolve: noAssets, path: [], report }), problems };
}

describe('a topic on the wire', () => {
  it('is read with every field of the specification', () => {
    const { topics } = readTopics([
      {
        tid: '1001',
        topic_name: 'Refill stations',
        topic_description: '<p>Text</p>',
        topic_image_s3_uri: null,
        topic_status: 2,
        quadrant: 3,
        trend: { ssid: 101, trend_name: 'Reuse', shift_name: 'Circular materials' },
        average_sizing: 0.2143,
        average_sizing_label: 'Niche',
        consumer_sizing: 0.1,
        industry_sizing: 0.2,
        society_sizing: 0.3,
        topic_consensus_label: 'Moderate',
        topic_consensus_icon_uri: null,
        topic_growth: 0.246,
        driver_count: 9,
      },
    ]);
    expect(topics[0]).toMatchObject({
      id: '1001',
      name: 'Refill stations',
      status: 2,
      quadrant: { name: 'potential_disruptor', code: 3 },
      trend: { id: '101', name: 'Reuse', shiftName: 'Circular materials' },
      sizing: { average: 0.2143, averageLabel: 'Niche', consumer: 0.1, industry: 0.2, society: 0.3 },
      consensus: { label: 'Moderate', iconUrl: null },
      growth: 0.246,
      driverCount: 9,
    });
  });

  it('is read with nothing but its id and its name, and then knows no figure', () => {
    const { topics, problems } = readTopics([{ tid: 7, topic_name: 'Bare' }]);
    expect(problems).toEqual([]);
    expect(topics[0]).toMatchObject({
      id: '7',
      description: '',
      status: 0,
      quadrant: { name: 'default' },
      trend: null,
      sizing: { average: null, consumer: null, industry: null, society: null },
      growth: null,
      driverCount: null,
    });
  });

  it('accepts the quadrant as an object with its own words', () => {
    const { topics } = readTopics([
      { tid: 1, topic_name: 'a', quadrant: { id: 2, name: 'x', label: 'Established', description: 'A $type.' } },
      { tid: 2, topic_name: 'b', quadrant: { id: 9, label: 'Odd' } },
      { tid: 3, topic_name: 'c', quadrant: 7 },
    ]);
    expect(topics.map((topic) => topic.quadrant.label)).toEqual(['Established', 'Unclassified', 'Unclassified']);
  });

  it('is dropped and told when its id or name is wrong; a wrong field counts as not known', () => {
    const { topics, problems } = readTopics([
      { topic_name: 'no id' },
      { tid: 1 },
      7,
      null,
      { tid: 2, topic_name: 'kept', topic_growth: 'fast', driver_count: -1 },
    ]);
    expect(topics).toHaveLength(1);
    expect(topics[0]).toMatchObject({ id: '2', growth: null, driverCount: null });
    expect(problems.map(({ path, dropped }) => [...path, dropped])).toEqual([
      [0, 'tid', true],
      [1, 'topic_name', true],
      [2, true],
      [3, true],
      [4, 'topic_growth', false],
      [4, 'driver_count', false],
    ]);
  });

  it('never makes the reader throw, and loses no good row to a bad neighbour', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (rows) => {
        const { topics } = readTopics([...rows, { tid: 'last', topic_name: 'good' }]);
        expect(topics.at(-1)?.id).toBe('last');
      }),
    );
  });
});

describe('every reader of rows', () => {
  const readers: readonly [string, RowReader<unknown>][] = [
    ['trend', trendReader],
    ['carousel item', carouselItemReader],
    ['deepdive', deepdiveReader],
    ['sources', topicSourcesReader],
    ['insight', insightReader],
    ['platform', platformReader],
  ];

  it.each(readers)('survives anything: %s', (_name, reader) => {
    const keys = fc.constantFrom(
      'id',
      'ssid',
      'trend_name',
      'type',
      'evolution',
      'datapoints',
      'topic_sources',
      'sources',
      'topics',
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(keys, fc.anything())),
        (raw) => void reader.all([raw], UNREPORTED),
      ),
    );
  });
});

describe('a deepdive on the wire', () => {
  it('keeps the good parts', () => {
    const problems: string[] = [];
    const row = {
      evolution: [['2019-2022', 'Text'], ['only a label'], 7],
      manifestations: [{ startup_names: 'Kelpline', startup_fundraising_amount: 6.2 }, {}],
      datapoints: [{ data_point_value: 460, data_point_url: 'javascript:alert(1)' }],
      provocations: ['one', '', 2],
    };
    const deepdive = deepdiveReader.one(row, {
      ...UNREPORTED,
      path: ['deepdive'],
      report: ({ path }) => problems.push(path.join('.')),
    });
    expect(deepdive).toMatchObject({
      evolution: [{ label: '2019-2022', text: 'Text' }],
      manifestations: [{ name: 'Kelpline', fundraisingAmount: '6.2', product: null }],
      dataPoints: [{ value: '460', sourceUrl: 'javascript:alert(1)' }],
      provocations: ['one'],
    });
    expect(problems).toEqual([
      'deepdive.evolution.1.1',
      'deepdive.evolution.2',
      'deepdive.manifestations.1.startup_names',
      'deepdive.provocations.1',
      'deepdive.provocations.2',
    ]);
  });
});

describe('an asset', () => {
  const resolve = assetResolver('https://assets.example.com/files/');

  it.each([
    ['s3://bucket/topics/a b.png', 'https://assets.example.com/files/topics/a%20b.png'],
    ['topics/1.png', 'https://assets.example.com/files/topics/1.png'],
    ['/topics/1.png', 'https://assets.example.com/files/topics/1.png'],
    ['https://assets.example.com/other/1.png', 'https://assets.example.com/other/1.png'],
  ])('%s is found at %s', (uri, url) => expect(resolve(uri)).toBe(url));

  it.each(['javascript:alert(1)', 'data:image/png;base64,x', 'file:///etc/passwd', null])('%s is none', (uri) => {
    expect(resolve(uri)).toBeNull();
  });

  it('needs a storage or an allowed host', () => {
    expect(noAssets('s3://bucket/key')).toBeNull();
    expect(noAssets('https://cdn.example.com/1.png')).toBeNull();
  });

  it.each([
    'https://cdn.example.com/1.png',
    'http://assets.example.com/files/1.png',
    'https://assets.example.com.evil.test/1.png',
    'https://assets.example.com:8443/1.png',
  ])('%s is not requested, because the security policy blocks its host', (uri) => {
    expect(resolve(uri)).toBeNull();
  });

  it('of another host is loaded over https where the operator allows that host', () => {
    const allowing = (...hosts: string[]) => assetResolver(null, hosts);
    expect(allowing('cdn.example.com')('https://cdn.example.com/1.png')).toBe('https://cdn.example.com/1.png');
    expect(allowing('*.example.com')('https://a.b.example.com/1.png')).toBe('https://a.b.example.com/1.png');
    expect(allowing('*')('https://cdn.example.com/1.png')).toBe('https://cdn.example.com/1.png');
    expect(allowing('*')('http://cdn.example.com/1.png')).toBeNull();
    expect(allowing('*.example.com')('https://example.com/1.png')).toBeNull();
    expect(allowing('cdn.example.com')('https://evil.test/cdn.example.com')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { entityId, type SowId } from '../../../src/domain/shared/entity-id';
import {
  InMemoryProjectCatalogue,
  InMemorySowCatalogue,
} from '../../../src/infrastructure/in-memory/in-memory-project-catalogue';
import { parseWorkspace } from '../../../src/infrastructure/workspace-file/fetched-workspace-source';
import { assetResolver } from '../../../src/infrastructure/wire/asset-urls';

const sow: SowId = entityId('1');
const topic = (tid: number, name: string) => ({ type: 'Topic', tid, topic_name: name, quadrant: 1 });

const file = {
  meta: { title: 'Messy', figures: ' Illustrative. ', decisions: 'Invented.', licence: 7 },
  sows: [{ id: 1, name: 'One' }],
  opportunities: [
    { sow_id: 1, opportunity_name: 'Kitchen', topics: [topic(1, 'A'), 'nonsense', topic(2, 'B')], topic_names: ['A'] },
    { sow_id: '1', opportunity_name: 'Unnamed topics', topics: [topic(1, 'A'), topic(2, 'B')] },
    { sow_id: 1, topics: [] },
    { sow_id: 2, opportunity_name: 'of another project' },
  ],
  foresight: [
    {
      sow_id: 1,
      insight_title: 'Insight',
      created_at: '2026-09-01T00:00:00Z',
      sources: [
        { source_title: 'own', source_favicon: 's3://bucket/favicons/own.png' },
        { source_title: 'of a service', source_favicon: 'https://icons.example/favicon?domain=own.example' },
        { source_url: 'https://untitled.example' },
      ],
      predictions: [
        { id: '7', type: 'Topic', name: 'A' },
        { id: 8, type: 'Shift', name: 'neither topic nor trend' },
      ],
    },
    { sow_id: 1, insight_description: 'without a title' },
  ],
  experiments: [
    { eid: 5, sow_id: 1, experiment_name: 'E', experiment_url: 'https://e.example/' },
    { eid: 6, sow_id: 1 },
  ],
};

async function open(overrides: object = {}) {
  const resolve = assetResolver('https://assets.example');
  const workspace = await parseWorkspace(JSON.stringify({ ...file, ...overrides }), 'test.json', resolve);
  return { load: async () => workspace };
}

describe('platforms of a workspace file', () => {
  it('belong to their project; a row of no use is left out, and so is a topic', async () => {
    const platforms = await new InMemoryProjectCatalogue(await open()).platforms(sow);
    expect(platforms.map(({ name }) => name)).toEqual(['Kitchen', 'Unnamed topics']);
    expect(platforms[0]?.topics.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('filter the map by the names that they give, or else by those of their topics', async () => {
    const platforms = await new InMemoryProjectCatalogue(await open()).platforms(sow);
    expect(platforms.map(({ topicNames }) => topicNames)).toEqual([['A'], ['A', 'B']]);
  });
});

describe('insights of a workspace file', () => {
  it('keep the sources and predictions that can be used', async () => {
    const [insight, ...more] = await new InMemoryProjectCatalogue(await open()).insights(sow);
    expect(more).toEqual([]);
    expect(insight?.sources.map(({ title }) => title)).toEqual(['own', 'of a service']);
    expect(insight?.predictions).toEqual([{ type: 'Topic', id: '7', name: 'A' }]);
  });

  it("load a favicon from the product's own storage only: any other host would learn what is read", async () => {
    const [insight] = await new InMemoryProjectCatalogue(await open()).insights(sow);
    expect(insight?.sources.map(({ faviconUrl }) => faviconUrl)).toEqual([
      'https://assets.example/favicons/own.png',
      null,
    ]);
  });
});

describe('experiments of a workspace file', () => {
  it('have an address', async () => {
    expect(await new InMemoryProjectCatalogue(await open()).experimentAddress(entityId('5'))).toBe(
      'https://e.example/',
    );
  });

  it.each(['6', '404'])('%s is not found', async (id) => {
    const catalogue = new InMemoryProjectCatalogue(await open());
    await expect(catalogue.experimentAddress(entityId(id))).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('what a workspace file says about itself', () => {
  it('is taken word for word, and what is no text is not said', async () => {
    expect(await new InMemoryProjectCatalogue(await open()).about(sow)).toEqual({
      title: 'Messy',
      figures: 'Illustrative.',
      decisions: 'Invented.',
      licence: null,
      attribution: null,
    });
  });

  it('may be nothing', async () => {
    expect(await new InMemoryProjectCatalogue(await open({ meta: { title: 'Silent' } })).about(sow)).toBeNull();
  });
});

describe('a project that is opened from a file of the user', () => {
  const own: SowId = entityId('own-00000001');
  const rows = {
    sows: [{ id: own, name: 'Mine' }],
    trends: [{ ssid: 1, sow_id: own, trend_name: 'Transport' }],
    topics: [
      ...Array.from({ length: 30 }, (_, index) => ({ tid: index, sow_id: own, topic_name: `T ${index}`, trend: 1 })),
      { tid: 40, sow_id: own, topic_name: 'Alone' },
    ],
    opportunities: [],
    foresight: [],
  };

  it('has its groups in the place of shifts, each with its first topics', async () => {
    const shifts = await new InMemoryProjectCatalogue(await open(rows)).shifts(own);
    expect(shifts.map(({ name, topicCount, trends }) => [name, topicCount, trends.length])).toEqual([
      ['Transport', 30, 24],
      ['Without a group', 1, 1],
    ]);
    const [all] = await new InMemoryProjectCatalogue(await open({ ...rows, trends: [] })).shifts(own);
    expect(all).toMatchObject({ name: 'Topics', topicCount: 31 });
  });

  it('is promised no platforms and insights, because its file has none', async () => {
    const { off } = await new InMemorySowCatalogue(await open(rows)).byId(own);
    expect([...(off ?? [])].toSorted((a, b) => a.localeCompare(b))).toEqual(['foresight', 'platforms']);
    const platforms = [{ sow_id: own, opportunity_name: 'Cities', topics: [topic(1, 'A')] }];
    const { off: less } = await new InMemorySowCatalogue(await open({ ...rows, opportunities: platforms })).byId(own);
    expect([...(less ?? [])]).toEqual(['foresight']);
  });
});

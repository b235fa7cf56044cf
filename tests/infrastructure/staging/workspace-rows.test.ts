import { describe, expect, it } from 'vitest';
import { workspaceRows } from '../../staging/workspace/read-workspace.mjs';
import { smallWorkspace } from './small-workspace';

const noForeignIds = new Set<string>();

describe('a workspace file in the staging database', () => {
  it('loses its unusable rows and keeps the rest', () => {
    const rows = workspaceRows(smallWorkspace, 'org', noForeignIds);
    expect(Object.fromEntries(Object.entries(rows).map(([table, { length }]) => [table, length]))).toEqual({
      sows: 2,
      shifts: 1,
      trends: 3,
      topics: 6,
      topic_materials: 1,
      opportunities: 1,
      insights: 1,
      experiments: 1,
    });
  });

  it('keeps what is not known as null, never as 0', () => {
    const [gamma] =
      workspaceRows(smallWorkspace, 'org', noForeignIds)['topics']?.filter((row) => row['tid'] === '13') ?? [];
    expect(gamma).toMatchObject({ quadrant: null, average_sizing: null, driver_count: null, topic_status: -1 });
  });

  it('is put in the order of its names, capitals and accents or not', () => {
    const topics = ['Zed', 'éclair', 'alpha', 'Topic 10', 'Topic 9'].map((topic_name, tid) => ({
      tid,
      sow_id: 1,
      topic_name,
    }));
    const rows = workspaceRows({ sows: [{ id: 1, name: 'x' }], topics }, 'org', noForeignIds);
    expect(rows['topics']?.map((row) => row['topic_name'])).toEqual(['alpha', 'éclair', 'Topic 9', 'Topic 10', 'Zed']);
  });

  it('holds nothing that a database cannot store', () => {
    const topics = [{ tid: 1, sow_id: 1, topic_name: 'a\u0000b\ud800' }];
    const rows = workspaceRows({ sows: [{ id: 1, name: 'x' }], topics }, 'org', noForeignIds);
    expect(rows['topics']?.[0]?.['topic_name']).toBe('ab\ufffd');
  });

  it('never gets at a project whose id another organisation has', () => {
    const rows = workspaceRows(smallWorkspace, 'org', new Set(['1']));
    expect(rows['sows']?.map((row) => row['id'])).toEqual(['2']);
    expect(rows['topics']?.map((row) => row['topic_name'])).toEqual(['Far']);
  });

  it.each([null, 7, [], 'text', {}, { sows: null, topics: 7, previous: [], versions: 3 }])(
    'is empty when it is none: %j',
    (document) => {
      const rows = workspaceRows(document, 'org', noForeignIds);
      expect(Object.values(rows).flat()).toEqual([]);
    },
  );
});

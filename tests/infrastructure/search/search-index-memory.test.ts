import type MiniSearch from 'minisearch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchDocument } from '../../../src/application/search/search-source';
import { MiniSearchIndex } from '../../../src/infrastructure/search/mini-search-index';

const created: MiniSearch[] = [];
let added = 0;

vi.mock('minisearch', async (importOriginal) => {
  const { default: Library } = await importOriginal<typeof import('minisearch')>();
  class Recorded extends Library {
    constructor(options: ConstructorParameters<typeof Library>[0]) {
      super(options);
      created.push(this);
    }
    override add(document: object): void {
      added += 1;
      super.add(document);
    }
  }
  return { default: Recorded };
});

const unhandled: unknown[] = [];
const record = (error: unknown): void => void unhandled.push(error);

beforeEach(() => {
  created.length = 0;
  added = 0;
  unhandled.length = 0;
  process.on('unhandledRejection', record);
});

afterEach(() => {
  process.off('unhandledRejection', record);
});

function projectDocuments(project: number, count = 400): readonly SearchDocument[] {
  return Array.from({ length: count }, (_document, index) => ({
    key: `topic:${project}-${index}`,
    name: `Signal${project}x${index} of project${project}`,
    detail: `Trend${project}`,
    words: `Description${project} number${index}`,
  }));
}

async function terms(...calls: readonly (readonly SearchDocument[])[]): Promise<number | undefined> {
  const index = new MiniSearchIndex();
  for (const documents of calls) await index.replaceDocuments(documents);
  return created.at(-1)?.termCount;
}

describe('the memory of the search index', () => {
  it('holds no term of an earlier project, however often the project was switched', async () => {
    const fresh = await terms(projectDocuments(8));
    const actions = [{ key: 'action:share', name: 'Share', detail: '', words: '' }];
    const switched = await terms(
      ...[1, 2, 3, 4, 5, 6, 7].flatMap((project) => [projectDocuments(project), actions]),
      projectDocuments(8),
    );
    expect(unhandled).toEqual([]);
    expect(switched).toBe(fresh);
  });

  it('never cleans up in the background while documents are added', async () => {
    const index = new MiniSearchIndex();
    await index.replaceDocuments(projectDocuments(1));
    const changed = projectDocuments(1).map((document) => ({ ...document, words: 'changed' }));
    void index.replaceDocuments(changed);
    await index.replaceDocuments(changed.slice(30));
    expect(created.at(-1)).toMatchObject({ isVacuuming: false, dirtCount: 0, documentCount: 370 });
    expect(unhandled).toEqual([]);
  });

  it('removes a few documents from the index, instead of creating it again', async () => {
    const documents = projectDocuments(1);
    const without = await terms(documents.slice(3));
    created.length = 0;
    expect(await terms(documents, documents.slice(3))).toBe(without);
    expect(created).toHaveLength(1);
  });

  it('stops indexing a project that has been left', async () => {
    const index = new MiniSearchIndex();
    const left = index.replaceDocuments(projectDocuments(1, 4000));
    const first = await vi.waitUntil(() => created[0], { interval: 0 });
    await vi.waitFor(() => expect(first.documentCount).toBeGreaterThan(0), { interval: 0 });
    await Promise.all([left, index.replaceDocuments(projectDocuments(2, 10))]);
    expect(created.at(-1)?.documentCount).toBe(10);
    expect(added).toBeLessThan(4000);
  });

  it('releases everything on log-out, at once', async () => {
    const index = new MiniSearchIndex();
    await index.replaceDocuments(projectDocuments(1));
    void index.replaceDocuments([]);
    expect(index.search('signal')).toEqual([]);
  });
});

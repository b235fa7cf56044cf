import { afterEach, describe, expect, it, vi } from 'vitest';
import { FetchedWorkspaceSource } from '../../../src/infrastructure/workspace-file/fetched-workspace-source';

const text = JSON.stringify({ sows: [{ id: 1, name: 'Zürich, Qualität' }] });

async function nameIn(bytes: Uint8Array): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes.slice())));
  const { file } = await new FetchedWorkspaceSource(
    '/workspace.json',
    () => null,
    () => {},
  ).load();
  const [sow] = file.sows as readonly { readonly name: string }[];
  return sow?.name;
}

afterEach(() => vi.unstubAllGlobals());

describe('a workspace file of the server', () => {
  it('is read as UTF-8', async () => {
    expect(await nameIn(new TextEncoder().encode(text))).toBe('Zürich, Qualität');
  });

  it('is read as Windows-1252 where it is not UTF-8', async () => {
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    expect(await nameIn(bytes)).toBe('Zürich, Qualität');
  });

  it('may hold the replacement character itself', async () => {
    const own = JSON.stringify({ sows: [{ id: 1, name: 'a\uFFFDb' }] });
    expect(await nameIn(new TextEncoder().encode(own))).toBe('a\uFFFDb');
  });
});

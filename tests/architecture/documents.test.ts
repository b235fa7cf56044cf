import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from './source-files';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'tests', 'scripts', 'bench', 'deploy', 'content', 'docs'];
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs'), ...markdownIn('docs/decisions')];
/** A path below one of these folders, or a file with an ending of ours. */
const PATH =
  /^(?:src|tests|scripts|bench|deploy|content|docs)\/[\w./@-]+$|^[\w@-]+(?:[./][\w@-]+)*\.(?:ts|tsx|mjs|scss)$/;
/** A class, component or type: a capital, then at least one small and one further capital. */
const NAME = /^[A-Z][a-z]+(?:[A-Z][a-z]*)+$/;

function markdownIn(folder: string): string[] {
  return readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
}

function mentionsIn(document: string): readonly string[] {
  const text = readFileSync(path.join(root, document), 'utf8').replaceAll(/^```.*?^```/gms, '');
  return [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, mention = '']) => mention.trim()))];
}

const code = filesIn(path.join(root, 'src'));
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`),
);
const names = new Set(
  code.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name)),
);

/** A mention may leave out the first folders of a path. */
const exists = (file: string): boolean =>
  existsSync(path.join(root, file)) || files.some((known) => known.endsWith(`/${file}`));

describe.each(DOCUMENTS)('%s', (document) => {
  const mentions = mentionsIn(document);

  it('mentions files that are there', () => {
    expect(mentions.filter((mention) => PATH.test(mention) && !exists(mention))).toEqual([]);
  });

  it('mentions names that the code has', () => {
    expect(mentions.filter((mention) => NAME.test(mention) && !names.has(mention))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const quoted = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

it('the document of usage events names every event and source of the code, and no other', () => {
  const code = readFileSync('src/domain/tracking/usage-event.ts', 'utf8');
  const document = readFileSync('docs/usage-events.md', 'utf8');
  const events = quoted(code, /'(logged_in|page_viewed|clicked_on_[a-z_]+)'/g);
  expect(quoted(document, /^\| `([a-z_]+)` \|/gm).toSorted()).toEqual(events.toSorted());
  const sources = quoted(code.slice(0, code.indexOf(';', code.indexOf('ClickSource'))), /\| '([a-z ]+)'/g);
  const [, listed = ''] = document.split('`source` is where');
  expect(quoted(listed, /`([a-z ]+)`/g).toSorted()).toEqual(sources.toSorted());
});

import { expect, test } from './fixtures';

test('the licences of everything that is bundled are served as a text', async ({ request }) => {
  const answer = await request.get('/third-party-notices.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  const packages = (await answer.text()).split(/^## /m).slice(1);
  const nameOf = (text: string): string => text.split(' - ')[0] ?? '';
  expect(packages.map(nameOf)).toEqual(
    expect.arrayContaining(['react', 'mobx', 'd3-array', '@luzmo/embed', '@fontsource-variable/inter']),
  );
  expect(packages.find((text) => nameOf(text) === '@luzmo/embed')).toContain('All rights reserved');
  expect(packages.find((text) => nameOf(text).endsWith('/inter'))).toContain('SIL Open Font License');
  // This package is published without its licence's text.
  const bare = packages.filter((text) => text.trim().split('\n').length < 3).map(nameOf);
  expect(bare.filter((name) => name !== 'react-remove-scroll-bar')).toEqual([]);
});

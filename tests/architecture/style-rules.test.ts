import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

/** The rules that a declaration or block in a sheet of a screen breaks. */
async function brokenBy(code: string, file = 'src/ui/errors/planted.module.scss'): Promise<readonly string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: file });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('the sheet of a screen', () => {
  it.each([
    'padding: 13px',
    'padding: 8px 6px',
    'margin: 0 -9px',
    'margin-top: 0.5em',
    'gap: 2px',
    'gap: 4px 16px',
    'gap: 0 10px',
    'padding: 12px 4px',
    'margin: 0 -8px 0 auto',
    'padding-inline: 8px',
    'font: 500 13px/20px var(--sans)',
    'font: var(--type-small)',
    'font-size: 13px',
    'font-weight: 550',
    'letter-spacing: 0.02em',
  ])('may not say %s', async (declaration) => {
    expect(await brokenBy(`.a { ${declaration}; }`)).toHaveLength(1);
  });

  it.each(['(width < 900px)', '(width >= 768px) and (height < 600px)', '(min-width: 768px)'])(
    'may not ask for %s',
    async (query) => {
      expect(await brokenBy(`@media ${query} { .a { color: red; } }`)).toEqual(['media-feature-name-disallowed-list']);
    },
  );

  it.each([
    'padding: 12px var(--gutter) 0',
    'margin: 0 -8px',
    'gap: 12px',
    'gap: 4px 12px',
    'padding: 8px 12px',
    'font-weight: 500',
    'letter-spacing: inherit',
    'inset: 3px',
    'font: inherit',
    'font-weight: 600',
    '@include type(small)',
  ])('may say %s', async (declaration) => {
    expect(await brokenBy(`.a { ${declaration}; }`)).toEqual([]);
  });
});

it.each(['tr:has(+ [data-a]) > td', '.a:has(> .b + .c)', '.a:not(:has(.b ~ .c)) .d'])(
  'no sheet may choose %s, for which each new element would cost the styles of the whole page',
  async (selector) => {
    for (const file of ['src/ui/errors/planted.module.scss', 'src/ui/kit/controls/planted.scss'])
      expect(await brokenBy(`${selector} { color: red; }`, file)).toEqual(['selector-disallowed-list']);
  },
);

it.each([':root:has(.a) .b', '.a:has(> .b)', '.a:has(.b) + .c'])('a sheet may choose %s', async (selector) => {
  expect(await brokenBy(`${selector} { color: red; }`)).toEqual([]);
});

it('the sheets of styles and kit are where sizes are made', async () => {
  for (const folder of ['styles', 'kit/controls'])
    expect(await brokenBy('.a { font-size: 13px; }', `src/ui/${folder}/planted.scss`)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { createLightIcon } from '../../../scripts/lib/light-icon.js';

const SOURCES = path.resolve(import.meta.dirname, '../../../src');
const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join(SOURCES, name), 'utf8'));

/** As they are called in the library. */
const used = new Set(
  texts
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type ')),
);

type Data = Parameters<typeof createLightIcon>[0];

const ICONS = path.resolve(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm/icons');

async function lightly(name: string): Promise<LucideIcon> {
  const file = name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
  // An icon that has been given another name stands under that.
  const [, target = file] =
    /from '\.\/([\w-]+)\.mjs'/.exec(readFileSync(path.join(ICONS, `${file}.mjs`), 'utf8')) ?? [];
  const { __iconData } = (await import(/* @vite-ignore */ path.join(ICONS, `${target}.mjs`))) as { __iconData: Data };
  return createLightIcon(__iconData);
}

/** Without the class names that the library adds and nobody asks for. */
function drawn(Icon: LucideIcon, props: object): string {
  const { container, unmount } = render(<Icon {...props} />);
  const svg = container.querySelector('svg');
  svg?.classList.remove(...[...svg.classList].filter((name) => name.startsWith('lucide')));
  if (svg?.getAttribute('class') === '') svg.removeAttribute('class');
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`).sort();
  const content = svg?.innerHTML ?? '';
  unmount();
  return [...attributes, content].join('\n');
}

describe('an icon as the build draws it', () => {
  it.each([...used])('looks like the one of the library: %s', async (name) => {
    const [own, light] = [Reflect.get(lucide, name) as LucideIcon, await lightly(name)];
    for (const props of [{}, { size: 16, strokeWidth: 1.75, className: 'mark', 'aria-hidden': 'true' }]) {
      expect(drawn(light, props)).toBe(drawn(own, props));
    }
  });

  it.each([{ 'aria-label': 'New' }, { role: 'img' }])('is heard where it says what it means: %o', async (props) => {
    expect(drawn(await lightly('Check'), props)).toBe(drawn(lucide.Check, props));
    expect(drawn(await lightly('Check'), props)).not.toContain('aria-hidden');
  });

  it('is asked for nothing that it does not know', () => {
    expect(used.size).toBeGreaterThan(40);
    expect(texts.filter((text) => /absoluteStrokeWidth|nonScalingStroke|LucideProvider/.test(text))).toEqual([]);
  });
});

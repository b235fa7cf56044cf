import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from '../../../src/ui/art/logo';
import { Relief, type ReliefCode } from '../../../src/ui/art/relief';

describe('Logo', () => {
  it('is the same outline before and after the code is loaded, and as the icon of the page', async () => {
    const { container } = render(<Logo variant="icon" />);
    const outline = container.querySelector('path')?.getAttribute('d') ?? '';
    expect(outline.match(/Z/g)).toHaveLength(3);
    for (const file of ['index.html', 'public/favicon.svg']) expect(await readFile(file, 'utf8')).toContain(outline);
  });

  it('has a name only when it is given one', () => {
    render(<Logo variant="full" title="D&M Visualization Platform" />);
    expect(screen.getByRole('img', { name: 'D&M Visualization Platform' })).toBeDefined();
    const { container } = render(<Logo variant="icon" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('Relief', () => {
  it.each<ReliefCode>(['403', '404', '500', 'maintenance'])('of %s is a small drawing of lines', async (code) => {
    const { container } = render(<Relief code={code} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    const svg = await readFile(`public/art/relief-${code}.svg`, 'utf8');
    expect(gzipSync(svg).length).toBeLessThan(20_000);
    const path = new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('path');
    expect(path?.getAttribute('fill')).toBe('none');
    expect(path?.getAttribute('d')).toMatch(/^(M[\d.]+ [\d.]+l[-\d. ]+)+$/);
  });
});

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from '../../../src/ui/art/logo';
import { Relief, type ReliefCode } from '../../../src/ui/art/relief';

describe('Logo', () => {
  it('gives each logo on a page a mask of its own', () => {
    const { container } = render(
      <>
        <Logo variant="full" />
        <Logo variant="icon" />
      </>,
    );
    const ids = [...container.querySelectorAll('mask')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    expect(container.querySelectorAll(`[mask="url(#${ids[1]})"]`)).toHaveLength(1);
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

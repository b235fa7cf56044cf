import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/infrastructure/slides/slide-units';
import { quadrantHue } from '../../../src/ui/signal/dot';
import { QUADRANT_CODES, quadrantOf } from '../../../src/domain/topic/quadrant';
import { channelsOf, valuesOf } from './tokens';

// The colours are data (specification, section 4): what they are called is measured, not believed.
/** Degrees on the colour wheel: 0 red, 60 yellow, 120 green, 240 blue. */
function hueOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return Number.NaN;
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  if (most === green) return 60 * (2 + (blue - red) / span);
  return 60 * (4 + (red - green) / span);
}

function expectHues(token: string, from: number, to: number): void {
  const hues = valuesOf(token).map(hueOf);
  expect(hues).toHaveLength(2);
  for (const hue of hues) {
    expect(hue).toBeGreaterThan(from);
    expect(hue).toBeLessThan(to);
  }
}

describe('the colour of a quadrant', () => {
  it('strong signal is orange-red in both themes', () => expectHues('strong', 5, 30));
  it('mature signal is blue in both themes', () => expectHues('mature', 200, 250));
  it('potential disruptor is green in both themes', () => expectHues('disruptor', 120, 165));
  it('uncertain signal is olive in both themes', () => expectHues('uncertain', 48, 75));
});

describe('the colour of growth', () => {
  it('is green upwards and red downwards', () => {
    expectHues('positive', 120, 165);
    expect(
      valuesOf('negative')
        .map(hueOf)
        .every((hue) => hue < 12 || hue > 348),
    ).toBe(true);
    const growth = readFileSync('src/ui/flashcards/metrics/metrics-tab.module.scss', 'utf8');
    expect(growth).toMatch(/\.up \{\s*color: var\(--positive\);/);
    expect(growth).toMatch(/\.down \{\s*color: var\(--negative\);/);
  });
});

it('slides have the colours of the light theme', () => {
  const light = (token: string): string | undefined => valuesOf(token)[0]?.slice(1).toUpperCase();
  for (const name of ['text', 'muted', 'line', 'faint', 'well', 'surface'] as const)
    expect(hexOf(name)).toBe(light(name));
  for (const quadrant of [...QUADRANT_CODES, null].map(quadrantOf)) {
    const token = quadrantHue(quadrant).replace('default', 'neutral');
    expect(hexOf(`${quadrant.name}-fill`)).toBe(light(token));
    expect(hexOf(`${quadrant.name}-text`)).toBe(light(`${token}-text`));
    expect(hexOf(`${quadrant.name}-tint`)).toBe(light(`${token}-tint`));
  }
});

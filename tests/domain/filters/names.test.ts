import { describe, expect, it } from 'vitest';
import { exportFileName } from '../../../src/domain/filters/view-outline';
import { NameMatch } from '../../../src/domain/shared/name-match';

describe('typing to filter', () => {
  const names = ['Plastic rules', 'Clean power for plants', 'Économie circulaire', 'Refill at home', 'Home refill'];

  it('finds every word, in any order and whatever the case and the accents', () => {
    const match = new NameMatch(names);
    expect(match.by('PLA')).toEqual(['Plastic rules', 'Clean power for plants']);
    expect(match.by('home  refill ')).toEqual(['Refill at home', 'Home refill']);
    expect(match.by('economie')).toEqual(['Économie circulaire']);
    expect(match.by('nothing like it')).toEqual([]);
  });

  it('leaves all names while nothing is typed', () => {
    expect(new NameMatch(names).by('  ')).toBe(names);
  });
});

describe('the name of a downloaded file', () => {
  const day = new Date(2026, 8, 3);

  it('holds project, view and day', () => {
    expect(exportFileName('Consumer Goods 2035', 'Trend map', 'Current Data', day)).toBe(
      'consumer-goods-2035-trend-map-2026-09-03',
    );
  });

  it('keeps letters of any script and nothing that a file system refuses', () => {
    expect(exportFileName('../R&D: "Größe"?\u202E', 'Topic map', 'Current Data', day)).toBe(
      'r-d-größe-topic-map-2026-09-03',
    );
    expect(exportFileName('消費財 🚀', 'Impact', 'Current Data', day)).toBe('消費財-impact-2026-09-03');
    expect(exportFileName('***', 'Drivers', 'Current Data', day)).toBe('drivers-2026-09-03');
  });

  it('says that it is the previous data before its day, and nothing of the current', () => {
    const named = (project: string, view: string) => exportFileName(project, view, 'Previous Data', day);
    expect(named('Consumer Goods 2035', 'Topic map')).toBe('consumer-goods-2035-topic-map-previous-data-2026-09-03');
    expect(named('Plan 2026-01-01', 'Impact')).toBe('plan-2026-01-01-impact-previous-data-2026-09-03');
  });

  it('is never too long for a file system', () => {
    const longest = exportFileName('𠮷'.repeat(250), 'Drivers & Impact', 'Previous Data', day);
    expect(new TextEncoder().encode(`${longest}.csv`).length).toBeLessThanOrEqual(255);
    expect(
      new TextEncoder().encode(exportFileName('木'.repeat(250), 'Trend map', 'Current Data', day)).length,
    ).toBeLessThan(250);
  });
});

import { describe, expect, it } from 'vitest';
import { explainFigure, originLine } from '../../../src/domain/flashcards/figure-explanation';

const origin = { date: 'Nov 2026', note: 'Illustrative figures' };

describe('the explanation of a figure', () => {
  it('says unit, period and source', () => {
    expect(explainFigure('growth', 'topic', origin)).toBe(
      'Growth a year, measured as a 3-year CAGR (compound annual growth rate). Illustrative figures. Data of Nov 2026.',
    );
  });

  it('speaks of a topic or of a trend', () => {
    expect(explainFigure('consumer', 'topic', origin)).toContain('this topic is for consumers, as a percentage');
    expect(explainFigure('consensus', 'trend', origin)).toContain('agree on this trend');
    for (const kind of [
      'allSizing',
      'sizing',
      'consumer',
      'industry',
      'society',
      'growth',
      'consensus',
      'drivers',
    ] as const) {
      expect(explainFigure(kind, 'trend', origin)).not.toContain('$');
    }
  });

  it('ends after the meaning where the data says nothing about itself', () => {
    expect(explainFigure('drivers', 'topic', { date: null, note: null })).toBe('How many drivers act on this topic.');
  });
});

describe('the closing line of the metrics', () => {
  it.each([
    [origin, 'Illustrative figures. Data of Nov 2026.'],
    [{ date: 'Nov 2026', note: 'All real.' }, 'All real. Data of Nov 2026.'],
    [{ date: 'Nov 2026', note: null }, 'Data of Nov 2026.'],
    [{ date: null, note: 'All real' }, 'All real.'],
    [{ date: null, note: null }, ''],
  ])('of %j is %j', (from, line) => expect(originLine(from)).toBe(line));
});

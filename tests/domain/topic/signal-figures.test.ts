import { describe, expect, it } from 'vitest';
import { changeDigits, distanceOf, figureChange, signalChange } from '../../../src/domain/topic/figure-change';
import {
  figureOf,
  formatFigure,
  previousTitle,
  SIGNAL_FIGURES,
  spreadsheetFigure,
  spreadsheetTitle,
} from '../../../src/domain/topic/figures';
import { aBareTopic, aTopic } from '../../builders/topic-mother';

describe('the figures of a topic', () => {
  const topic = aTopic();

  it('are read from its fields', () => {
    const { growth, sizing, driverCount } = topic;
    expect(SIGNAL_FIGURES.map((figure) => figureOf(figure, topic))).toEqual([
      growth,
      sizing.average,
      sizing.consumer,
      sizing.industry,
      sizing.society,
      driverCount,
    ]);
    expect(SIGNAL_FIGURES.every((figure) => figureOf(figure, aBareTopic()) === null)).toBe(true);
  });

  it('are shown with their unit', () => {
    expect(SIGNAL_FIGURES.map((figure) => formatFigure(figure, 0.5))).toEqual([
      '+50 %',
      ...Array.from({ length: 4 }, () => '50 %'),
      '0.5',
    ]);
    expect(formatFigure('drivers', 1200)).toBe('1,200');
  });

  it('change by points, or by a count, only where both figures are known', () => {
    const before = aTopic({ growth: (topic.growth ?? 0) - 0.05, driverCount: null });
    expect(changeDigits(signalChange('growth', topic, before))).toBe('+5');
    expect(signalChange('drivers', topic, before)).toMatchObject({ difference: null, isSeen: true });
    expect(signalChange('growth', topic, undefined).difference).toBeNull();
    const small = figureChange('growth', 0.2, 0.2396);
    expect([changeDigits(small), changeDigits(small, 1), changeDigits(small, 0)]).toEqual(['−3.96', '−4.0', '−4']);
    // What would look like nothing has its own decimals.
    expect(changeDigits(figureChange('growth', 0.2004, 0.2), 1)).toBe('+0.04');
    expect([2, -2, 0].map((now) => changeDigits(figureChange('drivers', now, 0)))).toEqual(['+2', '−2', '']);
    const unseen = figureChange('growth', 0.100_04, 0.1);
    expect([unseen.isSeen, changeDigits(unseen), distanceOf([unseen])]).toEqual([false, '', 0]);
  });

  it('have their unit once in the title of a column', () => {
    expect(spreadsheetTitle('growth', 'Growth')).toBe('Growth (%)');
    for (const named of ['Growth %', 'Growth (%)', 'Growth in percent', 'Wachstum in Prozent'])
      expect([spreadsheetTitle('growth', named), previousTitle('growth', named)]).toEqual([
        named,
        `Previous ${named.charAt(0).toLowerCase()}${named.slice(1)}`,
      ]);
  });

  it('stand in spreadsheets as percentages with two decimals', () => {
    expect(SIGNAL_FIGURES.map((figure) => spreadsheetTitle(figure, null))).toEqual([
      'Growth, 3-year CAGR (%)',
      'Average sizing (%)',
      'Consumer sizing (%)',
      'Industry sizing (%)',
      'Society sizing (%)',
      'Number of impacting drivers',
    ]);
    expect(previousTitle('growth', null)).toBe('Previous growth, 3-year CAGR (%)');
    expect(spreadsheetTitle('growth', 'CAGR 2025-2030')).toBe('CAGR 2025-2030 (%)');
    expect([spreadsheetFigure('growth', 0.123_456), spreadsheetFigure('drivers', 7)]).toEqual([12.35, 7]);
    expect(spreadsheetFigure('sizing', null)).toBeNull();
  });
});

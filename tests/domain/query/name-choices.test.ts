import { describe, expect, it } from 'vitest';
import { nameChoices, namesOfCondition, withNames } from '../../../src/domain/query/name-choices';

const topic = (name: string, trend: string | null, averageLabel: string | null = null) => ({
  name,
  trend: trend === null ? null : { name: trend },
  sizing: { averageLabel },
});
const CHOICES = nameChoices({
  shifts: [{ name: 'Food redesigned' }],
  trends: [
    { name: 'Next packaging', shiftName: 'Food redesigned' },
    { name: 'New proteins', shiftName: null },
  ],
  topics: [
    topic('Seaweed films', 'Next packaging', 'Niche'),
    topic('Seaweed films', 'New proteins', 'Niche'),
    topic('Soft robots', null),
  ],
  platforms: [{ name: 'Packaging lab' }, { name: 'Packaging lab' }, { name: 'Robotics' }],
});

describe('the names of a project from which conditions are chosen', () => {
  it('are listed once, and those of several items say what each one belongs to', () => {
    expect(CHOICES.topic).toEqual([
      { name: 'Seaweed films', belongsTo: ['Next packaging', 'New proteins'] },
      { name: 'Soft robots', belongsTo: [] },
    ]);
    expect(CHOICES.trend.map(({ name }) => name)).toEqual(['Next packaging', 'New proteins']);
    expect(CHOICES.label).toEqual([{ name: 'Niche', belongsTo: [] }]);
  });

  it('replace those of a condition, and what else it says stays', () => {
    const condition = { kind: 'shift', names: ['Food redesigned'], not: true, base: true } as const;
    expect(withNames(condition, ['Next mobility'])).toEqual({ ...condition, names: ['Next mobility'] });
    const label = withNames({ kind: 'label', labels: ['Niche'], not: false }, ['Mainstream']);
    expect(namesOfCondition(label)).toEqual(['Mainstream']);
  });
});

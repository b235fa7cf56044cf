import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../src/domain/filters/view-outline';

describe('what a saved address shows, in words', () => {
  it.each([
    ['/data/1', ['Trend map']],
    ['/data/1?tab=opportunityMap&maturity=topics:3', ['Topic map', 'Potential Disruptor']],
    ['/data/1?tab=opportunityMap&status=0&status=3', ['Topic map', 'Undefined, Important']],
    ['/data/1?tab=trendList&trends=New+proteins', ['List view', 'New proteins']],
    ['/data/1?tab=drivers&topics=A&topics=B&topics=C', ['Drivers & Impact']],
    ['/data/1?tab=drivers&trends=A&trends=B&topics=C', ['Drivers & Impact', '2 trends', 'C']],
    ['/data/1?version=Previous+Data', ['Trend map', 'Previous Data']],
    ['/data/1?new=1&query={"conditions":[{"kind":"new","not":false}]}', ['Trend map', 'New']],
    ['/review/1?maturity=topics:4', ['Review', 'Uncertain Signal']],
  ])('%s', (address, parts) => {
    expect(outlineOf(address).parts).toEqual(parts);
  });
});

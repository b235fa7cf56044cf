import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SourceList } from '../../../src/ui/ask/source-list';

const cited = (citedBy: readonly string[]) => (
  <SourceList sources={[{ title: 'Report', url: null, publisher: null, sourceClass: null, day: null, citedBy }]} />
);

describe('what cites a source', () => {
  it.each([
    [['Kelp'], 'Kelp'],
    [['Kelp', 'Refill', 'Deposit'], 'Kelp, Refill and Deposit'],
    [['Kelp', 'Refill', 'Deposit', 'Fungi', 'Algae'], 'Kelp, Refill, Deposit and 2 more'],
  ])('is named, and of many how many more there are: %j', (names, words) => {
    expect(render(cited(names)).getByText(words)).toBeTruthy();
  });
});

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { EmptyChart } from '../../../src/ui/charts/empty-chart';
import { anItemAt, anUnplacedItem } from '../../builders/chart-item-mother';
import { fourCorners, openChart, topicsOf } from './open-map';

async function titleOf(rows: Parameters<typeof openChart>[0]): Promise<string | null> {
  const { data } = await openChart(rows);
  render(<EmptyChart data={data} />);
  return screen.getByRole('heading').textContent;
}

describe('a chart without anything to draw', () => {
  it('says that filters are in the way where they are', async () => {
    const filters = { topicFilter: ['Strong'], topicQuadrantFilter: [3] } as const;
    expect(await titleOf({ topics: fourCorners, filters })).toBe('No topics pass these filters');
  });

  it('leads to the other data where only those have what is chosen', async () => {
    const filters = { topicFilter: ['Strong'], versionFilter: PREVIOUS_DATA };
    const previous = { topics: fourCorners.slice(1) };
    expect(await titleOf({ topics: fourCorners, previous, filters })).toBe(
      'What is chosen is not in the previous data',
    );
    expect(screen.getByText(/Choose Current Data/)).toBeInstanceOf(HTMLElement);
  });

  it('blames no filters in a project without topics', async () => {
    expect(await titleOf({ topics: [] })).toBe('No topics in this project yet');
    expect(screen.queryByText(/filter/)).toBeNull();
  });

  it('leads from previous data without topics to the current', async () => {
    const filters = { versionFilter: PREVIOUS_DATA };
    expect(await titleOf({ topics: fourCorners, filters })).toBe('No topics in the previous data');
    expect(screen.getByText(/Choose Current Data/)).toBeInstanceOf(HTMLElement);
  });

  it('says which figure is not known, where a plot would be a column of dashes', async () => {
    const bare = topicsOf([anUnplacedItem({ driverCount: null })]);
    const { data } = await openChart({ topics: bare, surface: 'impact' });
    expect(data.isUnknown).toBe(true);
    render(<EmptyChart data={data} />);
    expect(screen.getByRole('heading').textContent).toBe('The sizing by lens is not known');
    expect((await openChart({ topics: fourCorners, surface: 'drivers' })).data.isUnknown).toBe(false);
  });

  it('tells topics without drivers from no topics', async () => {
    const topics = topicsOf([anItemAt(0.1, 0.1, { driverCount: 0 })]);
    expect(await titleOf({ topics, surface: 'drivers' })).toBe('No topic has impacting drivers');
  });
});

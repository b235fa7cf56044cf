import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DriversPicture } from '../../../../src/ui/charts/comparison/drivers-picture';
import { topics } from '../../../builders/topic-mother';
import { openChart, show } from '../open-map';

const driversOf = (counts: readonly number[]) =>
  topics(counts.length, (index) => ({ driverCount: counts[index] ?? 0 }));

it('has a row for each number of drivers, the most first, and a dot for each topic', async () => {
  const { data } = await openChart({ topics: driversOf([4, 2, 4, 1]), surface: 'drivers' });
  render(<DriversPicture data={data} />);
  const rows = screen.getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '4 drivers:2 topics',
    '3 drivers:0 topics',
    '2 drivers:1 topic',
    '1 drivers:1 topic',
  ]);
  expect(rows[0]?.querySelectorAll('[data-quadrant]')).toHaveLength(2);
  expect(screen.getByText('Topic 1 and Topic 3 have the most drivers, four each.')).toBeTruthy();
});

it('narrows to the topics of a row, adds those of another, and counts all as before', async () => {
  const user = userEvent.setup();
  const { data, events } = await openChart({ topics: driversOf([4, 2, 4]), surface: 'drivers' });
  const rendered = render(<DriversPicture data={data} />);
  await user.click(screen.getByRole('button', { name: '4 drivers: 2 topics' }));
  expect(events.topicsChosen).toHaveBeenLastCalledWith(['Topic 1', 'Topic 3']);
  show(data, { filters: { ...data.view.filters, topicFilter: ['Topic 1', 'Topic 3'] } });
  rendered.rerender(<DriversPicture data={data} />);
  const pressed = await screen.findByRole('button', { name: '4 drivers: 2 topics', pressed: true });
  await user.click(screen.getByRole('button', { name: '2 drivers: 1 topic' }));
  expect(events.topicsChosen).toHaveBeenLastCalledWith(['Topic 1', 'Topic 3', 'Topic 2']);
  await user.click(pressed);
  expect(events.topicsChosen).toHaveBeenLastCalledWith([]);
});

it('draws bars where a number has more topics than dots have room', async () => {
  const { data } = await openChart({ topics: driversOf(Array.from({ length: 61 }, () => 3)), surface: 'drivers' });
  render(<DriversPicture data={data} />);
  expect(screen.getByText(/^Bars are counts of topics/)).toBeTruthy();
});

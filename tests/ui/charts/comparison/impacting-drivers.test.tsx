import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChartData } from '../../../../src/application/charts/chart-data';
import { ImpactingDrivers } from '../../../../src/ui/charts/comparison/impacting-drivers';
import { aTopic, topics } from '../../../builders/topic-mother';
import { openChart } from '../open-map';

it('the impacting drivers of a topic are counted in a picture and a table, without the metrics in prose', async () => {
  const { data, events, sources } = await openChart({ topics: [aTopic(), ...topics(4)] });
  const request = { surface: 'impactingDrivers', sowId: data.request.sowId, topicId: aTopic().id } as const;
  const { container } = render(<ImpactingDrivers data={new ChartData(request, data.view, events, sources)} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Number of impacting drivers, among all topics',
    'Figure by figure',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Number of impacting drivers' })).toBeTruthy();
  const prose = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(prose).toEqual([expect.stringMatching(/^Its trend is .* The project has 5 topics\.$/)]);
});

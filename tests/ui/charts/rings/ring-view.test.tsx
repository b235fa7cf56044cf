import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../../../src/domain/shared/entity-id';
import { signalSheet } from '../../../../src/ui/charts/export/signal-sheet';
import { RingList } from '../../../../src/ui/charts/rings/ring-view';
import { RingPicture } from '../../../../src/ui/charts/export/export-chart';
import { aTopic } from '../../../builders/topic-mother';
import { openChart, show } from '../open-map';

const TOPICS = [
  aTopic({ id: entityId('a'), name: 'Feature flags', status: 3 }),
  aTopic({ id: entityId('b'), name: 'Old portal', status: 4 }),
  aTopic({ id: entityId('c'), name: 'Vector search', status: 3, ring: 'Trial', ringMove: 'in' }),
];

async function shown() {
  const chart = await openChart({ topics: TOPICS });
  show(chart.data, { rings: true });
  return chart;
}

describe('topics by rings', () => {
  it('are buttons with their ring in their name: one stop of the Tab key, which arrow keys walk', async () => {
    const { data, events } = await shown();
    render(<RingPicture data={data} width={1000} />);
    const names = screen.getAllByRole('button').map((dot) => dot.getAttribute('aria-label'));
    expect(names).toEqual(['Feature flags, Important', 'Vector search, Important', 'Old portal, Disregard']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(events.topicOpened).toHaveBeenCalledWith(expect.objectContaining({ id: 'a', name: 'Feature flags' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Vector search, Important');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('stand in a list beside the radar, for the pointer only', async () => {
    const { data, events } = await shown();
    const active: (string | null)[] = [];
    const { container } = render(<RingList data={data} active="c" onActive={(id) => active.push(id)} />);
    const rows = [...container.querySelectorAll('button')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Feature flagsImportant',
      'Vector searchImportant',
      'Old portalDisregard',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(rows.map(({ dataset }) => 'active' in dataset)).toEqual([false, true, false]);
    await userEvent.click(rows[2]!);
    expect(active).toContain('b');
    expect(events.topicOpened).toHaveBeenCalledWith(expect.objectContaining({ id: 'b', name: 'Old portal' }));
  });

  it('have their ring in the CSV file, which has no such column without rings', async () => {
    const { data } = await shown();
    const [titles = [], ...rows] = signalSheet('topic', data.sorted);
    const at = titles.indexOf('Ring');
    expect(rows.map((row) => row[at])).toEqual([null, null, 'Trial']);
    expect(signalSheet('topic', data.sorted.slice(0, 2))[0]).not.toContain('Ring');
  });
});

import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HomeScreen } from '../../../src/ui/home/home-screen';
import { StartSteps } from '../../../src/application/home/start-steps';
import { aShift } from '../../builders/shift-mother';
import { renderScreen } from '../render-screen';
import { isWithout } from '../../fakes/is-without';

async function renderHome() {
  const rendered = await renderScreen(HomeScreen, '/homepage/:sowId', {
    path: '/homepage/1',
    prepare: (platform) => {
      platform.shifts.everyShift = [aShift()];
      platform.get(StartSteps).start();
    },
  });
  return { ...rendered, line: await rendered.screen.findByRole('region', { name: 'Start here' }) };
}

describe('the line of first steps on home', () => {
  it('leads to the map, the queue and a brief', async ({ skip }) => {
    skip(isWithout('review', 'brief'));
    const { line } = await renderHome();
    const links = within(line).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Look at the mapAll topics in one picture', '/data/1?tab=opportunityMap'],
      ['Decide on 10 topics0 of 10, one key each', '/review/1'],
      ['Make a brief of themTo print, present or send', '/brief/1'],
    ]);
    expect(line.textContent).toContain('0 of 3 done');
  });

  it('explains the map in a dialog that Escape closes', async () => {
    const user = userEvent.setup();
    const { screen, line } = await renderHome();
    await user.click(within(line).getByRole('button', { name: 'How to read the map' }));
    const dialog = await screen.findByRole('dialog', { name: 'How to read the map' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    expect(dialog.textContent).toContain('3-year CAGR');
    expect(within(dialog).getAllByRole('term')).toHaveLength(10);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes when it is hidden', async () => {
    const user = userEvent.setup();
    const { screen, line } = await renderHome();
    await user.click(within(line).getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull();
  });
});

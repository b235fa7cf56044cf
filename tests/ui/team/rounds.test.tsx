import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeysHost } from '../../../src/ui/keys/keys-host';
import { TeamTab } from '../../../src/ui/team/team-tab';
import { TeamBrowser } from '../../application/team/team-browser';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { topicId } from '../../builders/team-mother';
import { renderAt } from '../shell/render-at';

async function open() {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory);
  const anna = await TeamBrowser.joined('Anna', directory);
  await anna.decide(1, 3);
  await maya.decide(1, 4);
  await maya.refresh();
  maya.platform.navigator.go('/review/1?tab=team');
  const rendered = renderAt(
    maya.platform,
    <>
      <KeysHost />
      <TeamTab />
    </>,
  );
  await act(settle);
  return { ...rendered, maya, anna };
}

async function start() {
  const opened = await open();
  const { screen, user, maya, anna } = opened;
  await user.click(screen.getByRole('button', { name: 'Start a round' }));
  await user.selectOptions(screen.getByLabelText('Topics'), 'Split topics, 1 topic');
  await user.click(screen.getByRole('button', { name: 'Start the round' }));
  await act(() => maya.pass(3000));
  await anna.refresh();
  return { ...opened, round: anna.store.openRounds[0] };
}

describe('the vote', () => {
  it('goes on to the next topic, asks why, and is taken back by Undo', async () => {
    const { screen, user, maya } = await open();
    act(() =>
      maya.acts.openRound({
        name: 'Two',
        topics: [1, 2, 3].map((id) => ({ id: topicId(id), name: `T${id}` })),
        closesAt: new Date(maya.clock.now().getTime() + 4 * 86_400_000).toISOString(),
        hiding: 'decide',
        follows: null,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    const shown = () => screen.getByRole('article').getAttribute('aria-label');
    const count = () => screen.getByText(/of 3 decided/).textContent;
    expect([shown(), count()]).toEqual(['T1', '0 of 3 decided']);
    await user.keyboard('3');
    expect([shown(), count()]).toEqual(['T2', '1 of 3 decided']);
    await user.keyboard('w');
    await user.type(screen.getByRole('textbox', { name: 'Your reason for T1' }), 'Half of it.{Enter}');
    const [round] = maya.store.openRounds;
    const vote = () => round && maya.store.you?.votes.get(round.id)?.get(topicId(1));
    expect(vote()).toMatchObject({ status: 3, reason: 'Half of it.' });
    // The status of the topic is another thing.
    expect(maya.shown(1)).toContain('Maya Disregard');
    await user.keyboard('z');
    expect([shown(), count(), vote()?.status]).toEqual(['T1', '0 of 3 decided', 0]);
    await user.keyboard('jk{ArrowDown}4');
    expect(shown()).toBe('T3');
  });
});

describe('an independent round', () => {
  it('starts blank, and hides on every part of the tab what the others have decided', async () => {
    const { screen, round } = await start();
    expect(round?.topics.map(({ id }) => id)).toEqual([topicId(1)]);
    expect(screen.getByRole('list', { name: 'Independent rounds' }).textContent).toContain(
      '0 of 1 topic decided by you',
    );
    const row = screen.getByRole('row', { name: /^T1/ });
    expect(row.textContent).toContain('Disregard');
    expect(row.textContent).not.toContain('Important');
  });

  it('shows that others have voted, not what, and opens with the last vote', async () => {
    const { screen, user, maya, anna, round } = await start();
    if (round === undefined) throw new Error('no round');
    anna.acts.vote(round, topicId(1), 3, 'A third of trade spend.');
    await anna.pass(3000);
    await act(() => maya.refresh());
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')[1]?.textContent).toContain(
      'done',
    );
    expect(screen.queryByText('A third of trade spend.')).toBeNull();
    expect(screen.getByText('Your colleague has decided.')).toBeTruthy();
    await user.keyboard('4');
    await act(settle);
    await act(() => maya.refresh());
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'You agree on none of 1, and one splits the team: T1.',
    );
    expect(screen.getByText('A third of trade spend.')).toBeTruthy();
    // The status is as it was.
    expect(maya.shown(1)).toBe('Anna Important, Maya Disregard');
  });

  it('goes on as a second round on what has split the team', async () => {
    const { screen, user, maya, anna, round } = await start();
    if (round === undefined) throw new Error('no round');
    anna.acts.vote(round, topicId(1), 3, 'A third of trade spend.');
    await anna.pass(3000);
    maya.acts.vote(round, topicId(1), 4);
    await act(() => maya.refresh());
    await user.click(screen.getByRole('button', { name: 'Results' }));
    await user.click(screen.getByRole('button', { name: 'Second round on these 1' }));
    await act(() => maya.pass(3000));
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    const line = screen.getByText(/^Round before/).textContent;
    expect(line).toContain('1 Important, 1 Disregard');
    expect(line).toContain('A third of trade spend.');
    expect(line).not.toContain('Anna');
  });
});

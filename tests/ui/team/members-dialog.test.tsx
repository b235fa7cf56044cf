import { act, within, waitFor } from '@testing-library/react';
import { chooseOption } from '../choose-option';
import { describe, expect, it } from 'vitest';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { TeamState } from '../../../src/ui/team/team-state';
import { TeamBrowser } from '../../application/team/team-browser';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { renderAt } from '../shell/render-at';

/** Maya, who leads the team, and Anna, of whom one looks at the members. */
async function open(who: 'Maya' | 'Anna' = 'Maya') {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory);
  const anna = await TeamBrowser.joined('Anna', directory);
  await maya.refresh();
  const browser = who === 'Maya' ? maya : anna;
  await browser.platform.get(TeamLoader).load();
  browser.platform.navigator.go('/review/1?tab=team');
  const { screen, user } = renderAt(browser.platform, <TeamState />);
  await act(settle);
  await user.click(screen.getByRole('button', { name: /^Members: / }));
  const dialog = screen.getByRole('dialog', { name: 'Packaging council' });
  const press = async (name: string): Promise<void> => {
    const [top] = screen.getAllByRole('dialog').toReversed();
    await user.click(within(top ?? dialog).getByRole('button', { name }));
    for (let task = 0; task < 40; task += 1) await act(settle);
  };
  return { maya, anna, screen, user, dialog, press, directory };
}

describe('the lead among the members', () => {
  it('is handed over after a question', async () => {
    const { maya, anna, screen, user, dialog, press } = await open();
    await chooseOption(user, within(dialog), 'Hand the lead to', 'Anna');
    await press('Hand over');
    expect(screen.getByRole('dialog', { name: 'Hand the lead to Anna?' }).textContent).toContain(
      'All members are told.',
    );
    await press('Cancel');
    expect(maya.store.isOwner).toBe(true);
    await press('Hand over');
    await press('Hand it over');
    // The browser signs in a thread of its own.
    await waitFor(() => expect(maya.store.isOwner).toBe(false));
    expect(within(dialog).getByText('Anna leads this team.')).toBeTruthy();
    await anna.refresh();
    expect(anna.store.isOwner).toBe(true);
  });

  it('says where it could not be handed over', async () => {
    const { maya, user, dialog, press, directory } = await open();
    directory.failsWith = 'NotFoundError';
    await chooseOption(user, within(dialog), 'Hand the lead to', 'Anna');
    await press('Hand over');
    await press('Hand it over');
    expect(within(dialog).getByText(/You still lead the team\.$/)).toBeTruthy();
    expect(maya.store.isOwner).toBe(true);
  });

  it('is asked of an owner who leaves, and of no other member', async () => {
    const { maya, anna, user, dialog, press } = await open();
    await press('Leave this team');
    const leave = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Leave' });
    expect(leave.disabled).toBe(true);
    await chooseOption(user, within(dialog), 'You lead the team. Who leads it next?', 'Anna');
    expect(leave.disabled).toBe(false);
    await press('Leave and delete my file');
    await anna.refresh();
    expect([maya.store.current, anna.store.isOwner]).toEqual([null, true]);
    const other = await open('Anna');
    await other.press('Leave this team');
    expect(within(other.dialog).queryByRole('button', { name: /^You lead the team. Who leads it next\?/ })).toBeNull();
  });

  it('has a deputy, who sees that and may take it at once', async () => {
    const { maya, anna, user, dialog } = await open();
    await chooseOption(user, within(dialog), 'Deputy, who may take the lead at once', 'Anna');
    await act(() => maya.pass(3000));
    await anna.refresh();
    expect([anna.lead.canTakeOver, maya.store.current?.stored.team.deputy]).toEqual(['deputy', anna.store.own?.id]);
  });
});

describe('Decide first', () => {
  it('says that it is a courtesy of the screens', async () => {
    const { dialog } = await open('Anna');
    expect(within(dialog).getByRole('checkbox', { name: 'Decide first' })).toBeTruthy();
    expect(dialog.textContent).toContain(
      'This is a courtesy of the screens: each person who can open the folder can read the files. The lead of the team sets this.',
    );
  });
});

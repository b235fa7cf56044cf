import { act, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memberFileText, teamFileText } from '../../builders/team-files';
import { TeamTab } from '../../../src/ui/team/team-tab';
import { TeamBrowser } from '../../application/team/team-browser';
import { aDecision, aMember, aTeam, memberId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { renderAt } from '../shell/render-at';

/** @param days that pass before Anna looks */
async function open(change: (directory: FakeDirectory, maya: TeamBrowser) => Promise<void> | void, days = 0) {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory);
  const anna = await TeamBrowser.joined('Anna', directory);
  await anna.decide(1, 3);
  await change(directory, maya);
  await anna.refresh();
  await anna.pass(3000 + days * 24 * 60 * 60 * 1000);
  anna.platform.navigator.go('/review/1?tab=team');
  const rendered = renderAt(anna.platform, <TeamTab />);
  await act(settle);
  const press = async (name: string, dialog?: string): Promise<void> => {
    const place =
      dialog === undefined ? rendered.screen : within(rendered.screen.getByRole('dialog', { name: dialog }));
    await rendered.user.click(place.getByRole('button', { name }));
    for (let task = 0; task < 20; task += 1) await act(settle);
  };
  const notes = () => rendered.screen.queryAllByRole('note').map(({ textContent }) => textContent);
  return { notes, press, anna, maya, directory, screen: rendered.screen };
}

describe('what lies in the folder and is not as this browser knows it', () => {
  it('says nothing where all is as it is known', async () => {
    expect((await open(() => {})).notes()).toEqual([]);
  });

  it('names what another wrote into the own file, until it is answered', async () => {
    const { notes, press } = await open((directory) => {
      const [id = ''] = [...directory.folder('members').folders.keys()].filter((each) => each.startsWith('anna'));
      const forged = aMember(id, { 2: [aDecision(4, '2026-11-21T09:01:00.000Z')] });
      directory.put(`members/${id}/1.json`, memberFileText({ ...forged, name: 'Anna' }));
    });
    expect(notes()).toEqual([
      expect.stringContaining('entries that this browser does not know: decisions on 1 topic.'),
    ]);
    await press('Ignore them');
    expect(notes()).toEqual([]);
  });

  it('names another team, which changes nothing', async () => {
    const { notes, anna } = await open((directory) =>
      directory.put('team.json', teamFileText(aTeam({ id: 'other', owner: memberId('tom-22aa'), ownerName: 'Tom' }))),
    );
    expect(notes()).toEqual([expect.stringContaining('a file of another team, “Packaging council” of Tom.')]);
    expect(anna.store.current?.stored.team.id).not.toBe('other');
  });

  it('lets a member take the team over once the owner has left, and asks before', async () => {
    const { notes, press, screen, anna } = await open((_directory, maya) => maya.leaving.leave(true), 15);
    expect(notes()).toEqual([expect.stringContaining('No member has seen Maya, who leads the team, for two weeks.')]);
    await press('Take the team over');
    const question = screen.getByRole('dialog', { name: 'Take the team over?' });
    expect(question.textContent).toContain('All members are told, and Maya can take it back.');
    await press('Cancel');
    expect([anna.store.isOwner, screen.queryByRole('dialog')]).toEqual([false, null]);
    await press('Take the team over');
    await press('Take the team over', 'Take the team over?');
    // The step is signed first.
    await waitFor(() => expect([anna.store.isOwner, notes(), screen.queryByRole('dialog')]).toEqual([true, [], null]));
  });

  it('tells of a change of the lead until it is read, and lets the one before take it back', async () => {
    const { notes, press, maya, anna } = await open(async (_directory, owner) => {
      await owner.refresh();
      await owner.lead.handOver(owner.store.colleagues[0]?.id ?? null);
    });
    expect(notes()).toEqual([expect.stringContaining('Maya has handed the lead of the team to you on')]);
    await press('OK');
    expect(notes()).toEqual([]);
    anna.acts.nameDeputy(maya.store.own?.id ?? null);
    await anna.pass(3000);
    await maya.refresh();
    await maya.lead.takeOver();
    await act(() => anna.refresh());
    expect(notes()).toEqual([expect.stringContaining('Maya has taken over the lead of the team from you on')]);
    await press('Take it back');
    // The step is signed first.
    await waitFor(() => expect([anna.store.isOwner, notes()]).toEqual([true, []]));
  });
});

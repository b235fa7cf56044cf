import { act, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BoardViewModel } from '../../../src/application/board/board.view-model';
import { OwnDataEntry } from '../../../src/application/workspace/own-data-entry';
import { textOfConditions } from '../../../src/domain/query/condition-text';
import { entityId } from '../../../src/domain/shared/entity-id';
import { memberFileText, teamFileText } from '../../builders/team-files';
import { TeamState } from '../../../src/ui/team/team-state';
import { TeamTab } from '../../../src/ui/team/team-tab';
import { TeamBrowser } from '../../application/team/team-browser';
import { aDecision, aMember, aTeam, START } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { renderAt } from '../shell/render-at';
import { teamOf } from '../../fakes/team.fakes';
import { isWithout } from '../../fakes/is-without';

const ANNA = aMember('anna-19cd', { 1: [aDecision(3, undefined, 'A third of trade spend.')], 2: 2, 3: 2 });

/** Maya, who has decided T1 (Disregard) and T2 (Monitor), with Anna's file in the folder. */
async function open(
  files: Readonly<Record<string, string>> = { 'anna-19cd.json': memberFileText(ANNA, null) },
  decidesFirst = false,
) {
  const directory = new FakeDirectory('Packaging council');
  for (const [name, text] of Object.entries(files)) directory.put(`members/${name}`, text);
  directory.put('team.json', teamFileText(aTeam({ owner: ANNA.id, decidesFirst })));
  const browser = await TeamBrowser.joined('Maya', directory);
  await browser.decide(1, 4);
  await browser.decide(2, 2);
  browser.platform.navigator.go('/review/1?tab=team');
  const rendered = renderAt(
    browser.platform,
    <>
      <TeamState />
      <TeamTab />
    </>,
  );
  await act(settle);
  return { ...rendered, browser, directory };
}

const nameOf = (element: Element | null): string | null | undefined =>
  element?.getAttribute('aria-label') ?? element?.textContent;

/** What stands in each row, with the names of its cells. */
const rowsIn = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [row.textContent, ...[...row.querySelectorAll('[data-cell]')].map(nameOf)].join(' '));

describe("the team's tab", () => {
  it('begins with the topics that split the team', async () => {
    const { screen } = await open();
    expect(screen.getByRole('heading', { level: 2 }).textContent.trim()).toBe(
      'One of 6 splits the team: T1. 3 topics are still undecided in the team.',
    );
    const table = screen.getByRole('table', { name: 'Topics by members of the team' });
    expect(rowsIn(table)[1]).toContain('Split 1');
    expect(rowsIn(table)[2]).toMatch(/^T13 steps.*Disregard.*Important.*A third of trade spend/);
  });

  it('lists what a filter passes, and says so in the address', async () => {
    const { screen, user, browser } = await open();
    await user.click(screen.getByRole('tab', { name: 'Only one has decided 1' }));
    const names = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Only one has decided 1 ', 'T3']);
    expect(browser.platform.navigator.location.query).toContainEqual(['team', 'one']);
  });

  it.each([4, 3] as const)('explains the mark of a split on the board only where a card has it: %d', async (own) => {
    const { browser } = await open();
    await browser.decide(1, own);
    const board = browser.platform.get(BoardViewModel);
    expect(board.topics.map((topic) => board.whose.isSplit(topic)).includes(true)).toBe(own === 4);
    expect(board.hasSplit).toBe(own === 4);
  });

  it('offers what you are responsible for only where that is something, and says why a list is empty', async () => {
    const { screen, browser } = await open();
    const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs().join()).not.toContain('responsible');
    act(() => browser.platform.navigator.go('/review/1?tab=team&team=mine'));
    await act(settle);
    expect(tabs()).toContain('You are responsible 0');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^You are responsible for no topic here\. /)).toBeTruthy();
  });

  it("makes a brief of the split topics, and its 'Imagine if'", async ({ skip }) => {
    skip(isWithout('brief'));
    const { screen, user, browser } = await open();
    await user.click(screen.getByRole('button', { name: 'Imagine if (1)' }));
    expect(browser.platform.navigator.location).toMatchObject({
      pathname: '/brief/1',
      query: [
        ['topic', '1'],
        ['from', 'selection'],
        ['part', 'imagine'],
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Make a brief' }));
    expect(browser.platform.navigator.path).toBe('/brief/1?topic=1&from=selection');
  });

  it('sets your own status of the focused row with a digit', async () => {
    const { screen, user } = await open();
    screen.getByRole('button', { name: 'T3' }).focus();
    await user.keyboard('3');
    await act(settle);
    expect(rowsIn(screen.getByRole('table')).find((row) => row.startsWith('T3'))).toContain('Important');
  });

  it('says when a member means to decide again, in the cell and in its tip', async () => {
    const leaves = textOfConditions({ conditions: [{ kind: 'quadrant', codes: [1], not: true }] });
    const said = {
      ...aDecision(3, '2026-11-02T09:00:00.000Z', 'A third.'),
      condition: { text: leaves, at: START, n: 1 },
    };
    const { screen, user } = await open({ 'anna-19cd.json': memberFileText(aMember('anna-19cd', { 1: [said] })) });
    screen.getByRole('button', { name: 'T1' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(nameOf(document.activeElement)).toBe(
      'Anna: Important. A third. Again when quadrant not Strong Signal. Nov 2, 2026',
    );
    const tip = document.querySelector('div[aria-hidden="true"]:has(> p)')?.textContent;
    expect(tip).toBe('ANAnnaImportantA third.Again when quadrant not Strong SignalNov 2, 2026');
  });

  it('is walked by the arrow keys from cell to cell, with a tip that says who, what, why and what before', async () => {
    const changed = aMember('anna-19cd', {
      1: [
        aDecision(1, '2026-10-18T09:00:00.000Z'),
        aDecision(3, '2026-11-02T09:00:00.000Z', 'A third of trade spend.'),
      ],
      2: 2,
    });
    const { screen, user } = await open({ 'anna-19cd.json': memberFileText(changed) });
    const focused = () => nameOf(document.activeElement);
    screen.getByRole('button', { name: 'T1' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toMatch(/^Maya: Disregard/);
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('Anna: Important. A third of trade spend. Nov 2, 2026, was Analyze since Oct 18, 2026');
    const tip = () => document.querySelector('div[aria-hidden="true"]:has(> p)')?.textContent;
    expect(tip()).toBe('ANAnnaImportantA third of trade spend.Nov 2, 2026, was Analyze since Oct 18, 2026');
    await user.keyboard('{Escape}');
    expect(tip()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toMatch(/^Anna: Monitor/);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    expect(focused()).toBe('T1');
    // Only the names are stops of the Tab key, and of these one.
    expect(screen.getAllByRole('button', { name: /^Anna: / }).every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  });

  it('hides what colleagues say of a topic until the user has decided it, and says so', async () => {
    const { screen, user, browser } = await open(undefined, true);
    await user.click(screen.getByRole('button', { name: /^Members/ }));
    const setting = screen.getByRole('checkbox', { name: /^Decide first/ });
    expect(setting).toHaveProperty('disabled', true);
    expect(setting).toHaveProperty('checked', true);
    expect([...browser.store.decidedCounts.values()]).toEqual([2, 2]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    const table = screen.getByRole('table', { name: 'Topics by members of the team' });
    const row = rowsIn(table).find((each) => each.startsWith('T3'));
    expect(row).toContain('Anna: Hidden until you decide');
    expect(row).not.toContain('Monitor');
    expect(rowsIn(table).join(' ')).toContain('Hidden until you decide 4');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('4 topics are hidden until you decide.');
    screen.getByRole('button', { name: 'T3' }).focus();
    await user.keyboard('3');
    await act(settle);
    expect(rowsIn(table).find((each) => each.startsWith('T3'))).toContain('Anna: Monitor');
  });

  it('draws texts of others as text', async () => {
    const evil = aMember('eve-0001', { 1: [aDecision(3, undefined, '<img src=x onerror=alert(1)>')] });
    const { screen } = await open({ 'eve-0001.json': memberFileText(evil, null) });
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the members', () => {
  it('show each fault at its own file, and leave the others as they are', async () => {
    const { screen, user } = await open({
      'anna-19cd.json': memberFileText(ANNA, null),
      'tom-22aa.json': '{"format":"team-mem',
    });
    await user.click(screen.getByRole('button', { name: /^Members/ }));
    const dialog = screen.getByRole('dialog', { name: 'Packaging council' });
    expect(within(dialog).getByText('tom-22aa.json').parentElement?.textContent).toContain('cut or damaged');
    expect(within(dialog).getByText('Anna')).toBeTruthy();
  });

  it('say that decisions wait while the folder cannot be reached', async () => {
    const { screen, user, browser, directory } = await open();
    directory.failsWith = 'NotFoundError';
    await act(async () => {
      await browser.refresh();
      await browser.decide(3, 1);
    });
    expect(browser.sync.problem).toBe('unreachable');
    await user.click(screen.getByRole('button', { name: /Folder not reached/ }));
    expect(screen.getByRole('dialog').textContent).toContain('1 change not written yet');
  });

  it('are left together with the copies of their files', async () => {
    const { screen, user, browser } = await open();
    await user.click(screen.getByRole('button', { name: /^Members/ }));
    await user.click(screen.getByRole('button', { name: 'Leave this team' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await act(settle);
    expect(browser.store.current).toBeNull();
    expect(screen.getByRole('heading', { name: 'Decide together in a folder you share' })).toBeTruthy();
  });
});

it('opens the project of a team folder, which is joined from there', async ({ skip }) => {
  skip(isWithout('own-data'));
  const directory = new FakeDirectory('Packaging council');
  directory.put('members/anna-19cd.json', memberFileText(ANNA, null));
  directory.put('team.json', teamFileText(aTeam({ project: { id: entityId('own-12345678'), name: 'Mobility' } })));
  directory.put('Mobility.xlsx', 'a spreadsheet');
  directory.put('~$Mobility.xlsx', 'a lock of the spreadsheet program');
  const browser = await TeamBrowser.open();
  teamOf(browser.platform).folders.directory = directory;
  const { screen, user } = renderAt(browser.platform, <TeamTab />);
  await act(settle);
  await user.click(screen.getByRole('button', { name: 'Choose the shared folder' }));
  for (let task = 0; task < 5; task += 1) await act(settle);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('status').textContent).toContain('another project');
  expect(dialog.getAllByRole('button', { name: /^Open / }).map(({ textContent }) => textContent)).toEqual([
    'Open Mobility.xlsx',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Open Mobility.xlsx' }));
  await act(settle);
  expect(browser.platform.get(OwnDataEntry).request).toMatchObject({ kind: 'open', file: { name: 'Mobility.xlsx' } });
  expect(screen.getByRole('button', { name: 'Go on with Packaging council' })).toBeTruthy();
});

it('joins a team in two clicks: choose the folder, join', async () => {
  const directory = new FakeDirectory('Packaging council');
  directory.put('members/anna-19cd.json', memberFileText(ANNA, null));
  const browser = await TeamBrowser.open();
  teamOf(browser.platform).folders.directory = directory;
  const { screen, user } = renderAt(browser.platform, <TeamTab />);
  await act(settle);
  await user.click(screen.getByRole('button', { name: 'Choose the shared folder' }));
  for (let task = 0; task < 5; task += 1) await act(settle);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('With Anna.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Join this team' }));
  // The browser signs and checks signatures in threads of its own.
  await waitFor(() => expect(browser.store.colleagues.map(({ name }) => name)).toEqual(['Anna']));
});

import { act, within } from '@testing-library/react';
import { chooseOption } from '../choose-option';
import { describe, expect, it } from 'vitest';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { memberFileText, teamFileText } from '../../builders/team-files';
import { textOfConditions } from '../../../src/domain/query/condition-text';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { CardTeam } from '../../../src/ui/team/card-team';
import { ReasonField } from '../../../src/ui/team/why-field';
import { TeamBrowser } from '../../application/team/team-browser';
import { aDecision, aMember, aTeam, memberId, START, topicId } from '../../builders/team-mother';
import { topics } from '../../builders/topic-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { renderAt } from '../shell/render-at';

const BROUGHT = topics(6, (index) => ({ id: topicId(index + 1), name: `T${index + 1}`, status: 3 }));
const COMMENT = {
  id: 'c1',
  topicId: topicId(1),
  at: START,
  text: 'Thursday?',
  changedAt: START,
  n: 0,
  changedN: 0,
  isRemoved: false,
};
const ANNA = aMember(
  'anna-19cd',
  { 1: [aDecision(2), aDecision(3, '2026-11-01T09:05:00.000Z', 'Trade spend.')] },
  {
    comments: [COMMENT],
  },
);

/** In a team that decides first. @param own the decision of Maya; null: none, and the data says Important of the topic */
async function open(own: TopicStatus | null = 4) {
  const directory = new FakeDirectory('Packaging council');
  directory.put('members/anna-19cd.json', memberFileText(ANNA, null));
  directory.put('team.json', teamFileText(aTeam({ owner: ANNA.id, decidesFirst: true })));
  const browser = await TeamBrowser.joined('Maya', directory, own === null ? { topics: BROUGHT } : {});
  if (own !== null) await browser.decide(1, own);
  const loader = browser.platform.get(TeamLoader);
  await loader.load();
  const { tools } = loader;
  if (tools === null) throw new Error('not loaded');
  const topic = browser.topic(1);
  const rendered = renderAt(
    browser.platform,
    <>
      <ReasonField tools={tools} topic={topic} />
      <CardTeam tools={tools} topic={topic} />
    </>,
  );
  await act(settle);
  const thread = (): string[] => rendered.screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...rendered, browser, directory, thread };
}

describe('the team on a card', () => {
  it('says where each one stands, and what was said and decided by time', async () => {
    const { screen, thread } = await open();
    expect(screen.getByRole('heading', { name: 'Anna says Important, you say Disregard.' })).toBeTruthy();
    const text = thread().join('\n');
    expect(text).toMatch(
      /Anna Thursday\?[\s\S]*Anna Monitor[\s\S]*Anna Monitor .*Important Trade spend\.[\s\S]*Maya Disregard/,
    );
  });

  it('says when a decision is to be made again, beside its reason', async () => {
    const { screen, browser, thread } = await open();
    const leaves: Query = { ...EVERY_TOPIC, conditions: [{ kind: 'quadrant', codes: [1], not: true }] };
    await act(async () => {
      browser.acts.explain(browser.topic(1), 'Too small.');
      browser.acts.decideAgainWhen(browser.topic(1), textOfConditions(leaves));
      await browser.pass(5000);
    });
    expect(thread().join('\n')).toMatch(/Maya Disregard again when quadrant not Strong Signal\s*Too small\./);
    expect(screen.queryByText(/again when null/)).toBeNull();
  });

  it('names the status that the data brought as yours, and makes it a decision on a press', async () => {
    const { screen, user, browser } = await open(null);
    expect(
      screen.getByText(/^Your status Important came with the data\. You have not decided it yourself yet\./),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Decide the same' }));
    await act(() => browser.pass(3000));
    expect(screen.queryByText(/came with the data/)).toBeNull();
    expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Important');
  });

  it('says nothing of colleagues before the user has decided', async () => {
    const { screen, browser, thread } = await open(0);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Hidden until you decide.');
    expect(document.body.textContent).not.toMatch(/Thursday|Trade spend|Monitor.*Anna/);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    await act(() => browser.decide(1, 4));
    expect(thread().join()).toContain('Thursday?');
  });

  it('takes a comment with a mention, which can be edited and removed', async () => {
    const { screen, user, browser, directory } = await open();
    const field = screen.getByRole('textbox', { name: 'Write to the team' });
    await user.type(field, 'Why not, @An');
    await user.keyboard('{Tab}then?{Enter}');
    expect(screen.getByText('@Anna')).toBeTruthy();
    await act(() => browser.pass(3000));
    const own = directory.textOf(`members/${browser.store.you?.id}/1.json`) ?? '';
    expect(own).toContain('Why not, @[anna-19cd] then?');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const edited = screen.getByRole('textbox', { name: 'Your comment' });
    expect(edited).toHaveProperty('value', 'Why not, @Anna then?');
    await user.clear(edited);
    await user.type(edited, 'Later.{Enter}');
    expect(screen.getByText('Later.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('Later.')).toBeNull();
  });

  it('gives the topic to one person with a task and a date', async () => {
    const { screen, user, browser } = await open();
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    const form = within(screen.getByRole('form', { name: 'Responsible' }));
    await chooseOption(user, form, 'Person', 'Anna');
    await user.type(form.getByLabelText('Task'), 'prepares a pilot');
    await user.type(form.getByLabelText('Date'), '2027-01-15');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(browser.store.responsible.get(topicId(1))).toMatchObject({
      who: memberId('anna-19cd'),
      task: 'prepares a pilot',
      due: '2027-01-15',
      isDone: false,
    });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(browser.store.responsible.get(topicId(1))?.isDone).toBe(true);
  });

  it('keeps the reason when the field is left, and not after Escape', async () => {
    const { screen, user, browser } = await open();
    const field = screen.getByLabelText('Your reason');
    await user.type(field, 'Handled by the media plan.{Enter}');
    await act(settle);
    expect(browser.acts.reasonOf(topicId(1))).toBe('Handled by the media plan.');
    await user.type(screen.getByLabelText('Your reason'), ' No.{Escape}');
    expect(browser.acts.reasonOf(topicId(1))).toBe('Handled by the media plan.');
  });
});

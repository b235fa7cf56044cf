import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nameChoices } from '../../../src/domain/query/name-choices';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { AssistantScreen } from '../../../src/ui/assistant/assistant-screen';
import { aSow } from '../../builders/sow-mother';
import { renderScreen } from '../render-screen';
import { renderAssistant } from './render-assistant';

describe('the conditions of an answer', () => {
  it('shows the conditions of an answer, what was not understood, and answers again without a removed condition', async () => {
    const conditions = [
      { kind: 'quadrant', codes: [1], not: false },
      { kind: 'status', statuses: [4], not: true },
    ] as const;
    const query = { ...EVERY_TOPIC, conditions };
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.answerTo = () => [{ kind: 'query', query, unread: ['germany'] }];
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    const chips = within(await screen.findByRole('list', { name: 'Understood' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([
      'quadrant: Strong Signal',
      'not status: Disregard',
      'germany',
      'Condition',
    ]);
    expect(chips.getByLabelText('Not understood: germany')).toBeTruthy();
    await user.click(chips.getByRole('button', { name: 'Remove quadrant: Strong Signal' }));
    expect(platform.answerer.queries.at(-1)).toEqual({
      kind: 'query',
      query: { ...query, conditions: [conditions[1]] },
      unread: ['germany'],
    });
  });

  it('goes on from an answer with one press', async () => {
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.answerTo = () => [{ kind: 'query', query: EVERY_TOPIC, unread: [], count: { matching: 9, of: 12 } }];
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    await user.click(await screen.findByRole('button', { name: 'By shift' }));
    expect(platform.answerer.queries.at(-1)?.query).toEqual({ ...EVERY_TOPIC, group: 'shift' });
  });

  it('answers again with a changed condition, and outlines what a follow-up added', async () => {
    const conditions = [
      { kind: 'quadrant', codes: [1], not: false },
      { kind: 'figure', figure: 'growth', comparator: 'over', value: 0.2, not: false, added: true },
    ] as const;
    const query = { ...EVERY_TOPIC, conditions };
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.answerTo = () => [{ kind: 'query', query, unread: [] }];
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    const chip = await screen.findByRole('button', { name: 'growth a year > 20 %' });
    expect(chip.closest('li')?.hasAttribute('data-added')).toBe(true);
    await user.click(chip);
    const form = within(screen.getByRole('form', { name: 'Change growth a year > 20 %' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'growth a year is' }), 'at least');
    await user.clear(form.getByRole('spinbutton', { name: /Value/ }));
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
    await user.type(form.getByRole('spinbutton', { name: /Value/ }), '12.5');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    expect(platform.answerer.queries.at(-1)?.query.conditions[1]).toMatchObject({
      comparator: 'at least',
      value: 0.125,
    });
    await user.click(await screen.findByRole('button', { name: 'quadrant: Strong Signal' }));
    const quadrants = within(screen.getByRole('form', { name: 'Change quadrant: Strong Signal' }));
    await user.click(quadrants.getByRole('checkbox', { name: 'Mature Signal' }));
    await user.click(quadrants.getByRole('checkbox', { name: 'Exclude these' }));
    await user.click(quadrants.getByRole('button', { name: 'Apply' }));
    expect(platform.answerer.queries.at(-1)?.query.conditions[0]).toEqual({
      kind: 'quadrant',
      codes: [1, 2],
      not: true,
    });
  });

  it('offers the names of the project for a condition of names, by keyboard, and gives the focus back to its chip', async () => {
    const conditions = [{ kind: 'shift', names: ['Food redesigned'], not: false }] as const;
    const query = { ...EVERY_TOPIC, conditions };
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.answerTo = () => [{ kind: 'query', query, unread: [] }];
      answerer.namesOfProject = nameChoices({
        shifts: ['Care at home', 'Food redesigned', 'Next mobility'].map((name) => ({ name })),
        trends: [],
        topics: [],
        platforms: [],
      });
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    const chip = await screen.findByRole('button', { name: 'shift: Food redesigned' });
    await user.click(chip);
    const box = await screen.findByRole('combobox', { name: 'Type to filter: Shifts' });
    expect(document.activeElement).toBe(box);
    const options = within(screen.getByRole('listbox', { name: 'Shifts' })).getAllByRole('option');
    expect(options.map(({ textContent, ariaSelected }) => [textContent, ariaSelected])).toEqual([
      ['Food redesigned', 'true'],
      ['Care at home', 'false'],
      ['Next mobility', 'false'],
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(chip);
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('combobox', { name: /Shifts/ }), 'mobil{Enter}');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(platform.answerer.queries.at(-1)?.query.conditions).toEqual([
      { kind: 'shift', names: ['Food redesigned', 'Next mobility'], not: false },
    ]);
    expect(document.activeElement).toBe(chip);
  });

  it('cannot apply a condition without a name, and says which items share one', async () => {
    const conditions = [{ kind: 'topic', names: ['Seaweed films'], not: false }] as const;
    const { user } = await renderAssistant(({ answerer }) => {
      const topicOf = (trend: string) => ({
        name: 'Seaweed films',
        trend: { name: trend },
        sizing: { averageLabel: null },
      });
      answerer.answerTo = () => [{ kind: 'query', query: { ...EVERY_TOPIC, conditions }, unread: [] }];
      answerer.namesOfProject = nameChoices({
        shifts: [],
        trends: [],
        topics: [topicOf('Next packaging'), topicOf('New proteins')],
        platforms: [],
      });
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    await user.click(await screen.findByRole('button', { name: 'topic: Seaweed films' }));
    await user.click(
      await screen.findByRole('option', { name: 'Seaweed films (in Next packaging and in New proteins)' }),
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
  });

  it('changes each part of an alternative', async () => {
    const conditions = [
      {
        kind: 'either',
        of: [
          { kind: 'new', not: false },
          { kind: 'publisher', hosts: ['example.org'], not: false },
          { kind: 'raised', comparator: 'over', millions: 5, currency: null, not: false },
        ],
        not: false,
      },
    ] as const;
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.answerTo = () => [{ kind: 'query', query: { ...EVERY_TOPIC, conditions }, unread: [] }];
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    await user.click(await screen.findByRole('button', { name: /^new or a source of/ }));
    await user.type(screen.getByRole('textbox', { name: 'Addresses of publishers' }), ', example.com');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Amount raised' }), 'under');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(platform.answerer.queries.at(-1)?.query.conditions[0]).toMatchObject({
      of: [{ kind: 'new' }, { hosts: ['example.org', 'example.com'] }, { comparator: 'under' }],
    });
  });

  it('copies a link to a changed answer, and the link asks for it', async () => {
    const query = {
      ...EVERY_TOPIC,
      conditions: [
        { kind: 'new', not: false },
        { kind: 'moved', not: false },
      ],
    } as const;
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.answerTo = () => [{ kind: 'query', query, unread: [] }];
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    await user.click(await screen.findByRole('button', { name: 'Remove new' }));
    await user.click(screen.getByRole('button', { name: 'Copy link to this question' }));
    const link = new URL(platform.clipboard.text ?? '');
    const { platform: receiver } = await renderScreen(AssistantScreen, '/reneAI/:sowId', {
      path: `${link.pathname}${link.search}`,
      prepare: (prepared) => {
        prepared.sows.sows = [aSow({ reneAI: true })];
      },
    });
    expect(receiver.answerer.queries).toMatchObject([{ query: { conditions: [{ kind: 'moved' }] }, unread: [] }]);
    expect(receiver.navigator.path).toBe('/reneAI/1');
  });
});

describe('the query of an answer', () => {
  it('is made by clicking: a condition with its count, its subject, order, group and limit', async () => {
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.counted = { matching: 11, of: 'topics' };
      answerer.answerTo = () => [{ kind: 'query', query: EVERY_TOPIC, unread: [], count: { matching: 120, of: 120 } }];
    });
    const last = () => platform.answerer.queries.at(-1)?.query;
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    const view = within(await screen.findByRole('group', { name: 'Understood as' }));
    expect(view.getByText(/of 120 topics/).textContent).toBe('120 of 120 topics');
    await user.click(view.getByRole('button', { name: 'Condition' }));
    const form = within(screen.getByRole('form', { name: 'New condition' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'Condition on' }), 'Consensus');
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
    await user.click(form.getByRole('checkbox', { name: 'High' }));
    expect(await form.findByText('Leaves 11')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(last()?.conditions).toMatchObject([{ kind: 'consensus', not: false }]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'group by' }), 'Shift');
    expect(last()?.group).toBe('shift');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'order' }), 'Average sizing, lowest first');
    expect(last()?.order).toEqual({ figure: 'sizing', ascending: true });
    await user.type(await screen.findByRole('spinbutton', { name: /First rows/ }), '5{Enter}');
    expect(last()?.limit).toBe(5);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Trends');
    expect(last()?.subject).toBe('trends');
  });
});

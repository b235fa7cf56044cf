import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ChartState } from '../../../src/application/explore/chart-frame';
import { AskAbout } from '../../../src/application/assistant/ask-about';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import { entityId } from '../../../src/domain/shared/entity-id';
import { AssistantScreen } from '../../../src/ui/assistant/assistant-screen';
import { aSow } from '../../builders/sow-mother';
import { renderScreen } from '../render-screen';
import { renderAssistant } from './render-assistant';

describe('the page of the assistant', () => {
  it('says where its answers are from, and offers questions', async () => {
    await renderAssistant();
    expect(screen.getByText(/No figure comes from a language model/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'What is new?' })).toBeTruthy();
  });

  it('answers what is typed and sent with Enter; Shift+Enter begins a new line', async () => {
    const { user, platform } = await renderAssistant();
    const box = screen.getByRole('textbox', { name: 'Your question' });
    await user.type(box, 'One{Shift>}{Enter}{/Shift}two{Enter}');
    const log = within(screen.getByRole('log', { name: 'Conversation' }));
    expect(await log.findByText(/You asked: One/)).toBeTruthy();
    expect(platform.answerer.questions[0]).toEqual({ question: 'One\ntwo', sow: '1' });
    expect((box as HTMLTextAreaElement).value).toBe('');
  });

  it('shows topics and trends in an answer as links that open their flashcards', async () => {
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.answerTo = () => [
        {
          kind: 'list',
          items: [
            [{ kind: 'reference', reference: { type: 'Topic', id: entityId('1203'), name: 'Seaweed films' } }],
            [{ kind: 'reference', reference: { type: 'Trend', id: entityId('102'), name: 'Next packaging' } }],
          ],
        },
      ];
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    await user.click(await screen.findByRole('button', { name: 'Seaweed films' }));
    expect(platform.navigator.path).toBe('/reneAI/1?topic_id=1203');
    await user.click(screen.getByRole('button', { name: 'Next packaging' }));
    expect(platform.navigator.path).toBe('/reneAI/1?trend_id=102');
    expect(platform.tracker.payloads('clicked_on_topic')).toMatchObject([{ source: 'rene ai' }]);
    expect(platform.tracker.payloads('clicked_on_trend')).toMatchObject([{ source: 'rene ai' }]);
  });

  it('shows ten rows of a table, then all, leads on, and copies the answer and the question', async () => {
    const row = (id: number) => ({
      id: String(id),
      cells: [
        {
          kind: 'reference' as const,
          reference: { type: 'Topic' as const, id: entityId<'topic'>(id), name: `Topic ${id}` },
        },
        { kind: 'text' as const, text: '+12 %' },
      ],
    });
    const { user, platform } = await renderAssistant(({ answerer }) => {
      answerer.answerTo = () => [
        {
          kind: 'table',
          columns: [
            { label: 'Topic', isNumber: false },
            { label: 'Growth', isNumber: true, bars: Array.from({ length: 12 }, () => 1) },
          ],
          rows: Array.from({ length: 12 }, (_, index) => row(index + 1)),
        },
        { kind: 'links', links: [{ to: 'table', label: 'Open as filtered table', path: '/data/1?tab=trendList' }] },
      ];
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    const more = await screen.findByRole('button', { name: 'Show 2 more' });
    expect(screen.getAllByRole('row')).toHaveLength(11);
    await user.click(more);
    expect(screen.getAllByRole('row')).toHaveLength(13);
    expect(screen.getByRole('link', { name: 'Open as filtered table' }).getAttribute('href')).toBe(
      '/data/1?tab=trendList',
    );
    await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
    expect(platform.clipboard.text).toContain('| Topic 5 | +12 % |');
    await user.click(screen.getByRole('button', { name: 'Copy link to this question' }));
    expect(platform.clipboard.text).toMatch(/\/reneAI\/1\?q=What%20is%20new%3F$/);
  });

  it('asks the question of its address once, and takes it out of the address', async () => {
    const { platform } = await renderScreen(AssistantScreen, '/reneAI/:sowId', {
      path: '/reneAI/1?q=What%20is%20new%3F',
      prepare: (prepared) => {
        prepared.sows.sows = [aSow({ reneAI: true })];
      },
    });
    expect(await screen.findByText('You asked: What is new?')).toBeTruthy();
    expect(platform.navigator.path).toBe('/reneAI/1');
    expect(platform.answerer.questions).toHaveLength(1);
  });

  it('says when an answer could not be fetched, and tries again', async () => {
    const { user } = await renderAssistant(({ answerer }) => answerer.answers.fail('answer'));
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You asked: What is new?')).toBeTruthy();
    expect(screen.queryByText(/could not be fetched/)).toBeNull();
  });

  it('is asked by a flashcard, and keeps the focus in its box', async () => {
    const { platform } = await renderAssistant();
    act(() => platform.get(AskAbout).ask('Seaweed films'));
    expect(await screen.findByText('You asked: What do we know about “Seaweed films”?')).toBeTruthy();
    expect(platform.answerer.questions).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your question' }));
  });

  it('gives its box to the external chat where that answers, and a way out when that cannot load', async () => {
    let report: (state: ChartState) => void = () => {};
    const reloads: number[] = [];
    const { user } = await renderAssistant((platform) => {
      platform.assistant = {
        kind: 'external',
        frame: {
          mount: (_element, _sow, onState) => {
            report = onState;
            return { reload: () => reloads.push(1), dispose: () => {} };
          },
        },
      };
    });
    expect(screen.queryByRole('textbox', { name: 'Your question' })).toBeNull();
    act(() => report({ kind: 'failed', failure: new RequestFailure('network', 'gone') }));
    await user.click(await screen.findByRole('button', { name: /^Try again/ }));
    expect(reloads).toEqual([1]);
  });
});

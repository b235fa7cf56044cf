import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AssistantStore } from '../../../src/application/assistant/assistant.store';
import { questionAddress } from '../../../src/application/assistant/question-address';
import { OpenLibrary } from '../../../src/application/library/open-library';
import { SavedViewsStore } from '../../../src/application/library/saved-views.store';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import { entityId } from '../../../src/domain/shared/entity-id';
import { renderAssistant } from './render-assistant';

const STRONG: Query = { ...EVERY_TOPIC, conditions: [{ kind: 'quadrant', codes: [1], not: false }] };
const address = (query: Query) => questionAddress(entityId('1'), 'Strong signals?', { query, unread: [] });

async function withPinned(query: Query, before: number | null) {
  const rendered = await renderAssistant((platform) => {
    platform.get(OpenLibrary).start();
    const { answerer } = platform;
    answerer.counted = { matching: 13, of: 'topics' };
    answerer.countedBefore = before === null ? null : { matching: before, of: 'topics' };
  });
  act(() => rendered.platform.get(SavedViewsStore).save('Strong signals?', address(query)));
  return rendered;
}

const pins = async () => within(await screen.findByRole('list', { name: 'Pinned questions' }));

describe('pinned questions', () => {
  it('are pinned on an answer with a query, and stand on the start of the assistant', async () => {
    const { user, platform } = await renderAssistant((platform) => {
      platform.get(OpenLibrary).start();
      const { answerer } = platform;
      answerer.answerTo = () => [{ kind: 'query', query: STRONG, unread: [] }];
    });
    await user.click(screen.getByRole('button', { name: 'What is new?' }));
    const pin = await screen.findByRole('button', { name: 'Pin' });
    await user.click(pin);
    expect(pin.getAttribute('aria-pressed')).toBe('true');
    expect(platform.get(SavedViewsStore).all.map(({ name }) => name)).toEqual(['What is new?']);
    act(() => {
      platform.get(AssistantStore).clear();
      platform.get(AssistantStore).openProject(entityId('1'));
    });
    await user.click((await pins()).getByRole('button', { name: /^What is new\?/ }));
    expect(platform.answerer.queries.at(-1)?.query).toEqual(STRONG);
  });

  it.each([
    ['what it was before', STRONG, 11, '13 topics, was 11'],
    ['nothing of before where it is the same', STRONG, 13, '13 topics'],
    ['nothing of before without previous data', STRONG, null, '13 topics'],
    ['nothing of before of changes', { ...EVERY_TOPIC, conditions: [{ kind: 'new', not: false }] }, 11, '13 topics'],
  ] as const)('say how many match today, and %s', async (_what, query, before, words) => {
    await withPinned(query, before);
    expect(await (await pins()).findByText(words)).toBeTruthy();
  });

  it('are removed, with Undo', async () => {
    const { user, platform } = await withPinned(STRONG, null);
    await user.click((await pins()).getByRole('button', { name: 'Unpin Strong signals?' }));
    expect(screen.queryByRole('list', { name: 'Pinned questions' })).toBeNull();
    const toasts = platform.get(ToastStore);
    expect(toasts.shown[0]?.toast.text).toBe('The pinned question ‘Strong signals?’ has been removed.');
    act(() => toasts.act(toasts.shown[0]?.id ?? 0));
    expect((await pins()).getByText('Strong signals?')).toBeTruthy();
  });

  it('are asked from elsewhere while the assistant is open', async () => {
    const { platform } = await renderAssistant();
    act(() => platform.navigator.go(address(STRONG)));
    expect(await screen.findByText('You asked: Strong signals?')).toBeTruthy();
    expect(platform.answerer.queries).toMatchObject([{ query: STRONG }]);
    expect(platform.navigator.path).toBe('/reneAI/1');
  });
});

import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { topics } from '../../builders/topic-mother';
import type { Deferred } from '../../fakes/deferred';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderLayout } from '../shell/render-layout';
import { isWithout } from '../../fakes/is-without';

async function aSearchBox(width = 1440, prepare: (platform: TestPlatform) => void = () => {}) {
  const rendered = await renderLayout({ width, prepare });
  const { user, screen } = rendered;
  return {
    ...rendered,
    input: () => screen.getByRole<HTMLInputElement>('combobox'),
    options: () => screen.queryAllByRole('option').map((option) => option.textContent),
    active: () =>
      document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent,
    /** Until the results, their chunk and their index are here. */
    async type(text: string) {
      if (text !== '') await user.keyboard(text);
      await screen.findByRole('listbox');
      await act(settle);
      await act(settle);
    },
  };
}

describe('the search box', () => {
  it.each([
    ['Ctrl+K', '{Control>}k{/Control}'],
    ['Cmd+K', '{Meta>}k{/Meta}'],
  ])('takes the focus and lists what can be done by %s', async (_name, keys) => {
    const { user, input, screen } = await aSearchBox();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(input());
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });

  it('opens nothing for those who only pass through', async () => {
    const { user, input, options } = await aSearchBox();
    act(() => input().focus());
    await act(settle);
    expect(options()).toEqual([]);
    expect(input().getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowDown}');
    expect(input().getAttribute('aria-expanded')).toBe('true');
  });

  it('finds a topic, says what it is, and opens it by Enter', async ({ skip }) => {
    skip(isWithout('ask'));
    const { user, input, type, options, screen, platform } = await aSearchBox();
    await user.click(input());
    await type('seawed');
    expect(options()).toEqual([
      'Potential Disruptor Seaweed films Next packaging materials Topic',
      ' Search all texts for “seawed”  ',
    ]);
    expect(screen.getByRole('group', { name: 'Topics' })).toBeTruthy();
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('1 result');
    await user.keyboard('{Enter}');
    expect(platform.navigator.path).toBe('/homepage/1?topic_id=1203');
    expect(input().value).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('does not choose the row of Ask while the project is still loaded, and then the first match', async ({ skip }) => {
    skip(isWithout('ask'));
    let topics: Deferred | undefined;
    const { user, input, type, active, options } = await aSearchBox(1440, ({ signals }) => {
      topics = signals.answers.hold('topics');
    });
    await user.click(input());
    await type('seaweed');
    expect(options()).toEqual([' Open “seaweed” in Ask  ']);
    expect(active()).toBeUndefined();
    topics?.resolve();
    await act(settle);
    await act(settle);
    expect(active()).toContain('Seaweed films');
  });

  it('is walked by the arrows in a circle', async ({ skip }) => {
    skip(isWithout('platforms', 'foresight', 'review'));
    const { user, input, type, active } = await aSearchBox();
    await user.click(input());
    await type('re');
    const first = active();
    expect(first).toBeTruthy();
    await user.keyboard('{ArrowDown}');
    expect(active()).not.toBe(first);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).not.toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
  });

  it('offers pages before anything is typed, none of them chosen', async () => {
    const { user, input, type, active, platform } = await aSearchBox();
    await user.click(input());
    await type('');
    expect(active()).toBeUndefined();
    // The heading says it once; each row says it only to screen readers.
    const kinds = [...document.querySelectorAll('[role=option] > :last-child')].filter(
      ({ textContent }) => textContent === 'Page',
    );
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.every(({ className }) => className.includes('visually-hidden'))).toBe(true);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(platform.navigator.path).toBe('/data/1');
  });

  it('puts the results away by Escape, then what was typed', async () => {
    const { user, input, type, screen } = await aSearchBox();
    await user.click(input());
    await type('sea');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input().value).toBe('sea');
    await user.keyboard('{Escape}');
    expect(input().value).toBe('');
  });

  it('gives the focus back by Escape to where it was, so that the keys of the screen work again', async () => {
    const { user, input, type } = await aSearchBox();
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    act(() => input().focus());
    await type('sea');
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(input());
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(before);
    before.remove();
    act(() => input().focus());
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['a page', 'review', 'content'],
    ['a card', 'seaweed', 'before'],
  ])('after %s was picked the keys of the screen work: the focus has left the field', async (_what, words, place) => {
    const { input, user, type, screen } = await aSearchBox();
    const before = Object.assign(document.createElement('button'), { id: 'before' });
    document.body.append(before);
    try {
      before.focus();
      act(() => input().focus());
      await type(words);
      await screen.findByRole('option', { selected: true });
      await user.keyboard('{Enter}');
      // A card that is drawn already has it, and gives it back to there.
      if (screen.queryByRole('dialog') !== null) await user.keyboard('{Escape}');
      expect(document.activeElement?.id).toBe(place);
    } finally {
      before.remove();
    }
  });

  it('opens what is clicked, and closes when one goes elsewhere', async ({ skip }) => {
    skip(isWithout('platforms'));
    const { user, input, type, screen, platform } = await aSearchBox();
    await user.click(input());
    await type('plat');
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(input());
    await user.click(screen.getByRole('option', { name: 'Platforms Page' }));
    expect(platform.navigator.path).toBe('/platforms/1');
  });

  it('offers all hits of a kind after the best of them', async ({ skip }) => {
    skip(isWithout('ask'));
    const { user, input, type, options, screen, platform } = await aSearchBox();
    platform.signals.everyTopic = topics(12, (index) => ({ id: entityId(index + 1), name: `Xylitol ${index}` }));
    await platform.get(ProjectSignalsStore).topics.reload();
    await user.click(input());
    await type('xylitol');
    expect(options()).toHaveLength(10);
    expect(screen.getByText('8 of 12')).toBeTruthy();
    await user.click(screen.getByRole('option', { name: /^Show all 12 topics/ }));
    expect(platform.navigator.path).toMatch(/^\/data\/1\?tab=trendList&topicIds=/);
  });

  it('says when nothing was found', async () => {
    const { user, input, type, screen } = await aSearchBox();
    await user.click(input());
    await type('zzzzzz');
    expect(screen.getByText('Nothing found for “zzzzzz”.')).toBeTruthy();
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('0 results');
  });
});

describe('the search on a phone', () => {
  it('is a sheet, opened by its button or by the keyboard, and left by choosing', async ({ skip }) => {
    skip(isWithout('foresight'));
    const { user, screen, type, platform } = await aSearchBox(390);
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await type('foresight');
    await user.keyboard('{Enter}');
    expect(platform.navigator.path).toBe('/foresight/1');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the search above what is open', () => {
  it('opens in a dialog of its own, and closes by Escape with all below as it was', async () => {
    const { user, screen, platform, type } = await aSearchBox();
    await user.click(screen.getByRole('button', { name: /Account/ }));
    await screen.findByRole('menu');
    await user.keyboard('{Control>}k{/Control}');
    const sheet = screen.getByRole('dialog', { name: 'Search' });
    expect(sheet.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('menu')).toBeTruthy();
    await type('foresight');
    // Again, it selects what was typed.
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('menu')).toBeTruthy();
    expect(platform.navigator.path).toBe('/homepage/1');
  });

  it('leads away from what is open by what is chosen, but for an action', async ({ skip }) => {
    skip(isWithout('foresight'));
    const { user, screen, platform, type } = await aSearchBox();
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keys' });
    await user.keyboard('{Control>}k{/Control}');
    await type('switch to');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
    await user.keyboard('{Control>}k{/Control}');
    await type('foresight');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(platform.navigator.path).toBe('/foresight/1');
  });
});

describe('Ctrl K on a Mac', () => {
  it('belongs to the text it is pressed in; Cmd K, and Ctrl K elsewhere, are those of the search', async () => {
    const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const text = document.createElement('textarea');
    try {
      const { user, input } = await aSearchBox();
      document.body.append(text);
      text.focus();
      expect(await pressed(text, { ctrlKey: true })).toBe(true);
      expect(document.activeElement).toBe(text);
      await user.keyboard('{Meta>}k{/Meta}');
      expect(document.activeElement).toBe(input());
      input().blur();
      text.remove();
      await user.keyboard('{Control>}k{/Control}');
      expect(document.activeElement).toBe(input());
    } finally {
      text.remove();
      platform.mockRestore();
    }
  });
});

/** @returns whether the browser does with the key what it does in a text */
async function pressed(target: Element, init: KeyboardEventInit): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true, ...init });
  await act(async () => void target.dispatchEvent(event));
  return !event.defaultPrevented;
}

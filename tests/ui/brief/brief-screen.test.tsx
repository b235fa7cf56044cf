import { act, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DRAFT_SAVE_DELAY } from '../../../src/application/brief/brief-drafts';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { TabStorage } from '../../../src/application/shared/browser-ports';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { readBriefContent } from '../../../src/domain/personal/brief-content';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { BriefScreen } from '../../../src/ui/brief/brief-screen';
import { aDeepdive } from '../../builders/deepdive-mother';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

const FIVE = topics(5, (index) => ({ growth: 0.5 - index / 10, status: index < 2 ? 3 : 0 }));
const [FIRST = '', SECOND = '', THIRD = ''] = FIVE.map(({ id }) => id);

async function renderBrief(
  path: string,
  prepare: (platform: TestPlatform) => void = () => {},
  all: readonly Topic[] = FIVE,
) {
  const rendered = await renderScreen(BriefScreen, '/brief/:sowId', {
    path,
    prepare: (platform) => {
      platform.signals.everyTopic = all;
      platform.topics.add(...all);
      platform.get(OpenLibrary).start();
      prepare(platform);
    },
  });
  await act(settle);
  const { screen, platform } = rendered;
  return {
    ...rendered,
    names: () =>
      within(screen.getByRole('list', { name: 'Topics of the brief' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('[data-name]')?.textContent),
    drafts: () =>
      platform
        .get(OpenLibrary)
        .records?.drafts.map(({ title, content }) => ({ ...readBriefContent(content), title })) ?? [],
    ids: () => platform.navigator.location.query.filter(([name]) => name === 'topic').map(([, id]) => id),
  };
}

describe('a brief', () => {
  it('is made from a selection with its topics in the address, and stored with the first edit', async () => {
    const { platform, names, drafts, screen, user } = await renderBrief(
      `/brief/1?topic=${SECOND}&topic=${FIRST}&from=selection`,
    );
    expect(names()).toEqual(['Topic 2', 'Topic 1']);
    expect(platform.navigator.path).toBe(`/brief/1?topic=${SECOND}&topic=${FIRST}`);
    expect(drafts()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'B');
    expect(drafts().map(({ topics: ids }) => ids)).toEqual([[SECOND, FIRST]]);
    expect(screen.getByText('Saving …')).toBeTruthy();
    platform.clock.advance(DRAFT_SAVE_DELAY);
    await act(settle);
    expect(screen.getByText('Saved on this device')).toBeTruthy();
    expect(screen.queryByText('Opened from a link')).toBeNull();
    expect(platform.get(TabStorage).get('own-brief')).toContain(`topic=${SECOND}&topic=${FIRST}`);
    expect(platform.tracker.payloads('clicked_on_brief')).toHaveLength(1);
  });

  it('is still the own one after a reload, also where it is not stored yet', async () => {
    const address = `topic=${FIRST}&topic=${SECOND}`;
    const { screen } = await renderBrief(`/brief/1?${address}`, (platform) =>
      platform.get(TabStorage).set('own-brief', `${address}\nTwo topics, chosen in Compare`),
    );
    expect(screen.queryByText('Opened from a link')).toBeNull();
    expect(screen.getByText(/Two topics, chosen in Compare\./)).toBeTruthy();
  });

  it('is a new one without topics where that is asked for, whatever drafts there are', async () => {
    const { platform, screen, user, drafts } = await renderBrief(`/brief/1?topic=${FIRST}&from=selection`);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'B');
    await act(async () => {
      platform.navigator.go('/brief/1?from=new');
      await settle();
    });
    expect(screen.getByText('This brief has no topics yet')).toBeTruthy();
    expect(platform.navigator.path).toBe('/brief/1?from=new');
    expect(drafts()).toHaveLength(1);
  });

  it('is made from the filters of a view, the fastest first', async () => {
    const { names, screen } = await renderBrief(`/brief/1?from=${encodeURIComponent('/data/1?status=3')}`);
    expect(names()).toEqual(['Topic 1', 'Topic 2']);
    expect(screen.getByText(/Filters: Important, the fastest first/)).toBeTruthy();
  });

  it('has the first of too many topics of a view, and says so', async () => {
    const many = topics(64, (index) => ({ growth: index / 100 }));
    const { screen, names, drafts, platform } = await renderBrief('/brief/1?from=%2Fdata%2F1', () => {}, many);
    expect(names()).toHaveLength(60);
    expect(names()?.[0]).toBe('Topic 64');
    expect(screen.getByText('60 of 64 topics')).toBeTruthy();
    expect(screen.getByText(/All topics of the project; the 60 fastest of 64\./)).toBeTruthy();
    expect([drafts(), platform.tracker.payloads('clicked_on_brief').length]).toEqual([[], 1]);
  });

  it("says first how many slides 'Imagine if' of many topics has, and presents none of them at once", async () => {
    const many = topics(21, (index) => ({ growth: index / 100 }));
    const { screen } = await renderBrief(
      '/brief/1?from=%2Fdata%2F1&part=imagine',
      ({ topics: answers }) => {
        for (const { id } of many) answers.deepdives.set(id, aDeepdive({ provocations: ['it grew back'] }));
      },
      many,
    );
    expect((await screen.findAllByText('21 topics')).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/^Slides: /)).toBeNull();
    const on = screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
    expect(on).toEqual(['Imagine if']);
    expect(screen.getByRole('checkbox', { name: 'Imagine if' }).closest('li')?.textContent).toContain('21 slides');
  });

  it("presents 'Imagine if' alone: one provocation a slide, and stores nothing", async () => {
    const { screen, user, platform, drafts } = await renderBrief(
      `/brief/1?topic=${FIRST}&topic=${SECOND}&title=Budget&part=imagine`,
      ({ topics: answers }) =>
        answers.deepdives.set(entityId(FIRST), aDeepdive({ provocations: ['the pot ate it', 'it grew back'] })),
    );
    const slides = await screen.findByLabelText('Slides: Budget');
    await within(slides).findByText('1 of 2');
    const heading = () => within(slides).getByRole('heading', { level: 1 }).textContent;
    expect(heading()).toBe('the pot ate it.');
    expect(slides.textContent).toContain('Topic 1  Potential DisruptorGrowth +50 %, average sizing 21 %');
    await user.keyboard('{End}');
    expect(heading()).toBe('it grew back.');
    expect(platform.navigator.path).toContain('&part=imagine');
    await user.keyboard('{Escape}');
    expect(platform.navigator.path).toBe(`/brief/1?topic=${FIRST}&topic=${SECOND}&title=Budget`);
    const on = screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
    expect([on, drafts()]).toEqual([['Imagine if'], []]);
    // As many as were shown.
    expect(screen.getByRole('checkbox', { name: 'Imagine if' }).closest('li')?.textContent).toContain('2 slides');
    expect(screen.getByRole('region', { name: 'Imagine if…' }).textContent).toContain('the pot ate it');
  });

  it('says to a receiver what the address carries, and is stored with the first edit', async () => {
    const { screen, user, drafts, platform } = await renderBrief(
      `/brief/1?topic=${FIRST}&topic=9999&question=Which%3F`,
    );
    expect(screen.getByText('Opened from a link')).toBeTruthy();
    expect(screen.getByText('1 topic left out')).toBeTruthy();
    expect(drafts()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Budget');
    await act(settle);
    expect(drafts().map(({ title, question }) => [title, question])).toEqual([['Budget', 'Which?']]);
    expect(platform.navigator.path).toContain('question=Which');
    for (const { payload } of platform.tracker.events) expect(JSON.stringify(payload)).not.toContain('Which');
  });

  it('moves topics with Alt and the arrow keys, removes them with Delete, and takes it back', async () => {
    const { screen, user, names, ids } = await renderBrief(
      `/brief/1?topic=${FIRST}&topic=${SECOND}&topic=${THIRD}&from=selection`,
    );
    within(screen.getByRole('list', { name: 'Topics of the brief' }))
      .getByRole('button', { name: 'Topic 1' })
      .focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names()).toEqual(['Topic 2', 'Topic 1', 'Topic 3']);
    expect(screen.getByText('Topic 1, 2 of 3.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Topic 1');
    await user.keyboard('{Delete}');
    await act(settle);
    expect(names()).toEqual(['Topic 2', 'Topic 3']);
    expect(ids()).toEqual([SECOND, THIRD]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['Topic 1', 'Topic 2', 'Topic 3']);
  });

  it('leaves a section out, and names what is missing', async () => {
    const { screen, user } = await renderBrief(`/brief/1?topic=${FIRST}&topic=${SECOND}&from=selection`);
    const checks = within(screen.getByRole('region', { name: 'Before you send it' }));
    expect(checks.getAllByText('Topic 1 and Topic 2').map((each) => each.parentElement?.textContent)).toContain(
      'Topic 1 and Topic 2 have no note from you.',
    );
    expect(checks.getByText('The conclusion')).toBeTruthy();
    await user.click(checks.getByText('The conclusion'));
    await act(settle);
    await user.type(screen.getByLabelText('Your conclusion'), 'Go.');
    expect(checks.queryByText('The conclusion')).toBeNull();
    // It is printed, also where no step is named.
    expect(screen.getByLabelText('Your conclusion').closest('section')?.dataset['print']).toBeUndefined();
    const section = () => document.querySelector('#brief-recommendation')?.textContent;
    expect(section()).toBe('Recommendation');
    await user.click(screen.getByRole('checkbox', { name: 'Recommendation' }));
    expect(section()).toBeUndefined();
  });

  it('says what of a topic could not be loaded, and asks again', async () => {
    const { screen, user } = await renderBrief(`/brief/1?topic=${FIRST}&from=selection`, (platform) => {
      platform.topics.answers.fail('deepdive');
    });
    const topic = within(screen.getByRole('article', { name: 'Topic 1' }));
    expect(topic.getByText(/could not be loaded/)).toBeTruthy();
    await user.click(topic.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(topic.queryByText(/could not be loaded/)).toBeNull();
  });

  it("says that the topics could not be loaded, and is there after 'Try again'", async () => {
    const { screen, user } = await renderBrief(`/brief/1?topic=${FIRST}`, ({ signals }) => {
      signals.answers.fail('topics', 'refused');
    });
    expect(screen.getByRole('region', { name: 'The topics could not be loaded' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(screen.getByRole('article', { name: 'Topic 1' })).toBeTruthy();
  });

  it('has a window for the speaker with this slide, the next one, notes and the time; its keys turn the slides', async () => {
    const page = document.implementation.createHTMLDocument();
    const listeners = new Map<string, (event: Event) => void>();
    const speaker = {
      document: page,
      close: vi.fn(),
      addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
      removeEventListener: () => {},
    };
    const open = vi.spyOn(window, 'open').mockReturnValue(speaker as unknown as Window);
    const { screen, user, platform } = await renderBrief(`/brief/1?topic=${FIRST}&topic=${SECOND}&from=selection`);
    await user.click(screen.getByText('Present'));
    const deck = await screen.findByLabelText(/^Slides: /);
    await within(deck).findByText('1 of 7');
    await user.keyboard('s');
    // Its document has no window, which queries by role ask.
    const heading = () => page.querySelector('h1')?.textContent;
    expect(heading()).toBe('The audience sees slide 1');
    const press = (words: string) =>
      act(() =>
        [...page.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(words))?.click(),
      );
    expect(page.querySelectorAll('[data-slide-picture]')).toHaveLength(2);
    for (let second = 0; second < 65; second += 1) act(() => platform.clock.advance(1000));
    expect(page.body.textContent).toMatch(/1:05used; planned:min1:05 on this slide/);
    const minutes = page.querySelector('input');
    // As a browser types: React listens to what its own setter of the value does not see.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(minutes, '15');
    act(() => void minutes?.dispatchEvent(new Event('input', { bubbles: true })));
    expect(page.body.textContent).toMatch(/Your time ends at \d\d:\d\d\./);
    expect(page.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/);
    expect([...page.querySelectorAll('nav button')].map((each) => each.getAttribute('aria-label'))).toHaveLength(7);
    act(() => listeners.get('keydown')?.(new KeyboardEvent('keydown', { key: 'ArrowRight' })));
    expect(heading()).toBe('The audience sees slide 2');
    expect(page.body.textContent).toMatch(
      /1:05ofmin0:00 on this slideAt this pace the end is at \d\d:\d\d, 7:25 to spare\./,
    );
    press('Next');
    expect(heading()).toBe('The audience sees slide 3');
    press('Blank');
    expect(heading()).toBe('The audience sees a blank screen');
    press('Blank');
    act(() => page.querySelector<HTMLElement>('nav button:last-child')?.click());
    expect(heading()).toBe('The audience sees slide 7');
    expect(page.body.textContent).toContain('This is the last slide.');
    expect([...page.querySelectorAll('button')].filter(({ disabled }) => disabled)).toHaveLength(1);
    // The audience sees the slide alone.
    expect(within(deck).queryByRole('complementary', { name: 'Notes' })).toBeNull();
    act(() => listeners.get('pagehide')?.(new Event('pagehide')));
    expect(speaker.close).toHaveBeenCalled();
    open.mockReturnValue(null);
    await user.keyboard('s');
    expect(within(deck).getByRole('complementary', { name: 'Notes' })).toBeTruthy();
    open.mockRestore();
  });

  it('is presented as slides with keys, and left with Escape', async () => {
    const { screen, user } = await renderBrief(`/brief/1?topic=${FIRST}&topic=${SECOND}&from=selection&title=Budget`);
    screen.getByLabelText('What to do: Topic 2').focus();
    await user.paste('Ask two retailers');
    screen.getByLabelText('Your conclusion').focus();
    await user.paste('Begin with the first. Wait for the rest.');
    await user.click(screen.getByText('Present'));
    const deck = await screen.findByLabelText(/^Slides: /);
    await within(deck).findByText('1 of 8');
    expect(within(deck).getByText('The answer in short')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(within(deck).getByRole('heading', { level: 1 }).textContent).toBe('Begin with the first');
    expect(within(deck).getByRole('cell', { name: 'Ask two retailers' })).toBeTruthy();
    await user.keyboard('n');
    expect(within(deck).getByRole('complementary', { name: 'Notes' }).textContent).toContain('Wait for the rest.');
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(within(deck).getByText('5 of 8')).toBeTruthy();
    expect(within(deck).getByRole('heading', { level: 1 }).textContent).toBe('2  Topic 2');
    await user.keyboard('{ArrowRight}');
    expect(within(deck).getByRole('table', { name: 'Figures of the topics' })).toBeTruthy();
    await user.keyboard('{End}b');
    await user.click(within(deck).getByRole('button', { name: 'Show the slide again' }));
    expect(within(deck).getByRole('heading', { level: 1 }).textContent).toBe('What these figures are');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText(/^Slides: /)).toBeNull();
  });

  it('stores the steps with its draft, and takes them back', async () => {
    const { screen, user, drafts } = await renderBrief(`/brief/1?topic=${FIRST}&topic=${SECOND}&from=selection`);
    const checks = within(screen.getByRole('region', { name: 'Before you send it' }));
    expect(checks.getByText('The recommendation')).toBeTruthy();
    await user.type(screen.getByLabelText('Who: Topic 1'), 'Anna');
    await user.type(screen.getByLabelText('By when: Topic 1'), 'Mar 31');
    await act(settle);
    expect(drafts()[0]?.actions).toEqual({ [FIRST]: { who: 'Anna', by: 'Mar 31' } });
    expect(checks.queryByText('The recommendation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(drafts()[0]?.actions).toEqual({ [FIRST]: { who: 'Anna' } });
  });

  it('proposes what the slide of a topic says, stores what is written instead, counts its words, and proposes again', async () => {
    const { screen, user, drafts } = await renderBrief(`/brief/1?topic=${FIRST}&from=selection`);
    const point = async (number: number) =>
      (await screen.findByLabelText(`Point ${number} on the slide of Topic 1`)) as HTMLTextAreaElement;
    const proposed = [(await point(1)).value, (await point(2)).value, (await point(3)).value];
    expect(proposed[0]).not.toBe('');
    await user.clear(await point(2));
    await user.type(await point(2), 'Refill pays from the third use.');
    await act(settle);
    expect(drafts()[0]?.points).toEqual({ [FIRST]: [proposed[0], 'Refill pays from the third use.', proposed[2]] });
    await user.type(await point(2), ' one two three four five six seven');
    await act(settle);
    expect(screen.getByText(/^13 words: the slide leaves out/)).toBeTruthy();
    expect((await point(2)).getAttribute('aria-invalid')).toBe('true');
    const checks = within(screen.getByRole('region', { name: 'Before you send it' }));
    expect(checks.getByText(/has a point of more than twelve words/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Propose again' }));
    await act(settle);
    expect(drafts()[0]?.points).toEqual({});
    expect((await point(2)).value).toBe(proposed[1]);
  });

  it('copies Markdown and the link', async () => {
    const { screen, user, platform } = await renderBrief(`/brief/1?topic=${FIRST}&topic=${SECOND}&from=selection`);
    const take = async (name: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await take('Copy as Markdown');
    await act(settle);
    expect(platform.clipboard.text).toContain('## 1. Topic 1');
    await take('Copy link');
    await act(settle);
    expect(platform.clipboard.text).toBe(`https://platform.example/brief/1?topic=${FIRST}&topic=${SECOND}`);
    expect(platform.get(ToastStore).shown.map(({ toast }) => toast.text)).toContain(
      'Copied. The link carries two topics. Steps, statuses and notes stay with you.',
    );
  });

  it('without topics offers where they may come from, and keeps several drafts', async () => {
    const { screen, user, names, drafts } = await renderBrief('/brief/1');
    await user.click(screen.getByRole('button', { name: 'Brief of 2 Important topics' }));
    await act(settle);
    expect(names()).toEqual(['Topic 1', 'Topic 2']);
    await user.click(screen.getByRole('button', { name: 'Add a topic' }));
    const search = screen.getByRole('combobox', { name: 'Search topics' });
    await user.type(search, '4{Enter}');
    await act(settle);
    expect(names()).toEqual(['Topic 1', 'Topic 2', 'Topic 4']);
    // The search is open for the next one.
    expect(search).toHaveProperty('value', '');
    expect(screen.queryByRole('option', { name: 'Topic 4' })).toBeNull();
    expect(drafts()).toHaveLength(1);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AskAbout } from '../../../src/application/ask/ask-about';
import { AskStore } from '../../../src/application/ask/ask.store';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { SavedViewsStore } from '../../../src/application/personal/saved-views.store';
import { PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../../src/domain/topic/quadrant';
import { anEmptyDeepdive } from '../../builders/deepdive-mother';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { askBox, parts, renderAssistant, results } from './render-assistant';
import { isWithout } from '../../fakes/is-without';

const NO_STARTUP = {
  description: null,
  product: null,
  fundraisingStage: null,
  fundraisingAmount: null,
  sourceUrl: null,
};
const STRONG = { conditions: [{ kind: 'quadrant', codes: [1], not: false }] };
const linkTo = (query: object) => `/reneAI/1?query=${encodeURIComponent(JSON.stringify(query))}`;

describe('the page of the assistant', () => {
  it('offers queries to start with, each with what it finds and what one could type', async () => {
    const { user } = await renderAssistant();
    const start = within(await screen.findByRole('region', { name: 'Start with' }));
    await user.click(start.getByRole('button', { name: 'Ten fastest topics' }));
    expect(parts()).toEqual(['Topics', 'order Growth, largest first', 'rows 1 to 10']);
    expect(screen.queryByRole('region', { name: 'Start with' })).toBeNull();
    // From there the page shows its beginning, and Tab goes on in it.
    expect(document.activeElement?.contains(await screen.findByRole('table', { name: 'Results' }))).toBe(true);
  });

  it('searches the grey words of a sentence in all texts by one press, before and after it is answered', async () => {
    const { user } = await renderAssistant(({ signals }) => {
      signals.everyTopic = signals.everyTopic.map((topic) => ({
        ...topic,
        description: topic.name === 'Heat pumps' ? 'Sold in Norway.' : 'Sold in Spain.',
      }));
    });
    await user.type(askBox(), 'strong signals in norway');
    await user.click(screen.getByRole('button', { name: 'Search for it' }));
    expect(parts()).toEqual(['Topics', '“norway” in any text', 'quadrant Strong Signal']);
    expect((await screen.findAllByRole('row')).length).toBe(2);
    expect(results().map(([name]) => name)).toEqual(['Heat pumps']);
    await user.type(askBox(), 'undecided topics in spain{Enter}');
    const note = within(screen.getByRole('note'));
    await user.click(note.getByRole('button', { name: 'Search for it' }));
    await waitFor(() => expect(parts().at(-1)).toBe('“spain” in any text'));
    expect([askBox().value, screen.queryByRole('note')]).toEqual(['', null]);
  });

  it('finds start-ups and sources where those of each topic are a request, and asks for them once', async () => {
    const { user, platform } = await renderAssistant(({ topics }) => {
      topics.deepdives.set(entityId('2'), {
        ...anEmptyDeepdive(),
        manifestations: [{ ...NO_STARTUP, name: 'Kilter Storage' }],
      });
      topics.topicSources.set(entityId('4'), {
        sources: [{ title: 'Kilter reports on fungi', url: null, internalClassification: null }],
        lastUpdated: null,
      });
    });
    await user.type(askBox(), 'Kilter Storage{Enter}');
    await screen.findByRole('table', { name: 'Results' });
    expect(results().map(([name]) => name)).toEqual(['Grid batteries']);
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await user.type(askBox(), 'Kilter{Enter}');
    await screen.findByText('Mycoprotein');
    expect(results().map(([name]) => name)).toEqual(['Grid batteries', 'Mycoprotein']);
    // Of the four topics, and what is shown of the only row.
    expect(platform.topics.answers.count('deepdive')).toBe(5);
  });

  it('counts among the first ten only what has the figure', async () => {
    await renderAssistant(({ signals }) => {
      signals.everyTopic = signals.everyTopic.map((topic, at) => (at === 0 ? topic : { ...topic, growth: null }));
    });
    const start = within(await screen.findByRole('region', { name: 'Start with' }));
    const row = start.getByRole('button', { name: 'Ten fastest topics' }).closest('li');
    expect(row?.textContent).toContain('1 topic');
    expect(row?.textContent).not.toContain('Grid batteries');
  });

  it('offers no query that finds nothing, such as the fastest of a project without growth', async () => {
    await renderAssistant(({ signals }) => {
      signals.everyTopic = signals.everyTopic.map((topic) => ({ ...topic, growth: null }));
    });
    const start = within(await screen.findByRole('region', { name: 'Start with' }));
    expect(start.getAllByRole('heading').map(({ textContent }) => textContent?.trim())).toContain('Undecided');
    expect(start.queryByRole('heading', { name: 'Fastest' })).toBeNull();
    expect(start.queryAllByText('0 topics')).toEqual([]);
  });

  it('says what a query found, marks the order, and opens cards by the names', async () => {
    const { user, platform } = await renderAssistant(
      undefined,
      linkTo({ ...STRONG, order: { figure: 'sizing', ascending: false } }),
    );
    expect(await screen.findByRole('heading', { name: 'Two strong signals; Heat pumps is the largest' })).toBeTruthy();
    expect(platform.navigator.path).toContain('/reneAI/1?query=');
    expect(results().map(([name]) => name)).toEqual(['Heat pumps', 'Grid batteries']);
    await user.click(screen.getAllByRole('button', { name: 'Grid batteries' })[0]!);
    expect(platform.navigator.path).toMatch(/^\/reneAI\/1\?query=.*&topic_id=2$/);
  });

  it('clears all parts at once', async () => {
    const { user } = await renderAssistant(undefined, linkTo({ ...STRONG, limit: 1 }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByRole('region', { name: 'Start with' })).toBeTruthy();
  });

  it('says what no data has', async () => {
    const { user } = await renderAssistant();
    await user.type(askBox(), 'share price of strong signals{Enter}');
    expect(screen.getByText(/I cannot say ‘share price’/)).toBeTruthy();
    expect(results().map(([name]) => name)).toEqual(['Grid batteries', 'Heat pumps']);
  });

  it('compares what it is asked to compare, and lists it where that is chosen', async ({ skip }) => {
    skip(isWithout('compare'));
    const { user, platform } = await renderAssistant();
    await user.type(askBox(), 'compare Heat pumps with Grid batteries');
    const [done, listed] = screen.getAllByRole('option');
    expect(done?.textContent).toContain('Compare Grid batteries and Heat pumps2 topics');
    expect(listed?.textContent).toContain('List them');
    await user.keyboard('{Enter}');
    expect(platform.navigator.path).toMatch(/^\/compare\/1\?topic=\d&topic=\d$/);
  });

  it('shows what there is on what it is asked a cause of, or on a single row: what changed, reasons, sources', async () => {
    const { user } = await renderAssistant(({ topics }) => {
      topics.topicSources.set(entityId('1'), {
        sources: [{ title: 'IEA: Heat pumps in homes', url: 'https://iea.org/heat', internalClassification: null }],
        lastUpdated: null,
      });
    });
    await user.type(askBox(), 'why is Heat pumps falling{Enter}');
    expect(screen.getByText(/The data gives no causes/)).toBeTruthy();
    const said = within(screen.getByRole('region', { name: 'What there is on Heat pumps' }));
    expect(said.getByText('From Uncertain to Strong.')).toBeTruthy();
    expect(await said.findAllByText('IEA: Heat pumps in homes')).not.toEqual([]);
  });

  it('has its query in the address, and follows it, as by Back', async () => {
    const { user, platform } = await renderAssistant(undefined, linkTo(STRONG));
    const strong = platform.navigator.path;
    await user.type(askBox(), 'growth > 25{Enter}');
    expect(parts()).toEqual(['Topics', 'quadrant Strong Signal', 'growth over 25 %']);
    const both = platform.navigator.path;
    expect(both).not.toBe(strong);
    act(() => platform.navigator.go(strong));
    expect(parts()).toEqual(['Topics', 'quadrant Strong Signal']);
    act(() => platform.navigator.go(both));
    expect(parts()).toEqual(['Topics', 'quadrant Strong Signal', 'growth over 25 %']);
    act(() => platform.navigator.go('/reneAI/1'));
    expect(parts()).toEqual([]);
  });

  it('leads on, copies the answer and a link to its query, and pins it', async ({ skip }) => {
    skip(isWithout('compare', 'brief', 'review', 'library'));
    const { user, platform } = await renderAssistant((prepared) => prepared.get(OpenLibrary).start(), linkTo(STRONG));
    const actions = within(await screen.findByRole('group', { name: 'Answer' }));
    expect(actions.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      'Decide 2 topics',
      'Compare',
      'Brief',
      'Open as filters',
    ]);
    await user.click(actions.getByRole('button', { name: 'Copy as Markdown' }));
    expect(platform.clipboard.text).toContain('| Grid batteries |');
    await user.click(actions.getByRole('button', { name: 'Copy link to this query' }));
    expect(platform.clipboard.text).toMatch(/\/reneAI\/1\?query=/);
    await user.click(actions.getByRole('button', { name: 'Pin' }));
    expect(platform.get(SavedViewsStore).all.map(({ name }) => name)).toEqual(['Topics with quadrant Strong Signal']);
    expect(actions.getByRole('button', { name: 'Pin' }).getAttribute('aria-pressed')).toBe('true');
    act(() => platform.get(AskStore).clear());
    const pinned = within(await screen.findByRole('region', { name: 'Pinned' }));
    expect(pinned.getByRole('button', { name: /^Topics with/ }).textContent).toContain('+1 Heat pumps');
    await user.click(pinned.getByRole('button', { name: /^Topics with/ }));
    expect(parts()).toEqual(['Topics', 'quadrant Strong Signal']);
  });

  it('says the nearest row where nothing matches, and takes its bound', async () => {
    const query = {
      conditions: [
        ...STRONG.conditions,
        { kind: 'figure', figure: 'growth', comparator: 'over', value: 0.5, not: false },
      ],
    };
    const { user } = await renderAssistant(undefined, linkTo(query));
    expect(await screen.findByRole('heading', { name: 'No topic meets both conditions' })).toBeTruthy();
    expect(screen.getByText('growth a year +30 %')).toBeTruthy();
    const less = within(screen.getByRole('region', { name: 'With one condition less' }));
    expect(less.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'without quadrant Strong Signal none',
      expect.stringContaining('without growth over 50 % 2'),
    ]);
    await user.click(screen.getByRole('button', { name: 'at least 30 % instead' }));
    expect(results().map(([name]) => name)).toEqual(['Grid batteries']);
  });

  it('groups, and opens a group in place', async () => {
    const { user } = await renderAssistant(undefined, linkTo({ ...STRONG, intent: 'share', group: 'shift' }));
    expect(
      await screen.findByRole('heading', { name: 'Energy has the largest share of strong signals: 2 of 3, 67\u00A0%' }),
    ).toBeTruthy();
    expect(results().map((cells) => cells[0])).toEqual(['Energy', 'Food']);
    await user.click(screen.getByRole('button', { name: 'Energy', expanded: false }));
    expect(results().map((cells) => cells[0])).toEqual(['Energy', 'Grid batteries', 'Heat pumps', 'Food']);
  });

  it('says what is not known instead of that none matches', async () => {
    const query = { conditions: [{ kind: 'figure', figure: 'society', comparator: 'over', value: 0.1, not: false }] };
    await renderAssistant((platform) => {
      platform.signals.everyTopic = platform.signals.everyTopic.map((topic) => ({
        ...topic,
        sizing: { ...topic.sizing, society: null },
      }));
    }, linkTo(query));
    expect(
      await screen.findByRole('heading', { name: 'Not known: no topic of this project has sizing in society' }),
    ).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('puts the sentence of a link into the bar, and answers nothing before it is confirmed', async () => {
    const { user, platform } = await renderAssistant(undefined, '/reneAI/1?q=strong%20signals%20in%20food');
    expect(askBox().value).toBe('strong signals in food');
    expect(platform.navigator.path).toBe('/reneAI/1');
    expect(screen.queryByRole('table')).toBeNull();
    await user.keyboard('{Enter}');
    expect(parts()).toEqual(['Topics', 'quadrant Strong Signal', 'shift Food']);
  });

  it('leaves out a query of a link that is none, and says why', async () => {
    const { platform } = await renderAssistant(undefined, linkTo({ sql: 'drop' }));
    expect(platform.get(ToastStore).shown[0]?.toast.text).toContain('The query of this link is left out');
    expect(parts()).toEqual([]);
  });

  it('is asked by a flashcard, and goes back by Alt and the left arrow', async () => {
    const { platform, user } = await renderAssistant();
    act(() => platform.get(AskAbout).ask('topic', 'Heat pumps'));
    expect(await screen.findByRole('heading', { name: 'Heat pumps' })).toBeTruthy();
    act(() => platform.get(AskAbout).ask('trend', 'Clean power'));
    expect(parts()).toEqual(['Topics', 'trend Clean power']);
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(parts()).toEqual(['Topics', 'topic Heat pumps']);
  });

  it('opens the card of the only row by Enter in an empty bar', async () => {
    const { platform, user } = await renderAssistant();
    act(() => platform.get(AskAbout).ask('topic', 'Heat pumps'));
    await user.type(askBox(), '{Enter}');
    expect(platform.navigator.path).toMatch(/^\/reneAI\/1\?query=.*&topic_id=1$/);
  });

  it('says when what a query needs could not be fetched, and tries again', async () => {
    const query = { conditions: [{ kind: 'figure', figure: 'sources', comparator: 'over', value: 1, not: false }] };
    const { user } = await renderAssistant((platform) => platform.topics.answers.fail('sources'), linkTo(query));
    await user.click(await screen.findByRole('button', { name: /Try again/ }));
    await act(settle);
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it('shows what is gone since the last update, and nothing of it that is not known', async () => {
    const query = { version: 'previous', conditions: [{ kind: 'before', of: [], not: true }] };
    await renderAssistant((platform) => {
      const gone = aTopic({ id: entityId('9'), name: 'Fax machines', quadrant: QUADRANTS[4] });
      platform.signals.versions.set(PREVIOUS_DATA, { topics: [...platform.signals.everyTopic, gone], trends: [] });
    }, linkTo(query));
    expect(
      await screen.findByRole('heading', { name: 'One topic in the previous data is not in the other data' }),
    ).toBeTruthy();
    expect(results().map(([name]) => name)).toEqual(['Fax machines']);
  });
});

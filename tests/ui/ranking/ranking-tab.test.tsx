import { act, fireEvent, within } from '@testing-library/react';
import { choiceOf, chooseOption } from '../choose-option';
import { describe, expect, it } from 'vitest';
import { Keep } from '../../../src/application/keep/keep';
import { ProjectFacts } from '../../../src/application/query/project-facts';
import { SetLimitStore } from '../../../src/application/ranking/set-limit.store';
import { SelectionBar } from '../../../src/ui/selection/selection-bar';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { SelectionStore } from '../../../src/application/selection/selection.store';
import { pathOf } from '../../../src/application/shared/navigator';
import { withPoints } from '../../../src/domain/ranking/weighting';
import { RankingStore, wordsInAddress } from '../../../src/application/ranking/ranking.store';
import { TopicColumnSources } from '../../../src/application/workspace/topic-columns';
import { TopicStatements } from '../../../src/application/workspace/topic-statements';
import type { SwitchedOff } from '../../../src/domain/shared/modules';
import { UNKNOWN_SIZING } from '../../../src/domain/topic/signal';
import { ReviewScreen } from '../../../src/ui/review/review-screen';
import { topics } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import { renderScreen } from '../render-screen';

/** Topic 1 is the fastest, Topic 3 has the largest impact; Topic 4 has no impact that is known. */
const FOUR = topics(4, (index) => ({
  growth: 0.4 - index / 10,
  sizing: { ...UNKNOWN_SIZING, average: 0.5 },
  status: 0,
  own: index === 3 ? {} : { Impact: [1, 2, 9][index] ?? 0 },
}));
const PREFIX = ['org_northwind', 'auth|maya', '1', 'weighting'] as const;
const WEIGHTS = 'growth,20;own%253AImpact,80';

async function renderRanking(path: string, off: SwitchedOff = new Set(), everyTopic = FOUR) {
  const rendered = await renderScreen(ReviewScreen, '/review/:sowId', {
    path,
    off,
    prepare: (platform) => {
      platform.signals.everyTopic = everyTopic;
      platform.topics.add(...everyTopic);
      platform.get(RankingStore).start();
      platform.get(SetLimitStore).start();
    },
  });
  await act(settle);
  return rendered;
}

const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');

describe('the ranking', () => {
  it('has figures with as many decimals as the others of their column', async () => {
    const three = topics(3, (index) => ({ growth: [0.052, -0.01, 0.2][index] ?? 0 }));
    const { screen } = await renderRanking('/review/1?tab=ranking', new Set(), three);
    await screen.findByRole('table', { name: 'Topics by their score' });
    const figures = [...document.querySelectorAll('td[data-column="growth"]')].map(({ textContent }) => textContent);
    expect(figures.toSorted()).toEqual(['+20.0 %', '+5.2 %', '−1.0 %']);
  });

  it('of topics that have none of the figures says which figures would make one, and lists nothing', async () => {
    const without = topics(3, (index) => ({ growth: null, sizing: UNKNOWN_SIZING, driverCount: index }));
    const { screen } = await renderRanking('/review/1?tab=ranking', new Set(), without);
    await screen.findByRole('heading', { name: 'No topic has these figures' });
    expect(screen.getByText('Add a figure that topics of this project have: Drivers.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(/other weighting/)).toBeNull();
  });

  it('is by the weights of a link, which replace the own ones only when they are kept', async () => {
    const { screen, user, platform } = await renderRanking(`/review/1?tab=ranking&weights=${WEIGHTS}`);
    expect(plain((await screen.findByRole('heading', { level: 2 })).textContent)).toBe('Topic 3 comes first');
    expect(screen.getByText('The weights of the link that was opened: growth 20, Impact 80.')).toBeTruthy();
    expect(await platform.get(Keep).all(PREFIX)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep them as mine' }));
    await act(settle);
    expect(screen.getByText('Your weights: growth 20, Impact 80.')).toBeTruthy();
    expect(await platform.get(Keep).all(PREFIX)).toHaveLength(1);
    expect(platform.navigator.location.query).toEqual([['tab', 'ranking']]);
    const [column] = platform
      .get(TopicColumnSources)
      .flatMap(({ module, columns }) => (module === 'ranking' ? columns() : []));
    expect(FOUR.map((topic) => column?.value(topic))).toEqual([20, 23.3, 86.7, null]);
    const [statement] = platform.get(TopicStatements).flatMap(({ on }) => on(FOUR));
    expect(plain(`${statement?.lead} ${statement?.text}`)).toBe(
      'Ranked by growth 20, Impact 80: Topic 3 leads, first of all topics of the project.',
    );
  });

  it('says what would change the first place, how a score is made up, and what a topic lacks', async () => {
    const { screen, user } = await renderRanking(`/review/1?tab=ranking&weights=${WEIGHTS}`);
    await screen.findByRole('heading', { level: 2 });
    expect(plain(document.body.textContent)).toMatch(
      /With (Growth|Impact) at \d+ points instead of \d+, Topic 1 would come first\./,
    );
    const rows = within(screen.getByRole('table', { name: 'Topics by their score' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => within(row).queryAllByRole('button')[0]?.textContent ?? row.textContent)).toEqual([
      'Topic 3',
      'Topic 2',
      'Topic 1',
      'Not ranked 1 without a figure that most topics have',
      'Topic 4',
    ]);
    expect(rows[4]?.textContent).toContain('without Impact');
    await user.click(within(rows[0]!).getByRole('button', { name: /^Score of Topic 3/ }));
    expect(rows[0]?.textContent).toMatch(/Growth 6\.7Impact 80\.0/);
  });

  it('is changed by a slider, in points that are 100 together, and is there after a reload', async () => {
    const { screen, platform } = await renderRanking('/review/1?tab=ranking');
    await screen.findByRole('heading', { level: 2 });
    fireEvent.change(screen.getByRole('slider', { name: 'Points of Growth' }), { target: { value: '70' } });
    await act(settle);
    expect(screen.getByText('Your weights: growth 70, average sizing 30.')).toBeTruthy();
    const store = platform.get(RankingStore);
    store.clear();
    expect(store.whose).toBe('default');
    store.start();
    await act(settle);
    expect(store.kept?.map(({ points }) => points)).toEqual([70, 30]);
  });

  it('is an order of the queue', async () => {
    const { screen } = await renderRanking(`/review/1?order=weights&weights=${WEIGHTS}`);
    expect(screen.getByText('By my weights')).toBeTruthy();
    expect((await screen.findByRole('article')).getAttribute('aria-label')).toBe('Topic 3');
  });

  it('is said by the address of what it orders, which follows the own weights also after Back', async () => {
    const { screen, platform } = await renderRanking('/review/1?tab=ranking');
    await screen.findByRole('heading', { level: 2 });
    const store = platform.get(RankingStore);
    const set = (growth: number): void => act(() => store.set(withPoints(store.weighting, 'growth', growth)));
    const { navigator } = platform;
    set(70);
    expect(navigator.location.query).toEqual([['tab', 'ranking']]);
    act(store.showList);
    const list = navigator.location;
    expect(list.pathname).toBe('/data/1');
    expect(list.query).toContainEqual(['weights', 'growth,70;sizing,30']);
    expect(list.query).toContainEqual(['sort', 'topicList:-of:ranking']);
    expect([store.whose, ...wordsInAddress(list.query)]).toEqual(['own', 'ranked by growth 70, average sizing 30']);
    // Changed elsewhere, then back to the list.
    act(() => navigator.go('/review/1?tab=ranking'));
    set(20);
    act(() => navigator.back());
    expect([store.whose, store.words]).toEqual(['own', 'growth 20, average sizing 80']);
    expect(navigator.location.query).toContainEqual(['weights', 'growth,20;sizing,80']);
    // A saved view with the same weights as these once were says what it was saved with.
    act(() => navigator.go(pathOf(list)));
    expect([store.whose, store.words]).toEqual(['link', 'growth 70, average sizing 30']);
  });

  it('says in the name of the picture where topics change places, and offers each list as a menu', async () => {
    const { screen, user } = await renderRanking(`/review/1?tab=ranking&weights=${WEIGHTS}`);
    const picture = await screen.findByRole('img', { name: /^Scores with 0 to 100 points of / });
    expect(picture.getAttribute('aria-label')).toMatch(/ Change places: Topic \d and Topic \d at \d+ points/);
    const circles = picture.querySelectorAll('circle').length;
    expect(picture.getAttribute('aria-label')?.match(/ at \d+ points/g)).toHaveLength(circles);
    expect(document.querySelector('select')).toBeNull();
    const [figure = ''] = /(?<=^Direction of ).+(?=: more is better$)/.exec(
      screen.getAllByRole('button', { name: /^Direction of / })[0]?.getAttribute('aria-label') ?? '',
    )!;
    await chooseOption(user, screen, `Direction of ${figure}`, 'less is better');
    expect(choiceOf(screen, `Direction of ${figure}`).textContent).toBe('less is better');
  });

  it('has whole names beside its picture, in a second line where they are long', async () => {
    const long = 'Eating under GLP-1 medicines';
    const { screen } = await renderRanking(
      '/review/1?tab=ranking',
      new Set(),
      FOUR.map((topic, at) => (at === 0 ? { ...topic, name: long } : topic)),
    );
    const picture = await screen.findByRole('img', { name: /^Scores with 0 to 100 points of / });
    const lines = [...picture.querySelectorAll('text')].filter(({ textContent }) => textContent.includes('Eating'));
    expect(lines).toHaveLength(1);
    const [second] = lines.map((line) => line.querySelector('tspan'));
    expect(second?.textContent).toBe('medicines');
    second?.remove();
    expect(lines[0]?.textContent).toMatch(/\d Eating under GLP-1$/);
  });

  it('selects topics, for what is done with them', async () => {
    const { screen, user, platform } = await renderRanking('/review/1?tab=ranking');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Topic 2' }));
    expect(platform.get(SelectionStore).topics.map(({ name }) => name)).toEqual(['Topic 2']);
  });

  it('adds up the topics of a status, and those that are selected, without deciding', async () => {
    const { screen, user, platform } = await renderRanking('/review/1?tab=ranking');
    const section = await screen.findByRole('region', { name: 'What a set adds up to' });
    await chooseOption(user, within(section), 'Topics', 'All');
    fireEvent.change(within(section).getByRole('spinbutton', { name: 'At most' }), { target: { value: '10' } });
    await act(settle);
    expect(section.textContent).toContain(
      '4 topics: Impact 12 in all, 2 more than 10. Half of those with it have 2 or less. 1 lacks it.',
    );
    const [third] = FOUR.filter(({ name }) => name === 'Topic 3');
    act(() => platform.get(SelectionStore).toggle(third!.id));
    expect(section.textContent).toContain('What if: 1 selected left out. 3 topics: Impact 3 in all, 7 left of 10.');
    // The same where Ask compares sets.
    const fact = platform.get(ProjectFacts).settled.setSum;
    expect([fact?.head, fact?.of(FOUR), fact?.textOf(12)]).toEqual(['Impact, sum', 12, '12 of 10']);
    // The same where the selection is shown, in a brief, and after a reload.
    const [statement] = platform.get(TopicStatements).flatMap(({ on }) => on([third!]));
    expect(`${statement?.lead} ${statement?.text}`).toMatch(
      /^Together: 1 topic: Impact 9 in all, 1 left of 10\. (?!Half)/,
    );
    const limit = platform.get(SetLimitStore);
    limit.clear();
    expect(limit.cap).toBeNull();
    limit.start();
    await act(settle);
    expect(limit.cap).toBe(10);
  });

  it('says what the selected topics add up to in their bar', async () => {
    const { screen, platform } = await renderScreen(SelectionBar, '/data/:sowId', {
      path: '/data/1',
      prepare: (of) => {
        of.signals.everyTopic = FOUR;
        of.get(SetLimitStore).start();
      },
    });
    await platform.get(ProjectSignalsStore).topics.load(entityId(1));
    act(() => platform.get(SelectionStore).selectAll(FOUR.slice(0, 2).map(({ id }) => id)));
    await act(settle);
    const note = await screen.findByRole('group', { name: 'What these add up to' });
    expect(note.textContent).toContain('2 topics: Impact 3 in all. Half of them have 1.5 or less.');
  });

  it('is not there where the function is switched off', async () => {
    const { screen } = await renderRanking(
      `/review/1?tab=ranking&order=weights&weights=${WEIGHTS}`,
      new Set(['ranking']),
    );
    expect(screen.queryByRole('tab', { name: 'Ranking' })).toBeNull();
    expect(screen.getByText('Fastest growth')).toBeTruthy();
  });
});

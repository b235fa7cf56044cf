import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBareTopic, aTopic, topics } from '../../builders/topic-mother';
import { quadrantOf } from '../../../src/domain/topic/quadrant';
import { formatFigure } from '../../../src/domain/topic/figures';
import { CURRENT_DATA, PREVIOUS_DATA } from '../../../src/domain/workspace/explore-tab';
import { aSow } from '../../builders/sow-mother';
import { aTrend } from '../../builders/trend-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { renderFlashcards } from './render-flashcards';

describe('the metrics', () => {
  let platform: TestPlatform;

  beforeEach(() => {
    platform = new TestPlatform();
    const sizing = { average: 0.5, averageLabel: null, consumer: 0.1, industry: 0.1, society: null };
    platform.signals.everyTopic = [aTopic(), ...topics(4, () => ({ sizing, driverCount: 2 }))];
  });

  const growth = () => screen.getByRole('button', { name: /^Growth/ });
  const row = (name: string) => {
    const found = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(name));
    if (found === undefined) throw new Error(`There is no row ${name}`);
    return found;
  };

  it.each([
    [0.246, '+24.60 %', 'up'],
    [0, '0.00 %', 'down'],
    [-0.032, '−3.20 %', 'down'],
    [null, '–', null],
  ])('shows growth %s as %s, its icon %s', async (value, figure, direction) => {
    const { openTopic } = await renderFlashcards({ topic: aTopic({ growth: value }), platform });
    await openTopic();
    expect(growth().textContent).toContain(figure);
    expect(growth().querySelector('[data-direction]')?.getAttribute('data-direction') ?? null).toBe(direction);
  });

  it('says what growth and sizing were in the previous data, and the quadrant then', async () => {
    const now = aTopic();
    const before = aTopic({
      growth: (now.growth ?? 0) - 0.05,
      sizing: { ...now.sizing, average: (now.sizing.average ?? 0) + 0.1 },
      quadrant: quadrantOf(4),
    });
    platform.signals.versions.set(PREVIOUS_DATA, { topics: [before], trends: [] });
    platform.sows.versionsOfSow.set(aSow().id, [
      { name: CURRENT_DATA, date: '2026-09-30' },
      { name: PREVIOUS_DATA, date: '2025-09-30' },
    ]);
    const { openTopic } = await renderFlashcards({ platform, topic: now });
    const dialog = await openTopic();
    expect(await within(dialog).findByText(/ in Sep 2025, \+5 points$/)).toBeTruthy();
    expect(within(dialog).getByText(/^Average .* in Sep 2025, −10 points$/)).toBeTruthy();
    expect(within(dialog).getByText('was Uncertain Signal')).toBeTruthy();
  });

  it('says what a figure was in two earlier loads where these are compared, beside that of today', async () => {
    const now = aTopic();
    const load = (growth: number) => ({ topics: [aTopic({ growth })], trends: [] });
    platform.signals.versions.set('2025-09-30', load(0.2));
    platform.signals.versions.set('2024-09-30', load(0.1));
    platform.sows.versionsOfSow.set(aSow().id, [
      { name: CURRENT_DATA, date: '2026-09-30' },
      { name: PREVIOUS_DATA, date: '2025-09-30' },
      { name: PREVIOUS_DATA, date: '2024-09-30' },
    ]);
    platform.navigator.go('/data/1?since=2024-09-30&until=2025-09-30');
    const { openTopic } = await renderFlashcards({ platform, topic: now });
    const dialog = await openTopic();
    const said = '+10.00 % in Sep 2024, +20.00 % in Sep 2025, +10 points';
    expect(await within(dialog).findByText(said)).toBeTruthy();
    expect(growth().textContent).toContain(formatFigure('growth', now.growth, 2));
  });

  it('says that growth is a 3-year CAGR, and of which month and how sure, on keyboard focus', async () => {
    const figureNotes = { general: 'Illustrative figures', growthOfTopic: new Map(), growthName: null };
    platform.sows.sows = [aSow({ figureNotes })];
    const { openTopic } = await renderFlashcards({ platform });
    await openTopic();
    growth().focus();
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toContain('3-year CAGR');
    expect(tip.textContent).toContain('Illustrative figures. Data of Sep 2026.');
  });

  it('says of own data what its file says, and nothing of a CAGR', async () => {
    const figureNotes = { general: null, growthOfTopic: new Map(), growthName: 'Wachstum p. a.' };
    platform.sows.sows = [aSow({ figureNotes })];
    const { openTopic } = await renderFlashcards({ platform });
    await openTopic();
    const figure = screen.getByRole('button', { name: /^Wachstum p\. a\./ });
    figure.focus();
    expect((await screen.findByRole('tooltip')).textContent).toContain('‘Wachstum p. a.’');
    expect(document.body.textContent).not.toContain('CAGR');
  });

  it('shows sizing as a fraction times 100 with 2 decimals, and where it stands', async () => {
    const { openTopic } = await renderFlashcards({ platform });
    await openTopic();
    expect(row('Average').textContent).toBe('AverageNiche21.00 %5th of 5');
    expect(row('Consumers').textContent).toBe('Consumers26.00 %1st of 5');
    expect(row('Industry').textContent).toBe('Industry18.00 %1st of 5');
    expect(screen.getByText('Each tick is one of 5 topics')).toBeTruthy();
    expect(row('Average').querySelector('svg path')).not.toBeNull();
  });

  it('leaves strip and rank out where no other topic has the figure', async () => {
    const { openTopic } = await renderFlashcards({ platform });
    await openTopic();
    expect(row('Society').textContent).toBe('Society19.00 %');
    expect(row('Society').querySelector('svg')).toBeNull();
  });

  it('shows dashes and no strips for a topic without figures, never a 0', async () => {
    const { openTopic } = await renderFlashcards({ topic: aBareTopic(), platform });
    const dialog = await openTopic();
    for (const name of ['Average', 'Consumers', 'Industry', 'Society']) {
      expect(row(name).textContent).toBe(`${name}–`);
      expect(row(name).querySelector('svg')).toBeNull();
    }
    expect(within(dialog).getByRole('button', { name: /^Consensus/ }).textContent).toContain('–');
    expect(within(dialog).getByRole('button', { name: /^Impacting drivers/ }).textContent).toContain('–');
  });

  it('names the consensus, with bars for the usual words', async () => {
    const { openTopic } = await renderFlashcards({ platform });
    const dialog = await openTopic();
    const consensus = within(dialog).getByRole('button', { name: /^Consensus/ });
    expect(consensus.textContent).toContain('Moderate');
    expect(consensus.querySelector('[data-level]')?.getAttribute('data-level')).toBe('2');
  });

  it("shows the data's own icon of the consensus where there is one", async () => {
    const consensus = { label: 'graduated', iconUrl: 'https://assets.example/graduated.svg' };
    const { openTopic } = await renderFlashcards({ topic: aTopic({ consensus }), platform });
    const dialog = await openTopic();
    const icon = within(dialog)
      .getByRole('button', { name: /^Consensus/ })
      .querySelector('img');
    expect(icon?.getAttribute('src')).toBe('https://assets.example/graduated.svg');
  });

  it('places the driver count among the topics', async () => {
    const { openTopic } = await renderFlashcards({ platform });
    const dialog = await openTopic();
    expect(within(dialog).getByRole('button', { name: /^Impacting drivers/ }).textContent).toContain('1st of 5 topics');
  });

  it('gives no rank to a driver count of zero that others have, too', async () => {
    platform.signals.everyTopic = [aTopic(), ...topics(4, (index) => ({ driverCount: index < 2 ? 0 : 7 }))];
    const { openTopic } = await renderFlashcards({ topic: aTopic({ driverCount: 0 }), platform });
    const dialog = await openTopic();
    const drivers = within(dialog).getByRole('button', { name: /^Impacting drivers/ });
    expect(drivers.textContent).toBe('Impacting drivers0like 2 other topics');
  });

  it('places growth among the topics', async () => {
    platform.signals.everyTopic = [aTopic(), ...topics(4, (index) => ({ growth: 0.3 + index / 10 }))];
    const { openTopic } = await renderFlashcards({ topic: aTopic({ growth: 0.35 }), platform });
    await openTopic();
    expect(growth().textContent).toBe('Growth, 3-year CAGR+35.00 %4th of 5 topics');
  });

  it('says of each rank when some topics have no figure to compare with', async () => {
    const sizing = { ...aTopic().sizing, average: null };
    platform.signals.everyTopic = [
      aTopic(),
      ...topics(4, (index) => (index === 0 ? { growth: null, driverCount: null, sizing } : { growth: 0.3 })),
    ];
    const { openTopic } = await renderFlashcards({ topic: aTopic({ growth: 0.2, driverCount: 90 }), platform });
    const dialog = await openTopic();
    expect(growth().textContent).toContain('4th of 4 topics with a figure');
    expect(within(dialog).getByRole('button', { name: /^Impacting drivers/ }).textContent).toContain(
      '1st of 4 topics with a figure',
    );
    expect(row('Average').textContent).toMatch(/like 3 others$/);
    expect(screen.getByText('Ranked among the topics with the figure')).toBeTruthy();
  });

  it('says what growth is measured by only where there is one', async () => {
    const { openTopic } = await renderFlashcards({ topic: aTopic({ growth: null }), platform });
    await openTopic();
    expect(growth().textContent).toBe('Growth–');
  });

  it('closes with the month of the data', async () => {
    const { openTopic } = await renderFlashcards({ platform });
    await openTopic();
    expect(screen.getByText('Data of Sep 2026.')).toBeTruthy();
  });

  it('places a trend among the trends', async () => {
    platform.signals.everyTrend = [
      aTrend(),
      aTrend({ id: '103' as never, sizing: { ...aTrend().sizing, average: 0.9 } }),
    ];
    const { openTrend, openTab } = await renderFlashcards({ platform });
    await openTrend();
    await openTab('Metrics');
    expect(row('Average').textContent).toBe('AverageNiche24.00 %2nd of 2');
    expect(screen.getByText('Each tick is one of 2 trends')).toBeTruthy();
  });
});

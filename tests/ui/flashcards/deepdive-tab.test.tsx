import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Deepdive } from '../../../src/domain/topic/deepdive';
import { aDeepdive, aManifestation, anEmptyDeepdive } from '../../builders/deepdive-mother';
import { aTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { renderFlashcards } from './render-flashcards';

const { id } = aTopic();

describe('the deepdive', () => {
  let platform: TestPlatform;

  beforeEach(() => {
    platform = new TestPlatform();
  });

  const openDeepdive = async (deepdive: Deepdive) => {
    platform.topics.deepdives.set(id, deepdive);
    const rendered = await renderFlashcards({ platform });
    await rendered.openTopic();
    await rendered.openTab('Deepdive');
    await waitFor(() => expect(platform.topics.answers.count('deepdive')).toBe(1));
    return rendered;
  };

  const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  it("warns 'No topic deepdive information available yet.' / 'Try again later.' when all four parts are empty", async () => {
    await openDeepdive(anEmptyDeepdive());
    expect((await screen.findByRole('note')).textContent).toBe(
      'No topic deepdive information available yet.Try again later.',
    );
  });

  it('has its four sections in order', async () => {
    await openDeepdive(aDeepdive());
    await screen.findByText('Topic evolution');
    expect(headings()).toEqual(['Topic evolution', 'Manifestations', 'Provocations', 'Data Points']);
  });

  it('lists the further columns of an own spreadsheet last, each with its name', async () => {
    await openDeepdive(aDeepdive({ more: [{ label: 'Region', text: 'Northern Europe' }] }));
    const section = await screen.findByRole('region', { name: 'More' });
    expect(headings().at(-1)).toBe('More');
    expect(within(section).getByRole('listitem').textContent).toBe('RegionNorthern Europe');
  });

  it.each([
    ['evolution', ['Manifestations', 'Provocations', 'Data Points']],
    ['manifestations', ['Topic evolution', 'Provocations', 'Data Points']],
    ['provocations', ['Topic evolution', 'Manifestations', 'Data Points']],
    ['dataPoints', ['Topic evolution', 'Manifestations', 'Provocations']],
  ])('leaves out %s when it is empty', async (part, left) => {
    await openDeepdive(aDeepdive({ [part]: [] }));
    await waitFor(() => expect(headings()).toEqual(left));
  });

  it('has a tab for each period, the latest first to be read', async () => {
    const { user } = await openDeepdive(aDeepdive());
    const periods = within(await screen.findByRole('tablist', { name: 'Periods' }));
    expect(periods.getByRole('tab', { selected: true }).textContent).toBe('2023-2026');
    expect(screen.getByText('Hotels order the first sachets.')).toBeTruthy();
    await user.click(periods.getByRole('tab', { name: '2015-2018' }));
    expect(screen.getByText('Laboratories cast the first films.')).toBeTruthy();
    expect(screen.queryByText('Hotels order the first sachets.')).toBeNull();
  });

  it('tells periods with the same label apart', async () => {
    const evolution = [
      { label: '2020', text: 'First text.' },
      { label: '2020', text: 'Second text.' },
    ];
    const { user } = await openDeepdive(aDeepdive({ evolution }));
    const [first] = await screen.findAllByRole('tab', { name: '2020' });
    if (first === undefined) throw new Error('no period');
    await user.click(first);
    expect(screen.getByText('First text.')).toBeTruthy();
  });

  it("shows product, stage, amount and source behind 'See all details', closes on Escape and returns the focus", async () => {
    const { user } = await openDeepdive(aDeepdive());
    const trigger = await screen.findByRole('button', { name: 'See all details of Kelpline Films' });
    await user.click(trigger);
    const details = await screen.findByRole('dialog', { name: 'Details of Kelpline Films' });
    const terms = within(details).getAllByRole('term');
    expect(terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.firstChild?.textContent}`)).toEqual(
      ['Product: Edible sachet film', 'Stage: Series A', 'Raised: €6.2 million', 'Source: kelpline.example.com'].map(
        (line) => expect.stringContaining(line) as unknown as string,
      ),
    );
    expect(within(details).getByRole('link').getAttribute('rel')).toBe('noopener noreferrer');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Details of Kelpline Films' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Seaweed films' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('leaves out of the details what is not known, and offers none where nothing is', async () => {
    const bare = { product: null, fundraisingStage: null, fundraisingAmount: null };
    const manifestations = [
      aManifestation({ ...bare, name: 'Only a source', sourceUrl: 'javascript:alert(1)' }),
      aManifestation({ ...bare, name: 'Nothing', sourceUrl: null }),
    ];
    const { user } = await openDeepdive(aDeepdive({ manifestations }));
    expect(await screen.findByText('Nothing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /of Nothing$/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /of Only a source$/ }));
    const details = await screen.findByRole('dialog', { name: 'Details of Only a source' });
    expect(details.textContent).toContain('Sourcejavascript:alert(1)');
    expect(within(details).queryByRole('link')).toBeNull();
  });

  it("sets provocations under 'Imagine if...'", async () => {
    await openDeepdive(aDeepdive({ provocations: ['soap came by tap', 'no customer paid'] }));
    expect(await screen.findAllByText('Imagine if...')).toHaveLength(2);
    expect(screen.getByText('soap came by tap')).toBeTruthy();
  });

  it('shows data points with value, description and source link', async () => {
    await openDeepdive(aDeepdive());
    const section = within(await screen.findByRole('region', { name: 'Data Points' }));
    expect(section.getByRole('listitem').textContent).toContain('460 Mt');
    expect(section.getByText('Plastics made worldwide in 2019.')).toBeTruthy();
    expect(section.getByRole('link').getAttribute('href')).toBe('https://ourworldindata.org/plastic');
  });

  it("offers 'Try again' where it could not be loaded", async () => {
    platform.topics.deepdives.set(id, aDeepdive());
    const { openTopic, openTab, user } = await renderFlashcards({ platform });
    await openTopic();
    platform.topics.answers.fail('deepdive', 'refused');
    await openTab('Deepdive');
    await user.click(await screen.findByRole('button', { name: 'Try again: deepdive' }));
    expect(await screen.findByText('Manifestations')).toBeTruthy();
  });
});

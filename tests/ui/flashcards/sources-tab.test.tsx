import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TopicSource } from '../../../src/domain/topic/topic';
import { aTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { renderFlashcards } from './render-flashcards';

const { id } = aTopic();

describe('the sources', () => {
  let platform: TestPlatform;

  beforeEach(() => {
    platform = new TestPlatform();
  });

  const openSources = async (sources: readonly TopicSource[], lastUpdated: string | null = '2026-08-01') => {
    platform.topics.topicSources.set(id, { sources, lastUpdated });
    const rendered = await renderFlashcards({ platform });
    await rendered.openTopic();
    await rendered.openTab('Sources');
    await screen.findByRole('note');
    return rendered;
  };

  it("warns 'No sources available yet.' / 'Try again later.' where there are none", async () => {
    await openSources([]);
    expect(screen.getByRole('note').textContent).toBe('No sources available yet.Try again later.');
  });

  it("says 'Curated sources updated' with month and year", async () => {
    await openSources([{ title: 'A', url: null, internalClassification: null }]);
    expect(screen.getByRole('note').textContent).toBe('Curated sources updatedAug 2026');
  });

  it('says no month where it is not known', async () => {
    await openSources([{ title: 'A', url: null, internalClassification: null }], null);
    expect(screen.getByRole('note').textContent).toBe('Curated sources updated');
  });

  it('shows title, classification, hostname and Read, which opens a tab of its own and is told of', async () => {
    const url = 'https://www.unep.org/resources';
    const { user } = await openSources([{ title: 'UNEP: resources', url, internalClassification: 'NGO' }]);
    const item = screen.getAllByRole('listitem').at(-1);
    if (item === undefined) throw new Error('no source');
    expect(within(item).getByText('UNEP: resources', { selector: '[dir]' })).toBeTruthy();
    expect(within(item).getByText('NGO')).toBeTruthy();
    expect(within(item).getByText('unep.org')).toBeTruthy();
    const read = within(item).getByRole('link', { name: /^Read UNEP: resources/ });
    expect(read.getAttribute('href')).toBe(url);
    expect(read.getAttribute('target')).toBe('_blank');
    expect(read.getAttribute('rel')).toBe('noopener noreferrer');
    // jsdom goes nowhere by itself, and says so.
    read.addEventListener('click', (event) => event.preventDefault());
    await user.click(read);
    expect(platform.tracker.payloads('clicked_on_source')[0]).toMatchObject({ topic_id: '1203', source_url: url });
  });

  it.each(['javascript:alert(1)', 'data:text/html,hi', '#akri', 'ftp://example.com'])(
    'shows the address %s as text, without Read',
    async (url) => {
      await openSources([{ title: 'Odd', url, internalClassification: null }]);
      expect(screen.getByText(url)).toBeTruthy();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it('shows rows that say the same, each for itself', async () => {
    const twin = { title: 'Twice', url: 'https://example.com/', internalClassification: null };
    await openSources([twin, twin]);
    expect(screen.getAllByRole('link', { name: /^Read Twice/ })).toHaveLength(2);
  });

  it("offers 'Try again' where they could not be loaded", async () => {
    platform.topics.topicSources.set(id, { sources: [], lastUpdated: null });
    const { openTopic, openTab, user } = await renderFlashcards({ platform });
    await openTopic();
    platform.topics.answers.fail('sources', 'network');
    await openTab('Sources');
    await user.click(await screen.findByRole('button', { name: 'Try again: sources' }));
    expect(await screen.findByText('No sources available yet.')).toBeTruthy();
  });
});

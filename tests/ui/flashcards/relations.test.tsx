import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AskStore } from '../../../src/application/ask/ask.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopicItem } from '../../builders/carousel-item-mother';
import { anInsight } from '../../builders/insight-mother';
import { aPlatform } from '../../builders/platform-mother';
import { aSow } from '../../builders/sow-mother';
import { aTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { renderFlashcards } from './render-flashcards';
import { isWithout } from '../../fakes/is-without';

function aRelatedProject(): TestPlatform {
  const platform = new TestPlatform({ sow: aSow({ newDiscoveries: [aTopicItem('1203')], reneAI: true }) });
  platform.insights.everyInsight = [anInsight({ title: 'Proof & claims', createdAt: '2026-09-28T06:00:00Z' })];
  platform.platforms.everyPlatform = [
    aPlatform({ name: 'Zero-waste kitchen' }),
    aPlatform({ name: 'Other', topics: [] }),
  ];
  return platform;
}

describe.skipIf(isWithout('platforms', 'foresight'))('where the topic of a flashcard appears', () => {
  it('is said beside its badge, and each place is a link to itself', async () => {
    const { openTopic, user } = await renderFlashcards({ platform: aRelatedProject() });
    const dialog = await openTopic();
    await user.click(await within(dialog).findByRole('button', { name: 'In 1 insight and 1 platform' }));
    const insights = within(await screen.findByRole('region', { name: 'Weekly insights' }));
    const link = insights.getByRole('link', { name: /Proof & claims/ });
    expect(link.getAttribute('href')).toBe('/foresight/1?insight=Proof%20%26%20claims');
    const platforms = within(screen.getByRole('region', { name: 'Platforms' }));
    expect(platforms.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/platforms/1?platform=Zero-waste%20kitchen',
    ]);
  });

  it('is said of a trend, too', async () => {
    const { openTrend } = await renderFlashcards({ platform: aRelatedProject() });
    const dialog = await openTrend();
    expect(await within(dialog).findByRole('button', { name: 'In 1 insight' })).toBeTruthy();
  });

  it('is not spoken of where there is none', async () => {
    const { openTopic } = await renderFlashcards();
    const dialog = await openTopic();
    expect(within(dialog).queryByRole('button', { name: /^In \d/ })).toBeNull();
  });

  it('is left out when it cannot be fetched; the card stays as it is', async () => {
    const platform = aRelatedProject();
    platform.insights.answers.fail('ofSow', 'server');
    const { openTopic } = await renderFlashcards({ platform });
    const dialog = await openTopic();
    expect(await within(dialog).findByRole('button', { name: 'In 1 platform' })).toBeTruthy();
    expect(platform.navigator.path).toBe('/homepage/1?topic_id=1203');
  });
});

describe('a topic that the last load of the data brought', () => {
  it('wears a NEW badge on its card and among the topics of its trend; others do not', async () => {
    const other = aTopic({ id: entityId('1299'), name: 'Barrier paper' });
    const { openTopic, openTrend } = await renderFlashcards({
      platform: aRelatedProject(),
      related: [aTopic(), other],
    });
    expect(within(await openTopic()).getByText('NEW')).toBeTruthy();
    const trend = within(await openTrend());
    expect((await trend.findByRole('button', { name: /^Seaweed films/ })).textContent).toContain('NEW');
    expect(trend.getByRole('button', { name: /^Barrier paper/ }).textContent).not.toContain('NEW');
  });
});

describe("'Ask about this'", () => {
  it('leads from the card to the assistant, which has the topic as a chip', async () => {
    const { openTopic, user, platform } = await renderFlashcards({ platform: aRelatedProject() });
    await openTopic();
    await user.click(screen.getByRole('button', { name: 'Ask about this' }));
    expect(platform.navigator.location.pathname).toBe('/reneAI/1');
    expect(platform.get(AskStore).asked.query.conditions).toEqual([
      { kind: 'topic', names: [expect.any(String)], not: false },
    ]);
  });

  it('is not there in a project without the assistant', async () => {
    const { openTopic } = await renderFlashcards();
    await openTopic();
    expect(screen.queryByRole('button', { name: 'Ask about this' })).toBeNull();
  });
});

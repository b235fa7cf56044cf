import { act, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../src/domain/workspace/platform-facts';
import { PlatformsScreen } from '../../../src/ui/platforms/platforms-screen';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic } from '../../builders/topic-mother';
import { aTopicItem } from '../../builders/carousel-item-mother';
import { aPlatform } from '../../builders/platform-mother';
import { isWithout } from '../../fakes/is-without';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

function renderPlatforms(platforms: readonly Platform[], prepare?: (platform: TestPlatform) => void) {
  return renderScreen(PlatformsScreen, '/platforms/:sowId', {
    path: '/platforms/1',
    prepare: (platform) => {
      platform.platforms.everyPlatform = platforms;
      prepare?.(platform);
    },
  });
}

describe('opportunity platforms', () => {
  it('have one carousel each, with their topics', async () => {
    const { screen } = await renderPlatforms([aPlatform(), aPlatform({ name: 'Healthy ageing' })]);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Zero-waste kitchen',
      'Healthy ageing',
    ]);
    const carousel = within(screen.getByRole('region', { name: 'Zero-waste kitchen' }));
    expect(carousel.getByText('2 topics')).toBeTruthy();
    expect(carousel.getByRole('button', { name: /^Refill stations/ })).toBeTruthy();
  });

  it("'Show in Trend map' leads to the topic map with the platform's topics", async () => {
    const { screen, user, platform } = await renderPlatforms([aPlatform()]);
    await user.click(screen.getByRole('button', { name: /^Show in Trend map/ }));
    expect(platform.navigator.location).toEqual({
      pathname: '/data/1',
      query: [
        ['tab', 'opportunityMap'],
        ['topics', 'Seaweed films'],
        ['topics', 'Refill stations'],
        ['topicsOf', 'Zero-waste kitchen'],
      ],
    });
  });

  it('offer no map for a platform without topics', async () => {
    const { screen } = await renderPlatforms([aPlatform({ topics: [], topicNames: [] })]);
    expect(screen.queryByRole('button', { name: /Show in Trend map/ })).toBeNull();
    expect(screen.getByText('This platform has no topics yet.')).toBeTruthy();
  });

  it("open flashcards from source 'platform'", async () => {
    const { screen, user, platform } = await renderPlatforms([aPlatform()]);
    await user.click(screen.getByRole('button', { name: /^Seaweed films/ }));
    expect(platform.tracker.payloads('clicked_on_topic')[0]).toMatchObject({ topic_id: '1203', source: 'platform' });
  });

  it('may bear the same name', async () => {
    const { screen } = await renderPlatforms([aPlatform(), aPlatform()]);
    expect(screen.getAllByRole('heading')).toHaveLength(2);
  });

  it("say 'Platforms', whom to contact and what they are good for, when there are none", async () => {
    const { screen } = await renderPlatforms([]);
    expect(screen.getByRole('heading', { name: 'Platforms' })).toBeTruthy();
    expect(screen.getByText('No platforms exist for this project yet.')).toBeTruthy();
    expect(screen.getByText('Please contact your dedicated Customer Success to create them.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Groups of topics tailored to your company',
      'Visualisation in the trend map',
    ]);
  });

  it('can be asked for again after a failure', async () => {
    const { screen, user } = await renderPlatforms([aPlatform()], (platform) =>
      platform.platforms.answers.fail('ofSow'),
    );
    await user.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('heading', { name: 'Zero-waste kitchen' })).toBeTruthy();
  });

  it('list the topics that their map has no room to name, by their numbers', async () => {
    const sameSpot = Array.from({ length: 24 }, (_, index) =>
      aTopic({ id: entityId(String(1300 + index)), name: `Film ${index + 1} of seaweed` }),
    );
    const { screen } = await renderPlatforms(
      [aPlatform({ topics: sameSpot.map(({ id, name }) => aTopicItem(id, { name })) })],
      (prepared) => {
        prepared.signals.everyTopic = sameSpot;
      },
    );
    const map = await screen.findByRole('img', { name: /^Growth by size: / });
    const below = [...screen.getByRole('list', { name: 'On the map' }).children].map(({ textContent }) => textContent);
    for (const [index, { name }] of sameSpot.entries()) {
      const isNamed = [...map.querySelectorAll('text')].some(({ textContent }) => textContent.endsWith(name));
      expect(below.includes(`${index + 1}\u00A0${name}`)).toBe(!isNamed);
    }
  });

  it('number the cards as the map does, but for what has no place there', async () => {
    const items = ['Nets', 'Nowhere', 'Films'].map((name, at) => aTopicItem(`${at + 1}`, { name }));
    const { screen } = await renderPlatforms([aPlatform({ topics: items })], (prepared) => {
      prepared.signals.everyTopic = items.map(({ name }, at) =>
        aTopic({ id: entityId(`${at + 1}`), name, growth: name === 'Nowhere' ? null : at / 10 }),
      );
    });
    const numberOf = async (name: string) =>
      /On the map (\d)/.exec((await screen.findByRole('button', { name: new RegExp(`^${name}`) })).textContent)?.[1];
    expect([await numberOf('Nets'), await numberOf('Nowhere'), await numberOf('Films')]).toEqual(['1', undefined, '3']);
  });

  it('say how far their topics are decided, and keep a conclusion', async ({ skip }) => {
    skip(isWithout('library', 'review'));
    const { screen, user, platform } = await renderPlatforms([aPlatform()], (prepared) => {
      prepared.signals.everyTopic = [
        aTopic({ id: entityId('1203'), name: 'Seaweed films', status: 3 }),
        aTopic({ id: entityId('1204'), name: 'Refill stations', status: 0 }),
      ];
    });
    expect(await screen.findByText(/of 2 decided/)).toHaveProperty(
      'textContent',
      expect.stringContaining('1 of 2 decided'),
    );
    expect(screen.getByText('One platform, 2 topics, 1 decided.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Decide 1 topic/ }).getAttribute('href')).toBe(
      '/review/1?topics=Refill%20stations',
    );
    expect(screen.getByText('No conclusion yet')).toBeTruthy();
    await act(() => platform.get(OpenLibrary).load());
    await user.click(screen.getByRole('button', { name: 'Write a conclusion: Zero-waste kitchen' }));
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('form', { name: 'Conclusion on Zero-waste kitchen' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Hold' }));
    await user.type(screen.getByRole('textbox', { name: 'Why' }), 'Waits for the contract.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('My conclusion: Hold')).toBeTruthy();
    expect(screen.getByText('Waits for the contract.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove the conclusion: Zero-waste kitchen' }));
    expect(screen.getByText('No conclusion yet')).toBeTruthy();
    expect(platform.tracker.payloads('clicked_on_topic')).toEqual([]);
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TopicChange } from '../../../src/domain/topic/changes-since';
import { topicSnapshot } from '../../../src/domain/topic/topic-snapshot';
import type { TopicId } from '../../../src/domain/shared/entity-id';
import type { CarouselItem } from '../../../src/domain/workspace/carousel-item';
import { SignalCarousel } from '../../../src/ui/signal/signal-carousel';
import { aTopic } from '../../builders/topic-mother';
import { aTopicItem, aTrendItem, trendItems } from '../../builders/carousel-item-mother';

function renderCarousel(
  items: readonly CarouselItem[],
  { first = true, newKeys = [] as readonly string[], changes = new Map() as ReadonlyMap<TopicId, TopicChange> } = {},
) {
  const opened: CarouselItem[] = [];
  const view = render(
    <SignalCarousel
      name="Circular materials"
      count={`${items.length} trends`}
      heading={<h3>Circular materials</h3>}
      items={items}
      first={first}
      newKeys={new Set(newKeys)}
      changes={changes}
      onOpen={(item) => opened.push(item)}
    />,
  );
  return { ...view, opened, region: screen.getByRole('region', { name: 'Circular materials' }) };
}

const cards = (region: HTMLElement) => within(within(region).getByRole('list')).queryAllByRole('button');

/** As assistive technology is told: a button that was `disabled` would lose the focus with the last turn. */
function isUnavailable(region: HTMLElement, which: 'Previous' | 'Next'): string | null {
  const button = within(region).getByRole<HTMLButtonElement>('button', { name: `${which}: Circular materials` });
  expect(button.disabled).toBe(false);
  return button.getAttribute('aria-disabled');
}

describe('a carousel of topics and trends', () => {
  it('shows quadrant, type and name on each card', () => {
    const { region } = renderCarousel([aTrendItem(), aTopicItem()]);
    expect(cards(region).map((card) => card.textContent)).toEqual([
      'Next packaging materialsPotential DisruptorTrend',
      'Seaweed filmsPotential DisruptorTopic',
    ]);
  });

  it('shows the picture of its item on each card', () => {
    const pictures = ['https://assets.example/one.jpg', 'https://assets.example/two.jpg'];
    const { region } = renderCarousel([
      aTrendItem('102', { imageUrl: pictures[0]! }),
      aTopicItem('1203', { imageUrl: pictures[1]! }),
    ]);
    expect(cards(region).map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual(pictures);
  });

  it('opens the card that is clicked, or chosen by keyboard', async () => {
    const { region, opened } = renderCarousel([aTrendItem(), aTopicItem()]);
    const user = userEvent.setup();
    const [trend, topic] = cards(region);
    await user.click(topic!);
    trend!.focus();
    await user.keyboard('{Enter}');
    expect(opened.map(({ type, id }) => `${type} ${id}`)).toEqual(['Topic 1203', 'Trend 102']);
  });

  it('puts a NEW badge on what is new: topic 7, not trend 7', () => {
    const { region } = renderCarousel([aTopicItem('7'), aTrendItem('7')], { newKeys: ['Topic:7'] });
    const [topic, trend] = cards(region);
    expect(within(topic!).getByText('NEW')).toBeTruthy();
    expect(within(trend!).queryByText('NEW')).toBeNull();
  });

  it('marks a topic that has changed since the last visit, and no trend', () => {
    const topic = topicSnapshot(aTopic());
    const changes = new Map([[topic.id, { kind: 'new', topic } as const]]);
    const { region } = renderCarousel([aTopicItem(topic.id), aTrendItem(topic.id), aTopicItem('7')], { changes });
    expect(cards(region).map((card) => within(card).queryByTitle('New since your visit') !== null)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows an item twice when it comes twice', () => {
    const { region } = renderCarousel([aTrendItem(), aTrendItem()]);
    expect(cards(region)).toHaveLength(2);
  });

  it('names its two buttons after itself; at the start there is no way back', () => {
    const { region } = renderCarousel(trendItems(4));
    expect(isUnavailable(region, 'Previous')).toBe('true');
    expect(isUnavailable(region, 'Next')).toBe('false');
    expect(within(region).getByText('4 trends')).toBeTruthy();
  });

  it('cannot be moved when there is one card', () => {
    const { region } = renderCarousel(trendItems(1));
    expect(isUnavailable(region, 'Next')).toBe('true');
  });

  it('keeps a place for each of 582 items and draws only the first few', () => {
    const { region } = renderCarousel(trendItems(582));
    expect(within(region).getAllByRole('listitem')).toHaveLength(582);
    expect(cards(region).length).toBeLessThan(10);
  });
});

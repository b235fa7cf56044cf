import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpenLibrary } from '../../../src/application/personal/open-library';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import { topicSnapshot } from '../../../src/domain/topic/topic-snapshot';
import { entityId } from '../../../src/domain/shared/entity-id';
import { aTopic, anUntrackableTopic } from '../../builders/topic-mother';
import { TestPlatform } from '../../fakes/test-platform';
import { renderFlashcards } from './render-flashcards';
import { isWithout } from '../../fakes/is-without';

describe('the topic flashcard', () => {
  it('has the breadcrumb Shift > Trend > Topic, of which the trend is clickable', async () => {
    const { openTopic } = await renderFlashcards();
    const dialog = await openTopic();
    const crumbs = within(within(dialog).getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Circular materials',
      'Next packaging materials',
      'Seaweed films',
    ]);
    expect(crumbs.getAllByRole('button').map((button) => button.textContent)).toEqual(['Next packaging materials']);
  });

  it('leaves out of the breadcrumb what the topic does not say', async () => {
    const { openTopic } = await renderFlashcards({ topic: aTopic({ trend: null }) });
    const dialog = await openTopic();
    const crumbs = within(dialog).getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs.textContent).toBe('Seaweed films');
  });

  it('shows its picture, quadrant badge, name, description and status picker', async () => {
    const { openTopic } = await renderFlashcards({ topic: aTopic({ imageUrl: 'https://assets.example/seaweed.jpg' }) });
    const dialog = await openTopic();
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('https://assets.example/seaweed.jpg');
    const card = within(dialog);
    expect(card.getByRole('button', { name: 'Potential Disruptor' })).toBeTruthy();
    expect(card.getByRole('heading', { name: 'Seaweed films' })).toBeTruthy();
    expect(await card.findByText('Films cast from alginate dissolve or compost at home.')).toBeTruthy();
    expect(card.getByRole('radiogroup', { name: 'Your status' })).toBeTruthy();
  });

  it('says where the topic was at the last visit', async ({ skip }) => {
    skip(isWithout('library'));
    const topic = aTopic();
    const before = { ...topicSnapshot(topic), quadrant: 1 } as const;
    const platform = new TestPlatform();
    platform.signals.everyTopic = [topic];
    await platform.library.put(
      { organisationId: 'org_northwind', userId: 'auth|maya', sowId: entityId('1') },
      'visits',
      { id: 'seen', changedAt: '2026-11-01T09:00:00.000Z', topics: [before] },
    );
    const { openTopic } = await renderFlashcards({ topic, platform });
    await platform.get(OpenLibrary).load();
    await platform.get(ProjectSignalsStore).topics.load(entityId('1'));
    const dialog = await openTopic();
    expect(within(dialog).getByTitle('Strong Signal at your last visit, now Potential Disruptor')).toBeTruthy();
  });

  it('shows tabs Metrics (default), Impacting Drivers, Sources, Deepdive', async () => {
    const { openTopic } = await renderFlashcards();
    await openTopic();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Metrics', 'Impacting Drivers', 'Sources', 'Deepdive']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Metrics');
  });

  it('walks its tabs by arrow keys', async () => {
    const { openTopic, user } = await renderFlashcards();
    await openTopic();
    screen.getByRole('tab', { name: 'Metrics' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sources');
    expect(await screen.findByText('No sources available yet.')).toBeTruthy();
  });

  it('explains the quadrant on keyboard focus, speaking of a topic', async () => {
    const { openTopic } = await renderFlashcards();
    const dialog = await openTopic();
    within(dialog).getByRole('button', { name: 'Potential Disruptor' }).focus();
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toContain('A topic that is still small but grows fast');
  });

  it('shares the address from its head', async ({ skip }) => {
    skip(isWithout('share'));
    const { openTopic, user, platform } = await renderFlashcards();
    await openTopic();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The URL has been copied.')).toBeTruthy();
    expect(platform.clipboard.text).toBe('https://platform.example/homepage/1?topic_id=1203');
    expect(platform.tracker.payloads('clicked_on_share')[0]).toMatchObject({ topic_id: '1203' });
  });

  it('has no status picker for a topic that is not trackable', async () => {
    const { openTopic } = await renderFlashcards({ topic: anUntrackableTopic() });
    await openTopic();
    expect(screen.queryByText('Your status')).toBeNull();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('shows hostile names and descriptions as words', async () => {
    const name = '<img src=x onerror="alert(1)"> שלום';
    const description = '<p>First <b>paragraph</b>.</p><script>alert(2)</script><p>Second &amp; last.</p>';
    const { openTopic } = await renderFlashcards({ topic: aTopic({ name, description }) });
    const dialog = await openTopic();
    expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(await screen.findByText('First paragraph.')).toBeTruthy();
    expect(screen.getByText('Second & last.')).toBeTruthy();
    expect(dialog.querySelector('img, script')).toBeNull();
    expect(dialog.textContent).not.toContain('alert(2)');
  });

  it('draws the impacting drivers of its topic, and says so where there are none', async () => {
    const platform = new TestPlatform();
    const drawn = await renderFlashcards({ topic: aTopic({ driverCount: 9 }), platform });
    await drawn.openTopic();
    await drawn.openTab('Impacting Drivers');
    expect(platform.charts.of('impactingDrivers').request.topicId).toBe(aTopic().id);
    drawn.unmount();
    const { openTopic, openTab } = await renderFlashcards({
      topic: aTopic({ driverCount: 0 }),
      platform: new TestPlatform(),
    });
    await openTopic();
    await openTab('Impacting Drivers');
    expect(screen.getByRole('heading', { name: 'No impacting drivers' })).toBeTruthy();
  });
});

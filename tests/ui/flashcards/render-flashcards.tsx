import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { OpenFlashcard } from '../../../src/application/workspace/open-flashcard';
import { FlashcardStore } from '../../../src/application/flashcards/flashcard.store';
import type { Topic } from '../../../src/domain/topic/topic';
import type { Trend } from '../../../src/domain/trend/trend';
import { PageViewProvider } from '../../../src/ui/app/app';
import { ResolverProvider } from '../../../src/ui/di/resolver';
import { FlashcardHost } from '../../../src/ui/flashcards/panel/flashcard-host';
import { ToastRegion } from '../../../src/ui/shell/toast-region';
import { aTopic } from '../../builders/topic-mother';
import { aTrend } from '../../builders/trend-mother';
import { TestPlatform } from '../../fakes/test-platform';

interface Options {
  /** The topic that the page's button opens, and that the project consists of unless the platform says otherwise. */
  readonly topic?: Topic;
  readonly trend?: Trend;
  readonly related?: readonly Topic[];
  readonly platform?: TestPlatform;
}

/** A page with a card to click, the flashcards and the toasts, on the real stores. */
export async function renderFlashcards(options: Options = {}) {
  const { topic = aTopic(), trend = aTrend(), related = [topic], platform = new TestPlatform() } = options;
  platform.topics.add(topic, ...related);
  platform.trends.add(trend, related);
  await platform.enter();
  const stop = platform.get(FlashcardStore).start();
  const flashcards = platform.get(OpenFlashcard);
  const view = render(
    <MemoryRouter>
      <ResolverProvider resolver={platform.resolver}>
        <main>
          <button type="button" onClick={() => flashcards.topic(topic.id, topic.name, 'home')}>
            A topic on the page
          </button>
          <button type="button" onClick={() => flashcards.trend(trend.id, trend.name, 'home')}>
            A trend on the page
          </button>
        </main>
        <PageViewProvider>
          <FlashcardHost />
        </PageViewProvider>
        <ToastRegion />
      </ResolverProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  return {
    platform,
    user,
    unmount: () => {
      view.unmount();
      stop();
    },
    async openTopic(): Promise<HTMLElement> {
      await user.click(screen.getByRole('button', { name: 'A topic on the page' }));
      await screen.findByRole('tab', { name: 'Metrics' });
      return screen.getByRole('dialog');
    },
    async openTrend(): Promise<HTMLElement> {
      await user.click(screen.getByRole('button', { name: 'A trend on the page' }));
      await screen.findByRole('tab', { name: 'Related Topics' });
      return screen.getByRole('dialog');
    },
    async openTab(name: string): Promise<void> {
      await user.click(screen.getByRole('tab', { name }));
    },
  };
}

import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import { BoardTab } from '../../../src/ui/board/board-tab';
import { aTopic } from '../../builders/topic-mother';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

export const films = aTopic({ id: entityId(1), name: 'Seaweed films', status: 0, growth: 0.3 });
export const proof = aTopic({ id: entityId(2), name: 'Green-claim proof', status: 0, growth: 0.2 });
export const pumps = aTopic({ id: entityId(3), name: 'Heat pumps', status: 2, growth: 0.1 });

const WIDTH = 200;

/** jsdom has no layout: columns side by side, and cards at the top of theirs. */
function rectOf(this: Element): DOMRect {
  const column = this.closest('section');
  const index = column === null ? 0 : [...document.querySelectorAll('section')].indexOf(column);
  const isColumn = this === column;
  return new DOMRect(
    index * WIDTH + (isColumn ? 0 : 5),
    isColumn ? 0 : 40,
    isColumn ? WIDTH : WIDTH - 10,
    isColumn ? 600 : 64,
  );
}

/** The board tab on the real stores. */
export async function renderBoard(
  topics: readonly Topic[] = [films, proof, pumps],
  prepare?: (platform: TestPlatform) => void,
) {
  const rendered = await renderScreen(BoardTab, '/review/:sowId', {
    path: '/review/1?tab=board',
    prepare: (platform) => {
      platform.signals.everyTopic = topics;
      prepare?.(platform);
    },
  });
  const { screen, user, platform } = rendered;
  const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
  const names = (status: string) =>
    column(status)
      .queryAllByRole('button')
      .map((card) => card.textContent.match(/^(Seaweed films|Green-claim proof|Heat pumps)/)?.[1]);
  const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      await user.keyboard(key);
      // The library listens to the next key after a task.
      await act(async () => {
        await new Promise((done) => setTimeout(done, 0));
        await settle();
      });
    }
  };
  const statusOf = (topic: Topic) => platform.get(TopicStatusStore).statusOf(topic);
  return { ...rendered, column, names, card, press, statusOf };
}

/** Gives columns and cards a size and a position while the tests of a file run. */
export function layOutColumns(): void {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
      return this.tagName === 'LI' ? 64 : 600;
    });
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });
}

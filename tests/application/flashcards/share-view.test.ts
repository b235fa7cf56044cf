import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShareLink } from '../../../src/application/share/share-link';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { filterTopics } from '../../../src/domain/filters/filters-of-query';
import { NO_FACTS } from '../../../src/domain/query/query-facts';
import type { Topic } from '../../../src/domain/topic/topic';
import { TOPIC_STATUSES, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { topics } from '../../builders/topic-mother';
import type { TestPlatform } from '../../fakes/test-platform';
import { explore } from '../filters/open-explore';

/** Opens an address as a user with these statuses, by topic. */
async function asUser(path: string, statuses: readonly TopicStatus[]) {
  return explore(path, ({ signals }) => {
    signals.everyTopic = topics(statuses.length, (index) => ({ growth: index / 10, status: statuses[index] ?? 0 }));
  });
}

async function shared(platform: TestPlatform): Promise<string> {
  await platform.get(ShareLink).share(null);
  return (platform.clipboard.text ?? '').replace('https://platform.example', '');
}

function seen({ platform, view }: Awaited<ReturnType<typeof explore>>): readonly string[] {
  const statuses = platform.get(TopicStatusStore);
  const statusOf = (topic: Topic) => statuses.settledStatusOf(topic);
  const facts = { ...NO_FACTS, topics: platform.signals.everyTopic, statusOf };
  return filterTopics(view.filters, facts).map(({ name }) => name);
}

describe('a shared view of the explorer', () => {
  it('holds the topics that the statuses mean, the range and the order, and says so', async () => {
    const path = '/data/1?tab=opportunityMap&status=1&status=3&growth=10..&show=table&sort=opportunityMap:-growth';
    const sender = await asUser(path, [1, 3, 2, 3, 0]);
    const link = await shared(sender.platform);
    expect(link).toBe(
      '/data/1?tab=opportunityMap&growth=10..&topicIds=5001.5003&sender=1&sender=3&show=table&sort=opportunityMap%3A-growth',
    );
    expect(sender.platform.get(ToastStore).shown[0]?.toast.text).toBe(
      'The URL has been copied. It shows the 2 topics that your statuses mean now.',
    );
    const receiver = await asUser(link, [0, 0, 0, 0, 4]);
    expect(seen(receiver)).toEqual(['Topic 2', 'Topic 4']);
    expect(receiver.view.sender).toEqual([1, 3]);
    expect(receiver.view.address.view).toMatchObject({ table: true, orders: { opportunityMap: '-growth' } });
    receiver.view.selectAll('topics');
    expect([receiver.view.sender, receiver.platform.navigator.path.includes('sender')]).toEqual([[], false]);
  });

  it('shows a colleague the same topics, whatever the statuses of both', async () => {
    const statuses = fc.array(fc.constantFrom(...TOPIC_STATUSES), { minLength: 4, maxLength: 4 });
    const chosen = fc.subarray([...TOPIC_STATUSES], { minLength: 1, maxLength: 4 });
    const property = fc.asyncProperty(statuses, statuses, chosen, async (mine, others, filter) => {
      const path = `/data/1?tab=opportunityMap&${filter.map((status) => `status=${status}`).join('&')}`;
      const sender = await asUser(path, mine);
      const sees = seen(sender);
      fc.pre(sees.length > 0);
      expect(seen(await asUser(await shared(sender.platform), others))).toEqual(sees);
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it('stays as it is without a status, and where no topic has the statuses', async () => {
    const plain = '/data/1?tab=opportunityMap&topics=Topic%201';
    expect(await shared((await asUser(plain, [1, 2])).platform)).toBe(plain);
    const none = await asUser('/data/1?tab=opportunityMap&status=4', [1, 2]);
    expect(await shared(none.platform)).toBe('/data/1?tab=opportunityMap&status=4');
    expect(none.platform.get(ToastStore).shown[0]?.toast.text).toContain('which no topic has now');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import {
  BroadcastSessionChannel,
  BroadcastStatusChannel,
  TabChannel,
} from '../../../src/infrastructure/browser/tab-channel';

const open: { close(): void }[] = [];
const channel = <Message>(name: string): TabChannel<Message> => {
  const made = new TabChannel<Message>(name);
  open.push(made);
  return made;
};
afterEach(() => open.splice(0).forEach((each) => each.close()));

describe('the channel of the tabs', () => {
  it('tells the other tabs, not its own, and none of them after they have stopped', async () => {
    const [here, there] = [channel<string>('test'), channel<string>('test')];
    const own = vi.fn();
    const [first, second] = [vi.fn(), vi.fn()];
    here.listen(own);
    const stop = there.listen(first);
    there.listen(second);
    here.announce('one');
    await vi.waitFor(() => expect(second).toHaveBeenCalledWith('one'));
    stop();
    here.announce('two');
    await vi.waitFor(() => expect(second).toHaveBeenCalledWith('two'));
    expect([own.mock.calls, first.mock.calls]).toEqual([[], [['one']]]);
  });

  it('hears of a status what a tab of this build says, and nothing that is something else', async () => {
    const there = channel<unknown>('saved-statuses');
    const heard = vi.fn();
    const stop = new BroadcastStatusChannel().onNews(heard);
    const news = { organisationId: 'org', userId: 'maya', topicId: entityId<'topic'>('1'), status: 3 } as const;
    for (const message of [null, 'saved', { ...news, status: 99 }, { ...news, userId: 7 }, news])
      there.announce(message);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(news));
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it('hears of the end of a session, also from a tab of an earlier build, which says only whose it was', async () => {
    const there = channel<unknown>('session-end');
    const heard = vi.fn();
    new BroadcastSessionChannel().onEnd(heard);
    const end = { userId: 'maya', isLogOut: true };
    for (const message of [{ userId: 'maya' }, 7, end, 'jonas']) there.announce(message);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(heard.mock.calls).toEqual([[end], [{ userId: 'jonas', isLogOut: false }]]);
  });
});

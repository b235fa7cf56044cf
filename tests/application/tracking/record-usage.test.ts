import { describe, expect, it } from 'vitest';
import { RecordUsage } from '../../../src/application/tracking/record-usage';
import { aMember } from '../../builders/user-mother';
import { TestPlatform } from '../../fakes/test-platform';

/** The address that is sent with an event which happens there. */
async function sentFrom(path: string): Promise<unknown> {
  const platform = new TestPlatform({ path, user: aMember() });
  await platform.enter();
  platform.get(RecordUsage).record({ name: 'clicked_on_share', payload: { topic_id: '7' } } as never);
  const [event] = platform.tracker.events.filter(({ name }) => name === 'clicked_on_share');
  return (event?.payload as { window_url?: string } | undefined)?.window_url;
}

const ORIGIN = 'https://platform.example';

describe('the address that is sent with an event', () => {
  it.each(['title', 'question', 'conclusion', 'query', 'q'])('has no text that a user has typed: %s', async (name) => {
    expect(await sentFrom(`/brief/1?topic=7&${name}=Our%20secret%20plan&trend=5`)).toBe(
      `${ORIGIN}/brief/1?topic=7&trend=5`,
    );
    expect(await sentFrom(`/brief/1?${name}=Our%20secret%20plan`)).toBe(`${ORIGIN}/brief/1`);
  });

  it('has everything else of it', async () => {
    expect(await sentFrom('/data/1?tab=drivers&status=3')).toBe(`${ORIGIN}/data/1?tab=drivers&status=3`);
  });
});

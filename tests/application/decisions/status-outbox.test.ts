import { beforeEach, describe, expect, it } from 'vitest';
import { StatusOutbox } from '../../../src/application/decisions/status-outbox';
import type { SessionStore } from '../../../src/application/session/session.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { settle } from '../../fakes/settle';
import { KeptBrowser, MAYA, NOOR } from '../keep/kept-browser';

const OWNER = { organisationId: MAYA.organisationId, userId: MAYA.userId };
const TOPIC = entityId<'topic'>('7');
let browser: KeptBrowser;

/** A page of the browser, at a moment of its own. */
function page(isOwnStorage = false): StatusOutbox {
  browser.clock.advance(1000);
  const session = { owner: OWNER } as SessionStore;
  const locks = { hold: <Result>(_name: string, work: () => Promise<Result>) => work() };
  return new StatusOutbox(browser.page().keep, locks, session, { isOwnStorage });
}

const waiting = async (outbox = page(), owner: typeof OWNER = OWNER) =>
  (await outbox.of(owner)).map(({ id, status, before }) => [id, status, before]);

beforeEach(() => void (browser = new KeptBrowser()));

describe('a pick that the service has not confirmed', () => {
  it('waits for its user alone, until it is done', async () => {
    const outbox = page();
    const { done } = outbox.add(TOPIC, 3, 0);
    await settle();
    expect([await waiting(), await waiting(page(), { ...OWNER, userId: NOOR.userId })]).toEqual([[['7', 3, 0]], []]);
    done();
    await settle();
    expect(await waiting()).toEqual([]);
  });

  it('is not ended by an earlier pick of the same page that comes to its end', async () => {
    const outbox = page();
    const first = outbox.add(TOPIC, 3, 0);
    browser.clock.advance(1000);
    const second = outbox.add(TOPIC, 4, 0);
    await settle();
    first.done();
    await settle();
    expect(await waiting()).toEqual([['7', 4, 0]]);
    second.done();
    await settle();
    expect(await waiting()).toEqual([]);
  });

  it('is not ended by one of another page: a later pick stays', async () => {
    const [one, other] = [page(), page()];
    const { done } = one.add(TOPIC, 3, 0);
    await settle();
    const [known] = await other.of(OWNER);
    browser.clock.advance(1000);
    other.add(TOPIC, 4, 0);
    await settle();
    done();
    known?.done();
    await settle();
    expect(await waiting()).toEqual([['7', 4, 0]]);
  });

  it('is known to wait still only as long as it is the same status', async () => {
    const outbox = page();
    const pick = { id: TOPIC, status: 3, before: 0, done: () => {} } as const;
    expect(await outbox.has(OWNER, pick)).toBe(false);
    outbox.add(TOPIC, 3, 0);
    await settle();
    expect(await outbox.has(OWNER, pick)).toBe(true);
    outbox.add(TOPIC, 4, 0);
    await settle();
    expect(await outbox.has(OWNER, pick)).toBe(false);
  });

  it('begins with what an earlier pick has brought to the service meanwhile', async () => {
    const outbox = page();
    outbox.add(TOPIC, 4, 0);
    outbox.follows(TOPIC, 3);
    outbox.follows(entityId('8'), 3);
    await settle();
    expect(await waiting()).toEqual([['7', 4, 3]]);
  });

  it.each([{ status: 3 }, { status: 9, before: 0 }, { before: 0 }, 'x', null])(
    'that is damaged is left out: %o',
    async (value) => {
      const { keep } = browser.page();
      await keep.put(browser.record('7', value, { ...MAYA, project: '' }, 'outbox')).stored;
      expect(await waiting()).toEqual([]);
    },
  );

  it('is none where this browser itself stores statuses', async () => {
    const outbox = page(true);
    outbox.add(TOPIC, 3, 0).done();
    await settle();
    expect([await outbox.of(OWNER), browser.storage.rows.size]).toEqual([[], 0]);
  });

  it('is gone with the log-out, of its user alone', async () => {
    const outbox = page();
    outbox.add(TOPIC, 3, 0);
    await settle();
    await outbox.clear({ ...OWNER, userId: NOOR.userId });
    expect(await waiting()).toHaveLength(1);
    await outbox.clear(OWNER);
    expect(await waiting()).toEqual([]);
  });
});

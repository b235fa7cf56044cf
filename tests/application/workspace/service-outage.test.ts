import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RequestFailure, type FailureKind } from '../../../src/application/shared/request-failure';
import { pauseBefore } from '../../../src/application/shared/pause-before';
import { anOutage } from '../../fakes/an-outage';
import { FakeConnection } from '../../fakes/fake-connection';
import { ManualClock } from '../../fakes/manual-clock';
import { settle } from '../../fakes/settle';

function failing(kind: FailureKind) {
  return () => Promise.reject(new RequestFailure(kind, 'failed in a test'));
}

describe('a service that does not answer', () => {
  it('is out of reach since the first request without an answer, until there is any answer', async () => {
    const clock = new ManualClock();
    const outage = anOutage(clock);
    const first = clock.now();
    await expect(outage.watch('sow', new AbortController().signal, failing('network'))).rejects.toThrow();
    clock.advance(5000);
    await expect(outage.watch('sow', new AbortController().signal, failing('network'))).rejects.toThrow();
    expect(outage.sinceOf('sow')).toEqual(first);
    expect(outage.sinceOf('sows')).toBeNull();
    await expect(outage.watch('sow', new AbortController().signal, failing('forbidden'))).rejects.toThrow();
    expect(outage.sinceOf('sow')).toBeNull();
  });

  it('is not told of a request that the page has cancelled', async () => {
    const outage = anOutage();
    const cancellation = new AbortController();
    cancellation.abort();
    await expect(outage.watch('sow', cancellation.signal, failing('network'))).rejects.toThrow();
    expect(outage.sinceOf('sow')).toBeNull();
  });

  it('is asked again after pauses that grow up to a minute', async () => {
    const clock = new ManualClock();
    const outage = anOutage(clock);
    const asked: number[] = [];
    const start = clock.now().getTime();
    const stop = outage.keepTrying(async () => void asked.push((clock.now().getTime() - start) / 1000));
    for (let second = 0; second < 200; second++) {
      clock.advance(1000);
      await settle();
    }
    expect(asked).toEqual([2, 6, 14, 30, 62, 122, 182]);
    stop();
    clock.advance(500_000);
    await settle();
    expect(asked).toHaveLength(7);
    expect(outage.nextTry).toBeNull();
  });

  it('is asked at once by the user, and as soon as the device is online again', async () => {
    const connection = new FakeConnection();
    connection.isOnline = false;
    const outage = anOutage(new ManualClock(), connection);
    let asked = 0;
    outage.keepTrying(async () => void (asked += 1));
    outage.tryNow();
    await settle();
    expect(asked).toBe(1);
    connection.goOnline();
    await settle();
    expect(asked).toBe(2);
  });

  it('never gets a shorter pause, and none longer than a minute', () => {
    fc.assert(
      fc.property(fc.nat(5000), (tries) => {
        expect(pauseBefore(tries + 1)).toBeGreaterThanOrEqual(pauseBefore(tries));
        expect(pauseBefore(tries)).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

import { Keep } from '../../../src/application/keep/keep';
import { keptRecord, type KeptRecord, type RecordPlace } from '../../../src/application/keep/kept-record';
import type { LoadKeepStorage } from '../../../src/application/keep/keep-storage';
import type { RecordKindName } from '../../../src/application/keep/record-kinds';
import { FakeKeepChannel, FakeKeepJournals, FakeKeepStorage } from '../../fakes/fake-keep';
import { FakePageLifecycle } from '../../fakes/fake-page-lifecycle';
import { ManualClock } from '../../fakes/manual-clock';
import { RecordingErrorReporter } from '../../fakes/recording-error-reporter';

export const MAYA: RecordPlace = { organisationId: 'org_northwind', userId: 'auth|maya', project: '1' };
export const NOOR: RecordPlace = { ...MAYA, userId: 'auth|noor' };
export const ELSEWHERE: RecordPlace = { ...MAYA, organisationId: 'org_southwind' };

/** One browser: its storage, journals and time outlive its pages. */
export class KeptBrowser {
  readonly storage = new FakeKeepStorage();
  readonly journals = new FakeKeepJournals();
  readonly channel = new FakeKeepChannel();
  readonly clock = new ManualClock();
  readonly reporter = new RecordingErrorReporter();
  #pages = 0;

  /** @param load loads another storage than the fake */
  page(load: LoadKeepStorage = async () => this.storage): {
    readonly keep: Keep;
    readonly lifecycle: FakePageLifecycle;
  } {
    const lifecycle = new FakePageLifecycle();
    const journal = this.journals.of(`page ${(this.#pages += 1)}`);
    const keep = new Keep(load, journal, this.channel, lifecycle, this.clock, this.reporter);
    keep.start();
    return { keep, lifecycle };
  }

  /** A record that is written at this moment. */
  record(id: string, value: unknown, place = MAYA, kind: RecordKindName = 'stars'): KeptRecord {
    return keptRecord(place, kind, id, { at: this.clock.now().toISOString(), value });
  }

  note(text: string, place = MAYA): KeptRecord {
    return this.record('topic:1', { text }, place, 'notes');
  }
}

export const OF_MAYA = ['org_northwind', 'auth|maya'] as const;

/** What a page that opens now finds. */
export async function valuesIn(keep: Keep, prefix: readonly string[] = OF_MAYA): Promise<readonly unknown[]> {
  return (await keep.all(prefix)).map(({ value }) => value);
}

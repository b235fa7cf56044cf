import { firstStepsKey } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/browser-ports';

export const START_STEPS = ['map', 'decide', 'brief'] as const;
export type StartStep = (typeof START_STEPS)[number];

/** What is stored of a user. */
export interface StartRecord {
  readonly done: readonly StartStep[];
  readonly isHidden: boolean;
  /** Topics that had a status when the user came first, by project: a sample may have some. */
  readonly decidedAtFirst: Readonly<Record<string, number>>;
}

export const NOTHING_DONE: StartRecord = { done: [], isHidden: false, decidedAtFirst: {} };

/** The first steps of the user who is signed in, as they are stored. */
export class StartRecords {
  constructor(
    private readonly storage: KeyValueStore,
    private readonly session: Pick<SessionStore, 'user'>,
  ) {}

  /** Observed; null: no one is signed in. */
  get userId(): string | null {
    return this.session.user?.userId ?? null;
  }

  read(): StartRecord {
    const { userId } = this;
    return userId === null ? NOTHING_DONE : readRecord(this.storage.get(firstStepsKey(userId)));
  }

  write(record: StartRecord): void {
    const { userId } = this;
    if (userId !== null) this.storage.set(firstStepsKey(userId), JSON.stringify(record));
  }

  /** Stays after the log-out, when the record is removed: the line does not come back with each login. */
  noteOver(): void {
    this.storage.set(OVER_KEY, 'yes');
  }

  get isNotedOver(): boolean {
    return this.storage.get(OVER_KEY) !== null;
  }
}

/** Of the device, as the theme: it says nothing of a user. */
const OVER_KEY = 'first-steps-over';

/** Anything else than a record counts as none. */
function readRecord(text: string | null): StartRecord {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return NOTHING_DONE;
    const { done, isHidden, decidedAtFirst } = value as Record<string, unknown>;
    const counts = Object.entries(typeof decidedAtFirst === 'object' ? (decidedAtFirst ?? {}) : {});
    return {
      done: START_STEPS.filter((step) => Array.isArray(done) && done.includes(step)),
      isHidden: isHidden === true,
      decidedAtFirst: Object.fromEntries(
        counts.filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) >= 0),
      ),
    };
  } catch {
    return NOTHING_DONE;
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { readerKey } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore, Logger } from '../shared/browser-ports';
import type { Availability, QuestionTranslator } from './question-translator';
import { BY_REFERENCE } from '../shared/by-reference';

/** Who reads the questions: the rules, or a model. */
export type ReaderKind = 'rules' | QuestionTranslator['kind'];

/** Which reader is chosen, and what it still needs: a download, or the user's consent. Both are stored until the log-out. */
export class ReadersStore {
  chosen: ReaderKind = 'rules';
  /** Of 0 to 1; null: nothing is downloaded. */
  progress: number | null = null;
  hasFailed = false;
  availability: ReadonlyMap<ReaderKind, Availability> = new Map();
  /** The projects whose questions and names may be sent. */
  agreed: ReadonlySet<SowId> = new Set();

  /** Whose choice it is; null: not read yet. */
  #userId: string | null = null;

  readonly #translators: readonly QuestionTranslator[];
  readonly #session: Pick<SessionStore, 'member'>;
  readonly #storage: KeyValueStore;
  readonly #logger: Logger;

  constructor(
    translators: readonly QuestionTranslator[],
    session: Pick<SessionStore, 'member'>,
    storage: KeyValueStore,
    logger: Logger,
  ) {
    [this.#translators, this.#session] = [translators, session];
    [this.#storage, this.#logger] = [storage, logger];
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  availabilityOf(kind: ReaderKind): Availability {
    return kind === 'rules' ? 'ready' : (this.availability.get(kind) ?? 'missing');
  }

  /** Where the chosen reader sends questions; null: they stay on the device. */
  get host(): string | null {
    return this.#chosenOne?.host ?? null;
  }

  get #chosenOne(): QuestionTranslator | null {
    return this.#translators.find(({ kind }) => kind === this.chosen) ?? null;
  }

  /** Whether the user has to agree before anything is sent. */
  needsConsent(sow: SowId): boolean {
    return this.host !== null && !this.agreed.has(sow);
  }

  get needsDownload(): boolean {
    return this.availabilityOf(this.chosen) === 'download';
  }

  /** The model that reads the next question of a project; null: the rules do. */
  modelFor(sow: SowId): QuestionTranslator | null {
    return this.needsConsent(sow) || this.availabilityOf(this.chosen) !== 'ready' ? null : this.#chosenOne;
  }

  choose(kind: ReaderKind): void {
    this.#restore();
    this.chosen = kind;
    this.hasFailed = false;
    this.#store();
  }

  agree(sow: SowId): void {
    this.#restore();
    this.agreed = new Set([...this.agreed, sow]);
    this.#store();
  }

  /** On log-out: the consent is personal. ClearUserData removes what is stored where this was not loaded. */
  clear(): void {
    if (this.#userId !== null) this.#storage.remove(readerKey(this.#userId));
    this.#userId = null;
    [this.chosen, this.hasFailed] = ['rules', false];
    this.agreed = new Set();
  }

  /** Reads the choice of the user, and the consent, which is for one host. */
  #restore(): void {
    const userId = this.#session.member?.userId ?? null;
    if (userId === null || userId === this.#userId) return;
    this.#userId = userId;
    const { chosen, host, agreed } = storedOf(this.#storage.get(readerKey(userId)));
    this.chosen = this.#translators.find(({ kind }) => kind === chosen)?.kind ?? 'rules';
    const isSameHost = this.#translators.some((each) => each.kind === 'organisation' && each.host === host);
    this.agreed = new Set(isSameHost ? agreed.map((sow) => entityId<'sow'>(sow)) : []);
  }

  #store(): void {
    if (this.#userId === null) return;
    const host = this.#translators.find(({ kind }) => kind === 'organisation')?.host ?? null;
    const stored: Stored = { chosen: this.chosen, host, agreed: [...this.agreed] };
    this.#storage.set(readerKey(this.#userId), JSON.stringify(stored));
  }

  async find(): Promise<void> {
    this.#restore();
    const found = await Promise.all(
      this.#translators.map(
        async (each) => [each.kind, await each.availability().catch(() => 'missing' as const)] as const,
      ),
    );
    runInAction(() => (this.availability = new Map(found)));
  }

  /** Downloads the chosen model. */
  async download(): Promise<void> {
    const model = this.#chosenOne;
    if (model === null || this.progress !== null) return;
    runInAction(() => ((this.progress = 0), (this.hasFailed = false)));
    try {
      await model.prepare((part) => runInAction(() => (this.progress = part)));
      await this.find();
    } catch (error) {
      this.#logger.error('Failed to download the model:', error);
      runInAction(() => (this.hasFailed = true));
    }
    runInAction(() => (this.progress = null));
  }
}

interface Stored {
  readonly chosen: unknown;
  /** To which the user agreed to send. */
  readonly host: unknown;
  readonly agreed: readonly string[];
}

/** Other code of the same origin may have written anything. */
function storedOf(text: string | null): Stored {
  try {
    const { chosen, host, agreed } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<keyof Stored, unknown>>;
    const ids = Array.isArray(agreed) ? agreed.filter((sow): sow is string => typeof sow === 'string') : [];
    return { chosen, host, agreed: ids };
  } catch {
    return { chosen: 'rules', host: null, agreed: [] };
  }
}

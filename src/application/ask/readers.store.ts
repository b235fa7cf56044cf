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
  /** The projects whose questions and names may be sent, by the host that gets them. */
  agreed: Consents = new Map();

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
    return this.host !== null && this.agreed.get(this.host)?.has(sow) !== true;
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

  /** Of the chosen reader alone: another one gets nothing by it. */
  agree(sow: SowId): void {
    this.#restore();
    const { host } = this;
    if (host === null) return;
    this.agreed = new Map([...this.agreed, [host, new Set([...(this.agreed.get(host) ?? []), sow])]]);
    this.#store();
  }

  /** On log-out: the consent is personal. ClearUserData removes what is stored where this was not loaded. */
  clear(): void {
    if (this.#userId !== null) this.#storage.remove(readerKey(this.#userId));
    this.#userId = null;
    [this.chosen, this.hasFailed] = ['rules', false];
    this.agreed = new Map();
  }

  /** Reads the choice of the user, and each consent with the host that it was given for. */
  #restore(): void {
    const userId = this.#session.member?.userId ?? null;
    if (userId === null || userId === this.#userId) return;
    this.#userId = userId;
    const { chosen, agreed } = storedOf(this.#storage.get(readerKey(userId)));
    this.chosen = this.#translators.find(({ kind }) => kind === chosen)?.kind ?? 'rules';
    this.agreed = agreed;
  }

  #store(): void {
    if (this.#userId === null) return;
    const agreed = Object.fromEntries([...this.agreed].map(([host, sows]) => [host, [...sows]]));
    const stored: StoredForm = { chosen: this.chosen, agreed };
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

type Consents = ReadonlyMap<string, ReadonlySet<SowId>>;

interface StoredForm {
  readonly chosen: unknown;
  /** Ids of projects by host; before, those of the one host that stood beside them. */
  readonly agreed: unknown;
  readonly host?: unknown;
}

/** Other code of the same origin may have written anything. */
function storedOf(text: string | null): { readonly chosen: unknown; readonly agreed: Consents } {
  try {
    const { chosen, host, agreed } = (JSON.parse(text ?? '{}') ?? {}) as Partial<StoredForm>;
    const lists = Array.isArray(agreed)
      ? typeof host === 'string'
        ? [[host, agreed] as const]
        : []
      : entriesOf(agreed);
    return { chosen, agreed: new Map(lists.map(([to, sows]) => [to, idsOf(sows)])) };
  } catch {
    return { chosen: 'rules', agreed: new Map() };
  }
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function idsOf(sows: unknown): ReadonlySet<SowId> {
  const ids = Array.isArray(sows) ? sows.filter((sow): sow is string => typeof sow === 'string') : [];
  return new Set(ids.map((sow) => entityId<'sow'>(sow)));
}

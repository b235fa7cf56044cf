import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import type { Logger } from '../shared/logger';
import type { Availability, QuestionTranslator } from './question-translator';

/** Who reads the questions: the rules, or a model. */
export type ReaderKind = 'rules' | QuestionTranslator['kind'];

/** Which reader is chosen, and what it still needs: a download, or the user's consent. */
export class ReadersStore {
  chosen: ReaderKind = 'rules';
  /** Of 0 to 1; null: nothing is downloaded. */
  progress: number | null = null;
  hasFailed = false;
  availability: ReadonlyMap<ReaderKind, Availability> = new Map();
  /** The projects whose questions and names may be sent. */
  agreed: ReadonlySet<SowId> = new Set();

  constructor(
    private readonly translators: readonly QuestionTranslator[],
    private readonly logger: Logger,
  ) {
    makeAutoObservable<this, 'translators' | 'logger'>(
      this,
      {
        translators: false,
        logger: false,
        availability: observableRef,
        agreed: observableRef,
        availabilityOf: false,
        needsConsent: false,
        modelFor: false,
      },
      { autoBind: true },
    );
  }

  availabilityOf(kind: ReaderKind): Availability {
    return kind === 'rules' ? 'ready' : (this.availability.get(kind) ?? 'missing');
  }

  /** Where the chosen reader sends questions; null: they stay on the device. */
  get host(): string | null {
    return this.#chosenOne?.host ?? null;
  }

  get #chosenOne(): QuestionTranslator | null {
    return this.translators.find(({ kind }) => kind === this.chosen) ?? null;
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
    this.chosen = kind;
    this.hasFailed = false;
  }

  agree(sow: SowId): void {
    this.agreed = new Set([...this.agreed, sow]);
  }

  /** On log-out: the consent is personal. */
  clear(): void {
    this.choose('rules');
    this.agreed = new Set();
  }

  async find(): Promise<void> {
    const found = await Promise.all(
      this.translators.map(
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
      this.logger.error('Failed to download the model:', error);
      runInAction(() => (this.hasFailed = true));
    }
    runInAction(() => (this.progress = null));
  }
}

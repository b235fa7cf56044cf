import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { TopicSources } from '../../domain/topic/topic';
import { type FailurePolicy, asRequestFailure } from '../shared/request-failure';
import type { SignalCatalogue, DossierState } from './catalogues';
import type { WorkspaceStore } from './workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** Requests under way at one time. */
const AT_ONCE = 4;

/** A missing key is not answered yet; null has failed. */
interface Parts {
  readonly deepdive?: Deepdive | null;
  readonly sources?: TopicSources | null;
}

/** The requests of one project. */
class Work {
  readonly request = new AbortController();
  readonly queue: (() => Promise<void>)[] = [];
  running = 0;
}

const LOADING: DossierState = { state: 'loading' };

/**
 * Deepdives and sources of several topics of the open project, at most four requests at a time. A failed request is
 * logged and can be repeated; it takes nothing else away. Forgotten when the project is left.
 */
export class TopicDossiers {
  readonly #parts = observable.map<TopicId, Parts>({}, { deep: false });
  #work = new Work();

  constructor(
    private readonly catalogue: SignalCatalogue,
    private readonly workspace: WorkspaceStore,
    private readonly failures: FailurePolicy,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
    reaction(
      () => this.workspace.currentId,
      () => this.clear(),
    );
  }

  /** Loads what has not been asked for yet. What has failed is loaded again by its retry only. */
  want(ids: readonly TopicId[]): void {
    for (const id of ids) {
      if (this.#parts.has(id)) continue;
      this.#parts.set(id, {});
      this.#ask(id);
    }
    this.#proceed();
  }

  /** Observable. loading: also for a topic that has not been asked for. */
  of(id: TopicId): DossierState {
    const { deepdive, sources } = this.#parts.get(id) ?? {};
    if (deepdive === undefined || sources === undefined) return LOADING;
    if (deepdive === null || sources === null) {
      return { state: 'failed', deepdive, sources, retry: () => this.#retry(id) };
    }
    return { state: 'ready', dossier: { id, deepdive, sources } };
  }

  clear(): void {
    this.#work.request.abort();
    this.#work = new Work();
    this.#parts.clear();
  }

  #retry(id: TopicId): void {
    const { deepdive, sources } = this.#parts.get(id) ?? {};
    if (deepdive !== null && sources !== null) return;
    runInAction(() => this.#parts.set(id, { ...(deepdive && { deepdive }), ...(sources && { sources }) }));
    this.#ask(id);
    this.#proceed();
  }

  #ask(id: TopicId): void {
    const { request, queue } = this.#work;
    const known = this.#parts.get(id) ?? {};
    if (known.deepdive === undefined) {
      queue.push(() => this.#load(id, 'deepdive', () => this.catalogue.deepdive(id, request.signal)));
    }
    if (known.sources === undefined) {
      queue.push(() => this.#load(id, 'sources', () => this.catalogue.sources(id, request.signal)));
    }
  }

  #proceed(): void {
    const work = this.#work;
    while (work.running < AT_ONCE) {
      const next = work.queue.shift();
      if (next === undefined) return;
      work.running++;
      void next().finally(() => {
        work.running--;
        if (work === this.#work) this.#proceed();
      });
    }
  }

  async #load<Part extends keyof Parts>(id: TopicId, part: Part, ask: () => Promise<Parts[Part]>): Promise<void> {
    const work = this.#work;
    let value: Parts[Part] | null = null;
    try {
      value = await ask();
    } catch (error) {
      if (work !== this.#work) return;
      this.failures.log('Failed to fetch data:', asRequestFailure(error));
    }
    if (work !== this.#work) return;
    runInAction(() => this.#parts.set(id, { ...this.#parts.get(id), [part]: value }));
  }
}

import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { isolated } from '../../domain/shared/words';
import type { Topic } from '../../domain/topic/topic';
import type { Keep } from '../keep/keep';
import { isSameOwner, type DataOwner } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ToastStore } from '../shared/toast.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { DecisionsElsewhere, FoundElsewhere, KnownWorkspaces } from './known-workspaces';

/**
 * Decisions go by the workspace and its topics. Where a workspace opens in which this user has decided nothing, while there
 * are decisions in another one on topics with the same ids and names, these can be taken over: its file was published anew
 * without its id. Only where this browser stores statuses itself.
 */
export class TakeOverDecisions {
  found: FoundElsewhere | null = null;

  constructor(
    private readonly known: KnownWorkspaces,
    private readonly keep: Pick<Keep, 'putAll'>,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly toasts: ToastStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Follows the open project. @returns stops */
  start(): () => void {
    return reaction(
      () => [this.session.owner, this.workspace.currentId, this.signals.topics.value !== null] as const,
      ([owner, sow, isLoaded]) => {
        if (owner === null || sow === null || !isLoaded) return;
        // Where the storage does not answer, there is nothing to be offered.
        this.#look(owner, sow, this.signals.topics.value ?? []).catch(() => {});
      },
      { fireImmediately: true },
    );
  }

  /** Of the open project; null: there is nothing to be taken over. */
  get offer(): DecisionsElsewhere | null {
    return this.#current;
  }

  async take(): Promise<void> {
    const found = this.#current;
    if (found === null) return;
    runInAction(() => (this.found = null));
    try {
      await this.keep.putAll(found.records, 'merge');
    } catch {
      const text = 'The decisions were not taken over: the storage of this browser refuses it.';
      this.toasts.show({ kind: 'status', tone: 'error', text });
      runInAction(() => (this.found = found));
      return;
    }
    await this.signals.topics.reload();
    const verb = found.count === 1 ? 'has' : 'have';
    const from = found.from === null ? '' : ` from ${isolated(found.from)}`;
    const text = `${countOf(found.count, 'decision')} ${verb} been taken over${from}.`;
    this.toasts.show({ kind: 'status', tone: 'success', text });
  }

  /** It is not offered for this project again. */
  decline(): void {
    const found = this.#current;
    if (found === null) return;
    this.found = null;
    void this.known.decline(found);
  }

  get #current(): FoundElsewhere | null {
    const { found } = this;
    const isOpen = found?.sow === this.workspace.currentId && isSameOwner(found?.owner ?? null, this.session.owner);
    return isOpen ? found : null;
  }

  async #look(owner: DataOwner, sow: SowId, topics: readonly Topic[]): Promise<void> {
    const found = await this.known.decisionsElsewhere(owner, sow, topics);
    runInAction(() => (this.found = found));
  }
}

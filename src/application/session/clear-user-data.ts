import { reaction } from 'mobx';
import type { TopicStatusStore } from '../flashcards/topic-status.store';
import type { ErrorReporter } from '../tracking/error-reporter';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { SessionStore } from './session.store';

/** Names the user in error reports, and forgets everything of them on logout: the next one may be somebody else. */
export class ClearUserData {
  readonly #session: SessionStore;
  readonly #workspace: WorkspaceStore;
  readonly #signals: ProjectSignalsStore;
  readonly #reading: ProjectListsStore;
  readonly #statuses: TopicStatusStore;
  readonly #reporter: ErrorReporter;

  constructor(
    session: SessionStore,
    workspace: WorkspaceStore,
    signals: ProjectSignalsStore,
    reading: ProjectListsStore,
    statuses: TopicStatusStore,
    reporter: ErrorReporter,
  ) {
    this.#session = session;
    this.#workspace = workspace;
    this.#signals = signals;
    this.#reading = reading;
    this.#statuses = statuses;
    this.#reporter = reporter;
  }

  /** @returns stops */
  start(): () => void {
    return reaction(
      () => this.#session.member,
      (member) => {
        this.#reporter.setUser(member);
        if (member !== null) return;
        this.#workspace.close();
        this.#signals.clear();
        this.#reading.clear();
        this.#statuses.clear();
      },
      { fireImmediately: true },
    );
  }
}

import { reaction } from 'mobx';
import type { TopicStatusStore } from '../flashcards/topic-status.store';
import type { ErrorReporter } from '../tracking/error-reporter';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { SessionStore } from './session.store';

/** Names the user in error reports, and forgets everything of them on logout: the next one may be somebody else. */
export class ClearUserData {
  constructor(
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly reading: ProjectListsStore,
    private readonly statuses: TopicStatusStore,
    private readonly reporter: ErrorReporter,
  ) {}

  /** @returns stops */
  start(): () => void {
    return reaction(
      () => this.session.member,
      (member) => {
        this.reporter.setUser(member);
        if (member !== null) return;
        this.workspace.close();
        this.signals.clear();
        this.reading.clear();
        this.statuses.clear();
      },
      { fireImmediately: true },
    );
  }
}

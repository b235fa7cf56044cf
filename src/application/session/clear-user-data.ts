import { reaction } from 'mobx';
import type { AssistantStore } from '../assistant/assistant.store';
import type { DecisionHistory } from '../decisions/decision-history';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { SearchStore } from '../search/search.store';
import type { SelectionStore } from '../selection/selection.store';
import type { SetStatusForMany } from '../decisions/set-status-for-many';
import type { KeyValueStore } from '../shared/key-value-store';
import type { ErrorReporter } from '../tracking/error-reporter';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { firstStepsKey, leftSampleKey, mappingsKey, readerKey, teamHiddenKey, teamProjectKey } from './personal-keys';
import type { SessionStore } from './session.store';

const PERSONAL_KEYS = [firstStepsKey, readerKey, mappingsKey, leftSampleKey, teamHiddenKey, teamProjectKey];

/** Names the user in error reports, and clears what is personal when the session ends. */
export class ClearUserData {
  constructor(
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly lists: ProjectListsStore,
    private readonly statuses: TopicStatusStore,
    private readonly search: SearchStore,
    private readonly assistant: AssistantStore,
    private readonly selection: SelectionStore,
    private readonly manyStatuses: SetStatusForMany,
    private readonly history: DecisionHistory,
    private readonly reporter: ErrorReporter,
    private readonly device: KeyValueStore,
  ) {}

  /** @returns stops */
  start(): () => void {
    return reaction(
      () => this.session.member,
      (member, previous) => {
        this.reporter.setUser(member);
        if (member !== null) return;
        this.workspace.close();
        this.signals.clear();
        this.lists.clear();
        this.statuses.clear();
        this.assistant.clear();
        this.selection.forget();
        this.manyStatuses.clear();
        this.history.clear();
        if (!previous) return;
        this.search.clear(previous.userId);
        for (const keyOf of PERSONAL_KEYS) this.device.remove(keyOf(previous.userId));
      },
      { fireImmediately: true },
    );
  }
}

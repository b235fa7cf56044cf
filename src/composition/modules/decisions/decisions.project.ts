import { CommonWeightsSources } from '../../../application/decisions/common-weights';
import { LogOutActs, PersonalStores } from '../../../application/session/clear-user-data';
import { BroadcastStatusChannel } from '../../../infrastructure/browser/tab-channel';
import type { PersonalStore } from '../../../application/session/clear-user-data';
import { Colleagues, ColleagueSources, NO_COLLEAGUES } from '../../../application/decisions/colleagues';
import {
  DecidedAgainLogs,
  DecisionRecordSources,
  ReasonSources,
} from '../../../application/decisions/decided-together';
import { DecisionHistory } from '../../../application/decisions/decision-history';
import { KnownWorkspaces } from '../../../application/decisions/known-workspaces';
import { ReloadStatuses } from '../../../application/decisions/reload-statuses';
import { SendPick } from '../../../application/decisions/send-pick';
import { SettleDoubts } from '../../../application/decisions/settle-doubts';
import { SettlePick } from '../../../application/decisions/settle-pick';
import { FollowStatuses } from '../../../application/decisions/follow-statuses';
import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { SaveStatus } from '../../../application/decisions/save-status';
import { SendOutbox } from '../../../application/decisions/send-outbox';
import { SetStatusForMany } from '../../../application/decisions/set-status-for-many';
import { StatusChannel } from '../../../application/decisions/status-channel';
import { StatusOutbox } from '../../../application/decisions/status-outbox';
import { TakeOverDecisions } from '../../../application/decisions/take-over-decisions';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { UndoDecision } from '../../../application/decisions/undo-decision';
import { Keep } from '../../../application/keep/keep';
import { TabLocks } from '../../../application/keep/tab-locks';
import { SessionStore } from '../../../application/session/session.store';
import { Clock, Connection, Logger, PageLifecycle } from '../../../application/shared/browser-ports';
import { FailurePolicy } from '../../../application/shared/request-failure';
import { ToastStore } from '../../../application/shared/toast.store';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectCatalogue, SignalCatalogue } from '../../../application/workspace/catalogues';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provide, provideAdapter, provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [ColleagueSources, CommonWeightsSources, DecidedAgainLogs, DecisionRecordSources, ReasonSources],
  classes(options) {
    provide(options, Colleagues, ([source]) => source ?? NO_COLLEAGUES, [ColleagueSources]);
    provideClass(options, TopicStatusStore, []);
    provideClass(options, SaveStatus, [SignalCatalogue, TopicStatusStore, Connection, FailurePolicy]);
    provideClass(options, PickTopicStatus, [
      SaveStatus,
      TopicStatusStore,
      ToastStore,
      DecisionHistory,
      StatusOutbox,
      RecordUsage,
    ]);
    provideClass(options, DecisionHistory, [TopicStatusStore, WorkspaceStore]);
    provideClass(options, UndoDecision, [DecisionHistory, PickTopicStatus, SetStatusForMany, ToastStore]);
    provideClass(options, StatusOutbox, [Keep, TabLocks, SessionStore, SignalCatalogue]);
    provideClass(options, KnownWorkspaces, [Keep, SignalCatalogue, ProjectCatalogue]);
    provideClass(options, TakeOverDecisions, [
      KnownWorkspaces,
      Keep,
      SessionStore,
      WorkspaceStore,
      ProjectSignalsStore,
      ToastStore,
    ]);
    provideClass(options, SettlePick, [StatusOutbox, TopicStatusStore, PickTopicStatus, SignalCatalogue, ToastStore]);
    provideClass(options, SendPick, [TopicStatusStore, SettlePick, SessionStore, Connection, Clock, Logger]);
    provideClass(options, SendOutbox, [StatusOutbox, TopicStatusStore, SendPick, SessionStore, ToastStore, Logger]);
    provideClass(options, FollowStatuses, [TopicStatusStore, StatusChannel, SessionStore, Clock]);
    provideClass(options, ReloadStatuses, [ProjectSignalsStore, Keep, PageLifecycle, SessionStore, Clock]);
    provideClass(options, SettleDoubts, [
      TopicStatusStore,
      SignalCatalogue,
      ProjectSignalsStore,
      Connection,
      Clock,
      FailurePolicy,
    ]);
    provideClass(options, SetStatusForMany, [
      PickTopicStatus,
      TopicStatusStore,
      WorkspaceStore,
      RecordUsage,
      DecisionHistory,
      ToastStore,
    ]);
  },
  tasks: [FollowStatuses, ReloadStatuses, SettleDoubts, SendOutbox, TakeOverDecisions],
  adapters: (options) => provideAdapter(options, StatusChannel, BroadcastStatusChannel, []),
  contributes: [
    contribute(PersonalStores)(
      (...stores: PersonalStore[]) => stores,
      [TopicStatusStore, SetStatusForMany, DecisionHistory],
    ),
    contribute(LogOutActs)(
      (outbox, known) => [(owner) => void outbox.clear(owner), (owner) => void known.forgetTitles(owner)],
      [StatusOutbox, KnownWorkspaces],
    ),
  ],
};

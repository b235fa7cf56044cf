import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { Keep } from '../../../application/keep/keep';
import { LogOutActs, PersonalStores } from '../../../application/session/clear-user-data';
import { SessionStore } from '../../../application/session/session.store';
import { DecisionLog } from '../../../application/the-year/decision-log';
import { SignalCatalogue } from '../../../application/workspace/catalogues';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, DecisionLog, [
      Keep,
      SessionStore,
      WorkspaceStore,
      ProjectSignalsStore,
      TopicStatusStore,
      SignalCatalogue,
    ]);
  },
  tasks: [DecisionLog],
  contributes: [
    contribute(PersonalStores)((log) => [log], [DecisionLog]),
    contribute(LogOutActs)((log) => [(owner) => void log.forgetNames(owner)], [DecisionLog]),
  ],
};

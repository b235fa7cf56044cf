import { LogOutActs, PersonalStores } from '../../../application/session/clear-user-data';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { Keep } from '../../../application/keep/keep';
import type { PersonalStore } from '../../../application/session/clear-user-data';
import { SessionStore } from '../../../application/session/session.store';
import { Clipboard, Clock, Connection, Logger, PageLifecycle } from '../../../application/shared/browser-ports';
import { HouseStyleSources, HouseStyleStore } from '../../../application/workspace/house-style.store';
import { LocalTime } from '../../../application/shared/local-time';
import { Navigator } from '../../../application/shared/navigator';
import { ProductSettings } from '../../../application/shared/product-settings';
import { FailurePolicy } from '../../../application/shared/request-failure';
import { ToastStore } from '../../../application/shared/toast.store';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectCatalogue, SignalCatalogue, SowCatalogue } from '../../../application/workspace/catalogues';
import { CardRow } from '../../../application/workspace/card-row';
import { ComparedWith } from '../../../application/workspace/compared-with';
import { CopyLink } from '../../../application/workspace/copy-link';
import { Drafts } from '../../../application/workspace/drafts';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { OpenProject, SwitchProject } from '../../../application/workspace/open-project';
import { OwnDataEntry } from '../../../application/workspace/own-data-entry';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { ServiceOutage } from '../../../application/workspace/service-outage';
import { TopicDossiers } from '../../../application/workspace/topic-dossiers';
import { TopicStatements } from '../../../application/workspace/topic-statements';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { FurtherWorkspaceList } from '../../further-workspaces';
import { SetNoteList } from '../../../ui/screens/set-notes';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provide, provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [FurtherWorkspaceList, HouseStyleSources, SetNoteList, TopicStatements],
  classes(options) {
    provide(
      options,
      WorkspaceStore,
      (
        catalogue: SowCatalogue,
        navigator: Navigator,
        failures: FailurePolicy,
        toasts: ToastStore,
        outage: ServiceOutage,
        own: OwnDataEntry,
        { off }: ProductSettings,
      ) =>
        new WorkspaceStore(catalogue, navigator, failures, toasts, outage, {
          openFile: own.isOffered ? () => own.ask({ kind: 'open' }) : null,
          off,
        }),
      [SowCatalogue, Navigator, FailurePolicy, ToastStore, ServiceOutage, OwnDataEntry, ProductSettings],
    );
    provide(options, ServiceOutage, (clock, connection, { service }) => new ServiceOutage(clock, connection, service), [
      Clock,
      Connection,
      ProductSettings,
    ]);
    provideClass(options, ComparedWith, [Navigator]);
    provideClass(options, ProjectSignalsStore, [
      SignalCatalogue,
      WorkspaceStore,
      TopicStatusStore,
      ComparedWith,
      FailurePolicy,
    ]);
    provideClass(options, ProjectListsStore, [ProjectCatalogue, WorkspaceStore, FailurePolicy]);
    provideClass(options, Drafts, [Keep, SessionStore, WorkspaceStore]);
    provideClass(options, OpenProject, [WorkspaceStore, ProjectSignalsStore, Navigator]);
    provideClass(options, SwitchProject, [Navigator, RecordUsage, ToastStore]);
    provideClass(options, CopyLink, [Clipboard, WorkspaceStore, ToastStore, Logger, OwnDataEntry]);
    provideClass(options, LocalTime, [Clock, PageLifecycle]);
    provideClass(options, CardRow, []);
    provideClass(options, OpenFlashcard, [Navigator, RecordUsage, CardRow]);
    provideClass(options, HouseStyleStore, [ProductSettings, HouseStyleSources]);
    provideClass(options, TopicDossiers, [SignalCatalogue, WorkspaceStore, FailurePolicy]);
  },
  tasks: [OpenProject, Drafts],
  contributes: [
    contribute(PersonalStores)(
      (workspace: WorkspaceStore, ...stores: PersonalStore[]) => [{ clear: () => workspace.close() }, ...stores],
      [WorkspaceStore, ProjectSignalsStore, ProjectListsStore, ComparedWith],
    ),
    contribute(LogOutActs)((drafts) => [(owner) => void drafts.clear(owner)], [Drafts]),
  ],
};

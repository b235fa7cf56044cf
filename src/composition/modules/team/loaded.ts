import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { PickTopicStatus } from '../../../application/decisions/pick-topic-status';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { Keep } from '../../../application/keep/keep';
import { TabLocks } from '../../../application/keep/tab-locks';
import { OpenLibrary } from '../../../application/personal/open-library';
import { VisitStore } from '../../../application/personal/visit.store';
import { OwnDataEntry } from '../../../application/workspace/own-data-entry';
import { ReviewAddress } from '../../../application/worklist/review-address';
import { ReviewTopics } from '../../../application/worklist/review-topics';
import { SessionStore } from '../../../application/session/session.store';
import { Clock, DeviceStorage, Logger, PageLifecycle } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { NewId, TeamActs } from '../../../application/team/team-acts';
import { BeginSample } from '../../../application/team/begin-sample';
import { OpenSample, SampleTeams } from '../../../application/team/open-sample';
import { FoundRecord } from '../../../application/team/found-record';
import { TeamMeeting } from '../../../application/team/team-meeting';
import { TeamTopicActs } from '../../../application/team/team-topic-acts';
import { ExchangeFiles } from '../../../application/team/exchange-files';
import { OwnDevices } from '../../../application/team/own-devices';
import { ChooseFolder } from '../../../application/team/choose-folder';
import { EnterTeam } from '../../../application/team/enter-team';
import { LeaveTeam } from '../../../application/team/leave-team';
import { TeamIdentity } from '../../../application/team/team-identity';
import { JoinTeam } from '../../../application/team/join-team';
import { TeamFolders } from '../../../application/team/team-folder';
import { TeamKeeper } from '../../../application/team/team-keeper';
import { OwnReasons, TeamStorage } from '../../../application/team/team-storage';
import { TeamStore } from '../../../application/team/team.store';
import { TeamSync } from '../../../application/team/team-sync';
import { WaitingActs } from '../../../application/team/waiting-acts';
import { SignalCatalogue } from '../../../application/workspace/catalogues';
import { TeamViewModel } from '../../../application/team/team.view-model';
import { TeamChanges } from '../../../application/team/team-changes';
import { TeamNewsLine, TeamVisit } from '../../../application/team/team-news-line';
import { TeamOwnership } from '../../../application/team/team-ownership';
import { RecordedDecisions } from '../../../application/team/recorded-decisions';
import { TeamLead } from '../../../application/team/team-lead';
import { TeamQueue } from '../../../application/team/team-queue';
import { HouseStyleStore } from '../../../application/workspace/house-style.store';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { Drafts } from '../../../application/workspace/drafts';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { BrowserTeamFolders } from '../../../infrastructure/team/browser-team-folders';
import { KeptTeamStorage } from '../../../infrastructure/team/kept-team-storage';
import { TeamDevice } from '../../../infrastructure/team/team-device';
import { FetchedSampleTeams } from '../../../infrastructure/team/sample-team';
import { ProductSettings } from '../../../application/shared/product-settings';
import type { ProductContainer } from '../../product-container';
import { provide, provideAdapter, provideClass } from '../../provide';
import type { TeamTools } from '../../../application/team/team-loader';

/** What runs beside the screens once the team is loaded. */
const TEAM_TASKS = [TeamSync, TeamVisit, TeamActs, OwnDevices, BeginSample] as const;

/** Use cases of the team; {@link TeamStore}, which all screens read, is a part of the features' module. */
export function provideTeam(options: Pick<ContainerModuleLoadOptions, 'bind'>): void {
  provideClass(options, TeamKeeper, [TeamStore, TeamStorage, Logger, SignalCatalogue]);
  provideClass(options, TeamSync, [TeamStore, TeamKeeper, TeamStorage, Clock, PageLifecycle, Logger]);
  provideClass(options, TeamVisit, [TeamStore, TeamKeeper, VisitStore, TeamNewsLine, TeamSync]);
  provideClass(options, TeamActs, [
    TeamStore,
    TeamSync,
    ProjectSignalsStore,
    TopicStatusStore,
    Clock,
    NewId,
    Drafts,
    SignalCatalogue,
    WaitingActs,
  ]);
  provideClass(options, ChooseFolder, [TeamFolders, WorkspaceStore, OwnDataEntry, Clock, Logger]);
  provideClass(options, TeamIdentity, [TeamStorage, OpenLibrary, SessionStore, NewId, Logger]);
  provideClass(options, EnterTeam, [TeamStorage, TeamSync, WorkspaceStore, Clock, Logger]);
  provideClass(options, LeaveTeam, [TeamStorage, TeamSync, TeamStore, Clock, Logger]);
  provideClass(options, JoinTeam, [ChooseFolder, TeamIdentity, EnterTeam, TeamSync]);
  provideClass(options, ExchangeFiles, [TeamFolders, TeamKeeper, TeamStore]);
  provideClass(options, TeamMeeting, [WorkspaceStore, Navigator]);
  provideClass(options, TeamTopicActs, [TeamStore, PickTopicStatus, TeamActs, OpenFlashcard]);
  provideClass(options, TeamViewModel, [
    TeamStore,
    TeamChanges,
    ReviewTopics,
    ReviewAddress,
    TeamMeeting,
    TeamTopicActs,
  ]);
  provideClass(options, OpenSample, [SampleTeams, TeamIdentity, EnterTeam, Clock, Logger]);
  provideClass(options, BeginSample, [OpenSample, LeaveTeam, TeamSync, TeamStore, SessionStore, DeviceStorage]);
  provideClass(options, TeamOwnership, [TeamStore, TeamKeeper, TeamSync, TeamActs]);
  provideClass(options, FoundRecord, [TeamStore, TeamKeeper, TeamSync, ProjectSignalsStore, PickTopicStatus, Clock]);
  provideClass(options, RecordedDecisions, [TeamStore, TeamKeeper, TeamSync, TeamActs, Clock]);
  provideClass(options, TeamLead, [TeamStore, TeamKeeper, TeamSync, LeaveTeam, Clock]);
  provideClass(options, OwnDevices, [TeamStore, ProjectSignalsStore, TopicStatusStore, PickTopicStatus]);
  provideClass(options, TeamQueue, []);
  provideClass(options, OwnReasons, [TeamStorage]);
}

export function teamTools(resolver: Pick<ProductContainer, 'get'>): TeamTools {
  return {
    store: resolver.get(TeamStore),
    sync: resolver.get(TeamSync),
    acts: resolver.get(TeamActs),
    files: resolver.get(ExchangeFiles),
    join: resolver.get(JoinTeam),
    sample: resolver.get(BeginSample),
    view: resolver.get(TeamViewModel),
    lead: resolver.get(TeamLead),
    recorded: resolver.get(RecordedDecisions),
    ownership: resolver.get(TeamOwnership),
    found: resolver.get(FoundRecord),
    queue: resolver.get(TeamQueue),
    house: resolver.get(HouseStyleStore),
    reasons: resolver.get(OwnReasons),
  };
}

/** Adds the team to the container and starts it. Called once. */
export function addTeam(resolver: ProductContainer): TeamTools {
  resolver.load(
    new ContainerModule((options) => {
      provideTeam(options);
      provide(
        options,
        SampleTeams,
        (signals, { mode }) =>
          new FetchedSampleTeams(mode === 'embedded' ? sampleAddress : async () => null, async (sow) =>
            (await signals.topics(sow)).map(({ id }) => id),
          ),
        [SignalCatalogue, ProductSettings],
      );
      provide(
        options,
        TeamStorage,
        (keep, locks, samples) => new KeptTeamStorage(keep, locks, new TeamDevice(), samples),
        [Keep, TabLocks, SampleTeams],
      );
      provideAdapter(options, TeamFolders, BrowserTeamFolders, []);
      provide(options, NewId, () => newId, []);
    }),
  );
  for (const task of TEAM_TASKS) resolver.get<{ start(): () => void }>(task).start();
  return teamTools(resolver);
}

/** Without crypto.randomUUID, which needs https. */
function newId(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, '0');
}

/** Of the bundled workspace. */
async function sampleAddress(): Promise<string> {
  return (await import('../../../../content/sample-team.json?url')).default;
}

import { Keep } from '../../application/keep/keep';
import { KeepWork } from '../../application/library/keep-work';
import { OpenLibrary } from '../../application/library/open-library';
import { RecentCardsStore } from '../../application/flashcards/recent-cards.store';
import { StartSteps } from '../../application/home/start-steps';
import { VisitStore } from '../../application/library/visit.store';
import { LoadSearchEngine, SearchStore } from '../../application/search/search.store';
import { SendOutbox } from '../../application/decisions/send-outbox';
import { TakeOverDecisions } from '../../application/decisions/take-over-decisions';
import { FollowStatuses } from '../../application/decisions/follow-statuses';
import { loadOnce } from '../../application/shared/load-once';
import { ClearUserData } from '../../application/session/clear-user-data';
import { RecordLogin } from '../../application/tracking/record-usage';
import { LoadTeam, TeamLoader } from '../../application/team/team-loader';
import { ReportToSupportChat } from '../../application/support/report-to-support-chat';
import { RecordPageViews } from '../../application/shell/record-page-views';
import { TellOfLinks } from '../../application/shell/tell-of-links';
import type { AppConfig, StartFault } from '../app-config';
import type { ProductContainer } from '../foundation.module';
import { featuresModule } from './features.module';
import { libraryStorageModule } from './library.module';
import { AccessToken } from '../access-token';
import { provide } from '../provide';
import { Drafts } from '../../application/workspace/drafts';
import { OpenProject } from '../../application/workspace/open-project';
import { ContainerModule } from 'inversify';
import { PageControls } from '../../application/shared/viewport';
import { focusSearch } from '../../ui/search/search-box';

/** What runs beside the screens, from the first project screen on. */
const BACKGROUND_TASKS = [
  Keep,
  ClearUserData,
  FollowStatuses,
  SendOutbox,
  TakeOverDecisions,
  OpenProject,
  RecordLogin,
  RecordPageViews,
  ReportToSupportChat,
  Drafts,
  OpenLibrary,
  KeepWork,
  RecentCardsStore,
  VisitStore,
  StartSteps,
  TellOfLinks,
  TeamLoader,
] as const;

/** Adds what the project screens need to the container, and starts the background tasks. Called once. */
export async function addFeatures(
  resolver: ProductContainer,
  config: AppConfig,
  onFault: (fault: Pick<StartFault, 'message' | 'faults'>) => void,
): Promise<void> {
  if (config.mode === 'embedded') {
    const { embeddedModule } = await import('../embedded.module');
    resolver.load(
      featuresModule,
      libraryStorageModule,
      pageModule,
      lazySearch(resolver),
      lazyTeam(resolver, sampleAddress),
      embeddedModule(config, onFault),
    );
  } else {
    const { liveModule } = await import('../live.module');
    const accessToken: AccessToken = (isRenewed) => resolver.get(AccessToken)(isRenewed);
    resolver.load(
      featuresModule,
      libraryStorageModule,
      pageModule,
      lazySearch(resolver),
      lazyTeam(resolver, async () => null),
      liveModule(config, accessToken),
    );
  }
  for (const task of BACKGROUND_TASKS) resolver.get<{ start(): () => void }>(task).start();
}

function lazySearch(resolver: ProductContainer): ContainerModule {
  const load: LoadSearchEngine = async () => (await import('./search.module')).addSearch(resolver);
  return new ContainerModule((options) => provide(options, LoadSearchEngine, () => load, []));
}

/** @param sampleAddress of the sample team; null: there is none */
function lazyTeam(resolver: ProductContainer, sampleAddress: () => Promise<string | null>): ContainerModule {
  const load: LoadTeam = loadOnce(async () => (await import('./team.module')).addTeam(resolver, sampleAddress));
  return new ContainerModule((options) => provide(options, LoadTeam, () => load, []));
}

async function sampleAddress(): Promise<string> {
  return (await import('../../../content/sample-team.json?url')).default;
}

/** What commands do with the page. */
const pageModule = new ContainerModule((options) => {
  provide(options, PageControls, (search) => ({ focusSearch: () => focusSearch(search) }), [SearchStore]);
});

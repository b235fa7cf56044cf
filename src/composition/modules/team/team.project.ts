import { loadOnce } from '../../../application/shared/load-once';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { OpenLibrary } from '../../../application/personal/open-library';
import { Keep } from '../../../application/keep/keep';
import { RecordKeepers } from '../../../application/personal/record-keeper';
import { LogOutActs } from '../../../application/session/clear-user-data';
import { SessionStore } from '../../../application/session/session.store';
import { Clock, DeviceStorage, Logger } from '../../../application/shared/browser-ports';
import { ColleagueSources } from '../../../application/decisions/colleagues';
import {
  DecidedAgainLogs,
  DecisionRecordSources,
  ReasonSources,
} from '../../../application/decisions/decided-together';
import { FurtherMatters, HomeStrips } from '../../../application/home/home-strips';
import { CommonWeightsSources } from '../../../application/decisions/common-weights';
import { HouseStyleSources } from '../../../application/workspace/house-style.store';
import { TeamOnDevice } from '../../../application/team/team-on-device';
import { TeamChanges } from '../../../application/team/team-changes';
import { LoadTeam, TeamLoader } from '../../../application/team/team-loader';
import { TeamNewsLine } from '../../../application/team/team-news-line';
import { TopicColumnSources } from '../../../application/workspace/topic-columns';
import { ContributedFacts } from '../../../application/query/contributed-facts';
import { teamTexts } from '../../../application/team/team-texts';
import { teamColumns } from '../../../application/team/team-sheet';
import { TeamStore } from '../../../application/team/team.store';
import { WaitingActs } from '../../../application/team/waiting-acts';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { Drafts } from '../../../application/workspace/drafts';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { CommandGroups } from '../../../application/commands/command';
import { FurtherCardTabs } from '../../../application/flashcards/further-card-tabs';
import { CARD_COMMANDS, TEAM_QUEUE_COMMANDS } from '../../../application/team/team-commands';
import { DrawnColumnSources } from '../../../ui/charts/table/drawn-columns';
import { listTeamColumns } from '../../../ui/team/list-team-column';
import { TeamListRows } from '../../../application/team/team-list-rows';
import { CardParts } from '../../../ui/flashcards/card/card-parts';
import { late } from '../../../ui/kit/layout/late';
import { SpinnerPage } from '../../../ui/kit/layout/spinner';
import { ReviewParts } from '../../../ui/worklist/review-parts';
import { contribute, type ProjectPart } from '../../module-manifest';
import { HouseStyleFields } from '../../../ui/screens/house-style-fields';
import { provide, provideClass } from '../../provide';

const CardReason = late(async () => (await import('../../../ui/team/reason-card-part')).CardReason, {
  failure: 'nothing',
});
const lateOf = { failure: 'nothing' } as const;
const TeamState = late(async () => (await import('../../../ui/team/team-state')).TeamState, lateOf);
const ReviewedRow = late(async () => (await import('../../../ui/team/team-review-parts')).ReviewedTeamRow, lateOf);
const WhyDecided = late(async () => (await import('../../../ui/team/team-review-parts')).WhyDecided, lateOf);
const TeamTab = late(async () => (await import('../../../ui/team/team-tab')).TeamTab, { Fallback: SpinnerPage });
const CardTeamTab = late(async () => (await import('../../../ui/team/team-card-part')).CardTeamTab);

export const project: ProjectPart = {
  points: [HouseStyleFields],
  classes(options) {
    provideClass(options, TeamLoader, [LoadTeam, OpenLibrary, ProjectSignalsStore, WorkspaceStore, Clock, Logger]);
    provideClass(options, TeamChanges, [TeamStore]);
    provideClass(options, WaitingActs, [Drafts, TopicStatusStore, TeamStore, Clock]);
    provideClass(options, TeamListRows, [TeamStore, ProjectSignalsStore, WorkspaceStore]);
    provideClass(options, TeamNewsLine, [TeamStore, TeamChanges, WorkspaceStore, SessionStore, DeviceStorage]);
    provideClass(options, TeamStore, [OpenLibrary, ProjectSignalsStore, TopicStatusStore, WorkspaceStore]);
  },
  tasks: [TeamLoader],
  contributes: [
    contribute(ColleagueSources)((team) => [team], [TeamStore]),
    contribute(HouseStyleSources)((team) => [() => team.current?.stored.team.style ?? null], [TeamStore]),
    contribute(CommonWeightsSources)(
      (team, loader) => [
        {
          text: () => team.current?.stored.team.weights ?? null,
          canSet: () => team.isShared && team.isOwner,
          set: (text) => loader.tools?.acts.setWeights(text),
        },
      ],
      [TeamStore, TeamLoader],
    ),
    contribute(DecidedAgainLogs)(
      (loader, waiting) => {
        const log = () => loader.tools?.acts ?? (loader.isAwaited ? waiting : null);
        return [
          {
            decideAgain: (topic) => log()?.decideAgain(topic),
            takeBack: (topic) => log()?.takeBackDecidedAgain(topic),
            setCondition: (topic, condition) => log()?.decideAgainWhen(topic, condition),
          },
        ];
      },
      [TeamLoader, WaitingActs],
    ),
    contribute(DecisionRecordSources)((loader) => [() => loader.shared?.recorded.records ?? []], [TeamLoader]),
    contribute(ReasonSources)((load) => [async (scope) => (await load()).reasons.of(scope)], [LoadTeam]),
    contribute(HomeStrips)(
      (news) => [
        {
          module: 'team',
          isExpected: () => news.isExpected,
          isReady: () => news.store.current !== null,
          title: () => (news.store.isSample ? 'Sample team' : 'Your team'),
          since: () => news.since,
          links: () => news.links,
          nothing: () => ({ words: 'Nothing new from your colleagues', path: news.teamPath }),
        },
      ],
      [TeamNewsLine],
    ),
    contribute(FurtherMatters)((news) => [{ module: 'team', matter: () => news.matter }], [TeamNewsLine]),
    contribute(CommandGroups)([CARD_COMMANDS, TEAM_QUEUE_COMMANDS]),
    contribute(TopicColumnSources)((team) => [{ module: 'team', columns: () => teamColumns(team) }], [TeamStore]),
    contribute(DrawnColumnSources)(
      (rows) => [{ module: 'team', columns: () => listTeamColumns(rows) }],
      [TeamListRows],
    ),
    contribute(ContributedFacts)((team) => [{ module: 'team', texts: teamTexts(team) }], [TeamStore]),
    contribute(FurtherCardTabs)((loader) => [{ name: 'Team', isOffered: () => loader.shared !== null }], [TeamLoader]),
    contribute(CardParts)([
      { module: 'team', place: 'below choice', Part: CardReason },
      { module: 'team', place: { tab: 'Team' }, Part: CardTeamTab },
    ]),
    contribute(RecordKeepers)((device) => [() => device.records()], [TeamOnDevice]),
    contribute(LogOutActs)((device) => [(owner) => void device.forgetTexts(owner)], [TeamOnDevice]),
    contribute(ReviewParts)(
      (loader, store) => [
        {
          module: 'team',
          tab: { id: 'team', label: 'Team', Tab: TeamTab },
          tool: { isOffered: () => store.current !== null, Tool: TeamState },
          Row: ReviewedRow,
          needsRoom: () => loader.shared !== null,
          AfterDecision: WhyDecided,
          isWriting: () => (loader.shared?.queue.explaining ?? null) !== null,
        },
      ],
      [TeamLoader, TeamStore],
    ),
  ],
  adapters(options, container) {
    const load: LoadTeam = loadOnce(async () => (await import('./loaded')).addTeam(container));
    provide(options, LoadTeam, () => load, []);
    provide(
      options,
      TeamOnDevice,
      (keep) => ({
        records: async () => (await import('./late-device')).teamRecords(keep),
        forgetTexts: async (owner) => (await import('./late-device')).forgetTexts(keep, owner),
      }),
      [Keep],
    );
  },
};

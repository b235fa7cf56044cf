import { Colleagues } from '../../../application/decisions/colleagues';
import { DecidedAgainLogs, DecisionRecordSources } from '../../../application/decisions/decided-together';
import { DecisionHistory } from '../../../application/decisions/decision-history';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { Keep } from '../../../application/keep/keep';
import { LogOutActs, PersonalStores } from '../../../application/session/clear-user-data';
import { SessionStore } from '../../../application/session/session.store';
import { ConfirmDecision } from '../../../application/the-year/confirm-decision';
import { DecisionLog } from '../../../application/the-year/decision-log';
import { SignalCatalogue } from '../../../application/workspace/catalogues';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { ContributedFacts } from '../../../application/query/contributed-facts';
import { ProjectFacts } from '../../../application/query/project-facts';
import { decisionColumns } from '../../../application/the-year/decision-columns';
import { JudgedViewModel } from '../../../application/the-year/judged.view-model';
import { OpenJudged } from '../../../application/the-year/open-judged';
import { RecordedToday } from '../../../application/the-year/recorded-today';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { ProjectListsStore } from '../../../application/workspace/project-lists.store';
import { StandingDecisions } from '../../../application/the-year/standing-decisions';
import { ToConfirmViewModel } from '../../../application/the-year/to-confirm.view-model';
import { TopicColumnSources } from '../../../application/workspace/topic-columns';
import { TopicStatements } from '../../../application/workspace/topic-statements';
import { YearRecordsViewModel } from '../../../application/the-year/year-records.view-model';
import { DecideAgain } from '../../../application/worklist/decide-again';
import { ReviewOrders } from '../../../application/worklist/review-orders';
import { ReviewAddress } from '../../../application/worklist/review-address';
import { TO_CONFIRM, WORDS_SINCE_DECIDED } from '../../../domain/the-year/to-confirm';
import { SpinnerPage } from '../../../ui/kit/layout/spinner';
import { CardParts } from '../../../ui/flashcards/card/card-parts';
import { late } from '../../../ui/kit/layout/late';
import { ReviewParts } from '../../../ui/worklist/review-parts';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

const lateOf = { failure: 'nothing' } as const;
const ConfirmLine = late(async () => (await import('../../../ui/the-year/confirm-line')).ConfirmLine, lateOf);
const DecidedRow = late(async () => (await import('../../../ui/the-year/decided-row')).DecidedRow, lateOf);
const AgainWhen = late(async () => (await import('../../../ui/the-year/again-when')).AgainWhen, lateOf);
const CardYears = late(async () => (await import('../../../ui/the-year/card-years')).CardYears, lateOf);
const JudgedTab = late(async () => (await import('../../../ui/the-year/judged-tab')).JudgedTab, {
  Fallback: SpinnerPage,
});

/** In the address. */
const CONFIRM_ORDER = 'confirm';

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
    provideClass(options, StandingDecisions, [
      DecisionLog,
      ProjectSignalsStore,
      TopicStatusStore,
      Colleagues,
      WorkspaceStore,
    ]);
    provideClass(options, ToConfirmViewModel, [StandingDecisions, ProjectFacts, DecisionLog, ReviewAddress]);
    provideClass(options, ConfirmDecision, [
      StandingDecisions,
      DecisionLog,
      TopicStatusStore,
      DecidedAgainLogs,
      DecisionHistory,
    ]);
    provideClass(options, RecordedToday, [StandingDecisions, ProjectSignalsStore, TopicStatusStore, WorkspaceStore]);
    provideClass(options, YearRecordsViewModel, [
      DecisionLog,
      StandingDecisions,
      RecordedToday,
      WorkspaceStore,
      Colleagues,
      DecisionRecordSources,
    ]);
    provideClass(options, OpenJudged, [ReviewAddress, OpenFlashcard]);
    provideClass(options, JudgedViewModel, [
      StandingDecisions,
      WorkspaceStore,
      ProjectSignalsStore,
      ProjectListsStore,
      Colleagues,
      OpenJudged,
    ]);
  },
  tasks: [DecisionLog],
  contributes: [
    contribute(ContributedFacts)(
      (standing) => [
        {
          module: 'the-year',
          lists: (facts) => standing.listsOf(facts),
          listsSinceDecided: WORDS_SINCE_DECIDED,
          marks: [TO_CONFIRM],
          ownDecisions: () => standing.decisions,
        },
      ],
      [StandingDecisions],
    ),
    contribute(DecideAgain)(
      (view, confirming) => [
        {
          module: 'the-year',
          list: TO_CONFIRM,
          order: CONFIRM_ORDER,
          isReady: () => view.isReady,
          ids: () => view.ids,
          confirm: confirming.confirm,
        },
      ],
      [ToConfirmViewModel, ConfirmDecision],
    ),
    contribute(ReviewOrders)(
      (view) => [
        {
          module: 'the-year',
          id: CONFIRM_ORDER,
          name: 'To confirm first',
          basis: () => (view.isReady ? true : null),
          figures: () => {
            const { ids } = view;
            return ({ id }) => Number(ids.has(id));
          },
        },
      ],
      [ToConfirmViewModel],
    ),
    contribute(ReviewParts)(
      (view) => [
        {
          module: 'the-year',
          tab: { id: 'judged', label: 'How we judged', Tab: JudgedTab },
          Line: ConfirmLine,
          isLineKnown: () => !view.isReading,
          Row: DecidedRow,
          comesFirst: (topic) => view.whyOf(topic) !== null,
          AfterDecision: AgainWhen,
        },
      ],
      [ToConfirmViewModel],
    ),
    contribute(TopicColumnSources)(
      (standing, view) => [{ module: 'the-year', columns: () => decisionColumns(standing, view) }],
      [StandingDecisions, ToConfirmViewModel],
    ),
    contribute(TopicStatements)(
      (records) => [{ module: 'the-year', on: (topics) => records.today.statementsOn(topics, records.last) }],
      [YearRecordsViewModel],
    ),
    contribute(CardParts)([{ module: 'the-year', place: 'below status', Part: CardYears }]),
    contribute(PersonalStores)((log) => [log], [DecisionLog]),
    contribute(LogOutActs)((log) => [(owner) => void log.forgetNames(owner)], [DecisionLog]),
  ],
};

import { CommonWeightsSources } from '../../../application/decisions/common-weights';
import { ContributedFacts } from '../../../application/query/contributed-facts';
import { ViewWords } from '../../../application/filters/view-words';
import { Keep } from '../../../application/keep/keep';
import { RANKING_ORDER, RANKING_TAB, RankingStore, wordsInAddress } from '../../../application/ranking/ranking.store';
import { PersonalStores } from '../../../application/session/clear-user-data';
import { SessionStore } from '../../../application/session/session.store';
import { Navigator } from '../../../application/shared/navigator';
import { ReviewOrders } from '../../../application/worklist/review-orders';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { TopicColumnSources } from '../../../application/workspace/topic-columns';
import { TopicStatements } from '../../../application/workspace/topic-statements';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { late } from '../../../ui/kit/layout/late';
import { SpinnerPage } from '../../../ui/kit/layout/spinner';
import { ReviewParts } from '../../../ui/worklist/review-parts';
import { contribute, type ProjectPart } from '../../module-manifest';
import { loadOnce } from '../../../application/shared/load-once';
import { FirmnessComputer } from '../../../application/ranking/firmness-computer';
import { SetLimitStore } from '../../../application/ranking/set-limit.store';
import { SetNoteList } from '../../../ui/screens/set-notes';
import { RankingFirmness } from '../../../application/ranking/ranking-firmness';
import { provide, provideClass } from '../../provide';

const RankingTab = late(async () => (await import('../../../ui/ranking/ranking-tab')).RankingTab, {
  Fallback: SpinnerPage,
});

const SetSumNote = late(async () => (await import('../../../ui/ranking/set-sum-note')).SetSumNote, {
  failure: 'nothing',
});

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, RankingStore, [
      Keep,
      SessionStore,
      WorkspaceStore,
      ProjectSignalsStore,
      Navigator,
      CommonWeightsSources,
    ]);
    provideClass(options, SetLimitStore, [Keep, SessionStore, WorkspaceStore, ProjectSignalsStore]);
    provideClass(options, RankingFirmness, [RankingStore, FirmnessComputer]);
  },
  adapters(options) {
    provide(options, FirmnessComputer, lateFirmness, []);
  },
  tasks: [RankingStore, SetLimitStore],
  contributes: [
    contribute(ReviewParts)([{ module: 'ranking', tab: { id: RANKING_TAB, label: 'Ranking', Tab: RankingTab } }]),
    contribute(ReviewOrders)(
      (store) => [
        {
          module: 'ranking',
          id: RANKING_ORDER,
          name: 'By my weights',
          basis: () => (store.isLoaded ? store.weighting : null),
          figures: () => store.scores(),
        },
      ],
      [RankingStore],
    ),
    contribute(ContributedFacts)(
      (store, limit) => [
        { module: 'ranking', scoreOf: (words, topic) => store.scoreOf(words, topic), setSum: () => limit.fact },
      ],
      [RankingStore, SetLimitStore],
    ),
    contribute(ViewWords)([{ module: 'ranking', of: wordsInAddress }]),
    contribute(TopicColumnSources)((store) => [{ module: 'ranking', columns: () => store.columns }], [RankingStore]),
    contribute(TopicStatements)(
      (store, limit) => [
        { module: 'ranking', on: (topics) => [...store.statementsOn(topics), ...limit.statementsOn(topics)] },
      ],
      [RankingStore, SetLimitStore],
    ),
    contribute(SetNoteList)([{ module: 'ranking', Note: SetSumNote }]),
    contribute(PersonalStores)(
      (store, limit, firmness) => [store, limit, firmness],
      [RankingStore, SetLimitStore, RankingFirmness],
    ),
  ],
};

/** Its code is fetched with the first ranking that is shown. */
function lateFirmness(): FirmnessComputer {
  const load = loadOnce(
    async () => new (await import('../../../infrastructure/ranking/worker-firmness')).WorkerFirmness(),
  );
  let isStarted = false;
  return {
    async compute(input) {
      isStarted = true;
      return (await load()).compute(input);
    },
    end() {
      if (isStarted) void load().then((computer) => computer.end());
    },
  };
}

import { ContainerModule } from 'inversify';
import { Answerer } from '../../application/assistant/answerer';
import type { AssistantData } from '../../application/assistant/answers/load-knowledge';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { OpenLibrary } from '../../application/library/open-library';
import { ownFacts } from '../../application/library/own-facts';
import { VisitStore } from '../../application/library/visit.store';
import { loadOnce } from '../../application/shared/load-once';
import { TeamStore } from '../../application/team/team.store';
import { Clock } from '../../application/shared/clock';
import { ProjectCatalogue } from '../../application/workspace/project-catalogue';
import { SignalCatalogue } from '../../application/workspace/signal-catalogue';
import { SowCatalogue } from '../../application/workspace/sow-catalogue';
import { provide } from '../provide';

/** The built-in assistant, the same in both modes. Its code is loaded with the first question. */
export const builtinAssistantModule = new ContainerModule((options) => {
  provide(
    options,
    Answerer,
    (sows, projects, signals, statuses, visits, team, library, clock) =>
      lazyAnswerer({ sows, projects, signals, statuses, visits, team, own: () => ownFacts(library.records) }, clock),
    [SowCatalogue, ProjectCatalogue, SignalCatalogue, TopicStatusStore, VisitStore, TeamStore, OpenLibrary, Clock],
  );
});

function lazyAnswerer(data: AssistantData, clock: Clock): Answerer {
  const load = loadOnce(() => loadAnswerer(data, clock));
  return {
    answer: async (...question) => (await load()).answer(...question),
    count: async (...asked) => (await load()).count(...asked),
    names: async (...project) => (await load()).names(...project),
  };
}

async function loadAnswerer(data: AssistantData, clock: Clock): Promise<Answerer> {
  const { AnswerQuestion } = await import('../../application/assistant/answers/answer-question');
  return new AnswerQuestion(data, clock);
}

import { ContainerModule } from 'inversify';
import { Answerer } from '../../application/assistant/answerer';
import type { AssistantData } from '../../application/assistant/answers/builtin-assistant';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { VisitStore } from '../../application/library/visit.store';
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
    (sows, projects, signals, statuses, visits, clock) =>
      lazyAnswerer({ sows, projects, signals, statuses, visits }, clock),
    [SowCatalogue, ProjectCatalogue, SignalCatalogue, TopicStatusStore, VisitStore, Clock],
  );
});

function lazyAnswerer(data: AssistantData, clock: Clock): Answerer {
  let loading: Promise<Answerer> | null = null;
  const load = (): Promise<Answerer> => (loading ??= loadAnswerer(data, clock));
  return {
    answer: async (...question) => (await load()).answer(...question),
    names: async (...project) => (await load()).names(...project),
  };
}

async function loadAnswerer(data: AssistantData, clock: Clock): Promise<Answerer> {
  const [{ BuiltinAssistant }, { miniSearchCloseSignals }] = await Promise.all([
    import('../../application/assistant/answers/builtin-assistant'),
    import('../../infrastructure/search/mini-search-close-signals'),
  ]);
  return new BuiltinAssistant(data, clock, miniSearchCloseSignals);
}

import { ContainerModule } from 'inversify';
import { Answerer } from '../../application/assistant/answerer';
import { TopicCatalogue } from '../../application/flashcards/topic-catalogue';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { InsightCatalogue } from '../../application/foresight/insight-catalogue';
import { ShiftCatalogue } from '../../application/home/shift-catalogue';
import { Clock } from '../../application/shared/clock';
import { SignalCatalogue } from '../../application/workspace/signal-catalogue';
import { SowCatalogue } from '../../application/workspace/sow-catalogue';
import type { AssistantData } from '../../infrastructure/builtin-assistant/builtin-assistant';
import { provide } from '../provide';

/** The built-in assistant, the same in both modes. Its code is loaded with the first question. */
export const builtinAssistantModule = new ContainerModule((options) => {
  provide(
    options,
    Answerer,
    (sows, shifts, signals, insights, topics, statuses, clock) =>
      lazyAnswerer({ sows, shifts, signals, insights, topics, statuses }, clock),
    [SowCatalogue, ShiftCatalogue, SignalCatalogue, InsightCatalogue, TopicCatalogue, TopicStatusStore, Clock],
  );
});

function lazyAnswerer(data: AssistantData, clock: Clock): Answerer {
  let loading: Promise<Answerer> | null = null;
  const load = (): Promise<Answerer> => {
    loading ??= import('../../infrastructure/builtin-assistant/builtin-assistant').then(
      ({ BuiltinAssistant }) => new BuiltinAssistant(data, clock),
    );
    return loading;
  };
  return {
    answer: async (...question) => (await load()).answer(...question),
  };
}

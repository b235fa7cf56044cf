import type { FlashcardTarget } from '../../domain/flashcards/flashcard-target';
import type { FailurePolicy } from '../shared/failure-policy';
import type { Navigator } from '../shared/navigator';
import type { RequestFailure } from '../shared/request-failure';
import type { ErrorReporter } from '../tracking/error-reporter';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { TopicCatalogue } from './topic-catalogue';
import type { TrendCatalogue } from './trend-catalogue';

/** What every card needs, handed on by the store that makes the cards. */
export class CardServices {
  readonly topics: TopicCatalogue;
  readonly trends: TrendCatalogue;
  readonly signals: ProjectSignalsStore;
  readonly failures: FailurePolicy;
  readonly #reporter: ErrorReporter;
  readonly #usage: RecordUsage;
  readonly #navigator: Navigator;

  constructor(
    topics: TopicCatalogue,
    trends: TrendCatalogue,
    signals: ProjectSignalsStore,
    failures: FailurePolicy,
    reporter: ErrorReporter,
    usage: RecordUsage,
    navigator: Navigator,
  ) {
    this.topics = topics;
    this.trends = trends;
    this.signals = signals;
    this.failures = failures;
    this.#reporter = reporter;
    this.#usage = usage;
    this.#navigator = navigator;
  }

  /** Topic and trend failures are also sent to the error-reporting service (specification, section 8). */
  onCardFailure(message: string, failure: RequestFailure, context: Readonly<Record<string, string>>): void {
    this.#reporter.report(failure, context);
    this.failures.handle(message, failure);
  }

  recordTab(target: FlashcardTarget, tab: string): void {
    this.#usage.record({
      name: 'clicked_on_flashcard_tab',
      payload: { ...idsOf(target), tab_name: tab, window_url: this.#navigator.href },
    });
  }

  recordSource(target: FlashcardTarget, url: string): void {
    this.#usage.record({
      name: 'clicked_on_source',
      payload: { ...idsOf(target), source_url: url, window_url: this.#navigator.href },
    });
  }
}

function idsOf(target: FlashcardTarget) {
  return target.type === 'topic' ? { topic_id: target.id } : { trend_id: target.id };
}

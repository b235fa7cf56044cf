import type { FigureOrigin } from '../../domain/flashcards/figure-explanation';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { TopicId } from '../../domain/shared/entity-id';
import type { FailurePolicy } from '../shared/failure-policy';
import type { RequestFailure } from '../shared/request-failure';
import type { ErrorReporter } from '../tracking/error-reporter';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { TopicCatalogue } from './topic-catalogue';
import type { TrendCatalogue } from './trend-catalogue';

/** What cards read, handed on by the store that makes them. */
export class CardSources {
  readonly topics: TopicCatalogue;
  readonly trends: TrendCatalogue;
  /** All topics and trends of the project: the peers of the one that is shown. */
  readonly signals: ProjectSignalsStore;
  readonly failures: FailurePolicy;
  readonly #workspace: WorkspaceStore;
  readonly #reporter: ErrorReporter;

  constructor(
    topics: TopicCatalogue,
    trends: TrendCatalogue,
    signals: ProjectSignalsStore,
    workspace: WorkspaceStore,
    failures: FailurePolicy,
    reporter: ErrorReporter,
  ) {
    this.topics = topics;
    this.trends = trends;
    this.signals = signals;
    this.failures = failures;
    this.#workspace = workspace;
    this.#reporter = reporter;
  }

  /** When the project's data is from and what it says about its figures. Observable through the workspace. */
  get figureOrigin(): FigureOrigin {
    const sow = this.#workspace.sow.value;
    return { date: shortMonthYear(sow?.loadDate ?? null), note: sow?.figureNotes?.general ?? null };
  }

  /** What the data says about the growth of this one topic, or else about all figures. */
  growthOrigin(id: TopicId): FigureOrigin {
    const own = this.#workspace.sow.value?.figureNotes?.growthOfTopic.get(id);
    return own === undefined ? this.figureOrigin : { ...this.figureOrigin, note: own };
  }

  /** Topic and trend failures are also sent to the error-reporting service (specification, section 8). */
  onCardFailure(message: string, failure: RequestFailure, context: Readonly<Record<string, string>>): void {
    this.#reporter.report(failure, context);
    this.failures.handle(message, failure);
  }
}

import { computed, makeObservable } from 'mobx';
import { signalField, type HomeField } from '../../domain/home/signal-field';
import { shortMonthYear } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shared/routes';
import { greeting } from '../../domain/shared/titles';
import type { Topic } from '../../domain/topic/topic';
import { changesInWords, whatMoved } from '../../domain/topic/what-moved';
import type { DataComparison } from '../filters/data-comparison';
import type { SessionStore } from '../session/session.store';
import type { LocalTime } from '../shared/local-time';
import type { SignalRows } from '../workspace/catalogues';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

const NO_ROWS: SignalRows = { topics: [], trends: [] };

/** What the banner of the home page says: the greeting, and what has moved in the data. */
export class HomeBanner {
  constructor(
    private readonly lists: ProjectListsStore,
    private readonly signals: ProjectSignalsStore,
    private readonly workspace: WorkspaceStore,
    private readonly comparison: DataComparison,
    private readonly session: SessionStore,
    private readonly time: LocalTime,
  ) {
    makeObservable(this, { field: computed, line: computed });
  }

  /** Loads the field of signals in the banner and the line about the data, after everything that is read first. */
  loadDetails(sow: SowId): void {
    void this.lists.about.load(sow);
    this.signals.load(sow);
    void this.signals.previous.load(sow);
    if (this.signals.hasPrevious) void this.comparison.loadVersions(sow);
  }

  get greeting(): string {
    const nickname = this.session.user?.nickname ?? '';
    return greeting(this.time.hour, nickname.trim().split(/\s+/)[0] ?? '');
  }

  /** The project's own map in small; null until its rows are loaded, or when none of them has a position. */
  get field(): HomeField | null {
    const { topics, trends, previous } = this.signals;
    if (topics.value === null || trends.value === null) return null;
    // Not before the previous data have come, or failed to: the field is drawn once, and without them it lacks its tails.
    if (previous.state.kind === 'idle' || previous.state.kind === 'loading') return null;
    return signalField({ topics: topics.value, trends: trends.value }, previous.value ?? NO_ROWS);
  }

  /** Whether the map in small is there, or may still come: its room is kept until then. */
  get mayHaveField(): boolean {
    const { topics, trends, previous } = this.signals;
    const isOpen = ({ kind }: { readonly kind: string }): boolean => kind === 'idle' || kind === 'loading';
    return this.field !== null || [topics, trends, previous].some(({ state }) => isOpen(state));
  }

  /**
   * What is said of the data: '22 topics moved, 4 new, 2 gone since Sep 2025', or '120 topics in 28 trends' where nothing
   * moved. null until it is known which: one is never replaced by the other. path: where it is looked at.
   */
  get line(): { readonly words: string; readonly path: string | null } | null {
    const { topics, trends } = this.signals;
    if (topics.value === null || trends.value === null || !this.comparison.isPreviousSettled) return null;
    return (
      this.#changes(topics.value) ?? {
        words: `${countOf(topics.value.length, 'topic')} in ${countOf(trends.value.length, 'trend')}`,
        path: null,
      }
    );
  }

  #changes(topics: readonly Topic[]): HomeBanner['line'] {
    // Of what is observed: the line may be asked for before the project is shown here.
    const { currentId } = this.workspace;
    const before = this.signals.topicsBefore;
    if (currentId === null || before === null || !this.comparison.hasMovement) return null;
    if (!this.workspace.has('discoveries')) return null;
    const words = changesInWords(whatMoved(before, topics), shortMonthYear(this.comparison.previousDate));
    return words === null ? null : { words, path: paths.dataRefresh(currentId) };
  }
}

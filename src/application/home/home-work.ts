import { makeAutoObservable } from 'mobx';
import { briefQuery, readBriefContent } from '../../domain/personal/brief-content';
import { coverageOf, unclassifiedWords, type Coverage } from '../../domain/worklist/coverage';
import { newestRecordsFirst } from '../../domain/personal/library-record';
import { inReviewOrder } from '../../domain/worklist/review-order';
import { shortLocalDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shared/routes';
import { leftOutOfQuadrants, type Topic } from '../../domain/topic/topic';
import { isDecided } from '../../domain/topic/topic-status';
import type { OpenLibrary } from '../personal/open-library';
import type { VisitStore } from '../personal/visit.store';
import type { ProjectFacts } from '../query/project-facts';
import { pathOf } from '../shared/navigator';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { BY_REFERENCE } from '../shared/by-reference';

/** Briefs on the home page; the library has all. */
const MOST_BRIEFS = 3;

interface ReviewProgress extends Pick<Coverage, 'total' | 'quadrants'> {
  /** Why it counts fewer topics than the project has, and than its quadrants have together; '' where it does not. */
  readonly leftOut: string;
  /** The undecided topic that grows fastest, which Review opens; null: all are decided. */
  readonly next: Topic | null;
  readonly path: string;
}

interface BriefRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** What is open in it, else the day of its last edit. */
  readonly matter: string;
  readonly path: string;
}

/** The work under way in the open project: how far the review is, and the user's newest briefs. */
export class HomeWork {
  constructor(
    private readonly library: OpenLibrary,
    private readonly signals: ProjectSignalsStore,
    private readonly facts: ProjectFacts,
    private readonly visits: VisitStore,
    private readonly workspace: WorkspaceStore,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** null: the topics are not loaded, or none can have a status. */
  get review(): ReviewProgress | null {
    const sow = this.workspace.currentId;
    const { picked } = this.facts;
    const topics = this.signals.topics.value ?? [];
    const rated = topics.filter(({ status }) => status !== null);
    if (sow === null || rated.length === 0 || !this.workspace.has('review')) return null;
    const open = rated.filter((topic) => !isDecided(picked.statusOf(topic)));
    const [next = null] = inReviewOrder(open, 'growth');
    const coverage = coverageOf(rated, picked);
    const untracked = topics.filter(({ status }) => status === null);
    const leftOut = [leftOutOfQuadrants(untracked, 'status'), unclassifiedWords(coverage)].filter(Boolean).join(' ');
    return { ...coverage, leftOut, next, path: paths.review(sow) };
  }

  get hasReview(): boolean {
    return this.workspace.has('review');
  }

  get hasBriefs(): boolean {
    return this.workspace.has('brief');
  }

  /** null: no project is open. */
  get newBriefPath(): string | null {
    const sow = this.workspace.currentId;
    return sow === null ? null : paths.brief(sow);
  }

  get briefCount(): number {
    return this.hasBriefs ? (this.library.records?.drafts.length ?? 0) : 0;
  }

  /** Newest first. */
  get briefs(): readonly BriefRow[] {
    const sow = this.workspace.currentId;
    if (sow === null) return [];
    const newest = newestRecordsFirst(this.library.records?.drafts ?? []).slice(0, MOST_BRIEFS);
    return newest.map(({ id, title, content: raw, changedAt }) => {
      const content = readBriefContent(raw);
      const changed = content.topics.filter((topic) => this.visits.changeOf(topic) !== null).length;
      const isOpen = content.conclusion.trim() === '';
      return {
        id,
        title,
        detail: countOf(content.topics.length, 'topic'),
        matter:
          changed > 0
            ? `${countOf(changed, 'topic')} changed`
            : isOpen
              ? 'no conclusion yet'
              : (shortLocalDay(changedAt) ?? ''),
        path: pathOf({ pathname: paths.brief(sow), query: briefQuery(content) }),
      };
    });
  }
}

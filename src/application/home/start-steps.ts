import { makeAutoObservable, reaction } from 'mobx';
import { briefOfTopicsPath, paths } from '../../domain/shared/routes';
import type { SowId } from '../../domain/shared/entity-id';
import { isDecided } from '../../domain/topic/topic-status';
import type { DecisionHistory } from '../decisions/decision-history';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { Navigator } from '../shared/navigator';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { NOTHING_DONE, START_STEPS, type StartRecord, type StartRecords, type StartStep } from './start-records';
import { BY_REFERENCE } from '../shared/by-reference';

/** How many topics the second step asks for. */
export const TOPICS_TO_DECIDE = 10;

/**
 * The three first steps of a new user: look at the map, decide ten topics, make a brief. Each is done by doing it, on
 * whatever way. After the last one, or when the user hides them, they are gone for good; what is shown at the begin of a
 * page stays until its end, so that nothing jumps.
 */
export class StartSteps {
  record: StartRecord = NOTHING_DONE;
  isShown = false;

  constructor(
    private readonly records: StartRecords,
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly statuses: TopicStatusStore,
    private readonly navigator: Navigator,
    private readonly history: DecisionHistory,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Reads what the user has done, and follows what the user does. @returns ends it */
  start(): () => void {
    const stops = [
      reaction(
        () => this.records.userId,
        (userId) => this.#read(userId),
        { fireImmediately: true },
      ),
      reaction(
        () => this.visited,
        (step) => step !== null && this.#finish(step),
        { fireImmediately: true },
      ),
      reaction(
        () => this.decided,
        (decided) => decided !== null && this.#count(decided.sow, decided.count),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  isDone(step: StartStep): boolean {
    return this.record.done.includes(step);
  }

  /** Those of the functions that the project has. */
  get steps(): readonly StartStep[] {
    const { has } = this.workspace;
    return START_STEPS.filter((step) => step === 'map' || has(step === 'decide' ? 'review' : 'brief'));
  }

  get doneCount(): number {
    return this.steps.filter((step) => this.isDone(step)).length;
  }

  /** Topics that the user has decided since the first visit, at most those that are asked for. */
  get decidedCount(): number {
    if (this.isDone('decide')) return TOPICS_TO_DECIDE;
    const { decided } = this;
    if (decided === null) return 0;
    const since = decided.count - (this.record.decidedAtFirst[decided.sow] ?? decided.count);
    return Math.min(TOPICS_TO_DECIDE, Math.max(0, since));
  }

  /** A brief of the topics that were decided last, in the order of the decisions; without any, an empty one. */
  briefPath(sow: SowId): string {
    const decided = this.history.own.flatMap(({ changes }) => changes.filter(this.history.stands));
    const ids = [...new Set(decided.filter(({ to }) => isDecided(to)).map(({ topic }) => topic.id))];
    return ids.length === 0 ? paths.brief(sow) : briefOfTopicsPath(sow, ids.slice(-TOPICS_TO_DECIDE));
  }

  hide(): void {
    this.#write({ ...this.record, isHidden: true });
    this.isShown = false;
  }

  /** The step that the open screen is; null: none. */
  get visited(): StartStep | null {
    const sow = this.workspace.sow.value?.id;
    if (this.records.userId === null || sow === undefined) return null;
    const { pathname } = this.navigator.location;
    if (pathname === paths.data(sow)) return 'map';
    return pathname === paths.brief(sow) ? 'brief' : null;
  }

  /** Topics with a status in the open project; null: they are not loaded. */
  get decided(): { readonly sow: SowId; readonly count: number } | null {
    const sow = this.workspace.sow.value?.id;
    const topics = this.signals.topics.value;
    if (sow === undefined || topics === null) return null;
    const count = topics.filter((topic) => isDecided(this.statuses.statusOf(topic))).length;
    return { sow, count };
  }

  #count(sow: SowId, count: number): void {
    const { decidedAtFirst } = this.record;
    const first = decidedAtFirst[sow];
    if (first === undefined) this.#write({ ...this.record, decidedAtFirst: { ...decidedAtFirst, [sow]: count } });
    else if (count - first >= TOPICS_TO_DECIDE) this.#finish('decide');
  }

  #finish(step: StartStep): void {
    if (!this.isDone(step)) this.#write({ ...this.record, done: [...this.record.done, step] });
  }

  #read(userId: string | null): void {
    this.record = this.records.read();
    // Ten decisions are no beginning any more.
    const isOver = this.#isOver || this.isDone('decide') || this.records.isNotedOver;
    this.isShown = userId !== null && !isOver;
  }

  get #isOver(): boolean {
    return this.record.isHidden || this.doneCount === this.steps.length;
  }

  #write(record: StartRecord): void {
    this.record = record;
    if (this.#isOver) this.records.noteOver();
    this.records.write(record);
  }
}

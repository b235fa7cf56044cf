import { makeAutoObservable } from 'mobx';
import type { SowId } from '../../domain/shared/entity-id';
import {
  howWeJudged,
  isEarlier,
  judgedHeadline,
  judgedNotes,
  judgedOf,
  judgedOrigin,
  secondLooks,
  teamCalls,
  type HowWeJudged,
  type Judged,
  type MemberCall,
} from '../../domain/the-year/judged';
import { decisionHistory } from '../../domain/the-year/decision-history';
import { isDecided } from '../../domain/topic/topic-status';
import type { Topic } from '../../domain/topic/topic';
import type { Colleagues } from '../decisions/colleagues';
import { BY_REFERENCE } from '../shared/by-reference';
import type { ProjectListsStore } from '../workspace/project-lists.store';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { OpenJudged } from './open-judged';
import { datedDecision, type StandingDecisions } from './standing-decisions';

/** How the user and the team judged: decisions on earlier data beside what became of their topics. */
export class JudgedViewModel {
  constructor(
    private readonly standing: StandingDecisions,
    private readonly workspace: WorkspaceStore,
    private readonly signals: ProjectSignalsStore,
    private readonly lists: ProjectListsStore,
    private readonly team: Colleagues,
    readonly opens: OpenJudged,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  load(sow: SowId): void {
    if (this.lists.about.state.kind === 'idle') void this.lists.about.load(sow);
  }

  /** When the present data is from; null: unknown. */
  get data(): string | null {
    return this.workspace.sow.value?.loadDate ?? null;
  }

  get topics(): readonly Topic[] {
    return this.signals.topics.value ?? [];
  }

  get sizeAxis() {
    return this.workspace.sizeAxis;
  }

  get growthName() {
    return this.workspace.growthName;
  }

  get projectName(): string | null {
    return this.workspace.currentName;
  }

  get all(): HowWeJudged {
    return howWeJudged(this.standing.all, this.data);
  }

  get isEmpty(): boolean {
    return judgedOf(this.all).length === 0;
  }

  /** Decisions that keep the figures of the present data, for the next comparison. */
  get keptCount(): number {
    return this.standing.all.filter(({ decision }) => decision.figures !== null).length;
  }

  get headline(): string {
    return judgedHeadline(this.all);
  }

  get notes(): readonly string[] {
    return judgedNotes(this.all);
  }

  /** Which decisions came with the data, and what the data says of them and of its figures, such as that they are illustrative. */
  get origin(): readonly string[] {
    const brought = judgedOrigin(this.all);
    const about = this.lists.about.value;
    const said = [brought, brought === '' ? '' : about?.decisions, about?.figures];
    return said.filter((text): text is string => typeof text === 'string' && text !== '');
  }

  get looks() {
    return secondLooks(this.all);
  }

  /** What the team said of the topics that became strong; nothing of one that the user has not decided first. */
  get calls() {
    if (!this.team.isShared) return [];
    return teamCalls(this.all, (judged) => this.#callsOn(judged));
  }

  #callsOn({ id, topic }: Judged): readonly MemberCall[] {
    if (topic === null || this.team.isHidden(id)) return [];
    const data = this.data;
    return this.team.members.flatMap((member) => {
      const history = decisionHistory(this.team.logOf(member, id).map(datedDecision));
      const last = history.findLast((each) => isEarlier(each, data));
      return last?.at == null || !isDecided(last.status)
        ? []
        : [{ name: member.name, status: last.status, at: last.at }];
    });
  }
}

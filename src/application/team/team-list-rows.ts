import { makeAutoObservable } from 'mobx';
import type { Colleagues } from '../decisions/colleagues';
import { BY_REFERENCE } from '../shared/by-reference';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shared/routes';
import type { SowId } from '../../domain/shared/entity-id';
import { HIDDEN_WORDS } from '../../domain/topic/agreement';
import type { SignalType } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import { isDecided, topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';

type Team = Pick<
  Colleagues,
  'isOffered' | 'isShared' | 'colleagues' | 'isHidden' | 'sentenceOf' | 'statusOf' | 'decidedByTrend' | 'agreementOf'
>;

interface Signals {
  readonly topicById: ReadonlyMap<string, Topic>;
}

interface Workspace {
  readonly sow: { readonly value: { readonly id: SowId } | null };
}

/** A row of a list. */
export interface ListedSignal {
  readonly id: string;
  readonly type: SignalType;
}

/** More would take the room of the figures: the others are counted. */
const MOST = 6;
const SHOWN_OF_MANY = 3;

/** What the team says of the rows of a list: one place for each colleague, in the order of the head. */
export class TeamListRows {
  constructor(
    private readonly team: Team,
    private readonly signals: Signals,
    private readonly workspace: Workspace,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Where one begins to decide with others; null: there are colleagues, or no teams in this project. */
  get beginPath(): string | null {
    const team = this.team;
    const sow = this.workspace.sow.value?.id;
    return !team.isOffered || team.isShared || sow === undefined ? null : `${paths.review(sow)}?tab=team`;
  }

  get isShared(): boolean {
    return this.team.isShared;
  }

  /** Initials in the head, and how many more there are. */
  get heads(): readonly string[] {
    return [...this.shown.map(({ initials }) => initials), ...(this.more > 0 ? [`+${this.more}`] : [])];
  }

  /** What colleagues have decided on it is not shown yet. */
  isHidden(item: ListedSignal): boolean {
    const topic = this.#topicOf(item);
    return topic !== null && this.team.isHidden(topic.id);
  }

  /** Of the colleagues in the head; null: undecided. */
  statusesOf(item: ListedSignal): readonly (TopicStatus | null)[] {
    const topic = this.#topicOf(item);
    return this.shown.map((colleague) => {
      const status = topic === null ? null : this.team.statusOf(colleague, topic.id);
      return isDecided(status) ? status : null;
    });
  }

  /** Of a trend: how many of its topics each has decided. */
  countsOf({ id }: ListedSignal): readonly number[] {
    const counts = this.team.decidedByTrend.get(id);
    return this.shown.map((colleague) => counts?.get(colleague.id) ?? 0);
  }

  /** Where the colleagues stand, in a sentence; of a trend, who has decided how many. */
  wordsOf(item: ListedSignal): string {
    if (item.type === 'trend') {
      const counts = this.team.decidedByTrend.get(item.id);
      const said = this.team.colleagues.flatMap(({ id, name }) => {
        const count = counts?.get(id) ?? 0;
        return count === 0 ? [] : [`${name} decided ${countOf(count, 'topic')}`];
      });
      return said.length === 0 ? '' : `${said.join(', ')}.`;
    }
    const topic = this.#topicOf(item);
    return topic === null ? '' : this.team.sentenceOf(topic.id);
  }

  /** A line for each colleague, for a tip: 'Anna: Important'. */
  linesOf(item: ListedSignal): string {
    const topic = this.#topicOf(item);
    const team = this.team;
    if (topic === null) return this.wordsOf(item);
    if (team.isHidden(topic.id)) return HIDDEN_WORDS;
    const lines = team.colleagues.map((colleague) => {
      const status = team.statusOf(colleague, topic.id);
      return `${colleague.name}: ${isDecided(status) ? topicStatusName(status) : 'undecided'}`;
    });
    return lines.join('\n');
  }

  /** Most disagreement first, as in the team's tab; null: fewer than two have decided. */
  disagreementOn({ id }: Pick<Topic, 'id'>): number | null {
    const { deciders, steps, meanDistance } = this.team.agreementOf(id);
    return deciders < 2 ? null : steps * 10 + meanDistance;
  }

  private get shown(): Team['colleagues'] {
    const { colleagues } = this.team;
    return colleagues.slice(0, colleagues.length - this.more);
  }

  private get more(): number {
    const { length } = this.team.colleagues;
    return length > MOST ? length - SHOWN_OF_MANY : 0;
  }

  #topicOf({ id, type }: ListedSignal): Topic | null {
    return type === 'topic' ? (this.signals.topicById.get(id) ?? null) : null;
  }
}

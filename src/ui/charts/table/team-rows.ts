import { makeAutoObservable } from 'mobx';
import type { Colleagues } from '../../../application/decisions/colleagues';
import { BY_REFERENCE } from '../../../application/shared/by-reference';
import { countOf } from '../../../domain/shared/figures';
import { paths } from '../../../domain/shared/routes';
import type { SowId } from '../../../domain/shared/entity-id';
import { HIDDEN_WORDS } from '../../../domain/topic/agreement';
import type { Topic } from '../../../domain/topic/topic';
import { isDecided, topicStatusName, type TopicStatus } from '../../../domain/topic/topic-status';
import type { ChartItem } from '../items/chart-item';

type Team = Pick<
  Colleagues,
  'isOffered' | 'isShared' | 'colleagues' | 'isHidden' | 'sentenceOf' | 'statusOf' | 'decidedByTrend'
>;

interface Sources {
  readonly team: Team;
  readonly signals: { readonly topicById: ReadonlyMap<string, Topic> };
  readonly workspace: { readonly sow: { readonly value: { readonly id: SowId } | null } };
}

/** More would take the room of the figures: the others are counted. */
const MOST = 6;
const SHOWN_OF_MANY = 3;

/** What the team says of the rows of a list: one place for each colleague, in the order of the head. */
export class TeamRows {
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** Where one begins to decide with others; null: there are colleagues, or no teams in this project. */
  get beginPath(): string | null {
    const { team, workspace } = this.#sources;
    const sow = workspace.sow.value?.id;
    return !team.isOffered || team.isShared || sow === undefined ? null : `${paths.review(sow)}?tab=team`;
  }

  get isShared(): boolean {
    return this.#sources.team.isShared;
  }

  /** Initials in the head, and how many more there are. */
  get heads(): readonly string[] {
    return [...this.shown.map(({ initials }) => initials), ...(this.more > 0 ? [`+${this.more}`] : [])];
  }

  /** What colleagues have decided on it is not shown yet. */
  isHidden(item: ChartItem): boolean {
    const topic = this.#topicOf(item);
    return topic !== null && this.#sources.team.isHidden(topic.id);
  }

  /** Of the colleagues in the head; null: undecided. */
  statusesOf(item: ChartItem): readonly (TopicStatus | null)[] {
    const topic = this.#topicOf(item);
    return this.shown.map((colleague) => {
      const status = topic === null ? null : this.#sources.team.statusOf(colleague, topic.id);
      return isDecided(status) ? status : null;
    });
  }

  /** Of a trend: how many of its topics each has decided. */
  countsOf({ id }: ChartItem): readonly number[] {
    const counts = this.#sources.team.decidedByTrend.get(id);
    return this.shown.map((colleague) => counts?.get(colleague.id) ?? 0);
  }

  /** Where the colleagues stand, in a sentence; of a trend, who has decided how many. */
  wordsOf(item: ChartItem): string {
    if (item.type === 'trend') {
      const counts = this.#sources.team.decidedByTrend.get(item.id);
      const said = this.#sources.team.colleagues.flatMap(({ id, name }) => {
        const count = counts?.get(id) ?? 0;
        return count === 0 ? [] : [`${name} decided ${countOf(count, 'topic')}`];
      });
      return said.length === 0 ? '' : `${said.join(', ')}.`;
    }
    const topic = this.#topicOf(item);
    return topic === null ? '' : this.#sources.team.sentenceOf(topic.id);
  }

  /** A line for each colleague, for a tip: 'Anna: Important'. */
  linesOf(item: ChartItem): string {
    const topic = this.#topicOf(item);
    const { team } = this.#sources;
    if (topic === null) return this.wordsOf(item);
    if (team.isHidden(topic.id)) return HIDDEN_WORDS;
    const lines = team.colleagues.map((colleague) => {
      const status = team.statusOf(colleague, topic.id);
      return `${colleague.name}: ${isDecided(status) ? topicStatusName(status) : 'undecided'}`;
    });
    return lines.join('\n');
  }

  private get shown(): Team['colleagues'] {
    const { colleagues } = this.#sources.team;
    return colleagues.slice(0, colleagues.length - this.more);
  }

  private get more(): number {
    const { length } = this.#sources.team.colleagues;
    return length > MOST ? length - SHOWN_OF_MANY : 0;
  }

  #topicOf({ id, type }: ChartItem): Topic | null {
    return type === 'topic' ? (this.#sources.signals.topicById.get(id) ?? null) : null;
  }
}

import { compareStructural, computed, makeAutoObservable, reaction } from 'mobx';
import {
  briefFrame,
  briefOf,
  isSameTopic,
  type Brief,
  type BriefFrame,
  type BriefTopic,
  type BriefHead,
} from '../../domain/brief/brief';
import { briefQuery, linkContents, type BriefContent, type BriefAction } from '../../domain/personal/brief-content';
import { figurePeers, reviewFigures } from '../../domain/topic/review-figures';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import { ownProjectOf } from '../../domain/workspace/sow';
import type { Topic } from '../../domain/topic/topic';
import type { TopicStatus } from '../../domain/topic/topic-status';
import type { TopicDossiers } from '../workspace/topic-dossiers';
import type { ExploreAddress } from '../filters/explore-address';
import type { DataComparison } from '../filters/data-comparison';
import type { Colleagues } from '../decisions/colleagues';
import type { TopicStatusStore } from '../decisions/topic-status.store';
import type { NotesStore } from '../personal/notes.store';
import type { ProjectFacts } from '../query/project-facts';
import { LONGEST_LINK } from '../workspace/copy-link';
import type { Clock, KeyValueStore } from '../shared/browser-ports';
import { pathOf, type Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';
import type { ProjectSignalsStore } from '../workspace/project-signals.store';
import type { TopicStatements } from '../workspace/topic-statements';
import type { WorkspaceStore } from '../workspace/workspace.store';
import { defaultTitleOf, dossierOf, previousDataOf, headOf, suggestedAction } from './brief-data';
import type { BriefDrafts } from './brief-drafts';
import { BriefEditor } from './brief-editor';
import { BriefOpener } from './brief-opener';
import { choiceOfView } from './brief-start';
import { together } from '../shared/load-once';
import type { PreviousData } from '../../domain/brief/brief-words';
import { BY_REFERENCE } from '../shared/by-reference';

interface BriefSources {
  readonly drafts: BriefDrafts;
  readonly signals: ProjectSignalsStore;
  readonly workspace: WorkspaceStore;
  readonly statuses: TopicStatusStore;
  readonly notes: NotesStore;
  readonly facts: ProjectFacts;
  readonly address: ExploreAddress;
  readonly comparison: DataComparison;
  readonly dossiers: TopicDossiers;
  readonly navigator: Navigator;
  readonly usage: RecordUsage;
  readonly clock: Clock;
  readonly team: Colleagues;
  readonly tab: KeyValueStore;
  readonly statements: readonly TopicStatements[];
}

/** Characters of an address before its query. */
const ADDRESS_ROOM = 200;

/** The brief on the screen: what the user decides is in its editor, the rest is computed from the data. */
export class BriefViewModel {
  readonly drafts: BriefDrafts;
  readonly editor: BriefEditor;
  readonly opener: BriefOpener;
  readonly #from: BriefSources;
  #shown: ReadonlyMap<string, BriefTopic> = new Map();

  constructor(sources: BriefSources) {
    this.#from = sources;
    this.drafts = sources.drafts;
    const { drafts, navigator, workspace, usage, tab } = sources;
    this.editor = new BriefEditor(drafts, () => this.defaultTitle);
    this.opener = new BriefOpener(drafts, this.editor, { navigator, workspace, usage, tab }, (view) =>
      choiceOfView(view, sources.facts.picked, sources.address.named),
    );
    makeAutoObservable(this, { topicIds: computed({ equals: compareStructural }) }, BY_REFERENCE);
  }

  get isLoaded(): boolean {
    return this.drafts.isLoaded && this.#from.signals.topics.value !== null;
  }

  /** null until the topics are loaded, whose failure leads to an error page. */
  get all(): readonly Topic[] {
    return this.#from.signals.topics.value ?? [];
  }

  /** In the order of the brief, without those that the project no longer has. */
  get topics(): readonly Topic[] {
    const { topicById } = this.#from.signals;
    return this.topicIds.flatMap((id) => topicById.get(id) ?? []);
  }

  /** The same list until it changes: a title that is typed computes nothing else. */
  get topicIds(): BriefContent['topics'] {
    return this.editor.content.topics;
  }

  /** Topics of the brief that the project does not have. */
  get goneCount(): number {
    return this.editor.content.topics.length - this.topics.length;
  }

  get brief(): Brief {
    const { data } = this;
    const topics = data.topics.map((of) => {
      const team = this.teamLineOf(of.topic);
      const status = this.statusOf(of.topic);
      const action = trimmed(this.actionOf(of.topic));
      const points = this.pointsOf(of.topic);
      const written = { ...(team !== null && { team }), ...(points !== null && { points }) };
      return { ...of, status, action, note: this.noteOf(of.topic).trim(), ...written };
    });
    return { ...data, topics, summary: [...data.summary, ...this.statements] };
  }

  /** What functions of the product say of the topics as a whole. */
  get statements(): Brief['summary'] {
    const { statements, workspace } = this.#from;
    return statements.filter(({ module }) => workspace.has(module)).flatMap(({ on }) => on(this.topics));
  }

  /** The brief without statuses and notes: a note that is typed does not compute it again. */
  get data(): Brief {
    const brief = briefOf(this.frame, {
      statusOf: () => null,
      noteOf: () => '',
      dossierOf: (topic) => dossierOf(this.#from.dossiers, topic),
    });
    // A topic that an answer did not change is not rendered again.
    const topics = brief.topics.map((of) => {
      const before = this.#shown.get(of.topic.id);
      return before !== undefined && isSameTopic(before, of) ? before : of;
    });
    this.#shown = new Map(topics.map((of) => [of.topic.id, of]));
    return { ...brief, topics };
  }

  /** Computed once for all answers that arrive: ranks and sentences need the data of the project alone. */
  get frame(): BriefFrame {
    const { topics, previous, peers } = this;
    const figuresOf = (topic: Topic) => reviewFigures(topic, previous?.topics.get(topic.id) ?? null, peers);
    return briefFrame({ topics, previous, figuresOf });
  }

  /** What the team says of a topic; null: there is no team, or it is left out. */
  teamLineOf({ id }: Topic): string | null {
    return this.editor.content.parts.includes('team') ? this.#from.team.lineOf(id) : null;
  }

  /** What is recommended: as the user has written it, else from the decisions of the team. */
  actionOf({ id }: Topic): BriefAction {
    return { ...suggestedAction(this.#from.team, id), ...this.editor.content.actions[id] };
  }

  /** Of its slide, as the user has written them; null: those that are proposed. */
  pointsOf({ id }: Topic): readonly string[] | null {
    return this.editor.content.points[id] ?? null;
  }

  get hasTeam(): boolean {
    return this.#from.team.isShared;
  }

  /** null: not trackable. */
  statusOf(topic: Topic): TopicStatus | null {
    return this.#from.statuses.statusOf(topic);
  }

  get peers() {
    return figurePeers(this.all);
  }

  get previous(): PreviousData | null {
    return previousDataOf(this.#from.signals, this.#from.comparison);
  }

  get title(): string {
    return this.editor.content.title.trim() || this.defaultTitle;
  }

  get defaultTitle(): string {
    return defaultTitleOf(this.topics, this.#from.workspace.currentName);
  }

  get head(): BriefHead {
    const { workspace, clock } = this.#from;
    const { title, topics, address } = this;
    return headOf(this.editor.content, { title, topics, address, workspace, now: clock.now() });
  }

  /** Opens the same topics with the same texts, for those who have the project. */
  get link(): string {
    const { navigator, workspace } = this.#from;
    const { currentId } = workspace;
    if (currentId === null) return '';
    return navigator.home + pathOf({ pathname: paths.brief(currentId), query: briefQuery(this.#linked) });
  }

  /** The link on paper; '' for an own project, which the readers' browsers may not have. */
  get address(): string {
    const { currentId } = this.#from.workspace;
    return currentId === null || ownProjectOf(currentId) !== null ? '' : this.link;
  }

  /** Says to the sender what the link carries. */
  get linkText(): string {
    const cut = this.#linked === this.editor.content ? '' : ' The conclusion is too long for it.';
    const points = Object.keys(this.editor.content.points).length > 0 ? ' points of slides,' : '';
    return `The link carries ${linkContents(this.#linked)}.${cut} Steps,${points} statuses and notes stay with you.`;
  }

  /** What an address has room for. */
  get #linked(): BriefContent {
    const { content } = this.editor;
    const { length } = pathOf({ pathname: '', query: briefQuery(content) });
    return length > LONGEST_LINK - ADDRESS_ROOM ? { ...content, conclusion: '' } : content;
  }

  retry(topic: Topic): void {
    const state = this.#from.dossiers.of(topic.id);
    if (state.state === 'failed') state.retry();
  }

  /** As it is typed. */
  noteOf({ id }: Topic): string {
    return this.#from.notes.textOf({ type: 'topic', id });
  }

  writeNote(topic: Topic, text: string): void {
    this.#from.notes.write({ type: 'topic', id: topic.id }, text);
  }

  /** Follows the address, and loads what the brief shows. @returns leaves it */
  enter(sow: SowId): () => void {
    const { workspace, comparison, dossiers } = this.#from;
    return together([
      comparison.loadWithPrevious(sow, () => workspace.sow.value?.id === sow),
      this.opener.follow(sow, () => this.isLoaded && workspace.currentId === sow),
      reaction(
        () => this.topics.map(({ id }) => id),
        (ids) => dossiers.want(ids),
        { fireImmediately: true },
      ),
    ]);
  }
}

function trimmed({ what, by, who }: BriefAction): BriefAction {
  return { what: what.trim(), by: by.trim(), who: who.trim() };
}

import { RequestFailure } from '../../application/shared/request-failure';
import type {
  BroughtDecision,
  DatedRows,
  Evidence,
  SignalCatalogue,
  SignalRows,
  TopicVersion,
} from '../../application/workspace/catalogues';
import type { SourceUse } from '../../domain/topic/source-use';
import { ownProjectOf } from '../../domain/workspace/sow';
import { comparedAt, type ComparedNames } from '../../domain/workspace/compared-version';
import { parseEntityId, type SowId, type TopicId, type TrendId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { Topic, TopicSources } from '../../domain/topic/topic';
import { isDecided, type TopicStatus } from '../../domain/topic/topic-status';
import type { Trend } from '../../domain/trend/trend';
import { deepdiveReader } from '../wire/deepdive.wire';
import { topicSourcesReader } from '../wire/topic.wire';
import type { WorkspaceSource } from '../workspace-file/fetched-workspace-source';
import { rowOf } from '../wire/rows';
import { TOPIC_KEYS } from '../wire/workspace-keys';
import { comparableVersions, currentDate, earlierVersions } from '../workspace-file/data-versions';
import { moreLines } from '../workspace-file/figure-notes';
import type { KeptStatuses } from '../../application/decisions/kept-statuses';
import type { Workspace } from '../workspace-file/workspace';

export class InMemorySignalCatalogue implements SignalCatalogue {
  readonly hasPrevious = true;
  readonly isOwnStorage = true;

  constructor(
    private readonly source: WorkspaceSource,
    private readonly statuses: KeptStatuses,
  ) {}

  topics(sow: SowId): Promise<readonly Topic[]> {
    return this.#topics(sow, (workspace) => workspace.topics(sow));
  }

  async trends(sow: SowId): Promise<readonly Trend[]> {
    return (await this.source.load(sow)).trends(sow);
  }

  async earlier(sow: SowId, names: ComparedNames): Promise<SignalRows> {
    return (await this.#compared(sow, names, 'since')) ?? { topics: [], trends: [] };
  }

  later(sow: SowId, names: ComparedNames): Promise<DatedRows | null> {
    return this.#compared(sow, names, 'until');
  }

  async #compared(sow: SowId, names: ComparedNames, end: keyof ComparedNames): Promise<DatedRows | null> {
    const workspace = await this.source.load(sow);
    const versions = comparableVersions(workspace.file, sow);
    const places = comparedAt(
      versions.map(({ date }) => date),
      names,
    );
    const version = versions[places[end] ?? -1];
    if (version === undefined) return null;
    return {
      date: version.date,
      topics: await this.#topics(sow, () => workspace.readTopics(version.topics)),
      trends: await workspace.readTrends(version.trends),
    };
  }

  /** Of own projects, whose earlier loads are all kept. */
  async history(sow: SowId, id: TopicId): Promise<readonly TopicVersion[]> {
    if (ownProjectOf(sow) === null) return [];
    const workspace = await this.source.load(sow);
    const { file } = workspace;
    const versions = [{ date: currentDate(file, sow), topics: file.topics }, ...earlierVersions(file, sow)];
    const found = versions.map(({ topics }) => topics.find((row) => parseEntityId(rowOf(row)[TOPIC_KEYS.id]) === id));
    const read = await Promise.all(
      found.map(async (row) => (row === undefined ? null : ((await workspace.readTopics([row]))[0] ?? null))),
    );
    const topics = await this.statuses.applyTo(
      read.filter((topic) => topic !== null),
      workspace.key,
    );
    let next = 0;
    return versions.map(({ date }, index) => ({ date, topic: read[index] ? (topics[next++] ?? null) : null }));
  }

  async topic(id: TopicId): Promise<Topic> {
    const workspace = await this.source.load(id);
    const read = workspace.topic(id);
    const [topic = read] = await this.statuses.applyTo([read], workspace.key);
    return topic;
  }

  async deepdive(id: TopicId): Promise<Deepdive> {
    const { file, context } = await this.source.load(id);
    const row = file.deepdives[id] ?? {};
    return { ...usable(deepdiveReader.one(row, context), `deepdive of topic ${id}`), more: moreLines(row) };
  }

  async sources(id: TopicId): Promise<TopicSources> {
    const { file, context } = await this.source.load(id);
    return usable(topicSourcesReader.one(file.sources[id] ?? {}, context), `sources of topic ${id}`);
  }

  async sourceUse(sow: SowId): Promise<SourceUse> {
    const [workspace, { sourceUseOf }] = await Promise.all([
      this.source.load(sow),
      import('../workspace-file/source-use-of'),
    ]);
    const topics = await workspace.topics(sow);
    return sourceUseOf(
      workspace,
      topics.map(({ id }) => id),
    );
  }

  async evidence(sow: SowId): Promise<Evidence> {
    const [workspace, { evidenceOf }] = await Promise.all([
      this.source.load(sow),
      import('../workspace-file/evidence-of'),
    ]);
    const topics = await workspace.topics(sow);
    return evidenceOf(
      workspace,
      topics.map(({ id }) => id),
    );
  }

  async saveStatus(id: TopicId, status: TopicStatus): Promise<void> {
    const workspace = await this.source.load(id);
    await this.statuses.save(workspace.topic(id).id, status, workspace.key);
  }

  async decided(sow: SowId): Promise<ReadonlyMap<TopicId, TopicStatus>> {
    const workspace = await this.source.load(sow);
    const [stored, topics] = await Promise.all([this.statuses.of(workspace.key), workspace.topics(sow)]);
    return new Map(
      topics.flatMap(({ id }) => {
        const status = stored.get(id);
        return status === undefined ? [] : [[id, status] as const];
      }),
    );
  }

  async broughtDecisions(sow: SowId): Promise<readonly BroughtDecision[]> {
    const workspace = await this.source.load(sow);
    if ((workspace.file.decisions?.[sow] ?? []).length === 0) return [];
    const { decisionsOf } = await import('../workspace-file/decisions-of');
    return decisionsOf(workspace, sow);
  }

  async brought(sow: SowId): Promise<ReadonlyMap<TopicId, TopicStatus>> {
    const topics = await (await this.source.load(sow)).topics(sow);
    return new Map(topics.flatMap(({ id, status }) => (isDecided(status) ? [[id, status] as const] : [])));
  }

  async workspaceKey(sow: SowId): Promise<string> {
    return (await this.source.load(sow)).key;
  }

  async trend(id: TrendId): Promise<Trend> {
    const workspace = await this.source.load(id);
    const more = moreLines(workspace.trendRow(id));
    return { ...workspace.trend(id), ...(more.length > 0 && { more }) };
  }

  topicsOfTrend(id: TrendId): Promise<readonly Topic[]> {
    return this.#topics(id, (workspace) => workspace.topicsOfTrend(workspace.trend(id).id));
  }

  /** With the stored statuses. */
  async #topics(id: string, read: (workspace: Workspace) => Promise<readonly Topic[]>): Promise<readonly Topic[]> {
    const workspace = await this.source.load(id);
    return this.statuses.applyTo(await read(workspace), workspace.key);
  }
}

function usable<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new RequestFailure('malformed', `The file has no usable ${what}`);
  return value;
}

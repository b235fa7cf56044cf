import * as v from 'valibot';
import type { SowId, TopicId, TrendId } from '../../domain/shared/entity-id';
import { parseEntityId } from '../../domain/shared/entity-id';
import { distinctById } from '../../domain/shared/distinct-by-id';
import { byName } from '../../domain/shared/name-order';
import type { Topic, TrendReference } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import { RequestFailure } from '../../application/shared/request-failure';
import type { ResolveAsset } from '../wire/asset-urls';
import { id } from '../wire/fields';
import { isRow, parseRow, parseRows, type RawRow } from '../wire/rows';
import {
  TOPIC_REQUIRED,
  topicOf,
  topicWire,
  toTrendReference,
  TREND_REFERENCE_REQUIRED,
  trendReferenceWire,
} from '../wire/topic.wire';
import { toTrend, TREND_REQUIRED, trendWire } from '../wire/trend.wire';
import { quadrantWording } from './quadrant-wording';
import type { WorkspaceFile } from './workspace-file';

/** In the file a topic names its trend by id; on the wire, and inside, the trend is nested. */
const topicRow = v.object({ ...topicWire.entries, trend: v.nullish(id<'trend'>(), null) });

/** The bundled (or the user's own) workspace, with the rows of one project read when they are first asked for. */
export class Workspace {
  readonly file: WorkspaceFile;
  readonly resolve: ResolveAsset;
  readonly #wording: ReadonlyMap<unknown, unknown>;
  readonly #trends = new Map<string, readonly Trend[]>();
  readonly #topics = new Map<string, readonly Topic[]>();
  #trendReferences: Map<string, TrendReference> | null = null;
  #topicRows: Map<string, RawRow> | null = null;

  constructor(file: WorkspaceFile, resolve: ResolveAsset) {
    this.file = file;
    this.resolve = resolve;
    this.#wording = quadrantWording(file.quadrants);
  }

  /** Tells one file from another, for what a browser keeps about it. */
  get title(): string {
    const { title } = this.file.meta;
    return typeof title === 'string' ? title : '';
  }

  /** The rows of a list that belong to a project, as they came. */
  rowsOf(list: readonly unknown[], sow: SowId): readonly RawRow[] {
    return list.filter((row): row is RawRow => isRow(row) && parseEntityId(row['sow_id']) === sow);
  }

  trends(sow: SowId): readonly Trend[] {
    return remember(this.#trends, sow, () => this.readTrends(this.rowsOf(this.file.trends, sow)));
  }

  topics(sow: SowId): readonly Topic[] {
    return remember(this.#topics, sow, () => this.readTopics(this.rowsOf(this.file.topics, sow)));
  }

  readTrends(rows: readonly unknown[]): readonly Trend[] {
    const parsed = parseRows(
      rows.map((row) => this.#worded(row)),
      trendWire,
      TREND_REQUIRED,
    );
    return byName(distinctById(parsed.map((row) => toTrend(row, this.resolve))));
  }

  readTopics(rows: readonly unknown[]): readonly Topic[] {
    const parsed = parseRows(
      rows.map((row) => this.#worded(row)),
      topicRow,
      TOPIC_REQUIRED,
    );
    return byName(distinctById(parsed.map((row) => this.#toTopic(row))));
  }

  /** @throws RequestFailure not-found, also for a row that is there but cannot be used */
  topic(id: TopicId): Topic {
    this.#topicRows ??= indexBy(this.file.topics, 'tid');
    const row = parseRow(this.#worded(this.#topicRows.get(id)), topicRow, TOPIC_REQUIRED);
    if (row === null) throw new RequestFailure('not-found', `No topic ${id}`);
    return this.#toTopic(row);
  }

  /** @throws RequestFailure not-found */
  trend(id: TrendId): Trend {
    const row = this.file.trends.find((candidate) => isRow(candidate) && parseEntityId(candidate['ssid']) === id);
    const [trend] = row === undefined ? [] : this.readTrends([row]);
    if (trend === undefined) throw new RequestFailure('not-found', `No trend ${id}`);
    return trend;
  }

  topicsOfTrend(id: TrendId): readonly Topic[] {
    const rows = this.file.topics.filter((row) => isRow(row) && parseEntityId(row['trend']) === id);
    return this.readTopics(rows);
  }

  /** The project's own words for a quadrant, where the file has some. */
  #worded(row: unknown): unknown {
    if (!isRow(row)) return row;
    const words = this.#wording.get(row['quadrant']);
    return words === undefined ? row : { ...row, quadrant: words };
  }

  #toTopic(row: v.InferOutput<typeof topicRow>): Topic {
    const trend = row.trend === null ? undefined : this.#references().get(row.trend);
    return topicOf(row, trend ?? null, this.resolve);
  }

  #references(): Map<string, TrendReference> {
    this.#trendReferences ??= new Map(
      parseRows(this.file.trends, trendReferenceWire, TREND_REFERENCE_REQUIRED)
        .map(toTrendReference)
        .map((trend) => [trend.id, trend]),
    );
    return this.#trendReferences;
  }
}

function remember<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

function indexBy(rows: readonly unknown[], key: string): Map<string, RawRow> {
  const index = new Map<string, RawRow>();
  for (const row of rows) {
    const id = isRow(row) ? parseEntityId(row[key]) : undefined;
    // The first of repeated ids wins, as in the lists.
    if (id !== undefined && !index.has(id)) index.set(id, row as RawRow);
  }
  return index;
}

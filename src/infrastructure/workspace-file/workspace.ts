import { parseEntityId, type SowId, type TopicId, type TrendId } from '../../domain/shared/entity-id';
import { distinctById } from '../../domain/shared/lists';
import { byName } from '../../domain/shared/fold';
import { QUADRANT_CODES } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import type { Trend } from '../../domain/trend/trend';
import { RequestFailure } from '../../application/shared/request-failure';
import { readInSlices, nextTask } from '../next-task';
import type { ResolveAsset } from '../wire/asset-urls';
import { isRow, UNREPORTED, type RawRow, type ReadContext, type RowReader } from '../wire/rows';
import { topicReader, trendReader } from '../wire/topic.wire';
import type { WorkspaceFile } from './workspace-file';

/** Some 8 ms of reading. */
const ROWS_AT_ONCE = 250;

/** A workspace file whose rows are read when they are first requested. */
export class Workspace {
  /** For the readers of the file's rows. */
  readonly context: ReadContext;
  readonly #quadrants: ReadonlyMap<unknown, RawRow>;
  readonly #trends = new Map<string, Promise<readonly Trend[]>>();
  readonly #topics = new Map<string, Promise<readonly Topic[]>>();
  #trendRows: ReadonlyMap<string, RawRow> | null = null;
  #topicRows: ReadonlyMap<string, RawRow> | null = null;

  /** @param key distinguishes workspaces, for what the browser stores about them; by default that of the file */
  constructor(
    readonly file: WorkspaceFile,
    resolve: ResolveAsset,
    readonly key: string = workspaceKey(file.meta),
  ) {
    this.context = { ...UNREPORTED, resolve };
    this.#quadrants = quadrantRows(file.quadrants);
  }

  /** The rows of one project, read. */
  ofSow<Value>(rows: readonly unknown[], sow: SowId, reader: RowReader<Value>): readonly Value[] {
    return reader.all(rowsOf(rows, sow), this.context);
  }

  /** @throws RequestFailure 'not-found', also where the row cannot be used */
  find<Value>(rows: readonly unknown[], key: string, id: string, reader: RowReader<Value>): Value {
    const row = rows.find((candidate) => isRow(candidate) && parseEntityId(candidate[key]) === id);
    return found(reader.one(row, this.context), `${key} ${id}`);
  }

  trends(sow: SowId): Promise<readonly Trend[]> {
    return cached(this.#trends, sow, () => this.readTrends(rowsOf(this.file.trends, sow)));
  }

  topics(sow: SowId): Promise<readonly Topic[]> {
    return cached(this.#topics, sow, () => this.readTopics(rowsOf(this.file.topics, sow)));
  }

  readTrends(rows: readonly unknown[]): Promise<readonly Trend[]> {
    return this.#read(rows, (row) => trendReader.one(this.#withQuadrantTexts(row), this.context));
  }

  readTopics(rows: readonly unknown[]): Promise<readonly Topic[]> {
    return this.#read(rows, (row) => topicReader.one(this.#withTrend(row), this.context));
  }

  /** Sorted by name, without repeated ids. Of thousands, reading and sorting are tasks of their own. */
  async #read<Value extends Topic | Trend>(
    rows: readonly unknown[],
    read: (row: unknown) => Value | null,
  ): Promise<readonly Value[]> {
    const values = (await readInSlices(rows, ROWS_AT_ONCE, read)).filter((value) => value !== null);
    if (rows.length > ROWS_AT_ONCE) await nextTask();
    const sorted = byName(distinctById(values));
    if (rows.length > ROWS_AT_ONCE) await nextTask();
    return sorted;
  }

  /** @throws RequestFailure 'not-found' */
  topic(id: TopicId): Topic {
    this.#topicRows ??= indexBy(this.file.topics, 'tid');
    return found(topicReader.one(this.#withTrend(this.#topicRows.get(id)), this.context), `topic ${id}`);
  }

  /** @throws RequestFailure 'not-found' */
  trend(id: TrendId): Trend {
    return found(trendReader.one(this.#withQuadrantTexts(this.trendRow(id)), this.context), `trend ${id}`);
  }

  topicsOfTrend(id: TrendId): Promise<readonly Topic[]> {
    return this.readTopics(this.file.topics.filter((row) => isRow(row) && parseEntityId(row['trend']) === id));
  }

  /** As it is in the file. */
  trendRow(id: string | undefined): RawRow | undefined {
    this.#trendRows ??= indexBy(this.file.trends, 'ssid');
    return id === undefined ? undefined : this.#trendRows.get(id);
  }

  /** The file names the trend of a topic by its id; the API nests it. */
  #withTrend(row: unknown): unknown {
    if (!isRow(row)) return row;
    return this.#withQuadrantTexts({ ...row, trend: this.trendRow(parseEntityId(row['trend'])) ?? null });
  }

  #withQuadrantTexts(row: unknown): unknown {
    const texts = isRow(row) ? this.#quadrants.get(row['quadrant']) : undefined;
    return texts === undefined ? row : { ...(row as RawRow), quadrant: texts };
  }
}

/** The `id` of a file stays when its title changes; a file without one is known by its title. */
export function workspaceKey(meta: WorkspaceFile['meta']): string {
  return workspaceId(meta) ?? (typeof meta['title'] === 'string' ? meta['title'] : '');
}

/** @returns null where the file has none that can be used */
export function workspaceId({ id }: WorkspaceFile['meta']): string | null {
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : null;
}

function rowsOf(rows: readonly unknown[], sow: SowId): readonly RawRow[] {
  return rows.filter((row): row is RawRow => isRow(row) && parseEntityId(row['sow_id']) === sow);
}

function found<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new RequestFailure('not-found', `No ${what}`);
  return value;
}

function cached<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}

/** The first row wins where ids repeat. */
function indexBy(rows: readonly unknown[], key: string): ReadonlyMap<string, RawRow> {
  const index = new Map<string, RawRow>();
  for (const row of rows.filter(isRow)) {
    const id = parseEntityId(row[key]);
    if (id !== undefined && !index.has(id)) index.set(id, row);
  }
  return index;
}

/** The quadrants that the file words itself, by their codes as numbers and as texts. */
function quadrantRows(rows: readonly unknown[]): ReadonlyMap<unknown, RawRow> {
  const own = rows.filter(isRow).filter(({ id }) => QUADRANT_CODES.some((code) => code === id));
  return new Map(own.flatMap((row) => [[row['id'], row] as const, [String(row['id']), row] as const]));
}

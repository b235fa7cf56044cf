import type { Evidence } from '../../application/workspace/catalogues';
import type { TopicId } from '../../domain/shared/entity-id';
import type { Manifestation } from '../../domain/topic/deepdive';
import type { TopicSources } from '../../domain/topic/topic';
import { readInSlices } from '../next-task';
import { deepdiveReader } from '../wire/deepdive.wire';
import { topicSourcesReader } from '../wire/topic.wire';
import type { Workspace } from './workspace';

/** Topics read at a time. */
const SLICE = 50;

/** The start-ups and sources of these topics in the file; of a topic without a row, or with one that cannot be read, none. */
export async function evidenceOf({ file, context }: Workspace, ids: readonly TopicId[]): Promise<Evidence> {
  const sources = new Map<TopicId, TopicSources>();
  const startups = new Map<TopicId, readonly Manifestation[]>();
  await readInSlices(ids, SLICE, (id) => {
    sources.set(id, topicSourcesReader.one(file.sources[id] ?? {}, context) ?? { sources: [], lastUpdated: null });
    const row = file.deepdives[id];
    startups.set(id, row === undefined ? [] : (deepdiveReader.one(row, context)?.manifestations ?? []));
  });
  return { sources, startups };
}

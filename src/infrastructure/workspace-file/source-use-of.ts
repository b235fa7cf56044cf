import { sourceUse, type SourceUse } from '../../domain/topic/source-use';
import type { TopicId } from '../../domain/shared/entity-id';
import { topicSourcesReader } from '../wire/topic.wire';
import type { Workspace } from './workspace';

/** The sources of all these topics in the file, counted. */
export function sourceUseOf({ file, context }: Workspace, ids: readonly TopicId[]): SourceUse {
  return sourceUse(ids.flatMap((id) => topicSourcesReader.one(file.sources[id] ?? {}, context) ?? []));
}

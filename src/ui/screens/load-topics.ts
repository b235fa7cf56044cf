import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import type { Resolver } from '../di/resolver';

/** The first requests of a screen that shows topics: the project, then its topics if it may be opened. */
export async function loadTopics(resolver: Resolver, sow: SowId): Promise<void> {
  if (await resolver.get(WorkspaceStore).check(sow)) await resolver.get(ProjectSignalsStore).topics.load(sow);
}

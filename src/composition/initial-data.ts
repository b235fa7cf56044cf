import { ExploreViewModel } from '../application/explore/explore.view-model';
import { HomeViewModel } from '../application/home/home.view-model';
import type { ProjectList } from '../application/workspace/project-list';
import { ProjectReadingStore } from '../application/workspace/project-reading.store';
import { ProjectSignalsStore } from '../application/workspace/project-signals.store';
import { WorkspaceStore } from '../application/workspace/workspace.store';
import type { SowId } from '../domain/shared/entity-id';
import type { Screen, ScreenAddress } from '../domain/shell/routes';
import type { Resolver } from './create-container';

type Load = (resolver: Resolver, sow: SowId) => Promise<unknown>;

const OF_SCREEN: Partial<Record<Screen, Load>> = {
  homepage: (resolver, sow) => resolver.get(HomeViewModel).shifts.load(sow),
  data: async (resolver, sow) => {
    resolver.get(ExploreViewModel).enter(sow);
    const { sow: project } = resolver.get(WorkspaceStore);
    await project.load(sow);
    // Asked for by the screen, unless there is no such project.
    const { topics, trends } = resolver.get(ProjectSignalsStore);
    if (project.value !== null) await Promise.all([topics.load(sow), trends.load(sow)]);
  },
  platforms: (resolver, sow) => open(resolver.get(ProjectReadingStore).platforms, sow),
  foresight: (resolver, sow) => open(resolver.get(ProjectReadingStore).insights, sow),
};

/**
 * Asks for what a screen shows first before it is drawn: what is at hand then need not be drawn as a skeleton before. The
 * screen asks for it too, and finds it here or under way.
 * @returns when all of it has come or failed; a failure is told by the screen
 */
export async function loadFirstData(resolver: Resolver, { screen, sowId }: ScreenAddress): Promise<void> {
  const workspace = resolver.get(WorkspaceStore);
  workspace.enter(sowId);
  await Promise.all([workspace.sow.load(sowId), workspace.settings.load(sowId), OF_SCREEN[screen]?.(resolver, sowId)]);
}

function open<Value>(list: ProjectList<Value>, sow: SowId): Promise<void> {
  list.open(sow);
  return list.resource.load(sow);
}

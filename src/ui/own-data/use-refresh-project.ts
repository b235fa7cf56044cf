import { useMemo } from 'react';
import { FilterOptions } from '../../application/explore/filter-options';
import { HomeViewModel } from '../../application/home/home.view-model';
import { RefreshProject } from '../../application/own-data/refresh-project';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shell/toast.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { useResolver } from '../di/resolver';

/** Created here and not bound at the start, because few visits need it. */
export function useRefreshProject(): RefreshProject {
  const resolver = useResolver();
  return useMemo(
    () =>
      new RefreshProject(
        resolver.get(WorkspaceStore),
        resolver.get(ProjectSignalsStore),
        resolver.get(ProjectListsStore),
        resolver.get(HomeViewModel),
        resolver.get(FilterOptions),
        resolver.get(Navigator),
        resolver.get(ToastStore),
      ),
    [resolver],
  );
}

import { ContainerModule } from 'inversify';
import { HomeMatter } from '../../../application/home/home-matter';
import { HomeRoom } from '../../../application/home/home-room';
import { HomeWork } from '../../../application/home/home-work';
import { FilterOptions } from '../../../application/filters/filter-options';
import { TeamStore } from '../../../application/team/team.store';
import { OpenLibrary } from '../../../application/personal/open-library';
import { VisitStore } from '../../../application/personal/visit.store';
import { SessionStore } from '../../../application/session/session.store';
import { DeviceStorage } from '../../../application/shared/browser-ports';
import { ProjectFacts } from '../../../application/query/project-facts';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { provideClass } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provideClass(options, HomeWork, [OpenLibrary, ProjectSignalsStore, ProjectFacts, VisitStore, WorkspaceStore]);
  provideClass(options, HomeMatter, [ProjectSignalsStore, ProjectFacts, WorkspaceStore, FilterOptions, TeamStore]);
  provideClass(options, HomeRoom, [WorkspaceStore, SessionStore, DeviceStorage]);
});

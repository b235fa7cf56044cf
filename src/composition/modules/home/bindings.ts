import { ContainerModule } from 'inversify';
import { HomeMatter } from '../../../application/home/home-matter';
import { HomeRoom } from '../../../application/home/home-room';
import { HomeWork } from '../../../application/home/home-work';
import { DataComparison } from '../../../application/filters/data-comparison';
import { FurtherMatters } from '../../../application/home/home-strips';
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
  provideClass(options, HomeMatter, [
    ProjectSignalsStore,
    ProjectFacts,
    WorkspaceStore,
    DataComparison,
    FurtherMatters,
  ]);
  provideClass(options, HomeRoom, [WorkspaceStore, SessionStore, DeviceStorage]);
});

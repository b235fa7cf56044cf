import { ContainerModule } from 'inversify';
import { HomeWork } from '../../application/home/home-work';
import { OpenLibrary } from '../../application/library/open-library';
import { VisitStore } from '../../application/library/visit.store';
import { ProjectFacts } from '../../application/query/project-facts';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { provideClass } from '../provide';

export const homeModule = new ContainerModule((options) => {
  provideClass(options, HomeWork, [OpenLibrary, ProjectSignalsStore, ProjectFacts, VisitStore, WorkspaceStore]);
});

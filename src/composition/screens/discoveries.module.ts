import { ContainerModule } from 'inversify';
import { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { FilterOptions } from '../../application/explore/filter-options';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { Clock } from '../../application/shared/clock';
import { RecordUsage } from '../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { provideClass } from '../provide';

export const discoveriesModule = new ContainerModule((options) => {
  provideClass(
    options,
    DataRefresh,
    [ProjectSignalsStore, FilterOptions, TopicStatusStore, WorkspaceStore, OpenFlashcard, Clock, RecordUsage],
    'Transient',
  );
});

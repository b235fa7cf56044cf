import { BriefDrafts } from '../../application/brief/brief-drafts';
import { BriefViewModel } from '../../application/brief/brief.view-model';
import { ExploreAddress } from '../../application/explore/explore-address';
import { FilterOptions } from '../../application/explore/filter-options';
import { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import { NotesStore } from '../../application/library/notes.store';
import { OpenLibrary } from '../../application/library/open-library';
import { ProjectFacts } from '../../application/query/project-facts';
import { Clock } from '../../application/shared/clock';
import { Navigator } from '../../application/shared/navigator';
import { RecordUsage } from '../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { Resolver } from '../di/resolver';
import { topicDossiersOf } from '../dossier/topic-dossiers-of';

/** The view model of the brief screen; not in a container module, because its code belongs to the screen. */
export function createBrief(resolver: Resolver): BriefViewModel {
  return new BriefViewModel(new BriefDrafts(resolver.get(OpenLibrary)), {
    signals: resolver.get(ProjectSignalsStore),
    workspace: resolver.get(WorkspaceStore),
    statuses: resolver.get(TopicStatusStore),
    notes: resolver.get(NotesStore),
    facts: resolver.get(ProjectFacts),
    address: resolver.get(ExploreAddress),
    options: resolver.get(FilterOptions),
    dossiers: topicDossiersOf(resolver),
    navigator: resolver.get(Navigator),
    usage: resolver.get(RecordUsage),
    clock: resolver.get(Clock),
  });
}

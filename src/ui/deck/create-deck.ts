import { DeckTimer } from '../../application/deck/deck-timer';
import { DeckViewModel } from '../../application/deck/deck.view-model';
import { NotesStore } from '../../application/library/notes.store';
import { SetStatusForMany } from '../../application/selection/set-status-for-many';
import { SessionStore } from '../../application/session/session.store';
import { Clock } from '../../application/shared/clock';
import { TabStorage } from '../../application/shared/key-value-store';
import { Navigator } from '../../application/shared/navigator';
import { RecordUsage } from '../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { Resolver } from '../di/resolver';
import { topicDossiersOf } from '../dossier/topic-dossiers-of';

/** A view model of the deck, for one container. */
export function createDeck(resolver: Resolver): DeckViewModel {
  return new DeckViewModel(new DeckTimer(resolver.get(Clock)), {
    navigator: resolver.get(Navigator),
    signals: resolver.get(ProjectSignalsStore),
    workspace: resolver.get(WorkspaceStore),
    session: resolver.get(SessionStore),
    dossiers: topicDossiersOf(resolver),
    notes: resolver.get(NotesStore),
    statusForMany: resolver.get(SetStatusForMany),
    tab: resolver.get(TabStorage),
    usage: resolver.get(RecordUsage),
  });
}

import { PersonalOverview } from '../../../application/home/personal-overview';
import { NotesStore } from '../../../application/personal/notes.store';
import { SavedViewsStore } from '../../../application/personal/saved-views.store';
import { SearchSources } from '../../../application/search/search-source';
import { Navigator } from '../../../application/shared/navigator';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { CardParts } from '../../../ui/flashcards/card/card-parts';
import { late } from '../../../ui/kit/layout/late';
import { contribute, type ProjectPart } from '../../module-manifest';

const CardNote = late(async () => (await import('../../../ui/library/library-card-parts')).CardNote, {
  failure: 'nothing',
});
const CardStar = late(async () => (await import('../../../ui/library/library-card-parts')).CardStar, {
  failure: 'nothing',
});

export const project: ProjectPart = {
  contributes: [
    contribute(CardParts)([
      { module: 'library', place: 'header', Part: CardStar },
      { module: 'library', place: 'below status', Part: CardNote },
    ]),
    contribute(SearchSources)(
      (...of) => [async () => new (await import('../../../application/library/library-source')).LibrarySource(...of)],
      [PersonalOverview, NotesStore, ProjectSignalsStore, OpenFlashcard, WorkspaceStore, Navigator],
    ),
    contribute(SearchSources)(
      (...of) => [async () => new (await import('../../../application/library/library-source')).SaveViewSource(...of)],
      [SavedViewsStore, WorkspaceStore, Navigator],
    ),
  ],
};

import type { TopicId } from '../../domain/shared/entity-id';
import type { TopicChange } from '../../domain/topic/changes-since';
import type { Topic } from '../../domain/topic/topic';
import type { NotesStore } from '../personal/notes.store';
import type { VisitStore } from '../personal/visit.store';
import type { OpenFlashcard } from '../workspace/open-flashcard';

/** What is the user's own on a card of the board, and where the card leads. */
export class BoardCards {
  constructor(
    private readonly visits: VisitStore,
    private readonly notes: NotesStore,
    private readonly cards: OpenFlashcard,
  ) {}

  changeOf(id: TopicId): TopicChange | null {
    return this.visits.changeOf(id);
  }

  /** The user's own, on the board of a colleague too. '' without one. */
  noteOn({ id }: Topic): string {
    return this.notes.textOf({ type: 'topic', id });
  }

  open({ id, name }: Topic): void {
    this.cards.topic(id, name, 'board');
  }
}

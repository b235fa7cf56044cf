import { reaction } from 'mobx';
import { flashcardIds, flashcardTarget, sameTarget, type FlashcardTarget } from '../../domain/topic/flashcard-target';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { RecordUsage } from '../tracking/record-usage';

interface View {
  readonly pathname: string;
  readonly page: string;
  readonly target: FlashcardTarget | null;
}

/** Sends page_viewed once per page view; a flashcard that opens is a view of its own, its closing is none. */
export class RecordPageViews {
  constructor(
    private readonly navigator: Navigator,
    private readonly workspace: WorkspaceStore,
    private readonly usage: RecordUsage,
  ) {}

  /** @returns stops watching */
  start(): () => void {
    return reaction(
      () => this.#view,
      (view, before) => {
        if (view === null) return;
        const samePage = before?.pathname === view.pathname;
        if (samePage && (view.target === null || sameTarget(view.target, before.target))) return;
        this.#record(view);
      },
      { fireImmediately: true },
    );
  }

  /** null until it is known that the user has access to the project of the address, and that it has this screen. */
  get #view(): View | null {
    const { location, address } = this.navigator;
    if (address === null || this.workspace.isOffered(address) !== true) return null;
    return { pathname: location.pathname, page: address.screen.pageName, target: flashcardTarget(location.query) };
  }

  #record({ page, target }: View): void {
    this.usage.record({ name: 'page_viewed', payload: { page_name: page, ...flashcardIds(target) } });
  }
}

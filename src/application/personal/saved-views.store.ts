import { makeAutoObservable } from 'mobx';
import type { SavedView } from '../../domain/personal/library-record';
import { isQuestionView } from '../../domain/filters/view-outline';
import type { Navigator } from '../shared/navigator';
import type { ToastStore } from '../shared/toast.store';
import type { RecordUsage } from '../tracking/record-usage';
import type { OpenLibrary } from './open-library';
import { BY_REFERENCE } from '../shared/by-reference';

/** Characters; longer names are cut. */
export const VIEW_NAME_LIMIT = 80;

/** The views of the open project that were saved under a name: of the explorer, and pinned questions. */
export class SavedViewsStore {
  /** Whether the name of the current view is being asked for. */
  isAsking = false;

  constructor(
    private readonly library: OpenLibrary,
    private readonly toasts: ToastStore,
    private readonly usage: RecordUsage,
    private readonly navigator: Navigator,
  ) {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** In the order in which they were saved. */
  get all(): readonly SavedView[] {
    const views = this.library.shown?.views ?? [];
    return [...views].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  }

  /** The view with this address, path and query; null: it is not saved. */
  viewAt(address: string): SavedView | null {
    return this.all.find((view) => view.address === address) ?? null;
  }

  ask(): void {
    this.isAsking = true;
  }

  stopAsking(): void {
    this.isAsking = false;
  }

  /** Does nothing for a blank name. An address that is saved already is renamed. */
  save(name: string, address: string): void {
    const now = this.library.now();
    const saved = this.viewAt(address);
    const id = saved?.id ?? this.#freeId(now);
    if (!this.#put({ id, address, createdAt: saved?.createdAt ?? now, name, changedAt: now })) return;
    this.#record('clicked_on_save_view');
  }

  /** Does nothing for a blank name. */
  rename(id: string, name: string): void {
    const view = this.all.find((each) => each.id === id);
    if (view !== undefined) this.#put({ ...view, name, changedAt: this.library.now() });
  }

  /** Removes the view and offers Undo in a toast. */
  remove(id: string): void {
    const view = this.all.find((each) => each.id === id);
    if (view === undefined) return;
    const undo = this.library.remove('views', id);
    this.toasts.show({
      kind: 'library',
      text: `The ${isQuestionView(view) ? 'pinned question' : 'view'} ‘${view.name}’ has been removed.`,
      action: { label: 'Undo', run: undo },
    });
  }

  open({ address }: SavedView): void {
    this.#record('clicked_on_view');
    this.navigator.go(address);
  }

  #put(view: SavedView): boolean {
    const name = view.name.trim().slice(0, VIEW_NAME_LIMIT);
    if (name === '') return false;
    this.library.put('views', { ...view, name });
    return true;
  }

  /** Two views may be saved in one millisecond. */
  #freeId(now: string): string {
    const taken = this.all.filter(({ id }) => id.startsWith(now)).length;
    return taken === 0 ? now : `${now}-${taken}`;
  }

  #record(name: 'clicked_on_save_view' | 'clicked_on_view'): void {
    const sow = this.library.scope?.sowId;
    if (sow === undefined) return;
    this.usage.record({ name, payload: { sow_id: sow } });
  }
}

import { homeRoomKey } from '../session/personal-keys';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/browser-ports';
import type { WorkspaceStore } from '../workspace/workspace.store';

/**
 * How high the personal part of the home page was last: its records are read after the first paint, and what stands below
 * would move. Of one project and one width of the window; not observable.
 */
export class HomeRoom {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly session: SessionStore,
    private readonly device: KeyValueStore,
  ) {}

  /** @param width of the window in px. @returns px; 0: not known. */
  at(width: number): number {
    const [project, kept, height] = (this.device.get(this.#key) ?? '').split('|');
    const isSame = project === this.workspace.currentId && Number(kept) === width;
    return isSame && Number(height) > 0 ? Number(height) : 0;
  }

  note(width: number, height: number): void {
    const { currentId } = this.workspace;
    if (currentId !== null) this.device.set(this.#key, `${currentId}|${width}|${Math.round(height)}`);
  }

  get #key(): string {
    return homeRoomKey(this.session.member?.userId ?? '');
  }
}

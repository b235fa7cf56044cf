import {
  isNewerVersion,
  REMEMBERED_VERSION,
  rememberedOf,
  type RememberedMapping,
} from '../../domain/own-data/remembered-mapping';
import type { Mapping } from '../../domain/own-data/mapping';
import { mappingsKey } from '../session/personal-keys';
import type { ChosenFile, KeyValueStore } from '../shared/browser-ports';
import type { SessionStore } from '../session/session.store';

const MOST = 20;

/** How files of the user were opened, in this browser: a newer version of one is opened in the same way. */
export class MappingMemory {
  /** By the project that they became; until the page is closed. */
  readonly #files = new Map<string, ChosenFile>();

  constructor(
    private readonly storage: KeyValueStore,
    private readonly session: SessionStore,
  ) {}

  /** The earlier file of which this is a newer version; null: there is none. */
  find(mapping: Mapping, fileName: string): RememberedMapping | null {
    return this.#all().find((earlier) => isNewerVersion(mapping, fileName, earlier)) ?? null;
  }

  /** The file of a project, to be read again; null: it was opened before the page was loaded. */
  fileOf(projectId: string): ChosenFile | null {
    return this.#files.get(projectId) ?? null;
  }

  keepFile(projectId: string, file: ChosenFile): void {
    this.#files.set(projectId, file);
  }

  keep(mapping: Mapping, fileName: string, projectId: string): void {
    const key = this.#key;
    if (key === null) return;
    const others = this.#all().filter((earlier) => earlier.projectId !== projectId);
    const all = [rememberedOf(mapping, fileName, projectId), ...others].slice(0, MOST);
    this.storage.set(key, JSON.stringify(all));
  }

  get #key(): string | null {
    const userId = this.session.user?.userId;
    return userId === undefined ? null : mappingsKey(userId);
  }

  /** The newest first. What cannot be read counts as nothing. */
  #all(): readonly RememberedMapping[] {
    const key = this.#key;
    try {
      const stored = JSON.parse((key && this.storage.get(key)) ?? '[]') as readonly RememberedMapping[];
      return stored.filter(({ version }) => version === REMEMBERED_VERSION);
    } catch {
      return [];
    }
  }
}

import {
  isNewerVersion,
  rememberedOf,
  withRemembered,
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

  apply(mapping: Mapping, earlier: RememberedMapping): Mapping {
    return withRemembered(mapping, earlier);
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
      const stored: unknown = JSON.parse((key && this.storage.get(key)) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isRemembered) : [];
    } catch {
      return [];
    }
  }
}

/** A target or unit that does not exist has no effect: the reader works the mapping out again. */
function isRemembered(value: unknown): value is RememberedMapping {
  const { projectId, fileStem, columns, choices, isTogether = false, decimal = ',' } = partsOf(value);
  return (
    isText(projectId) &&
    typeof isTogether === 'boolean' &&
    (decimal === '.' || decimal === ',') &&
    isText(fileStem) &&
    Array.isArray(columns) &&
    columns.every(isText) &&
    Array.isArray(choices) &&
    choices.map(partsOf).every(({ sheet, header, target, unit, values = [], blanks = 'empty' }) => {
      const areValues = Array.isArray(values) && values.map(partsOf).every(({ value }) => isText(value));
      const isAnswer = blanks === 'empty' || blanks === 'above';
      const areTexts = [target, unit].every((each) => each === null || isText(each));
      return areValues && isAnswer && areTexts && isText(sheet) && isText(header);
    })
  );
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

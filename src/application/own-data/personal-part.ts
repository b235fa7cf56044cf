import { EMPTY_LIBRARY, type Note } from '../../domain/personal/library-record';
import { bothTexts } from '../../domain/shared/both-texts';
import { targetKey } from '../../domain/topic/flashcard-target';
import type { SowId } from '../../domain/shared/entity-id';
import type { LoadLibraryFiles } from '../personal/library-files';
import type { MyLibrary } from '../personal/my-library';
import type { ReasonsOf } from '../decisions/decided-together';
import type { SessionStore } from '../session/session.store';
import type { Clock, Logger } from '../shared/browser-ports';
import { NO_TEXTS, type OpenedProject, type RowTexts } from './own-projects';
import type { WorkspaceDocument } from './own-data-reader';

/** The key in the meta of a file that was exported from an own project. */
export const OWN_PART = 'own_project';

/** What one user has done in an own project: as a part of its exported file, and back from an opened one. */
export class PersonalPart {
  constructor(
    private readonly library: MyLibrary,
    private readonly loadFiles: LoadLibraryFiles,
    private readonly reasons: readonly ReasonsOf[],
    private readonly session: SessionStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** The exported project with the notes, stars, views and drafts of the signed-in user. */
  async with(content: WorkspaceDocument, id: SowId): Promise<WorkspaceDocument> {
    const { member } = this.session;
    const part = content.meta[OWN_PART];
    if (member === null || !isObject(part)) return content;
    const library = await this.library.fileOf(id);
    return { ...content, meta: { ...content.meta, [OWN_PART]: { ...part, user: member.userId, library } } };
  }

  /** The notes and reasons of the signed-in user, for a workbook. */
  async textsOf(id: SowId): Promise<RowTexts> {
    const { member } = this.session;
    if (member === null) return NO_TEXTS;
    const scope = { organisationId: member.orgId, userId: member.userId, sowId: id };
    const [notes, reasons] = await Promise.all([this.#notesOf(id), Promise.all(this.reasons.map((of) => of(scope)))]);
    return {
      notes: new Map(notes.map((note) => [note.id, note.text])),
      reasons: new Map(reasons.flatMap((each) => [...each])),
    };
  }

  /**
   * Stores what an opened file has of the user in its project; what is stored there already and newer stays, and a note
   * keeps both texts. That of another user is not read. @returns false: it is damaged
   */
  async restore({ meta }: WorkspaceDocument, project: OpenedProject): Promise<boolean> {
    const { member } = this.session;
    if (member === null) return true;
    try {
      const part = meta[OWN_PART];
      if (isObject(part) && part['user'] === member.userId && part['library'] !== undefined) {
        const text = withIds(JSON.stringify(part['library']), String(part['id']), project.id);
        const files = await this.loadFiles();
        await (await files.read(text)).readIn();
      }
      await this.#addNotes(project);
      return true;
    } catch (error) {
      this.logger.warn('Failed to restore the personal part of a file:', error);
      return false;
    }
  }

  async #addNotes({ id, notes }: OpenedProject): Promise<void> {
    if (notes.length === 0) return;
    const before = new Map((await this.#notesOf(id)).map((note) => [note.id, note.text]));
    const changedAt = this.clock.now().toISOString();
    const changed = notes.flatMap(({ target, text }): Note[] => {
      const key = targetKey(target);
      const old = before.get(key);
      const both = old === undefined ? text : bothTexts(old, text);
      return both === old ? [] : [{ id: key, target, text: both, changedAt }];
    });
    await this.library.put(new Map([[id, { ...EMPTY_LIBRARY, notes: changed }]]));
  }

  async #notesOf(id: SowId): Promise<readonly Note[]> {
    return (await this.library.fileOf(id)).projects.flatMap(({ notes }) => notes);
  }
}

/** The ids of the project and its rows begin with the same digits (domain/workspace/own-project). */
function withIds(text: string, from: string, to: string): string {
  if (!/^own-\d{8}$/.test(from) || from === to) return text;
  const rows = new RegExp(`\\b7${from.slice(4)}(?=\\d{7}\\b)`, 'g');
  return text.replaceAll(from, to).replaceAll(rows, `7${to.slice(4)}`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

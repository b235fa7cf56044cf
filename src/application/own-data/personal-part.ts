import type { SowId } from '../../domain/shared/entity-id';
import type { MyLibrary } from '../library/my-library';
import type { SessionStore } from '../session/session.store';
import type { Logger } from '../shared/logger';
import type { WorkspaceDocument } from './workspace-document';

/** The key in the meta of a file that was exported from an own project. */
export const OWN_PART = 'own_project';

/** The notes, stars, views and drafts of one user in an own project, as a part of its exported file. */
export class PersonalPart {
  constructor(
    private readonly library: MyLibrary,
    private readonly session: SessionStore,
    private readonly logger: Logger,
  ) {}

  /** A user is signed in, whose part can be restored. */
  get isReady(): boolean {
    return this.session.member !== null;
  }

  /** The exported project with what the signed-in user has done in it. */
  async with(content: WorkspaceDocument, id: SowId): Promise<WorkspaceDocument> {
    const { member } = this.session;
    const part = content.meta[OWN_PART];
    if (member === null || !isObject(part)) return content;
    const library = await this.library.fileOf(id);
    return { ...content, meta: { ...content.meta, [OWN_PART]: { ...part, user: member.userId, library } } };
  }

  /**
   * Stores the personal part of an opened file in its project; what is stored there already and newer stays. That of
   * another user is not read. @returns false: it is damaged
   */
  async restore({ meta }: WorkspaceDocument, id: SowId): Promise<boolean> {
    const part = meta[OWN_PART];
    const { member } = this.session;
    if (!isObject(part) || member === null || part['user'] !== member.userId || part['library'] === undefined)
      return true;
    try {
      const text = withIds(JSON.stringify(part['library']), String(part['id']), id);
      await this.library.applyImport(await this.library.prepareImport(text));
      return true;
    } catch (error) {
      this.logger.warn('Failed to restore the personal part of a file:', error);
      return false;
    }
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

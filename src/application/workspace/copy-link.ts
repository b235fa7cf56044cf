import { ownProjectOf } from '../../domain/workspace/sow';
import type { OwnDataEntry } from './own-data-entry';
import type { Clipboard, Logger } from '../shared/browser-ports';
import type { ToastStore } from '../shared/toast.store';
import type { WorkspaceStore } from './workspace.store';

/** In characters. Web servers refuse addresses of more than about 8,000. */
export const LONGEST_LINK = 7000;

/** Sentences for the user. */
export interface Words {
  readonly done: string;
  readonly tooLong: string;
  readonly failed: string;
}

/** Copies an address of the open project for a colleague. */
export class CopyLink {
  constructor(
    private readonly clipboard: Clipboard,
    private readonly workspace: WorkspaceStore,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
    private readonly ownData: OwnDataEntry,
  ) {}

  /** A link to an own project works where its file was opened, so the file is offered first. */
  async run(url: string, words: Words): Promise<void> {
    const { currentId: id } = this.workspace;
    if (id === null || ownProjectOf(id) === null) return this.write(url, words);
    this.ownData.ask({ kind: 'share', id, copy: () => this.write(url, words) });
  }

  async write(url: string, words: Words): Promise<void> {
    if (url.length > LONGEST_LINK) return this.#show('error', words.tooLong);
    try {
      await this.clipboard.write(url);
      this.#show('success', words.done);
    } catch (error) {
      this.logger.warn('Failed to copy a link:', error);
      this.#show('error', words.failed);
    }
  }

  #show(tone: 'success' | 'error', text: string): void {
    this.toasts.show({ kind: 'share', tone, text });
  }
}

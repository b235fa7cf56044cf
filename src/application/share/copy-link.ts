import { ownProjectOf } from '../../domain/workspace/own-project';
import type { Clipboard } from '../shared/clipboard';
import type { Logger } from '../shared/logger';
import type { ToastStore } from '../shell/toast.store';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** In characters. Web servers refuse addresses of more than about 8,000. */
export const LONGEST_LINK = 7000;

export const ONLY_HERE =
  'No link was copied: this project is stored in this browser only. Export it as a file to give it to a colleague.';

/** Sentences for the user. */
interface Words {
  readonly done: string;
  readonly tooLong: string;
  readonly failed: string;
}

/** Copies an address of the open project for a colleague. One that cannot work there is not copied. */
export class CopyLink {
  constructor(
    private readonly clipboard: Clipboard,
    private readonly workspace: WorkspaceStore,
    private readonly toasts: ToastStore,
    private readonly logger: Logger,
  ) {}

  async run(url: string, words: Words): Promise<void> {
    const { currentId } = this.workspace;
    if (currentId !== null && ownProjectOf(currentId) !== null) return this.#show('error', ONLY_HERE);
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

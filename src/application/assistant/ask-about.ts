import { paths } from '../../domain/shell/routes';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { AssistantProvider } from './assistant-provider';
import type { AssistantStore } from './assistant.store';

/** 'Ask about this' of a flashcard: opens the assistant and sends the question. */
export class AskAbout {
  constructor(
    private readonly assistant: AssistantStore,
    private readonly provider: AssistantProvider,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  /** In projects with the built-in assistant; the external chat takes no prepared question. */
  get isAvailable(): boolean {
    return this.workspace.features.assistant && this.provider.kind === 'builtin';
  }

  /** @param name of a topic or trend */
  ask(name: string): void {
    const sow = this.workspace.currentId;
    if (sow === null || !this.isAvailable) return;
    this.assistant.prepareQuestion(`What do we know about “${name}”?`, sow);
    this.navigator.go(paths.reneAI(sow));
    // While another answer is under way the question waits for it.
    void this.assistant.send();
  }
}

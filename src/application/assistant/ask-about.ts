import { paths } from '../../domain/shell/routes';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { AssistantProvider } from './assistant-provider';
import type { AssistantStore } from './assistant.store';

/** A flashcard's 'Ask about this': leads to the assistant, where the question stands ready to be sent or changed. */
export class AskAbout {
  readonly #assistant: AssistantStore;
  readonly #provider: AssistantProvider;
  readonly #workspace: WorkspaceStore;
  readonly #navigator: Navigator;

  constructor(assistant: AssistantStore, provider: AssistantProvider, workspace: WorkspaceStore, navigator: Navigator) {
    this.#assistant = assistant;
    this.#provider = provider;
    this.#workspace = workspace;
    this.#navigator = navigator;
  }

  /** Only in projects that have the assistant, and only where it is ours: no question can be put into another's box. */
  get isAvailable(): boolean {
    return this.#workspace.features.assistant && this.#provider.kind === 'builtin';
  }

  /** @param name of a topic or trend */
  ask(name: string): void {
    const sow = this.#workspace.currentId;
    if (sow === null || !this.isAvailable) return;
    this.#assistant.prepareQuestion(`What do we know about “${name}”?`, sow);
    this.#navigator.go(paths.reneAI(sow));
  }
}

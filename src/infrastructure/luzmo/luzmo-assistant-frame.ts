import type { LuzmoIQEmbedChatComponent } from '@luzmo/embed';
import type { AssistantFrame, AssistantHandle } from '../../application/assistant/assistant-frame';
import type { ChartElement, ChartState } from '../../application/filters/chart-frame';
import type { Clock } from '../../application/shared/browser-ports';
import { type FailurePolicy, asRequestFailure, RequestFailure } from '../../application/shared/request-failure';
import type { SowId } from '../../domain/shared/entity-id';
import { loadEmbedLibrary } from './load-embed-library';
import type { LuzmoAccess, LuzmoConfig } from './luzmo-access';

const LOAD_TIMEOUT_MS = 15_000;

/** The external AI chat. Its element has no methods, so changes are set as properties. */
export class LuzmoAssistantFrame implements AssistantFrame {
  constructor(
    private readonly config: LuzmoConfig,
    private readonly access: Pick<LuzmoAccess, 'chatGrant' | 'chatOptions'>,
    private readonly clock: Clock,
    private readonly failures: FailurePolicy,
    /** false: the user has chosen another project, and this one's chat is about to go. */
    private readonly isOpen: (sow: SowId) => boolean,
  ) {}

  mount(element: ChartElement, sow: SowId, onState: (state: ChartState) => void): AssistantHandle {
    const host = element as unknown as HTMLElement;
    let chat: LuzmoIQEmbedChatComponent | null = null;
    let work = new AbortController();
    let stopTimer = (): void => {};

    const fail = (error: unknown): void => {
      stopTimer();
      chat?.remove();
      chat = null;
      const failure = asRequestFailure(error);
      onState({ kind: 'failed', failure });
      this.failures.handle('Failed to fetch data:', failure);
    };

    const load = async (): Promise<void> => {
      work.abort();
      const own = new AbortController();
      work = own;
      if (chat === null) onState({ kind: 'loading' });
      try {
        const options = await this.access.chatOptions(own.signal);
        if (own.signal.aborted || !this.isOpen(sow)) return;
        // The options come with a new grant each time (specification, section 4).
        const { authKey, authToken } = await this.access.chatGrant(sow, own.signal);
        if (own.signal.aborted) return;
        const { LuzmoIQEmbedChatComponent: Chat } = await loadEmbedLibrary();
        if (own.signal.aborted) return;
        if (chat !== null) {
          Object.assign(chat, { options, authKey, authToken });
          return;
        }
        chat = new Chat();
        const { appServer, apiHost, aydHost } = this.config;
        Object.assign(chat, { appServer, apiHost, aydHost, options, authKey, authToken });
        chat.style.display = 'block';
        chat.style.blockSize = '100%';
        chat.addEventListener('load', () => {
          stopTimer();
          onState({ kind: 'ready' });
        });
        host.append(chat);
        stopTimer = this.clock.after(LOAD_TIMEOUT_MS, () =>
          fail(new RequestFailure('network', 'The chat did not load in time')),
        );
      } catch (error) {
        if (!own.signal.aborted) fail(error);
      }
    };

    void load();
    return {
      reload: () => void load(),
      dispose: () => {
        work.abort();
        stopTimer();
        chat?.remove();
        chat = null;
      },
    };
  }
}

import { SupportChat } from '../../../application/support/support-chat';
import { offerDebugHook } from '../../../infrastructure/in-memory/debug-hook';
import { RecordingSupportChat } from '../../../infrastructure/support/recording-support-chat';
import type { BindOptions } from '../../module-manifest';
import { provide } from '../../provide';

/** Nothing is sent. */
export function embedded(options: BindOptions): void {
  const chat = new RecordingSupportChat();
  offerDebugHook({ support: chat.calls });
  provide(options, SupportChat, () => chat, []);
}

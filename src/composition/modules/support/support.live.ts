import { Logger } from '../../../application/shared/browser-ports';
import { SupportChat } from '../../../application/support/support-chat';
import { IntercomSupportChat } from '../../../infrastructure/intercom/intercom-support-chat';
import { RecordingSupportChat } from '../../../infrastructure/support/recording-support-chat';
import type { LiveConfig } from '../../app-config';
import type { BindOptions } from '../../module-manifest';
import { provide } from '../../provide';

/** The chat of the configuration; without one, or switched off, nothing is sent. */
export function live(options: BindOptions, { supportChat, modules }: LiveConfig): void {
  provide(
    options,
    SupportChat,
    (logger) =>
      supportChat === null || modules.support === false
        ? new RecordingSupportChat()
        : new IntercomSupportChat(supportChat, logger),
    [Logger],
  );
}

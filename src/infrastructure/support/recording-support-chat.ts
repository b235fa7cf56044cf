import type { SupportChat, SupportEvent, SupportUser } from '../../application/support/support-chat';

/** Records the calls for developers, where no support chat is configured. */
export class RecordingSupportChat implements SupportChat {
  readonly calls: (readonly [string, unknown?])[] = [];

  async boot(user: SupportUser): Promise<boolean> {
    this.calls.push(['boot', user]);
    return true;
  }

  event(event: SupportEvent): void {
    this.calls.push(['event', event]);
  }

  onDisplayed(): void {}

  shutdown(): void {
    this.calls.push(['shutdown']);
  }
}

import type { SupportChat, SupportEvent, SupportUser } from '../../application/support/support-chat';

/** No widget: keeps what would be told, for developers to look at. */
export class RecordingSupportChat implements SupportChat {
  readonly calls: (readonly [string, unknown?])[] = [];

  async boot(user: SupportUser): Promise<boolean> {
    this.calls.push(['boot', user]);
    return true;
  }

  event(event: SupportEvent): void {
    this.calls.push(['event', event]);
  }

  onDisplayed(): void {
    // There is no messenger to display.
  }

  shutdown(): void {
    this.calls.push(['shutdown']);
  }
}

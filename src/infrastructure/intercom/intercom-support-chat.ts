import type { Logger } from '../../application/shared/browser-ports';
import type { SupportChat, SupportEvent, SupportUser } from '../../application/support/support-chat';

export interface IntercomOptions {
  readonly appId: string;
  readonly region: 'us' | 'eu' | 'ap';
  /** Address of the widget's script; null: the vendor's. */
  readonly widgetUrl: string | null;
}

type Sdk = typeof import('@intercom/messenger-js-sdk');

export class IntercomSupportChat implements SupportChat {
  #sdk: Sdk | null = null;
  #shutDown = false;

  constructor(
    private readonly options: IntercomOptions,
    private readonly logger: Logger,
  ) {}

  async boot(user: SupportUser): Promise<boolean> {
    try {
      await this.#boot(user);
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  event({ name, metadata }: SupportEvent): void {
    this.#safely((sdk) => sdk.trackEvent(name, metadata));
  }

  onDisplayed(listener: () => void): void {
    this.#safely((sdk) => sdk.onShow(listener));
  }

  shutdown(): void {
    this.#safely((sdk) => sdk.shutdown());
    this.#shutDown = true;
  }

  async #boot(user: SupportUser): Promise<void> {
    const { appId, region, widgetUrl } = this.options;
    const settings = {
      app_id: appId,
      region,
      ...(widgetUrl !== null && { widgetUrl }),
      user_id: user.userId,
      name: user.name,
      ...(user.email !== null && { email: user.email }),
      ...(user.identityHash !== null && { user_hash: user.identityHash }),
      company: { company_id: user.orgId, name: user.orgName ?? user.orgId },
    };
    if (this.#sdk === null) {
      // The named import: under Vite the default one is the module object.
      this.#sdk = await import('@intercom/messenger-js-sdk');
      this.#sdk.Intercom(settings);
    } else if (this.#shutDown) {
      // After a shutdown Intercom() would only update the user, who has been removed.
      this.#sdk.boot(settings);
    }
    this.#shutDown = false;
  }

  #safely(call: (sdk: Sdk) => void): void {
    try {
      if (this.#sdk !== null) call(this.#sdk);
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.logger.error('Intercom event error', error);
  }
}

import type { SupportChat, SupportEvent, SupportUser } from '../../application/support/support-chat';

export interface IntercomOptions {
  readonly appId: string;
  readonly region: 'us' | 'eu' | 'ap';
  /** Another place for the widget's script; null: the vendor's. */
  readonly widgetUrl: string | null;
}

type Sdk = typeof import('@intercom/messenger-js-sdk');

export class IntercomSupportChat implements SupportChat {
  readonly #options: IntercomOptions;
  #sdk: Sdk | null = null;
  #shutDown = false;

  constructor(options: IntercomOptions) {
    this.#options = options;
  }

  async boot(user: SupportUser): Promise<void> {
    const { appId, region, widgetUrl } = this.#options;
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
      // After a shutdown the SDK's own entry would only update nobody.
      this.#sdk.boot(settings);
    }
    this.#shutDown = false;
  }

  event({ name, metadata }: SupportEvent): void {
    this.#sdk?.trackEvent(name, metadata);
  }

  onDisplayed(listener: () => void): void {
    this.#sdk?.onShow(listener);
  }

  shutdown(): void {
    this.#sdk?.shutdown();
    this.#shutDown = true;
  }
}

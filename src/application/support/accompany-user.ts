import { reaction } from 'mobx';
import type { Member } from '../../domain/session/user';
import { parseScreenAddress } from '../../domain/shell/routes';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/key-value-store';
import type { Logger } from '../shared/logger';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { SupportChat, SupportEvent } from './support-chat';

/** Set in the tab's storage once the support chat knows of this login. */
export const SUPPORT_LOGIN_KEY = 'support-login';

/** Keeps the support chat company with the signed-in user: boot, login, pages, messenger, shutdown (section 7). */
export class AccompanyUser {
  readonly #chat: SupportChat;
  readonly #session: SessionStore;
  readonly #workspace: WorkspaceStore;
  readonly #navigator: Navigator;
  readonly #tab: KeyValueStore;
  readonly #logger: Logger;

  constructor(
    chat: SupportChat,
    session: SessionStore,
    workspace: WorkspaceStore,
    navigator: Navigator,
    tab: KeyValueStore,
    logger: Logger,
  ) {
    this.#chat = chat;
    this.#session = session;
    this.#workspace = workspace;
    this.#navigator = navigator;
    this.#tab = tab;
    this.#logger = logger;
  }

  /** @returns stops */
  start(): () => void {
    let stops: (() => void)[] = [];
    const leave = (): void => {
      for (const stop of stops) stop();
      stops = [];
    };
    const stopFollowing = reaction(
      () => this.#session.member,
      (member) => {
        leave();
        if (member !== null) void this.#boot(member, stops);
      },
      { fireImmediately: true },
    );
    // Before the redirect of a logout: once the page is gone it is too late.
    const stopEndings = this.#session.onSignOut(() => this.#safely(() => this.#chat.shutdown()));
    return () => {
      leave();
      stopFollowing();
      stopEndings();
    };
  }

  async #boot(member: Member, stops: (() => void)[]): Promise<void> {
    try {
      await this.#chat.boot({
        userId: member.userId,
        email: member.email,
        name: member.nickname,
        identityHash: member.intercomHmac,
        orgId: member.orgId,
        orgName: member.organisationName,
      });
    } catch (error) {
      this.#failed(error);
      return;
    }
    // The user may have left while the widget was loaded.
    if (this.#session.member !== member) return;
    this.#safely(() => this.#chat.onDisplayed(() => this.#tell({ name: 'messenger displayed' })));
    stops.push(this.#tellLogin(member), this.#tellPages());
  }

  // Once in a browser session, as soon as the name of the project is known.
  #tellLogin(member: Member): () => void {
    return reaction(
      () => this.#workspace.currentName,
      (project) => {
        if (project === null || this.#tab.get(SUPPORT_LOGIN_KEY) !== null) return;
        this.#tab.set(SUPPORT_LOGIN_KEY, 'true');
        this.#tell({
          name: 'user_logged_in',
          metadata: {
            org_name: member.organisationName,
            org_id: member.orgId,
            is_internal_user: member.internal,
            user_id: member.userId,
            project_name: project,
            usage_count: member.loginCount,
          },
        });
      },
      { fireImmediately: true },
    );
  }

  #tellPages(): () => void {
    return reaction(
      () => this.#navigator.place.pathname,
      (pathname) => {
        if (parseScreenAddress(pathname) !== null) this.#tell({ name: 'viewed_page', metadata: { page: pathname } });
      },
      { fireImmediately: true },
    );
  }

  #tell(event: SupportEvent): void {
    this.#safely(() => this.#chat.event(event));
  }

  #safely(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.#logger.error('Intercom event error', error);
  }
}

import { reaction } from 'mobx';
import type { Member } from '../../domain/session/user';
import type { SessionStore } from '../session/session.store';
import type { KeyValueStore } from '../shared/browser-ports';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { SupportChat } from './support-chat';

/** Key in the tab's storage: the login of this browser session has been reported. */
export const SUPPORT_LOGIN_KEY = 'support-login';

/** Boots the support chat for the signed-in user, reports login, page views and messenger, shuts it down (section 7). */
export class ReportToSupportChat {
  constructor(
    private readonly chat: SupportChat,
    private readonly session: SessionStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
    private readonly tab: KeyValueStore,
  ) {}

  /** @returns stops */
  start(): () => void {
    let stops: (() => void)[] = [];
    const stopReporting = (): void => {
      for (const stop of stops) stop();
      stops = [];
    };
    const stopFollowing = reaction(
      () => this.session.member,
      (member) => {
        stopReporting();
        if (member !== null) void this.#boot(member, stops);
      },
      { fireImmediately: true },
    );
    // Before the redirect of a logout: once the page is gone it is too late.
    const stopEndings = this.session.onSignOut(() => this.chat.shutdown());
    return () => {
      stopReporting();
      stopFollowing();
      stopEndings();
    };
  }

  async #boot(member: Member, stops: (() => void)[]): Promise<void> {
    const isBooted = await this.chat.boot({
      userId: member.userId,
      email: member.email,
      name: member.nickname,
      identityHash: member.supportHash,
      orgId: member.orgId,
      orgName: member.organisationName,
    });
    // The user may have logged out while the widget was loaded.
    if (!isBooted || this.session.member !== member) return;
    this.chat.onDisplayed(() => this.chat.event({ name: 'messenger displayed' }));
    stops.push(this.#tellLogin(member), this.#tellPages());
  }

  // Once in a browser session, as soon as the name of the project is known.
  #tellLogin(member: Member): () => void {
    return reaction(
      () => this.workspace.currentName,
      (project) => {
        if (project === null || this.tab.get(SUPPORT_LOGIN_KEY) !== null) return;
        this.tab.set(SUPPORT_LOGIN_KEY, 'true');
        this.chat.event({
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
      () => {
        const { address, location } = this.navigator;
        return address !== null && this.workspace.isOffered(address) === true ? location.pathname : null;
      },
      (page) => page !== null && this.chat.event({ name: 'viewed_page', metadata: { page } }),
      { fireImmediately: true },
    );
  }
}

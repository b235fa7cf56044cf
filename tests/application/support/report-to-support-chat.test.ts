import { beforeEach, describe, expect, it } from 'vitest';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { anOutage } from '../../fakes/an-outage';
import { ManualClock } from '../../fakes/manual-clock';
import { SessionStore } from '../../../src/application/session/session.store';
import { FailurePolicy } from '../../../src/application/shared/request-failure';
import { ReportToSupportChat, SUPPORT_LOGIN_KEY } from '../../../src/application/support/report-to-support-chat';
import type { SupportChat, SupportEvent, SupportUser } from '../../../src/application/support/support-chat';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { aSow } from '../../builders/sow-mother';
import { aMember } from '../../builders/user-mother';
import { FakeAuthSession } from '../../fakes/fake-auth-session';
import { FakeNavigator } from '../../fakes/fake-navigator';
import { FakeSessionChannel } from '../../fakes/fake-session-channel';
import { FakeSowCatalogue } from '../../fakes/fake-sow-catalogue';
import { MemoryStorage } from '../../fakes/memory-storage';
import { RecordingLogger } from '../../fakes/recording-logger';
import { settle } from '../../fakes/settle';
import { isWithout } from '../../fakes/is-without';

class FakeSupportChat implements SupportChat {
  readonly users: SupportUser[] = [];
  readonly events: SupportEvent[] = [];
  shutdowns = 0;
  boots = true;
  #displayed: () => void = () => {};

  async boot(user: SupportUser): Promise<boolean> {
    this.users.push(user);
    return this.boots;
  }

  event(event: SupportEvent): void {
    this.events.push(event);
  }

  onDisplayed(listener: () => void): void {
    this.#displayed = listener;
  }

  shutdown(): void {
    this.shutdowns += 1;
  }

  display(): void {
    this.#displayed();
  }
}

const sow = aSow();
const member = aMember({ internal: true, loginCount: 7, supportHash: 'hash' });

let chat: FakeSupportChat;
let session: SessionStore;
let tab: MemoryStorage;
let navigator: FakeNavigator;

beforeEach(async () => {
  chat = new FakeSupportChat();
  navigator = new FakeNavigator(`/homepage/${sow.id}`);
  tab = new MemoryStorage();
  const failures = new FailurePolicy(navigator, new RecordingLogger());
  session = new SessionStore(new FakeAuthSession(member), navigator, tab, failures, new FakeSessionChannel());
  const workspace = new WorkspaceStore(
    new FakeSowCatalogue(sow),
    navigator,
    failures,
    new ToastStore(new ManualClock()),
    anOutage(),
  );
  new ReportToSupportChat(chat, session, workspace, navigator, tab).start();
  workspace.open(sow.id);
});

describe('the support chat', () => {
  it('is booted for the signed-in user', async () => {
    expect(chat.users).toEqual([]);
    await session.start();
    await settle();
    expect(chat.users).toEqual([
      {
        userId: member.userId,
        email: member.email,
        name: member.nickname,
        identityHash: 'hash',
        orgId: member.orgId,
        orgName: member.organisationName,
      },
    ]);
  });

  it('receives user_logged_in once, with the specified fields', async () => {
    await session.start();
    await settle();
    const logins = () => chat.events.filter((event) => event.name === 'user_logged_in');
    expect(logins()).toEqual([
      {
        name: 'user_logged_in',
        metadata: {
          org_name: member.organisationName,
          org_id: member.orgId,
          is_internal_user: true,
          user_id: member.userId,
          project_name: sow.name,
          usage_count: 7,
        },
      },
    ]);
  });

  it('is told of each viewed page, and when the messenger is displayed', async ({ skip }) => {
    skip(isWithout('platforms'));
    await session.start();
    await settle();
    navigator.go(`/platforms/${sow.id}`);
    chat.display();
    expect(
      chat.events
        .filter((event) => event.name !== 'user_logged_in')
        .map(({ name, metadata }) => [name, metadata?.['page']]),
    ).toEqual([
      ['viewed_page', `/homepage/${sow.id}`],
      ['viewed_page', `/platforms/${sow.id}`],
      ['messenger displayed', undefined],
    ]);
  });

  it('is shut down on logout, and told nothing more', async () => {
    await session.start();
    await settle();
    await session.signOut();
    const told = chat.events.length;
    navigator.go(`/platforms/${sow.id}`);
    expect(chat.shutdowns).toBe(1);
    expect(chat.events).toHaveLength(told);
  });

  it('is told nothing when it cannot be booted, so that the login is reported the next time', async () => {
    chat.boots = false;
    await session.start();
    await settle();
    chat.display();
    expect(chat.events).toEqual([]);
    expect(tab.get(SUPPORT_LOGIN_KEY)).toBeNull();
  });
});

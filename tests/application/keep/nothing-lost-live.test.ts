import fc from 'fast-check';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { SendOutbox } from '../../../src/application/decisions/send-outbox';
import { TopicStatusStore } from '../../../src/application/decisions/topic-status.store';
import { Keep } from '../../../src/application/keep/keep';
import { ClearUserData } from '../../../src/application/session/clear-user-data';
import { SessionStore } from '../../../src/application/session/session.store';
import { LogOut } from '../../../src/application/shell/log-out';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { RequestFailure } from '../../../src/application/shared/request-failure';
import type { Member } from '../../../src/domain/session/user';
import { entityId } from '../../../src/domain/shared/entity-id';
import type { Topic } from '../../../src/domain/topic/topic';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { aTopic } from '../../builders/topic-mother';
import { aMember } from '../../builders/user-mother';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const USERS = [aMember(), aMember({ userId: 'auth|noor' }), aMember({ orgId: 'org_southwind' })];
/** Each user decides other topics, so that what is sent tells whose it is. */
const TOPICS = USERS.flatMap((_user, owner) =>
  [1, 2].map((number) => aTopic({ id: entityId(`${owner}${number}`), name: `Topic ${owner}${number}`, status: 0 })),
);

/** The service has refused a decision, or has another one. */
const FAILED = /could not be saved|No answer from the server|it was set elsewhere/;

type Act =
  | { readonly act: 'decide'; readonly topic: number; readonly status: TopicStatus }
  | { readonly act: 'log in'; readonly user: number }
  | { readonly act: 'offline' | 'online' | 'end of the session' | 'reload' | 'crash' | 'log out' | 'wait' }
  | { readonly act: 'refused'; readonly kind: 'server' | 'network' | 'refused' };

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('decide'),
      topic: fc.nat(1),
      status: fc.constantFrom<TopicStatus>(1, 2, 3, 4),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('log in'), user: fc.constantFrom(0, 0, 0, 1, 2) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      act: fc.constantFrom('offline', 'online', 'end of the session', 'reload', 'crash', 'log out', 'wait', 'wait'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('refused'), kind: fc.constantFrom('server', 'network', 'refused') }),
  },
);

/** A decision, and whether the user was shown that it is saved, or waits and will be. */
interface Decided {
  readonly topic: Topic;
  readonly status: TopicStatus;
  isKept: boolean;
}

/** Users of one browser and of one service, which stores the statuses. */
class LiveUsers {
  readonly decided: Decided[] = [];
  /** Of the present page. */
  #open: Decided[] = [];
  #page: TestPlatform | null = null;
  #isOnline = true;
  /** The last one who has logged in. */
  #user = 0;
  /** How much of what the service has got was looked at. */
  #seen = 0;
  /** That a decision is not saved was said to the user. */
  readonly #told = new Set<object>();

  async open(): Promise<void> {
    const before = this.#page;
    const platform = new TestPlatform({ user: before === null ? (USERS[0] ?? null) : before.auth.current });
    // A page that ends gives its locks back, so that each has its own here.
    if (before === null) platform.topics.add(...TOPICS);
    else {
      const { signals, topics, library, journals, device } = before;
      Object.assign(platform, { signals, topics, library, device });
      Object.assign(platform, { journals });
    }
    platform.signals.everyTopic = TOPICS;
    platform.connection.isOnline = this.#isOnline;
    for (const task of [Keep, ClearUserData, SendOutbox]) platform.get<{ start(): () => void }>(task).start();
    this.#page = platform;
    this.#open = [];
    autorun(() => {
      for (const { toast } of platform.get(ToastStore).shown) if (FAILED.test(toast.text)) this.#told.add(toast);
    });
    await platform.enter();
    await settle();
  }

  get page(): TestPlatform {
    if (this.#page === null) throw new Error('No page is open');
    return this.#page;
  }

  async do(each: Act): Promise<void> {
    await this.#act(each);
    this.#expectOwn();
  }

  /** What has reached the service is of the user who is logged in. */
  #expectOwn(): void {
    const sent = this.page.topics.saved.slice(this.#seen);
    this.#seen += sent.length;
    expect(sent.map(({ id }) => String(id)[0])).toEqual(sent.map(() => String(this.#user)));
  }

  async #act(each: Act): Promise<void> {
    const { page } = this;
    page.clock.advance(1);
    switch (each.act) {
      case 'decide':
        return this.#decide(each.topic, each.status);
      case 'offline':
        this.#isOnline = false;
        page.connection.isOnline = false;
        return undefined;
      case 'online':
        this.#isOnline = true;
        page.connection.goOnline();
        return settle();
      case 'refused':
        page.topics.answers.fail('saveStatus', new RequestFailure(each.kind, 'Planted'));
        return undefined;
      case 'end of the session':
        page.auth.end();
        return settle();
      case 'log in':
        return this.logIn(each.user);
      case 'log out':
        return this.#logOut();
      case 'reload':
        await settle();
        this.#look();
        page.page.hide();
        return this.open();
      case 'crash':
        return this.open();
      case 'wait':
        page.clock.advance(70_000);
        await settle();
        return this.#look();
    }
  }

  async logIn(user: number): Promise<void> {
    const { page } = this;
    if (page.get(SessionStore).user !== null) page.auth.end();
    await settle();
    this.#expectOwn();
    this.#user = user;
    page.auth.arriving = USERS[user] as Member;
    await page.get(SessionStore).signIn();
    await page.enter();
    await settle();
  }

  /** What the user is shown now. */
  #look(): void {
    const { picked, saving } = this.page.get(TopicStatusStore);
    if (this.page.get(SessionStore).user === null) return;
    for (const each of this.#open) {
      const { id } = each.topic;
      // Saved, or it waits for the connection; one that has failed is shown as before, with a message.
      if (picked.get(id) === each.status && (saving.has(id) || this.#isStored(each))) each.isKept = true;
    }
  }

  #isStored({ topic, status }: Decided): boolean {
    return this.page.topics.topics.get(topic.id)?.status === status;
  }

  async #decide(number: number, status: TopicStatus): Promise<void> {
    const { page } = this;
    const topic = TOPICS[this.#user * 2 + number];
    if (page.get(SessionStore).user === null || topic === undefined) return;
    const decided = { topic, status, isKept: false };
    this.decided.push(decided);
    this.#open.push(decided);
    void page.get(PickTopicStatus).pick(topic, status);
  }

  async #logOut(): Promise<void> {
    const { page } = this;
    if (page.get(SessionStore).user === null) return;
    const logOut = page.get(LogOut);
    await logOut.start();
    // The user was told, and wants to log out anyway.
    if (logOut.question !== null) {
      const own = this.decided.filter(({ topic }) => TOPICS.indexOf(topic) >> 1 === this.#user);
      for (const each of own.filter((decided) => !this.#isStored(decided))) each.isKept = false;
      await logOut.confirm();
    }
    await settle();
  }

  /**
   * What was shown as saved or waiting, and is not at the service once each user has logged in with a connection: no more
   * than what the users were told of.
   */
  async lost(): Promise<readonly Decided[]> {
    await settle();
    this.#look();
    for (let user = 0; user < USERS.length; user += 1) {
      this.#isOnline = true;
      this.page.connection.goOnline();
      await this.logIn(user);
      for (let round = 0; round < 4; round += 1) {
        this.page.clock.advance(70_000);
        await settle();
      }
    }
    this.#expectOwn();
    const lost = this.decided.filter((each, index) => {
      if (!each.isKept) return false;
      const later = this.decided.slice(index).filter(({ topic }) => topic === each.topic);
      return !later.some((decided) => this.#isStored(decided));
    });
    return lost.length > this.#told.size ? lost : [];
  }
}

/** What was lost once: a pick waits for the connection, and the one before it, which was stored, is taken for one of elsewhere. */
const FOUND: [Act[]][] = [
  [
    [
      { act: 'decide', topic: 0, status: 1 },
      { act: 'offline' },
      { act: 'decide', topic: 0, status: 4 },
      { act: 'decide', topic: 0, status: 4 },
    ],
  ],
];

describe('whatever happens to page, connection and session in live mode', () => {
  it('a decision that was shown as saved or waiting reaches the service, of its user alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const users = new LiveUsers();
        await users.open();
        for (const each of acts) await users.do(each);
        const lost = await users.lost();
        expect(lost.map(({ topic, status }) => `${topic.id} ${status}`)).toEqual([]);
      }),
      { numRuns: 60, examples: FOUND },
    );
  }, 120_000);
});

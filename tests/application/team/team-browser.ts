import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { Drafts } from '../../../src/application/workspace/drafts';
import { VisitStore } from '../../../src/application/personal/visit.store';
import { LeaveTeam } from '../../../src/application/team/leave-team';
import { JoinTeam } from '../../../src/application/team/join-team';
import { READ_INTERVAL, TeamSync, WRITE_DELAY } from '../../../src/application/team/team-sync';
import { OwnDevices } from '../../../src/application/team/own-devices';
import { TeamActs } from '../../../src/application/team/team-acts';
import { TeamLead } from '../../../src/application/team/team-lead';
import { FoundRecord } from '../../../src/application/team/found-record';
import { TeamOwnership } from '../../../src/application/team/team-ownership';
import { TeamStore } from '../../../src/application/team/team.store';
import { TeamChanges } from '../../../src/application/team/team-changes';
import { TeamVisit } from '../../../src/application/team/team-news-line';
import { ProjectSignalsStore } from '../../../src/application/workspace/project-signals.store';
import type { Topic } from '../../../src/domain/topic/topic';
import { isDecided, topicStatusName, UNDECIDED, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { topicId } from '../../builders/team-mother';
import { topics } from '../../builders/topic-mother';
import { FakeBrowserStorage, FakeTeamStorage } from '../../fakes/fake-team-storage';
import type { FakeLibrary } from '../../fakes/fake-library';
import type { FakeDirectory } from '../../fakes/fake-directory';
import type { ManualClock } from '../../fakes/manual-clock';
import { settle } from '../../fakes/settle';
import type { TestPlatform } from '../../fakes/test-platform';
import { libraryPlatform } from '../personal/library-platform';
import { teamOf } from '../../fakes/team.fakes';

interface Options {
  readonly browser?: FakeBrowserStorage;
  /** What the clock of the browser says. */
  readonly at?: Date;
  readonly topics?: readonly Topic[];
  /** The team that is begun hides what others say until one has decided; absent: it does not. */
  readonly decidesFirst?: boolean;
  /** What the browser stores of the user's visits. */
  readonly library?: FakeLibrary;
  /** The statuses that are stored. */
  readonly saved?: readonly { readonly id: Topic['id']; readonly status: TopicStatus }[];
  /** The code of the team has not arrived: {@link TeamBrowser.arrive}. */
  readonly isTeamLate?: boolean;
}

/** Milliseconds; a folder may take longer. */
const STEP = 5000;

/** Topics 1 to 6, named 'T1' to 'T6', without a status. */
export const TOPICS = topics(6, (index) => ({ id: topicId(index + 1), name: `T${index + 1}`, status: UNDECIDED }));

/** One window of one member's browser, with the team's tasks running. */
export class TeamBrowser {
  private constructor(
    readonly platform: TestPlatform,
    readonly storage: FakeBrowserStorage,
  ) {}

  static async open(options: Options = {}) {
    const { browser = new FakeBrowserStorage(), at, topics = TOPICS, library, saved = [], isTeamLate } = options;
    const platform = await libraryPlatform((it) => {
      Object.assign(it, { ...(library && { library }) });
      teamOf(it).storage = new FakeTeamStorage(browser);
      if (at !== undefined) it.clock.advance(at.getTime() - it.clock.now().getTime());
      it.signals.everyTopic = [...topics];
      const brought = topics.flatMap(({ id, status }) => (isDecided(status) ? [[id, status] as const] : []));
      it.signals.brought = async () => new Map(brought);
      it.topics.saved.push(...saved);
    });
    for (const task of [Drafts, VisitStore]) platform.get<{ start(): () => void }>(task).start();
    const opened = new TeamBrowser(platform, browser);
    if (isTeamLate !== true) await opened.arrive();
    return opened;
  }

  /** The team's tasks run from now on. */
  async arrive(): Promise<void> {
    for (const task of [TeamSync, TeamVisit, TeamActs, OwnDevices])
      this.platform.get<{ start(): () => void }>(task).start();
    await rest();
  }

  /** The page ends at this moment, and the next one opens in the same browser. */
  async reopened(options: Pick<Options, 'isTeamLate'> = {}): Promise<TeamBrowser> {
    this.platform.page.hide();
    const { library, topics } = this.platform;
    await rest();
    const at = this.clock.now();
    return TeamBrowser.open({ ...options, browser: this.storage, at, library, saved: topics.saved });
  }

  static async joined(name: string, directory: FakeDirectory, options: Options = {}): Promise<TeamBrowser> {
    const browser = await TeamBrowser.open(options);
    await browser.join(name, directory);
    if (browser.store.isOwner && options.decidesFirst !== true) {
      browser.acts.decideFirst(false);
      await browser.pass(WRITE_DELAY);
    }
    return browser;
  }

  get clock(): ManualClock {
    return this.platform.clock;
  }

  get store(): TeamStore {
    return this.platform.get(TeamStore);
  }

  get changes(): TeamChanges {
    return this.platform.get(TeamChanges);
  }

  get sync(): TeamSync {
    return this.platform.get(TeamSync);
  }

  get acts(): TeamActs {
    return this.platform.get(TeamActs);
  }

  get ownership(): TeamOwnership {
    return this.platform.get(TeamOwnership);
  }

  get found(): FoundRecord {
    return this.platform.get(FoundRecord);
  }

  get lead(): TeamLead {
    return this.platform.get(TeamLead);
  }

  get leaving(): LeaveTeam {
    return this.platform.get(LeaveTeam);
  }

  get joining(): JoinTeam {
    return this.platform.get(JoinTeam);
  }

  async join(name: string, directory: FakeDirectory): Promise<void> {
    teamOf(this.platform).folders.directory = directory;
    await this.joining.choice.choose();
    await this.joining.join(name);
    await rest();
  }

  topic(id: number): Topic {
    const topic = this.platform.get(ProjectSignalsStore).topicById.get(topicId(id));
    if (topic === undefined) throw new Error(`No topic ${id}`);
    return topic;
  }

  /** Decides as a picker does, and lets the own file be written. */
  async decide(id: number, status: TopicStatus, reason?: string): Promise<void> {
    await this.platform.get(PickTopicStatus).pickQuietly(this.topic(id), status);
    if (reason !== undefined) this.acts.explain(this.topic(id), reason);
    await this.pass(WRITE_DELAY);
  }

  /** The files are read again. */
  async refresh(): Promise<void> {
    await this.pass(READ_INTERVAL);
  }

  /** In steps that leave the folder time to answer. */
  async pass(milliseconds: number): Promise<void> {
    await rest();
    const jump = Math.max(0, milliseconds - 2 * READ_INTERVAL);
    if (jump > 0) this.clock.advance(jump);
    for (let left = milliseconds - jump; left > 0; left -= STEP) {
      this.clock.advance(Math.min(STEP, left));
      await rest();
    }
  }

  /** What is shown of a topic: 'Anna Important, Maya Monitor'. */
  shown(id: number): string {
    const standings = this.store.standings(topicId(id)).map(({ name, status }) => `${name} ${topicStatusName(status)}`);
    return standings.toSorted().join(', ');
  }
}

/** Signatures and sums that are being made or checked, which takes other threads. */
let signing = 0;
for (const name of ['sign', 'verify', 'digest', 'importKey', 'exportKey', 'generateKey'] as const) {
  const work = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
  const counted = async (...args: unknown[]): Promise<unknown> => {
    signing += 1;
    try {
      return await work(...args);
    } finally {
      signing -= 1;
    }
  };
  Object.defineProperty(crypto.subtle, name, { value: counted, configurable: true });
}

/** Each file is read in a task of its own, once its signature is checked. */
async function rest(): Promise<void> {
  for (let idle = 0; idle < 20; idle = signing === 0 ? idle + 1 : 0) await settle();
}

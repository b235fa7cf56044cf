import { beforeEach, describe, expect, it } from 'vitest';
import { ToastStore } from '../../../src/application/shared/toast.store';
import { anOutage } from '../../fakes/an-outage';
import { ManualClock } from '../../fakes/manual-clock';
import { SessionStore } from '../../../src/application/session/session.store';
import { RecordLogin, RecordUsage } from '../../../src/application/tracking/record-usage';
import { RecordPageViews } from '../../../src/application/shell/record-page-views';
import { WorkspaceStore } from '../../../src/application/workspace/workspace.store';
import { FakeAuthSession } from '../../fakes/fake-auth-session';
import { FakeNavigator } from '../../fakes/fake-navigator';
import { FakeSessionChannel } from '../../fakes/fake-session-channel';
import { FakeSowCatalogue } from '../../fakes/fake-sow-catalogue';
import { MemoryStorage } from '../../fakes/memory-storage';
import { RecordingLogger } from '../../fakes/recording-logger';
import { RecordingUsageTracker } from '../../fakes/recording-usage-tracker';
import { settle } from '../../fakes/settle';
import { aSow } from '../../builders/sow-mother';
import { aMember } from '../../builders/user-mother';
import { FailurePolicy } from '../../../src/application/shared/request-failure';
import { hasScreenAt, isWithout } from '../../fakes/is-without';

const sow = aSow({ reneAI: true });

let navigator: FakeNavigator;
let tracker: RecordingUsageTracker;
let logger: RecordingLogger;
let tab: MemoryStorage;
let session: SessionStore;
let workspace: WorkspaceStore;
let usage: RecordUsage;

beforeEach(async () => {
  navigator = new FakeNavigator(`/homepage/${sow.id}`);
  tracker = new RecordingUsageTracker();
  logger = new RecordingLogger();
  tab = new MemoryStorage();
  const failures = new FailurePolicy(navigator, logger);
  session = new SessionStore(new FakeAuthSession(aMember()), navigator, tab, failures, new FakeSessionChannel());
  workspace = new WorkspaceStore(
    new FakeSowCatalogue(sow),
    navigator,
    failures,
    new ToastStore(new ManualClock()),
    anOutage(),
  );
  usage = new RecordUsage(tracker, session, navigator, logger);
  await session.start();
});

const views = () => tracker.payloads('page_viewed');

async function watch(): Promise<void> {
  new RecordPageViews(navigator, workspace, usage).start();
  workspace.open(sow.id);
  await settle();
}

describe('a page view', () => {
  it('tells nothing that was typed into the address', async ({ skip }) => {
    skip(isWithout('ask'));
    navigator.go(`/reneAI/${sow.id}?query=%7B%22words%22%3A%22secret%22%7D&tab=drivers&q=secret`);
    await watch();
    expect(views()).toMatchObject([{ window_url: `https://platform.example/reneAI/${sow.id}?tab=drivers` }]);
  });

  it('is sent once the project of the page is known, and once only', async () => {
    new RecordPageViews(navigator, workspace, usage).start();
    expect(views()).toEqual([]);
    workspace.open(sow.id);
    await settle();
    navigator.setQuery([['tab', 'drivers']], 'push');
    expect(views()).toEqual([{ page_name: 'home page', window_url: `https://platform.example/homepage/${sow.id}` }]);
  });

  it.each(
    [
      ['homepage', 'home page'],
      ['data-refresh', 'key summary'],
      ['platforms', 'opportunity platforms'],
      ['foresight', 'weekly insights'],
      ['reneAI', 'rene ai'],
      ['data', 'explore data'],
      ['library', 'my library'],
    ].filter(([name]) => hasScreenAt(`/${name}/1`)),
  )('of /%s is named %s', async (screen, name) => {
    navigator.go(`/${screen}/${sow.id}`);
    await watch();
    expect(views().map((view) => view.page_name)).toEqual([name]);
  });

  it('of an experiment is named advanced features', async ({ skip }) => {
    skip(isWithout('experiments'));
    navigator.go(`/sow/${sow.id}/experiments/x`);
    await watch();
    expect(views().map((view) => view.page_name)).toEqual(['advanced features']);
  });

  it('is one of its own when a flashcard opens, and none when it closes', async () => {
    await watch();
    navigator.setQuery([['topic_id', '7']], 'push');
    navigator.setQuery([], 'replace');
    navigator.setQuery([['trend_id', '8']], 'push');
    expect(views().map(({ topic_id, trend_id }) => [topic_id, trend_id])).toEqual([
      [undefined, undefined],
      ['7', undefined],
      [undefined, '8'],
    ]);
  });

  it('counts no flashcard whose id is not all digits', async () => {
    await watch();
    navigator.setQuery([['topic_id', '7a']], 'push');
    expect(views()).toHaveLength(1);
  });
});

describe('the login event', () => {
  it('is sent once per session, with an empty payload', () => {
    new RecordLogin(session, tab, usage).start();
    new RecordLogin(session, tab, usage).start();
    expect(tracker.events).toEqual([{ name: 'logged_in', payload: {} }]);
  });

  it('is sent again after a logout has cleared the session', async () => {
    new RecordLogin(session, tab, usage).start();
    await session.signOut();
    await session.signIn();
    expect(tracker.payloads('logged_in')).toHaveLength(2);
  });
});

describe('the login event of a session that has ended by itself', () => {
  it('is not sent again for the same account', async () => {
    new RecordLogin(session, tab, usage).start();
    session.end('refused');
    await session.signIn();
    expect(tracker.payloads('logged_in')).toHaveLength(1);
  });
});

describe('a tracking failure', () => {
  it('is only logged', async () => {
    tracker.failing = true;
    usage.record({ name: 'logged_in', payload: {} });
    await settle();
    expect(logger.errors.map(({ message }) => message)).toEqual(['Failed to track event:']);
  });
});

describe('no signed-in user', () => {
  it('leaves no event', async () => {
    await session.signOut();
    usage.record({ name: 'logged_in', payload: {} });
    expect(tracker.events).toEqual([]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FailurePolicy, RequestFailure } from '../../../src/application/shared/request-failure';
import type { LuzmoAccess } from '../../../src/infrastructure/luzmo/luzmo-access';
import type { AssistantHandle } from '../../../src/application/assistant/assistant-frame';
import type { ChartState } from '../../../src/application/filters/chart-frame';
import { entityId } from '../../../src/domain/shared/entity-id';
import { LuzmoAssistantFrame } from '../../../src/infrastructure/luzmo/luzmo-assistant-frame';
import { aLuzmoConfig } from '../../builders/luzmo-mother';
import { ManualClock } from '../../fakes/manual-clock';
import { FakeNavigator } from '../../fakes/fake-navigator';
import { RecordingLogger } from '../../fakes/recording-logger';
import { settle } from '../../fakes/settle';

const { FakeChat } = vi.hoisted(() => {
  /** The vendor's element, as far as the adapter knows it: it has no methods, only properties. */
  class Chat extends EventTarget {
    readonly style = {};
    onPage = false;

    remove(): void {
      this.onPage = false;
    }
  }
  return { FakeChat: Chat };
});

vi.stubGlobal('window', new EventTarget());
vi.mock('@luzmo/embed', () => ({ LuzmoIQEmbedChatComponent: FakeChat }));

const config = aLuzmoConfig({ apiHost: 'https://api.charts.test', aydHost: 'https://ayd.charts.test' });

/** Numbers its options and grants, so that one can see which of them the chat got. */
class FakeAccess implements Pick<LuzmoAccess, 'chatGrant' | 'chatOptions'> {
  readonly asked: string[] = [];
  failure: RequestFailure | null = null;

  async chatOptions(): Promise<Record<string, unknown>> {
    return { number: this.#note('options') };
  }

  async chatGrant(sow: string): Promise<{ authKey: string; authToken: string }> {
    return { authKey: `key of ${sow}`, authToken: `grant ${this.#note('grant')}` };
  }

  #note(call: string): number {
    if (this.failure !== null) throw this.failure;
    this.asked.push(call);
    return this.asked.filter((each) => each === call).length;
  }
}

let access: FakeAccess;
let clock: ManualClock;
let logger: RecordingLogger;
let chats: InstanceType<typeof FakeChat>[];
let states: ChartState['kind'][];
let chat: AssistantHandle;

beforeEach(() => {
  access = new FakeAccess();
  clock = new ManualClock();
  logger = new RecordingLogger();
  chats = [];
  states = [];
});

async function mount(): Promise<void> {
  const host = {
    isConnected: true,
    append(element: InstanceType<typeof FakeChat>) {
      element.onPage = true;
      chats.push(element);
    },
  };
  chat = new LuzmoAssistantFrame(
    config,
    access,
    clock,
    new FailurePolicy(new FakeNavigator(), logger),
    () => true,
  ).mount(host, entityId('1'), ({ kind }) => {
    states.push(kind);
  });
  await settle();
}

describe('the external chat', () => {
  it('is asked for its options, then for a grant, and gets both', async () => {
    await mount();
    expect(access.asked).toEqual(['options', 'grant']);
    expect(chats).toHaveLength(1);
    expect(chats[0]).toMatchObject({
      onPage: true,
      options: { number: 1 },
      authKey: 'key of 1',
      authToken: 'grant 1',
      appServer: 'https://charts.test',
      apiHost: 'https://api.charts.test',
      aydHost: 'https://ayd.charts.test',
    });
    chats[0]?.dispatchEvent(new Event('load'));
    expect(states).toEqual(['loading', 'ready']);
  });

  it('gets a new grant each time its options are fetched', async () => {
    await mount();
    chat.reload();
    await settle();
    expect(access.asked).toEqual(['options', 'grant', 'options', 'grant']);
    expect(chats).toHaveLength(1);
    expect(chats[0]).toMatchObject({ options: { number: 2 }, authToken: 'grant 2' });
  });

  it('that does not load in 15 s says so, and begins anew when asked to', async () => {
    await mount();
    clock.advance(15_000);
    expect(states.at(-1)).toBe('failed');
    expect(chats[0]?.onPage).toBe(false);
    chat.reload();
    await settle();
    expect(chats[1]).toMatchObject({ onPage: true, authToken: 'grant 2' });
  });

  it('that gets no grant is logged as a failed fetch', async () => {
    access.failure = new RequestFailure('refused', 'no');
    await mount();
    expect(states).toEqual(['loading', 'failed']);
    expect(logger.errors.map(({ message }) => message)).toEqual(['Failed to fetch data:']);
  });

  it('leaves nothing behind when it is left', async () => {
    await mount();
    chat.dispose();
    clock.advance(60_000);
    expect(chats[0]?.onPage).toBe(false);
    expect(states).toEqual(['loading']);
  });
});

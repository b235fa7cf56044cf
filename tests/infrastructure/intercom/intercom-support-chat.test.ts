// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '../../../scripts/lib/security-headers.mjs';
import type { IntercomOptions } from '../../../src/infrastructure/intercom/intercom-support-chat';
import { RecordingLogger } from '../../fakes/recording-logger';

const USER = {
  userId: 'auth|maya',
  email: 'maya@northwind.example',
  name: 'Maya Brandt',
  identityHash: 'abc',
  orgId: 'org_northwind',
  orgName: 'Northwind',
};

const loader = () => document.querySelector<HTMLScriptElement>('#_intercom_npm_loader');
/** What waits for the widget's script, in its order. */
const queued = () => ((window as { Intercom?: { q?: unknown[][] } }).Intercom?.q ?? []).map((call) => Array.from(call));

const logger = new RecordingLogger();

/** The real SDK, loaded anew in each test: its state is in its module and on the window. */
async function boot(options: Partial<IntercomOptions> = {}) {
  vi.resetModules();
  const { IntercomSupportChat } = await import('../../../src/infrastructure/intercom/intercom-support-chat');
  const chat = new IntercomSupportChat({ appId: 'app-1', region: 'eu', widgetUrl: null, ...options }, logger);
  await chat.boot(USER);
  return chat;
}

beforeEach(() => {
  logger.errors.length = 0;
  // The SDK puts its own before the first script of the page, and starts when the page is loaded.
  document.head.replaceChildren(document.createElement('script'));
  for (const key of ['Intercom', 'intercomSettings']) Reflect.deleteProperty(window, key);
});

describe('the support chat', () => {
  it.each([
    ['us', 'https://api-iam.intercom.io'],
    ['eu', 'https://api-iam.eu.intercom.io'],
    ['ap', 'https://api-iam.au.intercom.io'],
  ] as const)('is booted with the app id, the API of its region and the user: %s', async (region, api) => {
    await boot({ region });
    expect((window as { intercomSettings?: unknown }).intercomSettings).toMatchObject({
      app_id: 'app-1',
      api_base: api,
      user_id: 'auth|maya',
      email: 'maya@northwind.example',
      name: 'Maya Brandt',
      user_hash: 'abc',
      company: { company_id: 'org_northwind', name: 'Northwind' },
    });
  });

  it('loads the widget of its app, or one from another place', async () => {
    await boot();
    expect(loader()?.src).toBe('https://widget.intercom.io/widget/app-1');
    document.head.replaceChildren(document.createElement('script'));
    for (const key of ['Intercom', 'intercomSettings']) Reflect.deleteProperty(window, key);
    await boot({ widgetUrl: 'https://widgets.example/own' });
    expect(loader()?.src).toBe('https://widgets.example/own');
  });

  it.each([
    ["the vendor's", {}],
    ["the operator's own", { widgetUrl: 'https://widgets.example/own' }],
  ])('loads the widget from a host that the security policy allows: %s', async (_, options) => {
    await boot(options);
    const headers = securityHeaders({ mode: 'live', supportChat: { appId: 'app-1', region: 'eu', ...options } });
    const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ');
    expect(scripts).toContain(new URL(loader()?.src ?? '').origin);
  });

  it('hands events and the end over to the widget', async () => {
    const chat = await boot();
    chat.event({ name: 'viewed_page', metadata: { page: '/homepage/1' } });
    chat.shutdown();
    expect(queued()).toEqual([['trackEvent', 'viewed_page', { page: '/homepage/1' }], ['shutdown']]);
  });

  it("logs 'Intercom event error' when the widget throws, and goes on", async () => {
    const chat = await boot();
    const broken = new Error('The widget is broken');
    Object.assign(window, {
      Intercom: () => {
        throw broken;
      },
    });
    chat.event({ name: 'viewed_page', metadata: { page: '/homepage/1' } });
    chat.shutdown();
    const failure = { message: 'Intercom event error', cause: broken };
    expect(logger.errors).toEqual([failure, failure]);
  });

  it("logs 'Intercom event error' when the widget cannot be booted, and takes events in silence", async () => {
    vi.doMock('@intercom/messenger-js-sdk', () => {
      throw new Error('The widget was not loaded');
    });
    const chat = await boot();
    vi.doUnmock('@intercom/messenger-js-sdk');
    chat.event({ name: 'viewed_page' });
    expect(logger.errors.map(({ message }) => message)).toEqual(['Intercom event error']);
  });
});

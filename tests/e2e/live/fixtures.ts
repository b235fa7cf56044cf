import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { ACCOUNTS, PASSWORD, Staging, type Person, type RecordedRequest } from './staging';

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

interface Options {
  /** Who is signed in before the first page; 'me' is a member of Northwind that no other worker uses. */
  readonly account: keyof typeof ACCOUNTS | 'me' | null;
  /** Console errors that a test provokes on purpose. */
  readonly expectedErrors: RegExp | null;
  /** Violated directives that a test provokes on purpose. */
  readonly expectedViolations: RegExp | null;
}

interface Given {
  /** The person of this test; of Northwind, unless the test names another account. */
  readonly me: Person;
  /** What the API has received from this test's person since the test began. */
  readonly received: (path?: string | RegExp, method?: string) => Promise<readonly RecordedRequest[]>;
}

interface OfWorker {
  readonly staging: Staging;
  readonly cookiesOf: (person: Person) => Promise<Cookies>;
}

/** Every test fails on a console error, an uncaught exception or a violation of the content security policy. */
export const test = base.extend<Options & Given, OfWorker>({
  account: ['me', { option: true }],
  expectedErrors: [null, { option: true }],
  expectedViolations: [null, { option: true }],

  staging: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern
    async ({}, use, { project }) => use(await Staging.at(project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],

  // One login through the form for each account and worker; every page after it is signed in silently by the
  // provider's cookies, as after a reload.
  cookiesOf: [
    async ({ browser }, use, { project }) => {
      const known = new Map<Person, Promise<Cookies>>();
      await use((person) => {
        const cookies = known.get(person) ?? logInOnce(browser, project.use.baseURL ?? '', person);
        known.set(person, cookies);
        return cookies;
      });
    },
    { scope: 'worker' },
  ],

  // Workers that run beside one another have different users, so that no test counts the requests of another.
  me: async ({ account }, use, { parallelIndex }) => {
    const own = parallelIndex % 2 === 0 ? ACCOUNTS.analyst : ACCOUNTS.internal;
    await use(account === 'me' || account === null ? own : ACCOUNTS[account]);
  },

  storageState: async ({ account, me, cookiesOf }, use) => use(account === null ? undefined : await cookiesOf(me)),

  received: async ({ staging, me }, use) => {
    const since = new Date().toISOString();
    await use(async (path = /./, method) => {
      const isAsked = (asked: string): boolean => (typeof path === 'string' ? asked === path : path.test(asked));
      return (await staging.requests()).filter(
        (each) =>
          each.userId === me.userId &&
          each.at >= since &&
          isAsked(each.path) &&
          (method === undefined || each.method === method),
      );
    });
  },

  page: async ({ page, expectedErrors, expectedViolations }, use) => {
    const errors: string[] = [];
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.exposeBinding('tellViolation', (_source, text: string) => void violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
        const tell = (window as unknown as { tellViolation: (text: string) => void }).tellViolation;
        tell(`${violatedDirective} ${blockedURI} in ${documentURI}`);
      });
    });
    await use(page);
    expect(unexpected(errors, expectedErrors)).toEqual([]);
    expect(unexpected(violations, expectedViolations)).toEqual([]);
  },
});

export { ACCOUNTS, expect };

/** Without it a context that a test opens would begin with the test's own cookies. */
const SIGNED_OUT: Cookies = { cookies: [], origins: [] };

/** Fills the login form of the provider, as a person does. */
export async function fillLogin(page: Page, { email }: Person, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the app's login page through the provider's form. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await fillLogin(page, person);
}

/** The page inside the chart with this name. */
export const chart = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).frameLocator('luzmo-embed-dashboard iframe');

/** For a second browser of a user whose own test may be counting its events meanwhile. */
export async function dropEvents(context: BrowserContext): Promise<void> {
  await context.route('**/api/track_event/', (route) => route.fulfill({ json: { success: true } }));
}

async function logInOnce(browser: Browser, baseURL: string, person: Person): Promise<Cookies> {
  const context = await browser.newContext({ baseURL, storageState: SIGNED_OUT });
  await dropEvents(context);
  const page = await context.newPage();
  await page.goto('/login');
  await logIn(page, person);
  await page.waitForURL((url) => url.origin === new URL(baseURL).origin && url.pathname !== '/login');
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [] };
}

function unexpected(found: readonly string[], expected: RegExp | null): readonly string[] {
  return found.filter((text) => expected === null || !expected.test(text));
}

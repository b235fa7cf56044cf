import { LOGIN_STYLE, loginPage, readLogin } from './login-form.mjs';
import { createProvider } from './provider.mjs';
import { readText } from '../http/messages.mjs';

const LOGIN = '/u/login/';
const MAX_FORM_BYTES = 10_000;

/**
 * @typedef {import('oidc-provider').Provider} Provider
 * @typedef {Parameters<Parameters<Provider['use']>[0]>[0]} Context of a request
 */

/**
 * The identity provider with the login page and the logout that the app's SDK calls.
 * @param {import('../addresses.mjs').Addresses} addresses
 * @returns {Promise<import('../http/listen.mjs').Listener>}
 */
export async function createIdentity(addresses) {
  const provider = await createProvider(addresses);
  provider.use((ctx, next) => {
    if (ctx.path === '/u/login.css') return answer(ctx, 'css', LOGIN_STYLE);
    if (ctx.path.startsWith(LOGIN)) return logIn(provider, ctx);
    if (ctx.path === '/v2/logout') return logOut(provider, ctx, addresses.app);
    return next();
  });
  provider.use(wordRefusalAsAuth0);
  return provider.callback();
}

/**
 * Words a refused refresh token as the hosted provider does: the app's SDK recognises it by these words.
 * @param {Context} ctx
 * @param {() => Promise<unknown>} next
 */
async function wordRefusalAsAuth0(ctx, next) {
  await next();
  if (ctx.path !== '/oauth/token' || ctx.body?.error !== 'invalid_grant') return;
  if (ctx.oidc?.params?.grant_type === 'refresh_token')
    ctx.body = { ...ctx.body, error_description: 'Unknown or invalid refresh token.' };
}

/**
 * @param {Provider} provider
 * @param {Context} ctx
 */
async function logIn(provider, ctx) {
  // Rejects when the interaction has ended or belongs to another browser.
  await provider.interactionDetails(ctx.req, ctx.res);
  if (ctx.method !== 'POST') return answer(ctx, 'html', loginPage());
  const form = new URLSearchParams(await readText(ctx.req, MAX_FORM_BYTES));
  const end = readLogin(form);
  if (end === null) {
    ctx.status = 400;
    return answer(ctx, 'html', loginPage({ error: 'Wrong email or password', email: form.get('username') ?? '' }));
  }
  ctx.respond = false;
  return provider.interactionFinished(ctx.req, ctx.res, end);
}

/**
 * Ends the session here; the app has deleted its tokens before.
 * @param {Provider} provider
 * @param {Context} ctx
 * @param {string} app
 */
async function logOut(provider, ctx, app) {
  const { returnTo } = ctx.query;
  ctx.assert(typeof returnTo === 'string' && isPageOf(app, returnTo), 400, 'This returnTo is not allowed.');
  const session = await provider.Session.get(ctx);
  await session.destroy();
  ctx.cookies.set('_session', null);
  ctx.redirect(returnTo);
}

/**
 * @param {string} app
 * @param {string} address
 */
function isPageOf(app, address) {
  return URL.canParse(address) && new URL(address).origin === app;
}

/**
 * @param {Context} ctx
 * @param {string} type
 * @param {string} body
 */
function answer(ctx, type, body) {
  ctx.type = type;
  ctx.set('cache-control', 'no-store');
  ctx.body = body;
}

// The login page of the identity provider: a real form, so that tests fill it as a user does.
import { accountByEmail, PASSWORD, userIdOf } from '../accounts.mjs';

/**
 * Labels and names are those of Auth0's own login page, so that one test can fill both.
 * @type {(error: string | null, email: string) => string}
 */
const FORM = (error, email) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Log in | Staging identity provider</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/u/login.css">
  </head>
  <body>
    <main>
      <h1>Staging login</h1>
      <p>An account of the local staging environment.</p>
      ${error === null ? '' : `<p role="alert">${error}</p>`}
      <form method="post">
        <label for="username">Email address</label>
        <input id="username" name="username" type="email" autocomplete="username" value="${escaped(email)}" required autofocus>
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required>
        <button name="action" value="continue">Continue</button>
        <button name="action" value="cancel" formnovalidate>Cancel</button>
      </form>
    </main>
  </body>
</html>`;

export const LOGIN_STYLE = `
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; background: #eef0f4; color: #1c2330;
  font: 16px/1.5 system-ui, sans-serif; }
main { inline-size: min(22rem, 90vw); padding: 2rem; background: #fff; border-radius: 12px; box-shadow: 0 8px 30px #1c233022; }
h1 { margin: 0; font-size: 1.4rem; }
form { display: grid; gap: .4rem; }
label { font-weight: 600; }
input { padding: .6rem; font: inherit; border: 1px solid #767e8c; border-radius: 6px; }
button { margin-block-start: .6rem; padding: .65rem; font: inherit; border: 0; border-radius: 6px; cursor: pointer; }
button[value=continue] { background: #1d4ed8; color: #fff; }
[role=alert] { padding: .5rem .75rem; background: #fde8e8; color: #9b1c1c; border-radius: 6px; }
`;

/**
 * @param {{ error?: string | null, email?: string }} [state]
 * @returns {string}
 */
export function loginPage({ error = null, email = '' } = {}) {
  return FORM(error, email);
}

/**
 * @param {URLSearchParams} form what was sent
 * @returns {{ login: { accountId: string } } | { error: string, error_description: string } | null}
 *   the end of the interaction; null: e-mail or password is wrong, the form stays
 */
export function readLogin(form) {
  if (form.get('action') === 'cancel') {
    return { error: 'access_denied', error_description: 'The login was cancelled.' };
  }
  const account = accountByEmail(form.get('username') ?? '');
  if (account === undefined || form.get('password') !== PASSWORD) return null;
  return { login: { accountId: userIdOf(account) } };
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

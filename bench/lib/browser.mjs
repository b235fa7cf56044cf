import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/lib/find-browser.mjs';
import { fail } from '../../scripts/lib/run.mjs';

/** Starts a browser without background services, which can reach this machine only. */
export async function launchBrowser() {
  const { path, fault } = await findBrowser();
  if (fault !== undefined) fail(fault);
  return chromium.launch({
    ...(path && { executablePath: path }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    ],
  });
}

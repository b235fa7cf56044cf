import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/lib/find-browser.mjs';
import { fail } from '../../scripts/lib/run.mjs';

/** A browser with nothing of its own in the background; it reaches this machine and nothing else. */
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

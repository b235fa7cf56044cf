import { pauseBefore } from '../../application/shared/pause-before';
import { basePath } from './base-path';
import { parseAppConfig, StartFault, type AppConfig } from '../app-config';

declare global {
  interface Window {
    /** The answer to /config.json, requested by ui/app/boot.js before the code has come. */
    readonly configAnswer: Promise<Response>;
  }
}

const UNREADABLE = 'The configuration /config.json cannot be read.';

/** @throws StartFault (rejects) that says why there is no usable configuration */
export async function loadConfig(): Promise<AppConfig> {
  const answer = await window.configAnswer.catch(() => {
    throw new StartFault(UNREADABLE, ['The server does not answer.'], true);
  });
  if (!answer.ok) throw new StartFault(UNREADABLE, [`HTTP status ${answer.status}`], isPassing(answer));
  return parseAppConfig(
    await answer.json().catch((error: unknown) => {
      throw new StartFault('The configuration /config.json is not valid JSON.', [String(error)]);
    }),
  );
}

/** A server that is being restarted, or one that is asked too often, has the file later. */
function isPassing({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

/** In milliseconds. */
const LONGEST_ANSWER = 10_000;

/**
 * Asks for the configuration again with growing pauses, as the product does with the services that it names.
 * @param pause resolves after so many milliseconds
 * @returns when the server has answered with it
 */
export async function configAnswers(pause: (milliseconds: number) => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await pause(pauseBefore(tries));
    const answer = await fetch(`${basePath()}/config.json`, { signal: AbortSignal.timeout(LONGEST_ANSWER) }).catch(
      () => null,
    );
    if (answer?.ok === true) return;
  }
}

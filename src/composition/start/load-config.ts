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
    throw new StartFault(UNREADABLE, ['The server does not answer.']);
  });
  if (!answer.ok) throw new StartFault(UNREADABLE, [`HTTP status ${answer.status}`]);
  return parseAppConfig(
    await answer.json().catch((error: unknown) => {
      throw new StartFault('The configuration /config.json is not valid JSON.', [String(error)]);
    }),
  );
}

import { token } from '../application/shared/token';

/** The bearer token of the API's calls; null where none is needed. A renewed one is asked for when the API refused it. */
export type AccessToken = (isRenewed?: boolean) => Promise<string | null>;
export const AccessToken = token<AccessToken>('AccessToken');

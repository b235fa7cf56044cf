import { token } from '../application/shared/token';

/** The bearer token of the API's calls; null where none is needed. */
export type AccessToken = () => Promise<string | null>;
export const AccessToken = token<AccessToken>('AccessToken');

import { token } from '../shared/token';
import type { AskBar } from './ask-bar';
import type { AskHost } from './ask-host';

/** Loads the code of the query bar, with its word lists. Rejects without a connection. */
export type LoadAskBar = () => Promise<(host: AskHost) => AskBar>;
export const LoadAskBar = token<LoadAskBar>('LoadAskBar');

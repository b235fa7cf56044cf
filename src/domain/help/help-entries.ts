import type { HelpEntry } from './help-entry';
import { HELP_ON_USE } from './help-on-use';
import { HELP_ON_WORDS } from './help-on-words';

/** Questions about the product and its words, with their answers. */
export const HELP_ENTRIES: readonly HelpEntry[] = [...HELP_ON_USE, ...HELP_ON_WORDS];

/**
 * Functions of the product that an organisation can switch off, for the whole product (`modules` in /config.json) or for the
 * projects of one workspace file. docs/configuration.md says what each takes away. What users have stored stays.
 */
export const MODULE_NAMES = [
  'ask',
  'review',
  'team',
  'own-data',
  'library',
  'compare',
  'brief',
  'the-year',
  'ranking',
  'platforms',
  'foresight',
  'discoveries',
  'experiments',
  'assistant',
  'support',
  'share',
] as const;

export type ModuleName = (typeof MODULE_NAMES)[number];

/** Those that are switched off. */
export type SwitchedOff = ReadonlySet<ModuleName>;

/** @param switches as a configuration has them: what is left out is on */
export function switchedOff(switches: Readonly<Record<string, unknown>>): SwitchedOff {
  return new Set(MODULE_NAMES.filter((name) => switches[name] === false));
}

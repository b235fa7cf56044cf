// The folders of the modules that can be deleted, in all layers. A module has the folders of its own name and these.
// tests/architecture/ladder.ts has them from here.

/** @type {Readonly<Record<string, readonly string[]>>} by the name of the manifest in src/composition/modules */
export const FOLDERS = {
  ask: ['assistant', 'translators'],
  review: ['board', 'coverage'],
  team: [],
  'own-data': [],
  library: [],
  compare: [],
  brief: ['house', 'slides'],
  'the-year': [],
  ranking: [],
  platforms: [],
  foresight: [],
  discoveries: [],
  experiments: [],
  support: ['intercom'],
  share: [],
};

/** Files of a module in the folder of a vendor that others use, too. @type {Readonly<Record<string, readonly string[]>>} */
export const FILES = {
  ask: ['src/infrastructure/luzmo/luzmo-assistant-frame.ts'],
};

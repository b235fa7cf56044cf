type Code = typeof import('./loaded-table');

/** The code of the tables, once it is loaded: maps are drawn without it. */
let loaded: Code | null = null;

export function loadTableCode(): Promise<Code> {
  return import('./loaded-table').then((code) => (loaded = code));
}

export function loadedTableCode(): Code | null {
  return loaded;
}

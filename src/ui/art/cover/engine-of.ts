import { hash } from '../random';

/** The ways of drawing. Their order and the salt decide which picture a name gets: a change gives every item a new one. */
export const ENGINE_NAMES = ['papercut', 'strata', 'guilloche', 'truchet'] as const;
const SALT = '·v377';

export type EngineName = (typeof ENGINE_NAMES)[number];

/** Capitals do not count: an item has the same picture when an editor changes only those. */
export function seedOf(name: string): number {
  return hash(name.toLowerCase() + SALT);
}

export function engineOf(name: string, further = 0): EngineName {
  return ENGINE_NAMES[(seedOf(name) + further) % ENGINE_NAMES.length] ?? 'papercut';
}

/** Of names side by side: none has the engine of the one before it. */
export function enginesInRow(names: readonly string[]): readonly EngineName[] {
  const engines: EngineName[] = [];
  for (const name of names) engines.push(engineOf(name, engineOf(name) === engines.at(-1) ? 1 : 0));
  return engines;
}

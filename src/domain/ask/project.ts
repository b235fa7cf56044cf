import type { AskSource } from './ask-source';
import { nameIndex, type NameIndex } from './names';

/** A project with the index of its words. */
export interface AskProject extends AskSource {
  readonly names: NameIndex;
}

/** What an index was made of, in a fixed order, with the index. */
const INDEXES = new WeakMap<object, { readonly madeOf: readonly unknown[]; readonly names: NameIndex }>();

/**
 * The project with its index, which is built once for its names: to make a project again, as after a status was set, costs
 * nothing where they are the same.
 */
export function askProject(source: AskSource): AskProject {
  const { facts, platforms, publishers, sourceClasses } = source;
  const madeOf = [facts.trends, facts.platforms, facts.startups, platforms, publishers, sourceClasses];
  const known = INDEXES.get(facts.topics);
  if (known?.madeOf.every((each, at) => each === madeOf[at])) return { ...source, names: known.names };
  const names = nameIndex(source);
  INDEXES.set(facts.topics, { madeOf, names });
  return { ...source, names };
}

/** Items of a list, or entries of an object. */
export type Piece = readonly unknown[] | Readonly<Record<string, unknown>>;

type Tree = Record<string, unknown>;

/** So that copying one takes the page's thread a few milliseconds. */
const PIECE = 500;

/**
 * Takes the large lists and objects out of a value and returns them in pieces, because a message between threads and a
 * value of IndexedDB are copied as a whole, in one task.
 * @param paths of lists and objects, such as ['workspace', 'topics']
 */
export function* piecesOf(
  value: unknown,
  paths: readonly (readonly string[])[],
): Generator<{
  readonly path: readonly string[];
  readonly piece: Piece;
}> {
  for (const path of paths) {
    const part = partAt(value, path);
    if (Array.isArray(part)) {
      for (let start = 0; start < part.length; start += PIECE) yield { path, piece: part.slice(start, start + PIECE) };
    } else if (typeof part === 'object' && part !== null) {
      const entries = Object.entries(part);
      for (let start = 0; start < entries.length; start += PIECE) {
        yield { path, piece: Object.fromEntries(entries.slice(start, start + PIECE)) };
      }
    }
  }
}

/** The value with empty lists and objects at the paths. */
export function withoutParts(value: unknown, paths: readonly (readonly string[])[]): unknown {
  return paths.reduce<unknown>((rest, path) => {
    const part = partAt(rest, path);
    return part === undefined ? rest : replaced(rest, path, Array.isArray(part) ? [] : {});
  }, value);
}

/** Adds a piece to the list or object at the path. */
export function addPiece(parts: Map<string, Piece>, path: readonly string[], piece: Piece): void {
  const key = path.join('.');
  const before = parts.get(key);
  if (before === undefined) parts.set(key, Array.isArray(piece) ? [...piece] : { ...piece });
  else if (Array.isArray(before)) for (const item of piece as readonly unknown[]) before.push(item);
  else Object.assign(before, piece);
}

/** The value with its parts back in place. */
export function withParts(value: unknown, parts: ReadonlyMap<string, Piece>): unknown {
  return [...parts].reduce<unknown>((rest, [key, part]) => replaced(rest, key.split('.'), part), value);
}

function partAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (part as Tree | undefined)?.[key], value);
}

function replaced(value: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  const tree = value as Tree;
  return { ...tree, [key]: replaced(tree[key], rest, part) };
}

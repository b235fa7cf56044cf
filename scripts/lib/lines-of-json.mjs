import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';

/**
 * Finds the line of each value in a JSON text.
 * @param {string} text
 * @returns {{ syntaxFaults: { line: number, fault: string }[], lineOf(path: Path): number }}
 *   lineOf: of the deepest part of the path that exists in the text, because a missing value has no line
 *
 * @typedef {readonly (string | number)[]} Path such as ['topics', 4, 'tid']
 */
export function linesOfJson(text) {
  /** @type {import('jsonc-parser').ParseError[]} */
  const errors = [];
  const tree = parsedTree(text, errors);
  if (tree === 'too deep') {
    return { syntaxFaults: [{ line: 1, fault: 'it is nested too deeply' }], lineOf: () => 1 };
  }
  const lineAt = lineFinder(text);
  return {
    syntaxFaults: errors.map(({ error, offset }) => ({ line: lineAt(offset), fault: printParseErrorCode(error) })),
    lineOf(path) {
      for (let depth = path.length; depth > 0; depth--) {
        const node = nodeAt(tree, path.slice(0, depth));
        if (node !== undefined) return lineAt(node.offset);
      }
      return 1;
    },
  };
}

/**
 * @param {string} text
 * @param {import('jsonc-parser').ParseError[]} errors gets what is wrong
 */
function parsedTree(text, errors) {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    // The parser calls itself for each level.
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
}

/**
 * @param {import('jsonc-parser').Node | undefined} tree
 * @param {Path} path
 */
function nodeAt(tree, path) {
  let node = tree;
  for (const part of path) {
    // A number in a path is an index in a list, and a key in an object ("deepdives.1001").
    if (node !== undefined) node = findNodeAtLocation(node, [node.type === 'array' ? Number(part) : String(part)]);
  }
  return node;
}

/**
 * @param {string} text
 * @returns {(offset: number) => number} the line of a character, from 1
 */
function lineFinder(text) {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    const next = ends.findIndex((end) => end >= offset);
    return (next < 0 ? ends.length : next) + 1;
  };
}

import { joined } from './joined';

/** Characters of right-to-left scripts, and the signs that change the direction of what follows. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F\u202B\u202E\u2067]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A name for use within a sentence. One that is written from right to left would also turn the figures and signs beside
 * it around; it is isolated (Unicode, UAX 9), in pages, files and slides alike. Others stay as they are.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_DIRECTIONAL_ISOLATE}` : name;
}

/** 'A, B and C'. */
export function joinedNames(named: readonly { readonly name: string }[]): string {
  return joined(named.map(({ name }) => isolated(name)));
}

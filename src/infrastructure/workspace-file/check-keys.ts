import { closest, distance } from 'fastest-levenshtein';
import type { Path } from '../wire/rows';
import { KNOWN_KEYS } from './known-keys';
import type { WorkspaceProblem } from './workspace-problem';

/** Finds keys that are probably misspelt: unknown ones that differ from a known key by one or two characters. */
export function checkKeys(document: unknown): readonly WorkspaceProblem[] {
  return misspeltKeys(document, [], '');
}

function misspeltKeys(value: unknown, path: Path, pattern: string): readonly WorkspaceProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = KNOWN_KEYS[pattern];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, child]) => {
    const childPath = [...path, isList ? Number(key) : key];
    if (known === undefined || isList) return misspeltKeys(child, childPath, below(pattern, '*'));
    if (known.includes(key)) return misspeltKeys(child, childPath, below(pattern, key));
    const intended = intendedKey(key, known);
    if (intended === null) return [];
    const message = `is no known key and is ignored; did you mean ${intended}?`;
    return [{ path: childPath, message, severity: 'warning' }];
  });
}

function below(pattern: string, part: string): string {
  return pattern === '' ? part : `${pattern}.${part}`;
}

/** Differing characters that are allowed for a key of this length: short keys differ by one or two from many words. */
const allowedDistance = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

function intendedKey(key: string, known: readonly string[]): string | null {
  const written = simplified(key);
  const intended = closest(
    written,
    known.map((candidate) => simplified(candidate)),
  );
  const isClose = distance(written, intended) <= allowedDistance(intended.length);
  return isClose ? (known.find((candidate) => simplified(candidate) === intended) ?? null) : null;
}

/** "topicStatus" and "topic-status" are "topic_status" in another style. */
function simplified(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}

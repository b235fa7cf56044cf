import type { Addressed, Screen } from './screen';
import { parseEntityId, type SowId } from './entity-id';

export interface ScreenAddress<S extends Addressed = Screen> {
  readonly screen: S;
  readonly sowId: SowId;
}

/** The first part of an address, such as 'data' of '/data/1'. */
export function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

/** @returns null for an address that is not a project's screen: login, error pages, unknown addresses */
export function screenAt<S extends Addressed>(screens: readonly S[], pathname: string): ScreenAddress<S> | null {
  const parts = partsOf(pathname);
  const screen = screens.find(({ path }) => isMatch(partsOf(path), parts));
  // Blank after decoding, as in /homepage/%20, is no project either.
  const sowId = parseEntityId<'sow'>(decodeSegment(parts[1] ?? ''));
  return screen === undefined || sowId === undefined ? null : { screen, sowId };
}

/** @returns null for a screen whose address needs more than the project, such as an experiment's */
export function pathInProject({ path }: Addressed, sow: SowId): string | null {
  return path.endsWith('/:sowId') ? path.replace(':sowId', () => encodeURIComponent(sow)) : null;
}

/** As the router matches: a slash at the end does not count. */
function partsOf(path: string): readonly string[] {
  return path.replace(/\/+$/, '').split('/').slice(1);
}

function isMatch(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray "%" in a typed address is a name like any other, not a crash.
    return segment;
  }
}

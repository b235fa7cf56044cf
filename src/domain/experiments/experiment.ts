import { safeLink } from '../shared/safe-link';

/** The address of an experiment's page if it may be framed: http(s), or a path of the same origin; otherwise null. */
export function experimentAddress(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const address = raw.trim();
  // Two slashes, or a slash and a backslash, would name another host.
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return address;
  return safeLink(address)?.href ?? null;
}

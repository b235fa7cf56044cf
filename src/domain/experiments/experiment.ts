import { safeLink } from '../shared/safe-link';

/** An experiment's page may only be framed when it is http(s), or a page of the product's own (decisions, 15). */
export function experimentAddress(raw: unknown): string | null {
  if (typeof raw !== 'string') return null;
  const address = raw.trim();
  // One slash: same origin. Two would be another host in disguise, a backslash too.
  if (/^\/(?![/\\])[^\s\\]*$/.test(address)) return address;
  return safeLink(address)?.href ?? null;
}

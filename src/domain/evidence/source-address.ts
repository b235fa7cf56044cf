import { safeLink } from '../shared/safe-link';

/** The address by which a source is recognised, in any of its spellings; null: it has none that can be opened. */
export function sourceAddress(url: string | null): string | null {
  const link = safeLink(url);
  if (link === null) return null;
  const rest = link.href.replace(/^https?:\/\/[^/?#]+/i, '').replace(/#.*$/, '');
  return link.hostname + rest.replace(/\/$/, '');
}

/** Does the address lead to a site, but to none of its documents? */
export function isFrontPage(url: string | null): boolean {
  const address = sourceAddress(url);
  return address !== null && !/[/?]/.test(address);
}

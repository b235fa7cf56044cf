/** An address that may be offered as a link: http or https only (specification decisions, 15). */
export interface SafeLink {
  readonly href: string;
  /** Without a leading "www.", as a reader would say it. */
  readonly hostname: string;
}

// No user part ("https://bank.com@evil.com"), no white space, control characters or backslashes: browsers repair these in surprising ways.
// eslint-disable-next-line no-control-regex
const WEB_ADDRESS = /^https?:\/\/([^\s/?#@:\\<>"\u0000-\u0020]+)(?::\d{1,5})?(?:[/?#][^\s\\\u0000-\u0020]*)?$/i;

/** @returns null for anything that is not a plain web address; such a value is shown as text. */
export function safeLink(raw: unknown): SafeLink | null {
  if (typeof raw !== 'string') return null;
  const href = raw.trim();
  const host = WEB_ADDRESS.exec(href)?.[1];
  if (host === undefined) return null;
  return { href, hostname: host.toLowerCase().replace(/^www\./, '') };
}

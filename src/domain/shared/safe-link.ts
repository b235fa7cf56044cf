/** An http(s) address. Any other address is shown as text, because javascript: and data: links run code. */
export interface SafeLink {
  readonly href: string;
  /** Without a leading "www.". */
  readonly hostname: string;
}

// No user part ("https://bank.com@evil.com"), white space, control characters or backslashes, which browsers rewrite.
// eslint-disable-next-line no-control-regex
const WEB_ADDRESS = /^https?:\/\/([^\s/?#@:\\<>"\u0000-\u0020]+)(?::\d{1,5})?(?:[/?#][^\s\\\u0000-\u0020]*)?$/i;

/** @returns null for anything else */
export function safeLink(raw: unknown): SafeLink | null {
  if (typeof raw !== 'string') return null;
  const href = raw.trim();
  const host = WEB_ADDRESS.exec(href)?.[1];
  if (host === undefined) return null;
  return { href, hostname: host.toLowerCase().replace(/^www\./, '') };
}

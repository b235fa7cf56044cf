import { safeLink } from '../../domain/shared/safe-link';

/** Turns an asset's storage address (`s3://bucket/key`, or a bare key) into a URL; null: it cannot be loaded. */
export type ResolveAsset = (uri: string | null) => string | null;

/** The URL of an asset in the storage itself; null for other hosts, which would learn from the request who reads what. */
export function ownAsset(uri: string | null, resolve: ResolveAsset): string | null {
  const url = resolve(uri);
  const storage = resolve('');
  return url !== null && storage !== null && url.startsWith(storage) ? url : null;
}

/**
 * A resolver that returns only URLs which the content security policy allows (scripts/lib/security-headers.mjs), so that
 * no picture is requested that the browser would block.
 * @param baseUrl of the asset storage; null: there is none
 * @param allowedHosts other hosts whose https pictures are shown: `host`, `host:port`, `*.domain`, or `*` for any
 */
export function assetResolver(baseUrl: string | null, allowedHosts: readonly string[] = []): ResolveAsset {
  const base = baseUrl?.replace(/\/+$/, '') ?? null;
  const ownOrigin = base === null ? null : new URL(base).origin;
  return (uri) => {
    if (uri === null) return null;
    if (/^https?:/i.test(uri)) return allowedUrl(uri, ownOrigin, allowedHosts);
    const key = /^s3:\/\/[^/]+\/(.+)$/i.exec(uri)?.[1] ?? uri;
    // Refuse every other scheme (javascript:, data:, file:).
    if (base === null || /^[a-z][a-z0-9+.-]*:/i.test(key)) return null;
    return `${base}/${key.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`;
  };
}

function allowedUrl(uri: string, ownOrigin: string | null, allowedHosts: readonly string[]): string | null {
  const link = safeLink(uri);
  if (link === null || !URL.canParse(link.href)) return null;
  const { origin, protocol, host } = new URL(link.href);
  const isAllowed = origin === ownOrigin || (protocol === 'https:' && allowedHosts.some((each) => matches(host, each)));
  return isAllowed ? link.href : null;
}

function matches(host: string, allowed: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
}

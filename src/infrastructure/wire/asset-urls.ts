import { safeLink } from '../../domain/shared/safe-link';

/** Turns an asset's storage address (`s3://bucket/key`, or a bare key) into a URL; null: it cannot be loaded. */
export type ResolveAsset = (uri: string | null) => string | null;

/** The URL of an asset in the storage itself; null for other hosts, which would learn from the request who reads what. */
export function ownAsset(uri: string | null, resolve: ResolveAsset): string | null {
  const url = resolve(uri);
  const storage = resolve('');
  return url !== null && storage !== null && url.startsWith(storage) ? url : null;
}

/** @param baseUrl of the asset storage; null: only whole http(s) addresses can be loaded */
export function assetResolver(baseUrl: string | null): ResolveAsset {
  const base = baseUrl?.replace(/\/+$/, '') ?? null;
  return (uri) => {
    if (uri === null) return null;
    if (/^https?:/i.test(uri)) return safeLink(uri)?.href ?? null;
    const key = /^s3:\/\/[^/]+\/(.+)$/i.exec(uri)?.[1] ?? uri;
    // Refuse every other scheme (javascript:, data:, file:).
    if (base === null || /^[a-z][a-z0-9+.-]*:/i.test(key)) return null;
    return `${base}/${key.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`;
  };
}

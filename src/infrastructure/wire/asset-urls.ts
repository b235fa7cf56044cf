import { safeLink } from '../../domain/shared/safe-link';

/** Turns an asset's place in the storage (`s3://bucket/key`, or a bare key) into an address a browser can load. */
export type ResolveAsset = (uri: string | null) => string | null;

/**
 * An asset only if it lies in the storage itself: whatever another host serves would tell that host who reads what.
 */
export function ownAsset(uri: string | null, resolve: ResolveAsset): string | null {
  const url = resolve(uri);
  const storage = resolve('');
  return url !== null && storage !== null && url.startsWith(storage) ? url : null;
}

/** @param baseUrl of the static asset storage; null: there is none, only whole web addresses can be loaded */
export function assetResolver(baseUrl: string | null): ResolveAsset {
  const base = baseUrl?.replace(/\/+$/, '') ?? null;
  return (uri) => {
    if (uri === null) return null;
    if (/^https?:/i.test(uri)) return safeLink(uri)?.href ?? null;
    const key = /^s3:\/\/[^/]+\/(.+)$/i.exec(uri)?.[1] ?? uri;
    // Any other scheme (javascript:, data:, file:) is no place in the storage.
    if (base === null || /^[a-z][a-z0-9+.-]*:/i.test(key)) return null;
    return `${base}/${key.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`;
  };
}

import canonicalize from 'canonicalize';
import type { DeviceKey } from '../../application/team/team-folder';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** How a browser keeps the keys of a device; the private one cannot be read out, not even by this page. */
export interface StoredKey {
  readonly privateKey: CryptoKey;
  readonly publicKey: string;
}

/** @returns null where the browser has no WebCrypto, such as on a page over plain http */
export async function newKey(): Promise<StoredKey | null> {
  const subtle = subtleOrNull();
  if (subtle === null) return null;
  const { privateKey, publicKey } = await subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  return { privateKey, publicKey: toText(await subtle.exportKey('raw', publicKey)) };
}

export function deviceKey({ privateKey, publicKey }: StoredKey): DeviceKey {
  return {
    publicKey,
    async sign(content) {
      const signature = await crypto.subtle.sign(SIGNING, privateKey, signedBytes({ ...content, key: publicKey }));
      return { key: publicKey, signature: toText(signature) };
    },
  };
}

/**
 * Who has signed the content of a file. unsigned: no one, or this browser cannot check it. altered: the content is not what
 * was signed.
 */
export type Signer = { readonly kind: 'signed'; readonly key: string } | { readonly kind: 'unsigned' | 'altered' };

/** @param raw what was parsed from the file, with `key` and `signature` of its own */
export async function signerOf(raw: Readonly<Record<string, unknown>>): Promise<Signer> {
  const { signature, ...content } = raw;
  const { key } = content;
  if (signature === undefined && key === undefined) return { kind: 'unsigned' };
  const subtle = subtleOrNull();
  if (typeof key !== 'string' || typeof signature !== 'string') return { kind: 'altered' };
  if (subtle === null) return { kind: 'unsigned' };
  try {
    const publicKey = await subtle.importKey('raw', fromText(key), ALGORITHM, false, ['verify']);
    const isGood = await subtle.verify(SIGNING, publicKey, fromText(signature), signedBytes(content));
    return isGood ? { kind: 'signed', key } : { kind: 'altered' };
  } catch {
    // No key, no signature, or texts that have no canonical form.
    return { kind: 'altered' };
  }
}

/** The canonical form of JSON (RFC 8785): the same bytes for the same content, however a file was written. */
function signedBytes(content: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalize(content) ?? '');
}

function subtleOrNull(): SubtleCrypto | null {
  return (globalThis.crypto as Crypto | undefined)?.subtle ?? null;
}

function toText(bytes: ArrayBuffer): string {
  return btoa(String.fromCodePoint(...new Uint8Array(bytes)));
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
}

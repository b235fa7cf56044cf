import type { Addresses } from './start.mjs';

export interface Tokens {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string | null;
}

export function signIn(
  addresses: Pick<Addresses, 'app' | 'api' | 'identity'>,
  email: string,
  options?: { readonly password?: string; readonly scope?: string; readonly audience?: string },
): Promise<Tokens>;

export function refresh(addresses: Pick<Addresses, 'identity'>, refreshToken: string): Promise<Tokens>;

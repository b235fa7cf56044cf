/**
 * Reads what the embedding element writes into the frame's address.
 *
 * @typedef {{ key: string | null, token: string | null }} Authorization
 * @returns {{ dashboardId: string, itemId: string | null, language: string, theme: string,
 *   size: [number, number], authorization: Authorization }}
 */
export function readAddress({ pathname, search, hash } = location) {
  const [, , dashboardId = '', itemId = null] = pathname.split('/');
  // The whole query is one encoded text; key and token are in the hash, so that no server logs them.
  const query = new URLSearchParams(decodeURIComponent(search.slice(1)));
  const [key = null, token = null] = hash === '' ? [] : hash.slice(1).split(':');
  /** @type {(name: string, otherwise: number) => number} */
  const pixels = (name, otherwise) => Number.parseInt(query.get(name) ?? '', 10) || otherwise;
  return {
    dashboardId,
    itemId,
    language: query.get('language') ?? 'en',
    theme: query.get('theme') ?? 'light',
    size: [pixels('width', innerWidth), pixels('height', innerHeight)],
    authorization: { key, token },
  };
}

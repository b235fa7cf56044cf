/** Set by `npm run build -- --without-luzmo`. */
export const isWithoutLuzmo = process.env.DMV_WITHOUT_LUZMO === '1';

const LIBRARY = '@luzmo/embed';
const EMPTY = `\0${LIBRARY}`;

/**
 * Build plug-in: an empty module replaces the proprietary chart library. The configuration then refuses the provider
 * that needs it.
 * @returns {import('vite').Plugin}
 */
export function withoutLuzmo() {
  return {
    name: 'without-luzmo',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? EMPTY : null),
    load: (id) => (id === EMPTY ? 'export {};' : null),
  };
}

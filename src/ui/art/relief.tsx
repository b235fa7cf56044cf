import styles from './relief.module.scss';

const FIGURES = {
  '403': styles.forbidden,
  '404': styles.notFound,
  '500': styles.broken,
  maintenance: styles.maintenance,
};

export type ReliefCode = keyof typeof FIGURES;

/**
 * The big figure of an error page, in ruled lines. Fills its positioned container and leaves the lower left to the text.
 * The code must also stand in the page's title: this is a picture.
 */
export function Relief({ code }: { readonly code: ReliefCode }) {
  return <div className={`${styles.relief} ${FIGURES[code]}`} aria-hidden="true" />;
}

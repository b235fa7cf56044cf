import styles from './relief.module.scss';

export type ReliefCode = '403' | '404' | '500' | 'maintenance';

export interface ReliefProps {
  readonly code: ReliefCode;
  readonly className?: string;
}

const FIGURES: Readonly<Record<ReliefCode, string | undefined>> = {
  '403': styles.forbidden,
  '404': styles.notFound,
  '500': styles.broken,
  maintenance: styles.maintenance,
};

/**
 * The big quiet figure of an error page, in ruled lines. Fills its positioned container and leaves the lower left
 * to the text. The code must also stand in the page's title: this is a picture.
 */
export function Relief({ code, className }: ReliefProps) {
  return <div className={[styles.relief, FIGURES[code], className].filter(Boolean).join(' ')} aria-hidden="true" />;
}

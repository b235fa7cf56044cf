import { ArrowRight } from 'lucide-react';
import { QUADRANT_CODES, QUADRANTS } from '../../domain/topic/quadrant';
import { useAfterPaint } from '../kit/layout/use-after-paint';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import field from './login-field.svg?url';
import styles from './login-art.module.scss';

/** The drawing beside the login, rendered after the first paint and only where there is space for it. */
export function LoginArt({ isWide }: { isWide: boolean }) {
  const isPainted = useAfterPaint();
  return (
    <div className={styles.art} aria-hidden="true">
      {isPainted && isWide && <SampleMap />}
    </div>
  );
}

/** A map of sample data, drawn in advance: before the login no data of a customer may be shown. */
function SampleMap() {
  return (
    <div className={styles.field}>
      <svg viewBox="0 0 880 900" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" focusable="false">
        <use href={`${field}#field`} />
      </svg>
      {QUADRANT_CODES.map((code) => (
        <span key={code} className={styles.corner} data-quadrant={quadrantHue(QUADRANTS[code])}>
          {QUADRANTS[code].label}
        </span>
      ))}
      <span className={`${styles.axis} ${styles.growth}`}>
        Growth <ArrowRight className={`${styles.pointer} ${styles.up}`} size={12} aria-hidden="true" />
      </span>
      <span className={`${styles.axis} ${styles.sizing}`}>
        Sizing <ArrowRight className={styles.pointer} size={12} aria-hidden="true" />
      </span>
    </div>
  );
}

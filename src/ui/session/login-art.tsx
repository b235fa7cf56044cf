import { ArrowRight } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { QUADRANT_CODES, QUADRANTS } from '../../domain/topic/quadrant';
import { FieldPicture } from '../art/field';
import { SAMPLE_SIGNALS } from '../art/sample-signals';
import { useAfterPaint } from '../kit/layout/use-after-paint';
import { useElementSize, type ElementSize } from '../kit/layout/use-element-size';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './login-art.module.scss';

/** Between the edges of the drawing and the plane, in pixels. */
const INSET = 40;

/** The drawing beside the login, rendered after the first paint and only where there is space for it. */
export function LoginArt({ isWide }: { isWide: boolean }) {
  const isPainted = useAfterPaint();
  return (
    <div className={styles.art} aria-hidden="true">
      {isPainted && isWide && <SampleMap />}
    </div>
  );
}

/** A map of sample data: before the login no data of a customer may be shown. */
function SampleMap() {
  const ref = useRef<HTMLDivElement>(null);
  const size = useElementSize(ref);
  return (
    <div ref={ref} className={styles.field}>
      {size && <Drawing {...size} />}
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

function Drawing({ width, height }: ElementSize) {
  const options = useMemo(() => {
    const plane = { x: INSET, y: INSET, width: width - 2 * INSET, height: height - 2 * INSET };
    return {
      width,
      height,
      plane,
      ...SAMPLE_SIGNALS,
      levels: 14,
      cell: 11,
      reach: 0.12,
    } as const;
  }, [width, height]);
  return <FieldPicture options={options} />;
}

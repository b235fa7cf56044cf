import { ArrowRight } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { QUADRANT_CODES, QUADRANTS } from '../../domain/topic/quadrant';
import { Field } from '../art/field';
import { SAMPLE_SIGNALS } from '../art/sample-signals';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './login-art.module.scss';

/** From the edges of the drawing to the plane, in pixels. */
const INSET = 40;
const RADIUS = [2.2, 17] as const;

/** What the product is about, in one picture. Sample data: nobody's own may be shown before they sign in. */
export function LoginField() {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
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

interface Size {
  readonly width: number;
  readonly height: number;
}

function Drawing({ width, height }: Size) {
  const plane = useMemo(
    () => ({ x: INSET, y: INSET, width: width - 2 * INSET, height: height - 2 * INSET }),
    [width, height],
  );
  return (
    <Field
      width={width}
      height={height}
      plane={plane}
      signals={SAMPLE_SIGNALS}
      radius={RADIUS}
      levels={14}
      cell={11}
      reach={0.12}
    />
  );
}

function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

import type { GroundLineKind, PlaneGround } from '../../domain/plane/plane-ground';
import { quadrantOf } from '../../domain/topic/quadrant';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './svg-ground.module.scss';

const LINE_KINDS: readonly GroundLineKind[] = ['grid', 'zero', 'cross', 'break', 'slash'];

/** The four areas, the lines of the ticks, the cross, and the breaks before the outlier bands. */
export function SvgGround({ areas, lines }: PlaneGround) {
  return (
    <>
      {areas.map(({ code, box: { left, top, right, bottom } }) => (
        <rect
          key={code}
          className={styles.area}
          data-quadrant={quadrantHue(quadrantOf(code))}
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
        />
      ))}
      {LINE_KINDS.map((kind) => (
        <path
          key={kind}
          className={styles[kind]}
          d={lines
            .filter((line) => line.kind === kind)
            .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
            .join('')}
        />
      ))}
    </>
  );
}

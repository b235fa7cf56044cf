import { MOST_TICKS, type Ticks } from '../../domain/query/language/effects';
import { quadrantHue } from '../signal/dot';
import styles from './proposal-list.module.scss';

const WIDTH = 62;
const HEIGHT = 12;
const LOW = 3;

/** The rows of now as ticks: tall and in the colour of their quadrant where they stay, low and grey where they go. Decorative. */
export function EffectTicks({ ticks }: { readonly ticks: readonly Ticks[] }) {
  const count = ticks.reduce((sum, tick) => sum + tick.count, 0);
  if (count === 0) return null;
  const isFew = count <= MOST_TICKS;
  const step = WIDTH / (isFew ? MOST_TICKS : count);
  let x = 0;
  return (
    <svg className={styles.ticks} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {ticks.map(({ quadrant, count: own, stays }, at) => {
        const [from, height] = [x, stays ? HEIGHT : LOW];
        x += own * step;
        const width = isFew ? step - 1 : x - from;
        const hue = stays ? quadrantHue(quadrant) : 'gone';
        // oxlint-disable-next-line react/no-array-index-key -- marks of one drawing
        return <rect key={at} data-quadrant={hue} x={from} y={HEIGHT - height} width={width} height={height} />;
      })}
    </svg>
  );
}

import { signalOfRow, type Row } from '../../domain/query/row';
import { UNCLASSIFIED } from '../../domain/topic/quadrant';
import { quadrantHue } from '../signal/dot';
import styles from './proposal-list.module.scss';

/** So many rows have a tick each, in their order; of more those of a colour are one block. */
const MOST_TICKS = 24;
const WIDTH = 62;
const HEIGHT = 12;
const LOW = 3;
const GONE = 'gone';

interface Props {
  readonly rows: readonly Row[];
  readonly stays: readonly boolean[];
}

/** The rows of now as ticks: tall and in the colour of their quadrant where they stay, low and grey where they go. Decorative. */
export function EffectTicks({ rows, stays }: Props) {
  if (rows.length === 0) return null;
  const isFew = rows.length <= MOST_TICKS;
  const hues = rows.map((row, at) => (stays[at] ? quadrantHue(signalOfRow(row)?.quadrant ?? UNCLASSIFIED) : GONE));
  const counts = new Map<string, number>();
  for (const hue of hues) counts.set(hue, (counts.get(hue) ?? 0) + 1);
  const blocks = [...counts].toSorted(([one], [other]) => Number(one === GONE) - Number(other === GONE));
  const marks = isFew ? hues.map((hue) => [hue, 1] as const) : blocks;
  const step = WIDTH / (isFew ? MOST_TICKS : rows.length);
  let x = 0;
  return (
    <svg className={styles.ticks} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {marks.map(([hue, count], at) => {
        const [from, height] = [x, hue === GONE ? LOW : HEIGHT];
        x += count * step;
        const width = isFew ? step - 1 : x - from;
        // oxlint-disable-next-line react/no-array-index-key -- marks of one drawing
        return <rect key={at} data-quadrant={hue} x={from} y={HEIGHT - height} width={width} height={height} />;
      })}
    </svg>
  );
}

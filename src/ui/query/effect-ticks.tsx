import { signalOfRow, type Row } from '../../domain/query/row';
import { UNCLASSIFIED } from '../../domain/topic/quadrant';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './proposal-list.module.scss';

/** So many rows have a tick each, in their order; more are sorted, without gaps. */
const MOST_TICKS = 24;
const WIDTH = 62;
const HEIGHT = 12;
const LOW = 3;

interface Props {
  readonly rows: readonly Row[];
  readonly stays: readonly boolean[];
}

/** The rows of now as ticks: tall and in the colour of their quadrant where they stay, low and grey where they go. Decorative. */
export function EffectTicks({ rows, stays }: Props) {
  if (rows.length === 0) return null;
  const isFew = rows.length <= MOST_TICKS;
  const step = isFew ? WIDTH / MOST_TICKS : WIDTH / rows.length;
  const width = isFew ? step - 1 : step;
  const ordered = isFew
    ? rows.map((row, at) => ({ row, at }))
    : rows.map((row, at) => ({ row, at })).filter(({ at }) => stays[at]);
  const paths = new Map<string, string>();
  for (const [place, { row, at }] of ordered.entries()) {
    const hue = stays[at] ? quadrantHue(signalOfRow(row)?.quadrant ?? UNCLASSIFIED) : 'gone';
    const height = stays[at] ? HEIGHT : LOW;
    paths.set(
      hue,
      `${paths.get(hue) ?? ''}M${(place * step).toFixed(2)} ${HEIGHT}v${-height}h${width.toFixed(2)}v${height}z`,
    );
  }
  const rest = isFew ? 0 : WIDTH - ordered.length * step;
  return (
    <svg className={styles.ticks} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {rest > 0 && <path data-quadrant="gone" d={`M${WIDTH - rest} ${HEIGHT}v${-LOW}h${rest}v${LOW}z`} />}
      {[...paths].map(([hue, d]) => (
        <path key={hue} data-quadrant={hue} d={d} />
      ))}
    </svg>
  );
}

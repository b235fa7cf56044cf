import { attentionOf, STATUSES_BY_ATTENTION, type TopicStatus } from '../../domain/topic/topic-status';
import styles from './agreement-strip.module.scss';

interface Props {
  readonly says: readonly { readonly isYou: boolean; readonly status: TopicStatus }[];
  /** Between two stops, in px. */
  readonly step?: number;
}

const MARGIN = 9;
/** Diameters of the disc of one to four colleagues, in px. */
const DISCS = [9, 12, 14, 16] as const;
const SPLIT = 2;

/** Decisions on four stops from little attention to much: a disc for colleagues, a bar for you, a line between the ends. */
export function AgreementStrip({ says, step = 40 }: Props) {
  const places = says.map(({ status }) => attentionOf(status) ?? 0);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const x = (place: number): number => MARGIN + place * step;
  const width = MARGIN * 2 + step * (STATUSES_BY_ATTENTION.length - 1);
  return (
    <svg className={styles.strip} width={width} height={20} viewBox={`0 0 ${width} 20`} aria-hidden="true">
      <path
        className={styles.axis}
        d={`M${x(0)} 10H${x(3)}${STATUSES_BY_ATTENTION.map((_, at) => `M${x(at)} 7v6`).join('')}`}
      />
      {to > from && (
        <path className={styles.thread} data-split={to - from >= SPLIT || undefined} d={`M${x(from)} 10H${x(to)}`} />
      )}
      {STATUSES_BY_ATTENTION.map((status, place) => {
        const here = says.filter((say) => say.status === status);
        const colleagues = here.filter(({ isYou }) => !isYou).length;
        return (
          <g key={status}>
            {colleagues > 0 && (
              <circle className={styles.stop} cx={x(place)} cy={10} r={(DISCS[Math.min(colleagues, 4) - 1] ?? 9) / 2} />
            )}
            {here.length > colleagues && <path className={styles.own} d={`M${x(place)} 3v14`} />}
          </g>
        );
      })}
    </svg>
  );
}

import { formatChange } from '../../domain/topic/figures';
import type { Movement } from '../../domain/library/changes-since';
import { formatFraction, MISSING_FIGURE } from '../../domain/shared/figures';
import { formatGrowth } from '../../domain/topic/growth';
import { quadrantOf, type SignalType } from '../../domain/topic/quadrant';
import { type TopicStatus, topicStatusName, UNDECIDED } from '../../domain/topic/topic-status';
import { ChangedQuadrantMark } from '../kit/signal/change-marks';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { StatusIcon } from '../kit/signal/status-icon';
import { DotPlot } from './dot-plot';
import styles from './moved-table.module.scss';
import type { PlotScales } from './plot-scale';

interface Props {
  readonly movement: Movement;
  readonly type: SignalType;
  readonly scales: PlotScales;
  readonly isPhone: boolean;
  /** The label of the previous quadrant in the project's data. */
  readonly wasLabel: string;
  readonly status: TopicStatus | null;
  readonly onOpen: () => void;
}

/** A topic or trend that moved: its previous quadrant, and each figure before and now. */
export function MovedRow({ movement, type, scales, isPhone, wasLabel, status, onOpen }: Props) {
  const { name, from, to, before, now } = movement;
  const [was, is] = [quadrantHue(quadrantOf(from)), quadrantHue(quadrantOf(to))];
  return (
    <tr data-quadrant={is}>
      <th scope="row">
        <button type="button" className={styles.name} onClick={onOpen} dir="auto">
          {name}
        </button>
      </th>
      <td className={styles.was}>
        {from !== to && (
          <>
            {isPhone ? (
              <ChangedQuadrantMark from={was} to={is} />
            ) : (
              <span className={styles.ring} data-quadrant={was} />
            )}
            <span className={isPhone ? 'visually-hidden' : undefined}>{wasLabel}</span>
          </>
        )}
      </td>
      {scales.growth && (
        <>
          <td className={styles.figure} data-label="Growth">
            <DotPlot scale={scales.growth} before={before.growth} now={now.growth} />
            <b>{formatGrowth(now.growth)}</b>
          </td>
          <td className={styles.change}>{formatChange('growth', movement.growth)}</td>
        </>
      )}
      {scales.sizing && (
        <>
          <td className={styles.figure} data-label="Sizing">
            <DotPlot scale={scales.sizing} before={before.averageSizing} now={now.averageSizing} />
            <b>{formatFraction(now.averageSizing)}</b>
          </td>
          <td className={styles.change}>{formatChange('sizing', movement.averageSizing)}</td>
        </>
      )}
      {type === 'topic' && (
        <td className={styles.status} data-undecided={status === UNDECIDED || undefined}>
          {status === null ? (
            MISSING_FIGURE
          ) : (
            <span>
              <StatusIcon status={status} /> {topicStatusName(status)}
            </span>
          )}
        </td>
      )}
    </tr>
  );
}

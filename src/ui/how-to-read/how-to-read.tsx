import { growthMeaning, type GrowthName } from '../../domain/topic/growth';
import { QUADRANT_CODES, QUADRANTS, type QuadrantCode } from '../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName } from '../../domain/topic/topic-status';
import { Box } from '../kit/layout/stack';
import { DialogHead } from '../kit/overlays/dialog-head';
import { Modal } from '../kit/overlays/modal';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { StatusIcon } from '../kit/signal/status-icon';
import styles from './how-to-read.module.scss';

interface Props {
  readonly growthName: GrowthName;
  readonly onClose: () => void;
}

const ADVICE: Readonly<Record<QuadrantCode, string>> = {
  1: 'large and fast: decide how you take part',
  2: 'large and slow: do it well',
  3: 'small and fast: learn early',
  4: 'small and slow: keep it in view',
};

/** The map in one picture with four numbers, and what each of them stands for. */
export function HowToRead({ growthName, onClose }: Props) {
  return (
    <Modal open onClose={onClose} label="How to read the map" className={styles.dialog}>
      <Box pad="16 24 24">
        <DialogHead title="How to read the map" className={styles.head} onClose={onClose} />
        <div className={styles.body}>
          <Picture />
          <ol className={styles.parts}>
            <li>
              <b>Across: average sizing</b>
              <p>How far it has spread, of what consumers, industry and society see. Further right is larger.</p>
            </li>
            <li>
              <b>Up: growth</b>
              <p>{growthMeaning(growthName)} Below 0 % it shrinks.</p>
            </li>
            <li>
              <b>Area: impacting drivers</b>
              <p>How many forces push it. A larger bubble has more.</p>
            </li>
            <li>
              <b>Colour: quadrant</b>
              <p>The dotted lines divide large from small, and fast from slow.</p>
            </li>
            <li>
              <b>Sign: your decision</b>
              <p className={styles.signs}>
                {TOPIC_STATUSES.map((status) => (
                  <span key={status}>
                    <StatusIcon status={status} size={14} /> {topicStatusName(status)}
                  </span>
                ))}
              </p>
            </li>
          </ol>
        </div>
      </Box>
    </Modal>
  );
}

/** Drawn, not measured: one bubble of an example, and the four areas with their advice. */
function Picture() {
  return (
    <div className={styles.plane}>
      {QUADRANT_CODES.map((code) => {
        const quadrant = QUADRANTS[code];
        return (
          <p
            key={code}
            className={styles.area}
            data-quadrant={quadrantHue(quadrant)}
            data-top={quadrant.isFast || undefined}
            data-right={quadrant.isLarge || undefined}
          >
            <b>{quadrant.label}</b> <span>{ADVICE[code]}</span>
          </p>
        );
      })}
      <svg className={styles.drawing} viewBox="0 0 360 280" aria-hidden="true">
        <path className={styles.cross} d="M180 0V280M0 140H360" />
        <path className={styles.guide} d="M236 216V104M20 104H236" />
        <circle className={styles.bubble} cx="236" cy="104" r="14" />
        {[
          [236, 216, 1],
          [20, 104, 2],
          [262, 94, 3],
          [180, 140, 4],
        ].map(([x = 0, y = 0, number]) => (
          <g key={number} className={styles.mark} transform={`translate(${x} ${y})`}>
            <circle r="10" />
            <text y="4">{number}</text>
          </g>
        ))}
      </svg>
    </div>
  );
}

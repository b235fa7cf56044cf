import { mapReading, QUADRANT_ADVICE, READING_PICTURE, WORDS_OF_THE_DATA } from '../../../domain/plane/map-reading';
import type { ChosenAxes } from '../../../domain/topic/map-axes';
import type { GrowthName } from '../../../domain/topic/signal';
import { QUADRANT_CODES, QUADRANTS } from '../../../domain/topic/quadrant';
import { TOPIC_STATUSES, topicStatusName } from '../../../domain/topic/topic-status';
import { Box, Row, Stack, Text } from '../../kit/layout/stack';
import { DialogHead } from '../../kit/overlays/dialog';
import { Modal } from '../../kit/overlays/modal';
import { quadrantHue } from '../../signal/dot';
import { StatusIcon } from '../../signal/status-icon';
import styles from './how-to-read.module.scss';

interface Props {
  readonly growthName: GrowthName;
  /** null: average sizing and growth. */
  readonly axes: ChosenAxes | null;
  readonly onClose: () => void;
}

/** The map in one picture with four numbers, and what each of them stands for. */
export function HowToRead({ growthName, axes, onClose }: Props) {
  return (
    <Modal open onClose={onClose} label="How to read the map" className={styles.dialog}>
      <Box pad="16 24 24">
        <DialogHead title="How to read the map" className={styles.head} onClose={onClose} />
        <div className={styles.body}>
          <Picture hasAreas={axes === null} />
          <ol className={styles.parts}>
            {mapReading(growthName, axes).map(({ name, text }) => (
              <li key={name}>
                <Text as="b" type="label">
                  {name}
                </Text>
                <Text type="small" tone="muted">
                  {text}
                </Text>
              </li>
            ))}
            <li>
              <Text as="b" type="label">
                Sign: your decision
              </Text>
              <Row as="p" gap="4 12" wrap type="small" tone="muted">
                {TOPIC_STATUSES.map((status) => (
                  <Row as="span" gap={4} inline key={status}>
                    <StatusIcon status={status} size={14} /> {topicStatusName(status)}
                  </Row>
                ))}
              </Row>
            </li>
          </ol>
        </div>
        <dl className={styles.words}>
          {WORDS_OF_THE_DATA.map(({ name, text }) => (
            <div key={name}>
              <Text as="dt" type="label">
                {name}
              </Text>
              <Text as="dd" type="small" tone="muted">
                {text}
              </Text>
            </div>
          ))}
        </dl>
      </Box>
    </Modal>
  );
}

/** Drawn, not measured: one bubble of an example, and the four areas with their advice. */
function Picture({ hasAreas }: { readonly hasAreas: boolean }) {
  const { width, height, bubble, numbers } = READING_PICTURE;
  const [across, up] = numbers;
  return (
    <div className={styles.plane}>
      {(hasAreas ? QUADRANT_CODES : []).map((code) => {
        const quadrant = QUADRANTS[code];
        return (
          <Stack
            as="p"
            column
            type="caption"
            key={code}
            className={styles.area}
            data-quadrant={quadrantHue(quadrant)}
            data-top={quadrant.isFast || undefined}
            data-right={quadrant.isLarge || undefined}
          >
            <b>{quadrant.label}</b>{' '}
            <Text as="span" tone="muted">
              {QUADRANT_ADVICE[code]}
            </Text>
          </Stack>
        );
      })}
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {hasAreas && <path className={styles.cross} d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} />}
        <path className={styles.guide} d={`M${across.x} ${across.y}V${bubble.y}M${up.x} ${up.y}H${bubble.x}`} />
        <circle className={styles.bubble} cx={bubble.x} cy={bubble.y} r={bubble.r} />
        {numbers.map(({ x, y }, index) => (
          <g key={index} className={styles.mark} transform={`translate(${x} ${y})`}>
            <circle r="10" />
            <text y="4">{index + 1}</text>
          </g>
        ))}
      </svg>
    </div>
  );
}

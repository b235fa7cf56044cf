import { quadrantDescription, type Quadrant, type SignalType } from '../../../domain/topic/quadrant';
import { InfoTip } from '../overlays/info-tip';
import styles from './quadrant-badge.module.scss';
import { quadrantHue } from './quadrant-hue';

/** The name of a quadrant on its tint, explained on hover and focus. */
export function QuadrantBadge({ quadrant, type }: { quadrant: Quadrant; type: SignalType }) {
  return (
    <span data-quadrant={quadrantHue(quadrant)}>
      <InfoTip explanation={quadrantDescription(quadrant, type)} side="bottom" className={styles.badge}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.label}>{quadrant.label}</span>
      </InfoTip>
    </span>
  );
}

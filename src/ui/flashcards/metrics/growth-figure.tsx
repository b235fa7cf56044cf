import { DECIMALS } from '../../../domain/shared/figures';
import { formatFigure } from '../../../domain/topic/figures';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { growthDirection, type Growth } from '../../../domain/topic/signal';
import { Text } from '../../kit/layout/text';
import styles from './growth-figure.module.scss';

/** Green up above 0, otherwise red down (specification, section 5); a dash without an icon when unknown. */
export function GrowthFigure({ growth, iconSize }: { growth: Growth; iconSize: number }) {
  const direction = growthDirection(growth);
  const Icon = direction === 'up' ? TrendingUp : TrendingDown;
  return (
    <Text as="span" nowrap tabular className={styles.growth}>
      {direction !== null && (
        <Icon
          className={direction === 'up' ? styles.up : styles.down}
          size={iconSize}
          strokeWidth={2}
          data-direction={direction}
          aria-hidden="true"
        />
      )}
      {formatFigure('growth', growth, DECIMALS)}
    </Text>
  );
}

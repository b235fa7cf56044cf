import { shortQuadrantLabel } from '../../../domain/topic/quadrant';
import { Text } from '../../kit/layout/stack';
import { quadrantHue } from '../../signal/dot';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import { countQuadrants } from '../items/map-summary';
import styles from './signal-table.module.scss';

/** The quadrants of the colours of the driver dots, below the rows. */
export function QuadrantKey({ items }: { readonly items: readonly ChartItem[] }) {
  return (
    <Text type="caption" tone="muted" pad="8 0 0" fit="rigid" className={styles.key}>
      {countQuadrants(items).map(
        ({ label, quadrant, count }) =>
          count > 0 && (
            <span key={label} data-quadrant={quadrantHue(quadrant)}>
              {shortQuadrantLabel({ label })}
            </span>
          ),
      )}
    </Text>
  );
}

import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ChartSurface } from '../../application/explore/chart-frame';
import type { ExploreCharts } from '../../application/explore/explore-charts';
import { Row } from '../kit/layout/stack';
import styles from './find-field.module.scss';

interface Props {
  readonly label: string;
  readonly surface: ChartSurface;
  readonly charts: ExploreCharts;
}

/** Narrows the rows of a list to those with a text. Escape clears it. */
export const FindField = observer(function FindField({ label, surface, charts }: Props) {
  const text = charts.finds.get(surface) ?? '';
  return (
    <Row as="label" gap={8} tone="muted" pad="0 8" className={styles.field} data-filled={text !== '' || undefined}>
      <Search size={16} strokeWidth={1.75} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder="Search"
        value={text}
        onChange={({ target }) => charts.find(surface, target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          event.stopPropagation();
          charts.find(surface, '');
        }}
      />
    </Row>
  );
});

import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ExploreSection } from '../../application/filters/explore-section';
import type { SowId } from '../../domain/shared/entity-id';
import { useFitting } from '../kit/controls/use-fitting';
import { Box, Row } from '../kit/layout/stack';
import styles from './chart-section.module.scss';
import { ChartToolbar } from './chart-toolbar';
import { ExploreChart } from './explore-chart';
import { type ExploreParts, PlatformNote, QueryNote } from './explore-notes';
import { FilterControls } from './filter-controls';
import { LazyFilterSheet } from './lazy-filter-sheet';
import { FilterSummary } from './filter-summary';

interface Props {
  readonly section: ExploreSection;
  readonly sow: SowId;
  readonly parts: ExploreParts;
  readonly isPhone: boolean;
}

/** Number of filters that fit into one line on a tablet. */
const FEW = 2;

/** A filter bar and the charts that it filters. */
export const ChartSection = observer(function ChartSection({ section, sow, parts, isPhone }: Props) {
  const { title, charts } = section;
  const { address } = parts.explore;
  const line = useRef<HTMLDivElement>(null);
  useFitting(line, !isPhone);
  return (
    <div className={styles.section}>
      {title === null && <h2 className="visually-hidden">{address.tabName(address.activeTab)}</h2>}
      <Box pad="12 gutter" className={styles.bar}>
        <div
          ref={line}
          className={styles.line}
          data-filters={parts.explore.dropdownsOf(section).length > FEW ? 'many' : 'few'}
        >
          <Row
            gap={8}
            className={styles.filters}
            role="group"
            aria-label={title === null ? 'Filters' : `Filters of the ${title}`}
            tabIndex={-1}
          >
            {title !== null && <h2 className={styles.title}>{title}</h2>}
            {!isPhone && <FilterControls section={section} explore={parts.explore} charts={parts.charts} />}
            {isPhone && title === null && <LazyFilterSheet sow={sow} parts={parts} />}
          </Row>
          <Row gap={4} className={styles.summary}>
            <FilterSummary section={section} parts={parts} />
          </Row>
          <Row gap={4} className={styles.tools}>
            <ChartToolbar section={section} parts={parts} />
          </Row>
        </div>
        {title === null && <PlatformNote explore={parts.explore} />}
        <QueryNote explore={parts.explore} type={section.type} />
      </Box>
      <div
        className={charts.length > 1 ? styles.pair : styles.one}
        data-print={charts.length > 1 ? 'block' : undefined}
      >
        {charts.map((surface) => (
          <ExploreChart
            key={surface}
            surface={surface}
            sow={sow}
            parts={parts}
            className={title === null ? styles.tall : styles.short}
          />
        ))}
      </div>
    </div>
  );
});

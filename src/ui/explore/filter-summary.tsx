import { Info } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ExploreSection } from '../../application/filters/explore-section';
import { countOf, formatCount } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { late } from '../kit/layout/late';
import { Text } from '../kit/layout/stack';
import type { ExploreParts } from './explore-notes';
import styles from './filter-summary.module.scss';

interface Props {
  readonly section: ExploreSection;
  readonly parts: Pick<ExploreParts, 'explore' | 'charts'>;
  /** The count is said only: it stands elsewhere. */
  readonly isSpoken?: boolean;
}

/** Its library of tooltips is 19 kB, and not needed for the first view. */
const InfoTip = late(async () => (await import('../kit/overlays/info-tip')).InfoTip, {
  Fallback: ({ label }) => <Info size={14} strokeWidth={1.75} role="img" aria-label={label} />,
  failure: 'nothing',
});

/** 'x of y topics', why these are not all of the project, and 'Clear all' or 'Restore filters'. */
export const FilterSummary = observer(function FilterSummary({ section, parts, isSpoken = false }: Props) {
  const { explore, charts } = parts;
  const count = explore.canDrawCharts ? charts.countOf(section, explore.filters) : null;
  const leftOut = count === null ? '' : charts.leftOutOf(section, explore.filters);
  const of = section.title === null ? '' : ` of the ${section.title}`;
  const canClear = explore.activeFiltersIn(section).length > 0;
  return (
    <>
      <Text
        type="small"
        tone="muted"
        nowrap
        tabular
        className={isSpoken ? 'visually-hidden' : styles.count}
        role="status"
      >
        {count !== null && `${formatCount(count.shown)} of ${countOf(count.total, section.type)}`}
      </Text>
      {leftOut !== '' && <InfoTip label={leftOut} explanation={leftOut} side="bottom" />}
      {/* One element for both buttons, so that it keeps the focus. */}
      {(canClear || explore.canRestore(section)) && (
        <Button
          variant="quiet"
          size="small"
          className={styles.action}
          aria-label={`${canClear ? 'Clear all' : 'Restore filters'}${of}`}
          onClick={() => (canClear ? explore.clearAll(section) : explore.restore(section))}
        >
          {canClear ? 'Clear all' : 'Restore filters'}
        </Button>
      )}
    </>
  );
});

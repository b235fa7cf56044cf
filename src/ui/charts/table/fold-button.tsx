import { ChevronDown, ChevronRight, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import styles from './cells.module.scss';
import type { TrendGroups } from '../../../application/charts/trend-groups';

interface Props {
  readonly groups: TrendGroups;
}

/** Folds the topics of a trend, and unfolds them. The arrow keys do it from the name, so Tab does not stop here. */
export const FoldButton = observer(function FoldButton({ trend, groups }: Props & { readonly trend: ChartItem }) {
  const isFolded = groups.isFolded(trend);
  const Icon = isFolded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      className={styles.fold}
      tabIndex={-1}
      aria-expanded={!isFolded}
      aria-label={`Topics of ${trend.name}`}
      onClick={() => groups.setFolded(trend, !isFolded)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
});

interface HeadProps extends Props {
  /** Selects all. */
  readonly head: ReactNode;
  /** Room for both. */
  readonly hasBoth: boolean;
}

/** The head of the first column: selects all topics, and folds all trends. */
export function GroupedHead({ head, groups, hasBoth }: HeadProps) {
  if (!hasBoth) return <FoldAllButton groups={groups} />;
  return (
    <span className={styles.heads}>
      {head}
      <FoldAllButton groups={groups} />
    </span>
  );
}

const FoldAllButton = observer(function FoldAllButton({ groups }: Props) {
  const { isAllFolded } = groups;
  const Icon = isAllFolded ? ChevronsUpDown : ChevronsDownUp;
  const words = isAllFolded ? 'Unfold all trends' : 'Fold all trends';
  return (
    <button type="button" className={styles.fold} aria-label={words} title={words} onClick={() => groups.toggleAll()}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
});

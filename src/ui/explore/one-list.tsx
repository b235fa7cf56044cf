import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { ListForm } from '../../domain/filters/view-query';
import type { SowId } from '../../domain/shared/entity-id';
import { useFitting } from '../kit/controls/use-fitting';
import { Box } from '../kit/layout/stack';
import { ChoiceDropdown } from '../kit/overlays/choice-dropdown';
import sections from './chart-section.module.scss';
import { ChartToolbar } from './chart-toolbar';
import { ExploreChart } from './explore-chart';
import { type ExploreParts, QueryNote } from './explore-notes';
import { FilterControls } from './filter-controls';
import { FilterSummary } from './filter-summary';
import { LazyFilterSheet } from './lazy-filter-sheet';
import styles from './one-list.module.scss';

interface Props {
  readonly sow: SowId;
  readonly parts: ExploreParts;
  readonly isPhone: boolean;
}

const FORM_NAMES: Readonly<Record<ListForm, string>> = {
  grouped: 'Topics in trends',
  topics: 'Topics',
  trends: 'Trends',
};

/** The list view of our own charts: the filters of both lists in one row, and one table in the rest of the window. */
export const OneList = observer(function OneList({ sow, parts, isPhone }: Props) {
  const { explore, charts } = parts;
  const { list } = explore.address.view;
  const { state, names } = explore.options.trends;
  const line = useRef<HTMLDivElement>(null);
  useFitting(line, true);
  const hasTrends = state.kind !== 'ready' || names.length > 0;
  const form: ListForm = hasTrends ? list : 'topics';
  const surface = form === 'trends' ? 'trendList' : 'topicList';
  const section = explore.sections.find((each) => each.charts.includes(surface));
  return (
    <div className={styles.root} data-fills={!isPhone || undefined}>
      <Box pad="12 gutter" className={sections.bar}>
        <div ref={line} className={styles.line} data-filters="many">
          <div className={styles.filters}>
            {isPhone && <LazyFilterSheet sow={sow} parts={parts} />}
            {hasTrends && <FormChoice parts={parts} />}
            {!isPhone &&
              explore.sections.map((each) => (
                <div
                  key={each.type}
                  className={styles.set}
                  role="group"
                  aria-label={`Filters of the ${each.title}`}
                  tabIndex={-1}
                >
                  <h2 className={styles.title}>{each.title}</h2>
                  <FilterControls section={each} explore={explore} charts={charts} />
                </div>
              ))}
          </div>
          <div className={styles.tools}>
            {!isPhone &&
              explore.sections.map((each) => (
                <div key={each.type} className={styles.summary}>
                  <FilterSummary section={each} parts={parts} isSpoken />
                </div>
              ))}
            {section !== undefined && <ChartToolbar section={section} parts={parts} />}
          </div>
        </div>
        {explore.sections.map(({ type }) => (
          <QueryNote key={type} explore={explore} type={type} />
        ))}
      </Box>
      <div className={styles.rest}>
        <ExploreChart
          key={surface}
          surface={surface}
          sow={sow}
          parts={parts}
          className={styles.chart}
          {...(form === 'grouped' && { label: 'Trends and their topics' })}
        />
      </div>
    </div>
  );
});

/** What the rows are. */
const FormChoice = observer(function FormChoice({ parts: { explore } }: Pick<Props, 'parts'>) {
  const [isOpen, setOpen] = useState(false);
  const { address } = explore;
  const { list } = address.view;
  return (
    <ChoiceDropdown
      label="List"
      value={FORM_NAMES[list]}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
      onClose={() => setOpen(false)}
      list={{
        options: Object.keys(FORM_NAMES) as ListForm[],
        textOf: (form) => FORM_NAMES[form],
        isSelected: (form) => form === list,
        onPick: (form) => address.setView({ list: form }),
      }}
    />
  );
});

import { observer } from 'mobx-react-lite';
import { useRef, useState, type UIEvent } from 'react';
import type { ListForm } from '../../domain/filters/view-query';
import type { SowId } from '../../domain/shared/entity-id';
import { Segments } from '../kit/controls/segments';
import { useFitting } from '../kit/controls/use-fitting';
import { Box, Row, Text } from '../kit/layout/stack';
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
  trends: 'Trends',
  topics: 'Topics',
  grouped: 'Topics in trends',
};
const FORMS = Object.entries(FORM_NAMES) as (readonly [ListForm, string])[];

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
        <div ref={line} className={styles.line} data-filters="lists">
          <Row gap={8} className={styles.filters}>
            {isPhone && <LazyFilterSheet sow={sow} parts={parts} />}
            {hasTrends && <FormChoice parts={parts} isPhone={isPhone} />}
            {!isPhone &&
              explore.sections.map((each) => (
                <Row
                  gap={8}
                  pad="0 0 0 8"
                  key={each.type}
                  className={styles.set}
                  data-titled
                  role="group"
                  aria-label={`Filters of the ${each.title}`}
                  tabIndex={-1}
                >
                  <Text as="h2" type="control" className={styles.title}>
                    {each.title}
                  </Text>
                  <FilterControls section={each} explore={explore} charts={charts} />
                </Row>
              ))}
          </Row>
          <Row gap={4} className={styles.tools}>
            {!isPhone &&
              explore.sections.map((each) => (
                <div key={each.type} className={styles.summary}>
                  <FilterSummary section={each} parts={parts} isSpoken />
                </div>
              ))}
            {section !== undefined && <ChartToolbar section={section} parts={parts} />}
          </Row>
        </div>
        {explore.sections.map(({ type }) => (
          <QueryNote key={type} explore={explore} type={type} />
        ))}
      </Box>
      <div className={styles.rest} onScrollCapture={giveWindow}>
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

/**
 * Large text on a phone: what stands above the list leaves room for a row or two. It scrolls away with the first scroll of the
 * list, and comes back where the list is at its top.
 */
function giveWindow({ currentTarget, target }: UIEvent<HTMLElement>): void {
  const isLarge = document.documentElement.dataset['enlarged'] !== undefined;
  if (isLarge && target instanceof Element && target.scrollTop > 0) currentTarget.scrollIntoView({ block: 'start' });
}

/** What the rows are: side by side where the line has room for it, else in a menu. */
const FormChoice = observer(function FormChoice({ parts: { explore }, isPhone }: Pick<Props, 'parts' | 'isPhone'>) {
  const [isOpen, setOpen] = useState(false);
  const { address } = explore;
  const { list } = address.view;
  const pick = (form: ListForm): void => address.setView({ list: form });
  return (
    <>
      {!isPhone && (
        <div className={styles.segments}>
          <Segments label="Rows" options={FORMS} value={list} onChange={pick} />
        </div>
      )}
      <div className={styles.menu} data-titled data-alone={isPhone || undefined}>
        <ChoiceDropdown
          label="List"
          value={FORM_NAMES[list]}
          open={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onClose={() => setOpen(false)}
          list={{
            options: FORMS.map(([form]) => form),
            textOf: (form) => FORM_NAMES[form],
            isSelected: (form) => form === list,
            onPick: pick,
          }}
        />
      </div>
    </>
  );
});

import { SlidersHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Sheet } from '../kit/overlays/sheet';
import { UseButtons } from './use-buttons';
import type { ExploreParts } from './explore-notes';
import { FilterControls } from './filter-controls';
import { showWords } from './filter-dropdown';
import styles from './filter-sheet.module.scss';
import { FilterSummary } from './filter-summary';

interface Props {
  readonly sow: SowId;
  readonly parts: ExploreParts;
}

/** 'Show 6 topics'; of two lists 'Show results'. Called in an observer. */
function shownWords({ explore, charts }: ExploreParts): string {
  const [section, ...others] = explore.sections;
  if (section === undefined || others.length > 0) return 'Show results';
  return showWords(charts.countWith(section, explore.filters), section.type);
}

/** On a phone: a button that counts the filters that are set, and opens all filters of the tab in a sheet. */
export const FilterSheet = observer(function FilterSheet({ sow, parts }: Props) {
  const { explore } = parts;
  const [open, setOpen] = useState(false);
  const count = explore.sections.flatMap((section) => explore.activeFiltersIn(section)).length;
  const close = (): void => {
    explore.closeDropdown();
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Filters' : `Filters, ${count} set`}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>Filters</span> {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <Sheet
        open={open}
        title="Filters"
        onClose={close}
        foot={
          <>
            <UseButtons sow={sow} parts={parts} look="outline" />
            <Button onClick={close}>{shownWords(parts)}</Button>
          </>
        }
      >
        {explore.sections.map((section) => (
          <Stack
            gap={12}
            key={section.charts.join()}
            className={styles.section}
            role="group"
            aria-label={section.title ?? 'Filters'}
            tabIndex={-1}
          >
            {section.title !== null && (
              <Text as="h3" type="section">
                {section.title}
              </Text>
            )}
            <FilterControls section={section} explore={explore} charts={parts.charts} inline />
            <Row justify="between" className={styles.summary}>
              <FilterSummary section={section} parts={parts} />
            </Row>
          </Stack>
        ))}
      </Sheet>
    </>
  );
});

import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { formatCount } from '../../domain/shared/figures';
import type { SignalType } from '../../domain/topic/quadrant';
import { Button } from '../kit/controls/button';
import { Tabs } from '../kit/controls/tabs';
import { downloadCsv } from '../kit/files/download-csv';
import { Box } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { MovedTable } from './moved-table';
import styles from './discoveries.module.scss';

interface Props {
  readonly view: DataRefresh;
  /** Such as 'Sep 2025' and 'Sep 2026'. */
  readonly before: string;
  readonly now: string;
  readonly isPhone: boolean;
}

/** The topics and the trends that moved, as a table of each, and as CSV. */
export const WhatMovedSection = observer(function WhatMovedSection({ view, before, now, isPhone }: Props) {
  const [chosen, setChosen] = useState<SignalType>('topic');
  const lists = { topic: view.topics, trend: view.trends };
  const types = (['topic', 'trend'] as const).filter((type) => (lists[type]?.moved ?? 0) > 0);
  const type = types.includes(chosen) ? chosen : types[0];
  const moved = type === undefined ? null : lists[type];
  if (type === undefined || moved === null) return null;
  const exportCsv = (): void => {
    const { name, rows } = view.exportSheet(type);
    downloadCsv(rows, name);
  };
  return (
    <Box as="section" above={48} pad="24 gutter 0 0" className={styles.section} aria-labelledby="what-moved">
      <Tabs
        label="What moved"
        variant="pills"
        tabs={types}
        labelOf={(each) => `${each === 'topic' ? 'Topics' : 'Trends'} ${formatCount(lists[each]?.moved ?? 0)}`}
        active={type}
        onPick={setChosen}
        rowClassName={styles.tabs}
        heading={
          <div className={styles.words}>
            <Text as="h3" id="what-moved" type="shift">
              What moved
            </Text>
            <Text above={8} below={8} tone="muted">
              {isPhone
                ? `Ring: ${before}, dot: ${now}.`
                : `From ${before} (ring) to ${now} (dot), the largest move first.`}
            </Text>
          </div>
        }
        trailing={
          <Button variant="quiet" size="small" onClick={exportCsv}>
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            CSV
          </Button>
        }
      >
        <MovedTable key={type} view={view} type={type} moved={moved} isPhone={isPhone} />
      </Tabs>
    </Box>
  );
});

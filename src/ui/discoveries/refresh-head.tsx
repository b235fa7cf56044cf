import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import { ButtonLink } from '../kit/controls/button-link';
import { Box, Stack } from '../kit/layout/stack';
import { MovementMapFigure } from './movement-map';
import { RefreshFacts } from './refresh-facts';
import styles from './refresh-head.module.scss';

interface Props {
  readonly view: DataRefresh;
  readonly sow: SowId;
  /** Such as 'Sep 2026'; null: unknown. */
  readonly date: string | null;
}

/** The title and the date; where there is previous data, three numbers and the map of what moved. */
export const RefreshHead = observer(function RefreshHead({ view, sow, date }: Props) {
  const { topics, newTrends, previousDate } = view;
  const changed = view.hasChanged ? topics : null;
  return (
    <Box as="header" pad="0 gutter 0 0" className={styles.head}>
      <Stack gap={8} align="start">
        <Box below={12}>
          <ButtonLink to={paths.data(sow)} variant="outline" size="small">
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            Back
          </ButtonLink>
        </Box>
        <h2 className={styles.heading}>Key updates to guide your next move</h2>
        <p className={styles.updated}>
          {date !== null && `Your data was updated on ${date}`}
          {date !== null && topics !== null && previousDate !== null && <span>, compared with {previousDate}</span>}
        </p>
        {changed !== null && <RefreshFacts topics={changed} newTrends={newTrends} />}
      </Stack>
      {changed !== null && (
        <MovementMapFigure
          view={view}
          moved={changed}
          mapPath={`${paths.data(sow)}?tab=opportunityMap&show=movement`}
        />
      )}
    </Box>
  );
});

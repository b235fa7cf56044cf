import { observer } from 'mobx-react-lite';
import { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import { ReviewAddress } from '../../application/worklist/review-address';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { tallyWords } from '../../domain/worklist/coverage';
import { countOf } from '../../domain/shared/figures';
import { useResolved } from '../di/resolver';
import { LoadFailure } from '../kit/layout/load-failure';
import { SpinnerPage } from '../kit/layout/spinner';
import { Box, Row, Text } from '../kit/layout/stack';
import { SetNotes } from '../screens/set-notes';
import { NothingToReview } from '../worklist/nothing-to-review';
import styles from './coverage.module.scss';
import { CoverageTable } from './coverage-table';
import { CoverageMark } from './topic-marks';

/** The coverage tab of the review screen: how much of each shift and quadrant is decided. */
export const CoverageTab = observer(function CoverageTab() {
  const view = useResolved(CoverageViewModel);
  const address = useResolved(ReviewAddress);
  const { topics } = useResolved(ProjectSignalsStore);
  if (topics.state.kind === 'failed') {
    return <LoadFailure what="the topics" onRetry={() => void topics.reload()} />;
  }
  if (topics.value === null) return <SpinnerPage />;
  const { total, outside } = view.coverage;
  if (total.all === 0) return <NothingToReview address={address} />;
  return (
    <Box pad="12 gutter page">
      <Text as="h2" type="shift" pad="8 0" className={styles.total}>
        {tallyWords(total)}.
      </Text>
      <CoverageTable view={view} />
      <SetNotes topics={view.reviewed.passing} />
      {/* Below the table, which a line for the team, that is loaded last, would move. */}
      <Row as="p" gap="4 16" wrap pad="16 0 0" type="caption" tone="muted">
        <CoverageMark as="decided">decided</CoverageMark>
        <CoverageMark as="important">Important</CoverageMark>
        <CoverageMark as="open">undecided</CoverageMark>
        {view.hasTeam && <CoverageMark as="colleague">a colleague has decided</CoverageMark>}
        <Row as="span" gap={8} className={styles.shades}>
          Shade: share decided
          <i aria-hidden="true" />
        </Row>
      </Row>
      <Text type="caption" tone="muted" pad="16 0 0">
        {outside > 0 && `${countOf(outside, 'topic')} without a shift or a quadrant, in the totals only. `}
        {view.reviewed.leftOut} A cell opens Review with its filters.
      </Text>
    </Box>
  );
});

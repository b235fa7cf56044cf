import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import { ReviewAddress } from '../../application/review/review-address';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { downloadCsv } from '../kit/files/download-csv';
import { LoadFailure } from '../kit/layout/load-failure';
import { SpinnerPage } from '../kit/layout/spinner';
import { Box } from '../kit/layout/stack';
import { NothingToReview } from '../review/nothing-to-review';
import { CoverageKey } from './coverage-key';
import styles from './coverage-tab.module.scss';
import { CoverageTable } from './coverage-table';
import { OutsideTopics } from './outside-topics';

/** The coverage tab of the review screen: how much of each shift and quadrant is decided. */
export const CoverageTab = observer(function CoverageTab() {
  const view = useResolved(CoverageViewModel);
  const address = useResolved(ReviewAddress);
  const { topics } = useResolved(ProjectSignalsStore);
  if (topics.state.kind === 'failed') {
    return <LoadFailure what="the topics" onRetry={() => void topics.reload()} />;
  }
  if (topics.value === null) return <SpinnerPage />;
  if (view.topics.length === 0) return <NothingToReview address={address} />;
  const exportCsv = (): void => {
    const { name, rows } = view.exportSheet();
    downloadCsv(rows, name);
  };
  return (
    <Box pad="12 gutter page">
      <div className={styles.head}>
        <h2 className={styles.sentences}>
          {view.sentences.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h2>
        <Button variant="quiet" size="small" className={styles.csv} onClick={exportCsv}>
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
          CSV
        </Button>
        <div className={styles.key}>
          <CoverageKey hasTeam={view.hasTeam} />
        </div>
      </div>
      <CoverageTable view={view} />
      <OutsideTopics view={view} />
    </Box>
  );
});

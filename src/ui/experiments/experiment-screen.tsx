import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ExperimentViewModel } from '../../application/experiments/experiment.view-model';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { entityId, type ExperimentId } from '../../domain/shared/entity-id';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/button';
import { LoadFailure } from '../kit/load-failure';
import { Notice } from '../kit/notice';
import { Spinner } from '../kit/spinner';
import styles from './experiment-screen.module.scss';

/** What an experiment's page may do. Not allow-same-origin: it must never reach into the product. */
const SANDBOX = 'allow-scripts allow-forms allow-popups';

/** /sow/{sowId}/experiments/{experimentId}: a full-height frame (specification, section 2). */
export const ExperimentScreen = observer(function ExperimentScreen() {
  const experiment = useResolved(ExperimentViewModel);
  const workspace = useResolved(WorkspaceStore);
  const { experimentId = '' } = useParams();
  const id: ExperimentId = entityId(experimentId);

  useEffect(() => {
    experiment.open(id);
    return () => experiment.close();
  }, [experiment, id]);

  const title = workspace.features.experiments.find((known) => known.id === id)?.name ?? 'Experiment';
  const address = experiment.framedAddress;
  const { kind } = experiment.address.state;
  return (
    <section className={styles.screen} aria-label={title}>
      {kind === 'failed' && <LoadFailure what={title} onRetry={experiment.retry} />}
      {experiment.isRefused && (
        <Notice tone="warning" title="This experiment cannot be shown.">
          Its address is not a web address that may be opened here.
        </Notice>
      )}
      {experiment.frame === 'late' && address !== null && (
        <div className={styles.late}>
          <Notice tone="warning" title="The page does not answer.">
            It may be down, or may not allow to be shown inside another page.
          </Notice>
          <div className={styles.actions}>
            <Button variant="outline" size="small" onClick={experiment.retry}>
              Try again
            </Button>
            <a className={styles.away} href={address} target="_blank" rel="noopener noreferrer">
              Open in a new tab
            </a>
          </div>
        </div>
      )}
      {experiment.frame === 'loading' && kind !== 'failed' && !experiment.isRefused && (
        <div className={styles.waiting}>
          <Spinner size={28} />
        </div>
      )}
      {address !== null && experiment.frame !== 'late' && (
        <iframe
          key={address}
          className={styles.frame}
          data-loaded={experiment.frame === 'loaded'}
          title={title}
          src={address}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          onLoad={experiment.frameLoaded}
        />
      )}
    </section>
  );
});

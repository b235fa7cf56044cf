import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ExperimentViewModel } from '../../application/experiments/experiment.view-model';
import { Button } from '../kit/button';
import { LoadFailure } from '../kit/load-failure';
import { Notice } from '../kit/notice';
import { Spinner } from '../kit/spinner';
import styles from './experiment-view.module.scss';

/** What an experiment's page may do. Not allow-same-origin: it must never reach into the product. */
const SANDBOX = 'allow-scripts allow-forms allow-popups';

interface Props {
  readonly experiment: ExperimentViewModel;
  readonly name: string;
}

/** A full-height frame with the experiment's page, or an honest word on why it is not there. */
export const ExperimentView = observer(function ExperimentView({ experiment, name }: Props) {
  const { state } = experiment;
  return (
    <section className={styles.screen} aria-label={name}>
      {state.kind === 'failed' && (
        <Middle>
          <LoadFailure what={name} onRetry={experiment.retry} />
        </Middle>
      )}
      {state.kind === 'refused' && (
        <Middle>
          <Notice tone="warning" title="This experiment cannot be shown.">
            Its address is not a web address that may be opened here.
          </Notice>
        </Middle>
      )}
      {state.kind === 'late' && (
        <Middle>
          <Notice tone="warning" title="This page does not answer.">
            It may be down, or it may not allow to be shown inside another page.
          </Notice>
          <div className={styles.actions}>
            <Button size="small" onClick={experiment.retry}>
              Try again
            </Button>
            <a className={styles.away} href={state.address} target="_blank" rel="noopener noreferrer">
              Open in a new tab
            </a>
          </div>
        </Middle>
      )}
      {(state.kind === 'waiting' || (state.kind === 'framed' && !state.isLoaded)) && (
        <Middle>
          <Spinner size={28} />
        </Middle>
      )}
      {state.kind === 'framed' && (
        <iframe
          key={state.address}
          className={styles.frame}
          data-loaded={state.isLoaded}
          title={name}
          src={state.address}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          onLoad={experiment.frameLoaded}
        />
      )}
    </section>
  );
});

function Middle({ children }: { children: ReactNode }) {
  return <div className={styles.middle}>{children}</div>;
}
